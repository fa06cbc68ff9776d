import type { IdKind } from '../contracts/primitives.ts';
import { firstIdAt, timeOf } from '../domain/ids.ts';
import { dayPartition, monthPartition } from './keys.ts';
import type { Index } from './row.ts';
import type { Table } from './table.ts';
import { wholeRow } from './whole-row.ts';
import { workOfCall } from './work-of-call.ts';

/** The partitions of a list: a single one, or one per month or day. */
export interface ListSource {
  kind: IdKind;
  index?: Index;
  partition: string | ((span: string) => string);
  /** The time span of one of several partitions. */
  each?: keyof typeof spans;
  /** Rows of some 150 bytes: more of them are read at once, and examined for one page. */
  isSmall?: boolean;
  /** No row is older: the creation of the organization, or of the job whose rows are listed. */
  since: Date;
}

export interface PageRequest {
  limit: number;
  order: 'asc' | 'desc';
  /** The last id that the previous page examined. */
  position?: string;
  createdAfter?: Date;
  createdBefore?: Date;
  now: Date;
}

export interface Page<T> {
  items: T[];
  /** The position to continue from; null at the end. */
  next: string | null;
}

/** Whether a list includes an item; a filter may have to read other rows. */
export type Matches<T> = (item: T) => boolean | Promise<boolean>;

/** With a filter without an index a query reads at least this many rows, so that a small page does not need many queries. */
const minFiltered = 50;
/** If rows are small and few of them match, each query reads four times as many as the one before, up to these. */
const mostFilteredSmall = 1_000;

/** The time spans of partitions; a page with items reads at most `most` of them, so that years without data cost little. */
const spans = {
  month: {
    name: monthPartition,
    start: (at: Date, step: number) => new Date(Date.UTC(at.getUTCFullYear(), at.getUTCMonth() + step, 1)),
    most: 24,
  },
  day: {
    name: dayPartition,
    start: (at: Date, step: number) =>
      new Date(Date.UTC(at.getUTCFullYear(), at.getUTCMonth(), at.getUTCDate() + step)),
    // More than the days for which rows in daily partitions are stored, so that a first page is full if there are enough.
    most: 40,
  },
};

/** A page without an item reads on for this many spans: ten years by month. */
const mostSpansForFirst = 120;

/**
 * One page of resources in the order of their ids, which is the order of creation. One row more than the page is read,
 * so that `next` is set only if another row exists. Reads cost the same at any depth and table size.
 */
export async function listPage<T extends { id: string }>(
  table: Pick<Table, 'queryWithin'>,
  source: ListSource,
  request: PageRequest,
  matches?: Matches<T>,
): Promise<Page<T>> {
  const ascending = request.order === 'asc';
  const range = idRange(source, request);
  const found: T[] = [];
  const work = workOfCall(source);
  let least = minFiltered;
  const { most } = spans[source.each ?? 'month'];
  let walked = 0;

  for (const partition of partitions(source, range, ascending)) {
    let { from, to } = range;
    while (from <= to) {
      const limit = matches ? Math.max(least, request.limit + 1) : request.limit + 1 - found.length;
      const { pk } = partition;
      const query = { pk, index: source.index, from, to, ascending, limit };
      const { rows, isCut, megabytes } = await table.queryWithin<T>(query, 1);
      for (const row of rows) {
        const data = wholeRow(source.kind, row.data);
        if (matches && !(await matches(data))) continue;
        if (found.length === request.limit) return { items: found, next: found.at(-1)?.id ?? null };
        found.push(data);
      }
      work.add(rows.length, megabytes);
      if (source.isSmall) least = Math.min(4 * least, mostFilteredSmall);
      const last = rows.at(-1)?.data.id;
      if (last === undefined || (rows.length < limit && !isCut)) break;
      if (work.isSpent(found.length)) return { items: found, next: last };
      if (ascending) from = idAfter(last);
      else to = idBefore(last);
    }
    if (++walked >= (found.length > 0 ? most : mostSpansForFirst) && partition.edge)
      return { items: found, next: partition.edge };
  }
  return { items: found, next: null };
}

/** Ids are made by many machines, whose clocks may differ by this much. */
const clockSkewMs = 60_000;

function idRange(source: ListSource, request: PageRequest) {
  const { kind, since } = source;
  const { createdAfter, createdBefore, now } = request;
  const first = Math.max(0, since.getTime() - clockSkewMs, createdAfter ? createdAfter.getTime() + 1 : 0);
  const lowest = firstIdAt(kind, new Date(first));
  // An id of this millisecond is greater than the first id of it, hence the minute; never before the first instant.
  const latest = now.getTime() + clockSkewMs;
  const end = new Date(Math.max(1, Math.min(createdBefore?.getTime() ?? latest, latest)));
  const range = { from: lowest, to: idBefore(firstIdAt(kind, end)) };
  if (request.position === undefined) return range;
  if (request.order === 'asc') return { ...range, from: max(range.from, idAfter(request.position)) };
  return { ...range, to: min(range.to, idBefore(request.position)) };
}

/** The partitions with ids of the range, in reading order; `edge` is a position between a partition and the next. */
function* partitions(source: ListSource, range: { from: string; to: string }, ascending: boolean) {
  if (typeof source.partition === 'string') {
    yield { pk: source.partition, edge: null };
    return;
  }
  const [first, last] = [timeOf(range.from), timeOf(range.to)];
  const { name, start } = spans[source.each ?? 'month'];
  for (let step = 0, atEnd = false; !atEnd; step++) {
    const span = ascending ? start(first, step) : start(last, -step);
    const next = start(span, 1);
    atEnd = ascending ? next > last : span <= first;
    const edge = ascending ? idBefore(firstIdAt(source.kind, next)) : firstIdAt(source.kind, span);
    yield { pk: source.partition(name(span)), edge: atEnd ? null : edge };
  }
}

const digits = '0123456789ABCDEFGHJKMNPQRSTVWXYZ';

/** The neighbouring id: a ULID is a number in Crockford's Base32, so ±1 with carry. */
function neighbour(id: string, step: 1 | -1): string {
  const start = id.indexOf('_') + 1;
  const out = [...id];
  for (let i = out.length - 1; i >= start; i--) {
    const digit = digits.indexOf(out[i] ?? '0') + step;
    out[i] = digits[(digit + 32) % 32] ?? '0';
    if (digit >= 0 && digit < 32) break;
  }
  return out.join('');
}
export const idAfter = (id: string) => neighbour(id, 1);
export const idBefore = (id: string) => neighbour(id, -1);

export const max = (a: string, b: string) => (a > b ? a : b);
const min = (a: string, b: string) => (a < b ? a : b);
