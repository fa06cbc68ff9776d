import { describe, expect, it } from 'vitest';
import { gather } from '../../../shared/storage/gather.ts';

/** A work that a test ends; it doubles what it gets. */
function heldWork() {
  const asked: number[][] = [];
  const ends: ((error?: Error) => void)[] = [];
  const work = (items: number[]) => {
    asked.push(items);
    return new Promise<number[]>((resolve, reject) => {
      ends.push((error) => (error ? reject(error) : resolve(items.map((item) => item * 2))));
    });
  };
  return { asked, ends, work };
}
const turn = () => new Promise((resolve) => setImmediate(resolve));

describe('calls of one turn', () => {
  it('are one work, whose results go to each in its order', async () => {
    const { asked, ends, work } = heldWork();
    const call = gather(work);
    const results = Promise.all([call(1), call(2), call(3)]);
    await turn();
    expect(asked).toEqual([[1, 2, 3]]);
    ends[0]?.();
    expect(await results).toEqual([2, 4, 6]);
  });

  it('that come during a work wait for it, and are the next one together', async () => {
    const { asked, ends, work } = heldWork();
    const call = gather(work);
    const first = call(1);
    await turn();
    const next = Promise.all([call(2), call(3)]);
    await turn();
    expect(asked).toEqual([[1]]);
    ends[0]?.();
    expect(await first).toBe(2);
    await turn();
    expect(asked).toEqual([[1], [2, 3]]);
    ends[1]?.();
    expect(await next).toEqual([4, 6]);
  });

  it('of different keys do not wait for each other', async () => {
    const { asked, ends, work } = heldWork();
    const call = gather(work, (item) => String(item % 2));
    const results = Promise.all([call(1), call(2), call(3)]);
    await turn();
    expect(asked).toEqual([[1, 3], [2]]);
    for (const end of ends) end();
    expect(await results).toEqual([2, 4, 6]);
  });
});

describe('a work that fails', () => {
  it('fails for each of its calls, and not for the next', async () => {
    const { ends, work, asked } = heldWork();
    const call = gather(work);
    const failed = Promise.allSettled([call(1), call(2)]);
    await turn();
    ends[0]?.(new Error('no connection'));
    expect((await failed).map(({ status }) => status)).toEqual(['rejected', 'rejected']);
    const again = call(3);
    await turn();
    expect(asked.at(-1)).toEqual([3]);
    ends[1]?.();
    expect(await again).toBe(6);
  });
});
