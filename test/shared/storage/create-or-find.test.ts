import { expect, it } from 'vitest';
import { ApiError } from '../../../shared/domain/api-error.ts';
import { createOrFind } from '../../../shared/storage/create-or-find.ts';

const taken = new ApiError('external_id_taken');

/** Finds these in turn, and creates or fails. */
function ways(found: (string | undefined)[], creating: string | Error) {
  let creations = 0;
  const create = async () => {
    creations++;
    if (creating instanceof Error) throw creating;
    return creating;
  };
  const find = async () => found.shift();
  return { ways: { find, create }, count: () => creations };
}

it('a resource that exists is found, and none is created', async () => {
  const { ways: both, count } = ways(['known'], 'new');
  expect(await createOrFind(both)).toEqual({ resource: 'known', isNew: false });
  expect(count()).toBe(0);
});

it('one that does not exist is created', async () => {
  expect(await createOrFind(ways([undefined], 'new').ways)).toEqual({ resource: 'new', isNew: true });
});

it('one that another request created meanwhile is found', async () => {
  expect(await createOrFind(ways([undefined, 'other'], taken).ways)).toEqual({
    resource: 'other',
    isNew: false,
  });
});

it('one that was erased meanwhile is for the next attempt; any other failure is passed on', async () => {
  const erased = createOrFind(ways([undefined, undefined], taken).ways);
  await expect(erased).rejects.toMatchObject({ code: 'service_unavailable' });
  for (const error of [new ApiError('conflict'), new Error('broken')])
    await expect(createOrFind(ways([undefined, 'other'], error).ways)).rejects.toBe(error);
});
