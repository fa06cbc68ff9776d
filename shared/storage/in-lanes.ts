/** Enough to hide the table's answering time, few enough that writers of one row seldom meet. */
const lanes = 8;

/** Does the work for every item, eight at a time, and answers in the order of the items. */
export async function inLanes<T, Result>(
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
