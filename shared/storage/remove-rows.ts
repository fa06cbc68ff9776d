import type { Index, Key } from './row.ts';
import { rowsIn } from './rows-in.ts';
import type { Table } from './table.ts';

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

/** Removes every row of a partition; answers how many. */
export async function removePartition(table: Table, pk: string, index?: Index): Promise<number> {
  const keys: Key[] = [];
  for await (const { pk: itsPk, sk } of rowsIn(table, pk, index)) keys.push({ pk: itsPk, sk });
  return removeRows(table, keys);
}
