/** Pages of lists over one partition, and over partitions of months and days. */
import { describe, expect, it } from 'vitest';
import { idSource } from '../../../shared/domain/ids.ts';
import { type ListSource, listPage, type PageRequest } from '../../../shared/storage/list-page.ts';
import { rowsInMemory } from './support/rows-in-memory.ts';

const now = new Date('2026-11-23T12:00:00.000Z');
const scanAt = (at: string) => idSource(new Date(at))('scan');
const rowOf = (pk: string, id: string) => ({ pk, sk: id, data: { id } });
const monthOf = (at: string) => at.slice(0, 7);
const since = new Date('2025-12-15T00:00:00.000Z');
const byMonth: ListSource = { kind: 'scan', partition: (month) => month, since };

type Source = Partial<ListSource>;
type Asked = Partial<PageRequest>;
/** A list with a row at each of these instants, the oldest first. */
function listing(
  instants: string[],
  { each, partition = byMonth.partition, ...more }: Source = {},
  cutAfter?: number,
) {
  const ids = instants.map(scanAt);
  const nameOf = (at: string) =>
    typeof partition === 'string'
      ? partition
      : partition(each === 'day' ? at.slice(0, 10).replaceAll('-', '') : monthOf(at));
  const rows = rowsInMemory(
    instants.map((at, n) => rowOf(nameOf(at), ids[n] ?? '')),
    cutAfter,
  );
  const source = { ...byMonth, each, partition, ...more };
  const page = async (asked: Asked = {}, matches?: (item: { id: string }) => boolean) => {
    const request = { limit: 2, order: 'asc' as const, now, ...asked };
    const { items, next } = await listPage(rows, source, request, matches);
    return { at: items.map(({ id }) => ids.indexOf(id)), next };
  };
  return { ids, page, asked: rows.asked };
}
/** The instants of all pages, by their index. */
async function walk(
  { page }: ReturnType<typeof listing>,
  asked: Asked,
  matches?: (item: { id: string }) => boolean,
) {
  const pages: number[][] = [];
  let position: string | undefined;
  do {
    const found: Awaited<ReturnType<typeof page>> = await page({ ...asked, position }, matches);
    pages.push(found.at);
    position = found.next ?? undefined;
  } while (position !== undefined && pages.length < 50);
  return pages;
}
const spread = [
  '2026-01-31T23:59:59.999Z',
  '2026-02-01T00:00:00.000Z',
  '2026-05-05T05:05:05.005Z',
  '2026-11-23T11:59:00.000Z',
];

describe('a list by month', () => {
  it('goes through all months in either order, and has no page after the last row', async () => {
    const list = listing(spread);
    expect(await walk(list, {})).toEqual([
      [0, 1],
      [2, 3],
    ]);
    expect(await walk(list, { order: 'desc' })).toEqual([
      [3, 2],
      [1, 0],
    ]);
    expect(await walk(list, { limit: 3 })).toEqual([[0, 1, 2], [3]]);
    expect(await walk(list, { limit: 4 })).toEqual([[0, 1, 2, 3]]);
  });

  it('begins in the month of the first instant, and ends in this one', async () => {
    const list = listing(spread, { since: new Date('2026-10-15T00:00:00.000Z') });
    expect((await list.page({ limit: 5 })).at).toEqual([3]);
    expect(list.asked.map(({ pk }) => pk)).toEqual(['2026-10', '2026-11']);
    const descending = listing(spread, { since: new Date('2026-10-15T00:00:00.000Z') });
    await descending.page({ limit: 5, order: 'desc' });
    expect(descending.asked.map(({ pk }) => pk)).toEqual(['2026-11', '2026-10']);
  });

  it('takes instants as bounds, neither of them included', async () => {
    const list = listing(spread);
    const at = (n: number) => new Date(spread[n] ?? '');
    expect((await list.page({ limit: 9, createdAfter: at(0) })).at).toEqual([1, 2, 3]);
    expect((await list.page({ limit: 9, createdBefore: at(2) })).at).toEqual([0, 1]);
    expect((await list.page({ limit: 9, createdAfter: at(2), createdBefore: at(3) })).at).toEqual([]);
    expect((await list.page({ limit: 9, createdAfter: at(3), createdBefore: at(0) })).at).toEqual([]);
    expect((await list.page({ limit: 9, createdBefore: new Date(0) })).at).toEqual([]);
  });

  it('allows for clocks that differ by a minute', async () => {
    const iso = (ms: number) => new Date(now.getTime() + ms).toISOString();
    const late = listing([iso(59_999), iso(60_000)]);
    expect((await late.page()).at).toEqual([0]);
    const start = new Date('2026-11-01T00:00:30.000Z');
    const early = listing(['2026-10-31T23:59:29.999Z', '2026-10-31T23:59:30.000Z'], { since: start });
    expect((await early.page()).at).toEqual([1]);
  });

  it('passes over ten years for a first row, and over two once it has one', async () => {
    const years = (count: number) => new Date(Date.UTC(2026 - count, 10, 23)).toISOString();
    const old = { since: new Date('1990-01-01') };
    const empty = listing([years(9), years(0)], old);
    expect((await walk(empty, { order: 'desc', limit: 1 })).slice(0, 2)).toEqual([[1], [0]]);
    const sparse = listing([years(3), years(0)], old);
    const first = await sparse.page({ order: 'desc', limit: 5 });
    expect([first.at, sparse.asked.length]).toEqual([[1], 24]);
    expect((await sparse.page({ order: 'desc', limit: 5, position: first.next ?? '' })).at).toEqual([0]);
    const none = listing([years(12)], old);
    expect(await none.page({ order: 'desc' })).toMatchObject({ at: [], next: expect.any(String) });
    expect(none.asked).toHaveLength(120);
    expect((await walk(none, { order: 'desc' })).flat()).toEqual([0]);
  });
});

describe('a list by day', () => {
  it('goes through the days, and ends a page after forty once it has a row', async () => {
    const list = listing(
      ['2026-10-01T00:00:00.000Z', '2026-11-22T10:00:00.000Z', '2026-11-23T10:00:00.000Z'],
      {
        each: 'day',
        since: new Date('2026-09-01T00:00:00.000Z'),
      },
    );
    const first = await list.page({ order: 'desc', limit: 5 });
    expect(first.at).toEqual([2, 1]);
    expect(list.asked.map(({ pk }) => pk).slice(0, 2)).toEqual(['20261123', '20261122']);
    expect(list.asked).toHaveLength(40);
    expect((await list.page({ order: 'desc', limit: 5, position: first.next ?? '' })).at).toEqual([0]);
  });
});

describe('a list of one partition', () => {
  const days = Array.from({ length: 8 }, (_, n) => `2026-11-0${n + 1}T00:00:00.000Z`);

  it('is read by its index, with one row more than the page', async () => {
    const rows = listing(days, { partition: 'all' });
    expect((await rows.page({ limit: 3 })).at).toEqual([0, 1, 2]);
    expect(rows.asked).toMatchObject([{ pk: 'all', ascending: true, limit: 4 }]);
    const indexed = listing(days, { partition: 'all', index: 'gsi1' });
    expect((await indexed.page()).at).toEqual([]);
    expect(indexed.asked).toMatchObject([{ index: 'gsi1' }]);
  });

  it('goes on after a query that its size has cut', async () => {
    for (const order of ['asc', 'desc'] as const) {
      const all = order === 'asc' ? [0, 1, 2, 3, 4, 5, 6, 7] : [7, 6, 5, 4, 3, 2, 1, 0];
      expect((await walk(listing(days, { partition: 'all' }, 2), { order, limit: 5 })).flat()).toEqual(all);
    }
  });

  it('reads at least fifty rows for a filter, and all that match once', async () => {
    const list = listing(days, { partition: 'all' });
    const isOdd = ({ id }: { id: string }) => list.ids.indexOf(id) % 2 === 1;
    expect(await walk(list, { limit: 3 }, isOdd)).toEqual([[1, 3, 5], [7]]);
    expect(list.asked.map(({ limit }) => limit)).toEqual([50, 50]);
    await list.page({ limit: 60 }, isOdd);
    expect(list.asked.at(-1)?.limit).toBe(61);
  });
});
