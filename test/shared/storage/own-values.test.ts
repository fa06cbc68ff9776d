import { beforeAll, describe, expect, it } from 'vitest';
import { undoKey } from '../../../shared/storage/keys.ts';
import { withoutMergedValues } from '../../../shared/storage/own-values.ts';
import type { Backend } from '../../support/backend.ts';
import { inOneLine } from '../../support/contact-shapes.ts';
import { sharedBackend } from '../../support/shared-backend.ts';
import { mergingDesk } from './support/merging-desk.ts';

let backend: Backend;
beforeAll(async () => {
  backend = await sharedBackend();
});

/** A host, and what a copy of it has. */
async function copying(fields: object) {
  const desk = await mergingDesk(backend);
  const host = await desk.add(fields);
  let reads = 0;
  const getMany: typeof backend.table.getMany = (...asked) => {
    reads++;
    return backend.table.getMany(...asked);
  };
  return {
    ...desk,
    host,
    reads: () => reads,
    own: async () =>
      withoutMergedValues({ ...backend.table, getMany }, desk.organizationId, await desk.get(host)),
  };
}

describe('a copy', () => {
  it('of a candidate without merges is the candidate, and costs no read', async () => {
    const { own, get, host, reads } = await copying({ phone: '1' });
    expect(await own()).toEqual(await get(host));
    expect(reads()).toBe(0);
  });

  it('has none of the values of several merges, also of those that hid others', async () => {
    const { own, add, merge, get, host } = await copying({ tags: ['own'] });
    const first = await add({ location: inOneLine('Delft'), tags: ['one'], phone: '1' });
    const second = await add({ location: inOneLine('Oslo'), links: ['https://two.example/'], phone: '2' });
    await merge(host, first);
    await merge(host, second);
    expect(await get(host)).toMatchObject({ phone: '1', other_phones: ['2'], tags: ['own', 'one'] });
    expect(await own()).toMatchObject({
      ...{ phone: null, other_phones: [], location: null, links: [], tags: ['own'] },
    });
  });

  it('has no value of a candidate that was merged into a merged one', async () => {
    const { own, add, merge, host } = await copying({});
    const [outer, inner] = [
      await add({ location: inOneLine('Delft') }),
      await add({ phone: '2', tags: ['inner'] }),
    ];
    await merge(outer, inner);
    await merge(host, outer);
    expect(await own()).toMatchObject({ phone: null, location: null, tags: [] });
  });

  it('keeps the values of a merge that can no longer be undone', async () => {
    const { own, add, merge, get, host, organizationId } = await copying({});
    const [old, young] = [await add({ location: inOneLine('Delft') }), await add({ phone: '2' })];
    for (const id of [old, young]) await merge(host, id);
    await backend.table.commit([{ remove: undoKey(organizationId, old) }]);
    expect(await own()).toMatchObject({ location: inOneLine('Delft'), phone: null });
    await backend.table.commit([{ remove: undoKey(organizationId, young) }]);
    expect(await own()).toEqual(await get(host));
  });

  it('has the e-mail addresses of the candidate alone', async () => {
    const { own, add, merge, host } = await copying({ email: `${crypto.randomUUID()}@own.example` });
    const email = `${crypto.randomUUID()}@other.example`;
    await merge(host, await add({ email }));
    const { other_emails } = await own();
    expect(other_emails).toEqual([]);
  });
});
