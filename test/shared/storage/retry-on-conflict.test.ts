import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { oncePerId } from '../../../shared/storage/once-per-id.ts';
import { retryOnConflict } from '../../../shared/storage/retry-on-conflict.ts';
import { ConditionFailed } from '../../../shared/storage/row.ts';

beforeEach(() => {
  vi.spyOn(Math, 'random').mockReturnValue(0);
});
afterEach(() => {
  vi.restoreAllMocks();
});

const conflict = new ConditionFailed(0, undefined);
/** An attempt that fails so many times. */
function failing(times: number, error: Error = conflict) {
  let attempts = 0;
  const attempt = async () => {
    if (attempts++ < times) throw error;
    return 'done';
  };
  return { attempt, count: () => attempts };
}

it('an attempt is repeated up to eight times after a conflict', async () => {
  const won = failing(8);
  expect(await retryOnConflict(won.attempt)).toBe('done');
  expect(won.count()).toBe(9);
  const lost = failing(9);
  await expect(retryOnConflict(lost.attempt)).rejects.toBe(conflict);
  expect(lost.count()).toBe(9);
});

it('an attempt is not repeated after another failure', async () => {
  const { attempt, count } = failing(1, new Error('broken'));
  await expect(retryOnConflict(attempt)).rejects.toThrow('broken');
  expect(count()).toBe(1);
});

it('the work of an id is done once, and again only after a failure', async () => {
  const done: string[] = [];
  let isBroken = true;
  const work = oncePerId(async (id) => {
    done.push(id);
    if (isBroken) throw new Error('broken');
  });
  await expect(work('a')).rejects.toThrow('broken');
  isBroken = false;
  for (const id of ['a', 'b', 'a', 'b']) await work(id);
  expect(done).toEqual(['a', 'a', 'b']);
});
