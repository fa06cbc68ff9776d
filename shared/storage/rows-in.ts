import type { Index, Item } from './row.ts';
import type { Table } from './table.ts';

/** Every row of a partition, in pages. Rows may be removed while they are read. */
export async function* rowsIn<Data>(table: Table, pk: string, index?: Index): AsyncGenerator<Item<Data>> {
  let from = ' ';
  for (;;) {
    const rows = await table.query<Data>({ pk, index, from, to: '~', ascending: true, limit: 200 });
    yield* rows;
    const last = rows.at(-1);
    if (!last || rows.length < 200) return;
    const sortKey = index ? last[`${index}sk`] : last.sk;
    from = `${sortKey}\u0000`;
  }
}
