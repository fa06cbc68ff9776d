import { expect, it } from 'vitest';
import { allEnded } from '../../../shared/storage/all-ended.ts';

it('returns the results in the order of the promises', async () => {
  expect(await allEnded([Promise.resolve(1), 'two', Promise.resolve(null)])).toEqual([1, 'two', null]);
});

it('fails with the first failure, after the slowest has ended', async () => {
  const slow = Promise.withResolvers<void>();
  const ended: string[] = [];
  const all = allEnded([
    Promise.reject(new Error('the first')),
    slow.promise.then(() => void ended.push('slow')),
    slow.promise.then(() => Promise.reject(new Error('a later one'))),
  ]).catch(({ message }: Error) => void ended.push(message));
  await new Promise(setImmediate);
  expect(ended).toEqual([]);
  slow.resolve();
  await all;
  expect(ended).toEqual(['slow', 'the first']);
});
