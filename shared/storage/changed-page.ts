import { changedPartition, deletedPartition, type FollowedKind } from './keys.ts';
import { idAfter, idBefore, type Matches, max, type Page, type PageRequest } from './list-page.ts';
import { keptSince } from './retention-window.ts';
import { changeIndex, type Item } from './row.ts';
import type { Table } from './table.ts';
import { megabytesOf, workOfCall } from './work-of-call.ts';

/** The resources of one kind, by the time of their last change. */
interface ChangedSource<T> {
  organizationId: string;
  followed: FollowedKind;
  /** Reads the first resources of up to 100 ids: see `getFirst` of a store. */
  getFirst: (organizationId: string, ids: string[]) => Promise<(T | undefined)[]>;
}

export interface ChangesRequest extends Omit<PageRequest, 'createdAfter' | 'createdBefore'> {
  updatedAfter?: Date;
  updatedBefore?: Date;
  includeDeleted: boolean;
}

interface Deletion {
  id: string;
  deleted_at: string;
}

/** `positionOf` is the position of an item in the list: its row may have changed since the index was read. */
export interface ChangedPage<T> extends Page<T> {
  deleted: Deletion[];
  positionOf: (item: T) => string;
}

/** A batch read takes at most this many keys. */
const maxRead = 100;
/** With a filter at least this many entries are read at once. */
const minFiltered = 50;

/** A place in the index: that of a resource, or that of a tombstone. */
interface Entry {
  place: string;
  id: string;
  at: string;
  isDeleted: boolean;
}

const entryOf = ({ pk, sk, gsi4sk = '' }: Item, deletedPk: string): Entry => ({
  place: gsi4sk,
  id: sk,
  at: gsi4sk.slice(0, gsi4sk.indexOf('#')),
  isDeleted: pk === deletedPk,
});

/**
 * One page of resources in the order of their last change, with the deletions of the same time. The index has keys only; the
 * rows are read as they are now. A resource that changed since moves to a later place: in ascending order it is shown again, and
 * none is missed.
 */
export async function changedPage<T extends { id: string; updated_at: string }>(
  table: Pick<Table, 'queryWithin'>,
  { organizationId, followed, getFirst }: ChangedSource<T>,
  request: ChangesRequest,
  matches?: Matches<T>,
): Promise<ChangedPage<T>> {
  const { limit, now, includeDeleted, updatedBefore } = request;
  const ascending = request.order === 'asc';
  const deletedPk = deletedPartition(organizationId, followed);
  const changed = { pk: changedPartition(organizationId, followed), first: ' ' };
  // The table deletes expired tombstones late.
  const deletions = { pk: deletedPk, first: keptSince(now).toISOString() };
  const partitions = includeDeleted ? [changed, deletions] : [changed];
  const isInRange = ({ updated_at }: T) => !updatedBefore || updated_at < updatedBefore.toISOString();

  const found = new Map<string, { item: T; place: string }>();
  const deleted: Deletion[] = [];
  const page = (next: string | null): ChangedPage<T> => ({
    items: [...found.values()].map(({ item }) => item),
    deleted,
    next,
    positionOf: ({ id }) => found.get(id)?.place ?? '',
  });
  const count = () => found.size + deleted.length;
  let { from, to } = rangeOf(request);
  let last: string | null = null;

  const work = workOfCall();
  while (from <= to) {
    const wanted = limit + 1 - count();
    const size = Math.min(maxRead, matches ? Math.max(minFiltered, wanted) : wanted);
    const reads = partitions.map(({ pk, first }) => {
      const range = { from: max(first, from), to, ascending, limit: size };
      return range.from > to ? { rows: [] } : table.queryWithin({ pk, index: changeIndex, ...range }, 1);
    });
    const read = (await Promise.all(reads)).flatMap(({ rows }) => rows.map((row) => entryOf(row, deletedPk)));
    const entries = read.sort(ascending ? oldestFirst : newestFirst).slice(0, size);
    const ids = new Set(entries.filter(({ isDeleted }) => !isDeleted).map(({ id }) => id));
    const rows = ids.size === 0 ? [] : await getFirst(organizationId, [...ids]);
    const known = new Map([...ids].slice(0, rows.length).map((id, index) => [id, rows[index]]));

    for (const { id, at, place, isDeleted } of entries) {
      // The other rows were too large to be read together with these.
      if (!isDeleted && !known.has(id)) return page(last);
      const item = known.get(id);
      const isShown =
        isDeleted || (item && !found.has(id) && isInRange(item) && (!matches || (await matches(item))));
      if (isShown && count() === limit) return page(last);
      if (isShown && isDeleted) deleted.push({ id, deleted_at: at });
      else if (isShown && item) found.set(id, { item, place });
      last = place;
    }
    work.add(entries.length, megabytesOf(rows));
    if (entries.length < size || last === null) return page(null);
    if (work.isSpent(count())) return page(last);
    if (ascending) from = idAfter(last);
    else to = idBefore(last);
  }
  return page(null);
}

/** Inclusive bounds in the index. A bound without an id is before every place of its instant. */
function rangeOf({ order, position, updatedAfter, updatedBefore }: ChangesRequest) {
  const range = {
    from: updatedAfter ? new Date(updatedAfter.getTime() + 1).toISOString() : ' ',
    to: updatedBefore ? updatedBefore.toISOString() : '~',
  };
  if (position === undefined) return range;
  return order === 'asc' ? { ...range, from: idAfter(position) } : { ...range, to: idBefore(position) };
}

const oldestFirst = (one: Entry, other: Entry) => (one.place < other.place ? -1 : 1);
const newestFirst = (one: Entry, other: Entry) => (one.place < other.place ? 1 : -1);
