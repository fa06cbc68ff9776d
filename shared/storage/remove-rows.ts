import { retryOnConflict } from './retry-on-conflict.ts';
import { ConditionFailed, type Index, type Item, type Key, type Write } from './row.ts';
import { rowsIn } from './rows-in.ts';
import type { Table } from './table.ts';

/** Below the limit of one transaction. */
const batchSize = 50;

/** Removes rows; returns how many of them existed. */
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

/**
 * Removes a resource and its related rows in one transaction, with the writes `beside` it: its events and its tombstone. The first key of `rowsOf`
 * is the resource's own row, which must have the version that is read here; the other rows are removed whether or not
 * they exist. A writer that read the same version therefore fails, and if it was first, everything is read again.
 * Returns how many rows existed.
 */
export const removeTogether = <Data>(
  table: Table,
  known: Data,
  rowsOf: (data: Data) => Key[],
  beside: (data: Data) => Write[] = () => [],
): Promise<number> =>
  retryOnConflict(async () => {
    const own = await table.get<Data>(rowsOf(known)[0] as Key);
    if (!own) return 0;
    const others = rowsOf(own.data).slice(1);
    const found = others.length === 0 ? [] : (await table.getMany(others)).filter(Boolean);
    const main: Write = {
      remove: { pk: own.pk, sk: own.sk },
      when: own.version === undefined ? { exists: true } : { version: own.version },
    };
    await table.commit([main, ...others.map((remove): Write => ({ remove })), ...beside(own.data)]);
    return found.length + 1;
  });

/** Replaces a row that was read, unless it was removed since. */
export async function replaceRow(table: Table, row: Item): Promise<void> {
  try {
    await table.commit([{ put: row, when: { exists: true }, cheap: true }]);
  } catch (error) {
    if (!(error instanceof ConditionFailed)) throw error;
  }
}

/** Removes every row of a partition; returns how many. */
export async function removePartition(table: Table, pk: string, index?: Index): Promise<number> {
  const keys: Key[] = [];
  for await (const { pk: itsPk, sk } of rowsIn(table, pk, index)) keys.push({ pk: itsPk, sk });
  return removeRows(table, keys);
}
