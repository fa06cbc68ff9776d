/** Enough to hide the table's answering time, few enough that writers of one row seldom meet. */
const lanes = 8;

/** Does the work for every item, eight at a time, and answers in the order of the items. */
export async function mapConcurrently<T, Result>(
  items: readonly T[],
  work: (item: T) => Promise<Result>,
): Promise<Result[]> {
  const results: Result[] = [];
  const waiting = items.entries();
  const lane = async () => {
    for (const [index, item] of waiting) results[index] = await work(item);
  };
  await Promise.all(Array.from({ length: lanes }, lane));
  return results;
}

/** As {@link mapConcurrently}, but items of one group one after the other: work that changes one row would be in its own way. */
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
