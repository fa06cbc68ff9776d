import type { Index, Key, Write } from './row.ts';
import { rowsIn } from './rows-in.ts';
import type { Table } from './table.ts';
import { untilFresh } from './until-fresh.ts';

/** As many as one transaction takes, with room to spare. */
const batchSize = 50;

/** Removes rows; answers how many of them were there. */
export async function removeRows(table: Table, keys: Key[]): Promise<number> {
  let removed = 0;
  for (let start = 0; start < keys.length; start += batchSize) {
    const batch = keys.slice(start, start + batchSize).map(({ pk, sk }) => ({ pk, sk }));
    const found = (await table.getMany(batch)).filter((row) => row !== undefined);
    if (found.length > 0) await table.commit(found.map(({ pk, sk }) => ({ remove: { pk, sk } })));
    removed += found.length;
  }
  return removed;
}

/** Removes a few rows and tells of it in one transaction, once, whoever else removes them; answers how many of them were there. */
export const removeAndTell = (table: Table, keys: Key[], telling: Write): Promise<number> =>
  untilFresh(async () => {
    const found = (await table.getMany(keys)).filter((row) => row !== undefined);
    const removals = found.map(({ pk, sk }) => ({ remove: { pk, sk }, when: { exists: true as const } }));
    if (found.length > 0) await table.commit([...removals, telling]);
    return found.length;
  });

/** Removes every row of a partition; answers how many. */
export async function removePartition(table: Table, pk: string, index?: Index): Promise<number> {
  const keys: Key[] = [];
  for await (const { pk: itsPk, sk } of rowsIn(table, pk, index)) keys.push({ pk: itsPk, sk });
  return removeRows(table, keys);
}
