import type { Index, Item } from './row.ts';
import type { Table } from './table.ts';

/** Every row of a partition, in pages. Rows may be removed while they are read. */
export const rowsIn = <Data>(table: Table, pk: string, index?: Index): AsyncGenerator<Item<Data>> =>
  rowsBetween<Data>(table, { pk, from: ' ', to: '~' }, index);

/** Like {@link rowsIn}, for a range of sort keys, both ends inclusive. */
export async function* rowsBetween<Data>(
  table: Table,
  range: { pk: string; from: string; to: string },
  index?: Index,
): AsyncGenerator<Item<Data>> {
  let { from } = range;
  while (from <= range.to) {
    // A megabyte at a time: rows may have 400 KB each.
    const query = { ...range, from, index, ascending: true, limit: 200 };
    const { rows, isCut } = await table.queryWithin<Data>(query, 1);
    yield* rows;
    const last = rows.at(-1);
    if (!last || (rows.length < 200 && !isCut)) return;
    const sortKey = index ? last[`${index}sk`] : last.sk;
    from = `${sortKey}\u0000`;
  }
}
