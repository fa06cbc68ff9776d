import { describe, expect, it } from 'vitest';
import { mapConcurrently, mapConcurrentlyByGroup } from '../../../shared/storage/map-concurrently.ts';

const numbers = Array.from({ length: 30 }, (_, n) => n);

/** A work that takes a turn of the event loop, and the most of it that ran at once, also for one group. */
function countedWork(groupOf: (n: number) => number = () => 0) {
  const running = new Map<number, number>();
  const most = { all: 0, group: 0 };
  const work = async (n: number) => {
    const group = groupOf(n);
    running.set(group, (running.get(group) ?? 0) + 1);
    most.all = Math.max(
      most.all,
      [...running.values()].reduce((sum, count) => sum + count, 0),
    );
    most.group = Math.max(most.group, running.get(group) ?? 0);
    await new Promise((resolve) => setImmediate(resolve));
    running.set(group, (running.get(group) ?? 0) - 1);
    return n * 2;
  };
  return { work, most };
}

describe('work on many items', () => {
  it('runs eight at a time, and its results are in the order of the items', async () => {
    const { work, most } = countedWork();
    expect(await mapConcurrently(numbers, work)).toEqual(numbers.map((n) => n * 2));
    expect(most.all).toBe(8);
    expect(await mapConcurrently([], work)).toEqual([]);
  });

  it('of one group runs one after the other, of several at once', async () => {
    const groupOf = (n: number) => n % 3;
    const { work, most } = countedWork(groupOf);
    expect(await mapConcurrentlyByGroup(numbers, groupOf, work)).toEqual(numbers.map((n) => n * 2));
    expect(most).toEqual({ all: 3, group: 1 });
  });

  it('fails with the first failure', async () => {
    const failing = mapConcurrently(numbers, async (n) => {
      if (n === 3) throw new Error('no connection');
      return n;
    });
    await expect(failing).rejects.toThrow('no connection');
  });
});
