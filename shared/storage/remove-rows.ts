import { retryOnConflict } from './retry-on-conflict.ts';
import { ConditionFailed, type Index, type Item, type Key, type Write } from './row.ts';
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

/**
 * Removes a resource with the rows beside it in one transaction, with the writes that tell of it. `rowsOf` names its own row first.
 * That is held to the version that is read here, and the others are removed whether they are there or not: a writer that holds
 * the same version comes too late, and after one that was first all is read again. Answers how many were there.
 */
export const removeTogether = <Data>(
  table: Table,
  known: Data,
  rowsOf: (data: Data) => Key[],
  telling: Write[] = [],
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
    await table.commit([main, ...others.map((remove): Write => ({ remove })), ...telling]);
    return found.length + 1;
  });

/** Replaces a row that was read, unless somebody removed it since. */
export async function replaceRow(table: Table, row: Item): Promise<void> {
  try {
    await table.commit([{ put: row, when: { exists: true }, cheap: true }]);
  } catch (error) {
    if (!(error instanceof ConditionFailed)) throw error;
  }
}

/** Removes every row of a partition; answers how many. */
export async function removePartition(table: Table, pk: string, index?: Index): Promise<number> {
  const keys: Key[] = [];
  for await (const { pk: itsPk, sk } of rowsIn(table, pk, index)) keys.push({ pk: itsPk, sk });
  return removeRows(table, keys);
}
