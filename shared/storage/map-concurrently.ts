import { allEnded } from './all-ended.ts';

/** Enough to hide the table's latency, few enough that writers of one row rarely conflict. */
const lanes = 8;

/** Does the work for every item, eight at a time, and returns the results in the order of the items. Fails when all has ended. */
export async function mapConcurrently<T, Result>(
  items: readonly T[],
  work: (item: T) => Promise<Result>,
): Promise<Result[]> {
  const results: Result[] = [];
  const waiting = items.entries();
  const lane = async () => {
    for (const [index, item] of waiting) results[index] = await work(item);
  };
  await allEnded(Array.from({ length: lanes }, lane));
  return results;
}

/**
 * As {@link mapConcurrently}, but the items of one group run one after the other, because work on the same row would
 * conflict.
 */
export async function mapConcurrentlyByGroup<T, Result>(
  items: readonly T[],
  groupOf: (item: T, index: number) => unknown,
  work: (item: T) => Promise<Result>,
): Promise<Result[]> {
  const results: Result[] = [];
  const groups = Map.groupBy(items.entries(), ([index, item]) => groupOf(item, index));
  await mapConcurrently([...groups.values()], async (group) => {
    for (const [index, item] of group) results[index] = await work(item);
  });
  return results;
}
