import type { Item, RangeQuery, ReadRows } from '../../../../shared/storage/row.ts';

/** Rows in memory, read as the table reads them; `cutAfter` ends each query after that many. */
export function rowsInMemory(rows: Item[], cutAfter = Number.POSITIVE_INFINITY) {
  const asked: RangeQuery[] = [];
  async function queryWithin<Data>(range: RangeQuery): Promise<ReadRows<Data>> {
    asked.push(range);
    const names = range.index ? ([`${range.index}pk`, `${range.index}sk`] as const) : (['pk', 'sk'] as const);
    const sortOf = (row: Item) => row[names[1]] ?? '';
    const inRange = rows
      .filter((row) => row[names[0]] === range.pk && sortOf(row) >= range.from && sortOf(row) <= range.to)
      .sort((one, other) => (sortOf(one) < sortOf(other) === range.ascending ? -1 : 1));
    const found = inRange.slice(0, Math.min(range.limit, cutAfter)) as Item<Data>[];
    const isCut = found.length < Math.min(range.limit, inRange.length);
    return { rows: found, isCut, megabytes: isCut ? 1 : 0 };
  }
  return { queryWithin, asked };
}
