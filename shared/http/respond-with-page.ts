import type { DeletionView } from '../contracts/list.ts';
import type { ApiError } from '../domain/api-error.ts';
import type { KeyRing } from '../platform/key-ring.ts';
import type { ChangedPage, ChangesRequest } from '../storage/changed-page.ts';
import type { Matches, Page, PageRequest } from '../storage/list-page.ts';
import type { Caller } from './api-gateway.ts';
import { type ChangeQuery, isByChange } from './change-request.ts';
import { type CursorScope, decodeCursor, encodeCursor } from './cursor.ts';
import { cursorBehind, expandedParts } from './response-size.ts';

interface ListCall {
  path: string;
  caller: Caller;
  origin: { environment: string };
  now: Date;
  query: ChangeQuery & {
    limit: number;
    order: 'asc' | 'desc';
    cursor?: string;
    created_after?: string;
    created_before?: string;
  };
}

/** The paths in an item that each name in `expand` adds. */
export const partsByExpand: Record<string, string[][]> = {
  profile: [['profile']],
  summary: [['summary']],
  submission: [
    ['submission', 'cover_letter'],
    ['submission', 'answers'],
  ],
};

interface Listing<T, View> {
  read: (page: PageRequest, matches?: Matches<T>) => Promise<Page<T>>;
  /** Undefined where the route has no external_id. */
  findByExternalId?: (organizationId: string, externalId: string) => Promise<T | undefined>;
  /** The filters that `read` does not cover by an index. */
  matches?: Matches<T>;
  /** All filters, for the reads that use none of their indexes; by default `matches`. */
  matchesAll?: Matches<T>;
  /** The same list in the order of the last change, and the `object` of its deletions. */
  changes?: {
    object: DeletionView['object'];
    read: (page: ChangesRequest, matches?: Matches<T>) => Promise<ChangedPage<T>>;
  };
  /** May return fewer items than it is given, from the first on, if all would be too much to read; at least one. */
  present: (items: T[]) => View[] | Promise<View[]>;
}

/**
 * One page of any list in the common envelope: from the request's parameters to the next cursor. Throws
 * {@link ApiError} invalid_cursor, and invalid_parameter for parameters that contradict each other.
 */
export async function respondWithPage<
  T extends { id: string; created_at: string; updated_at?: string },
  View,
>(call: ListCall, cursorKeys: () => Promise<KeyRing>, listing: Listing<T, View>) {
  const { limit, cursor, created_after, created_before, external_id, ...filters } = call.query;
  const { expand } = filters as { expand?: string | string[] };
  const changes = isByChange(call.query) ? listing.changes : undefined;
  // With a publishable key the same path is a different list.
  const view = call.caller.keyType === 'publishable' ? 'public' : undefined;
  const scope: CursorScope = {
    environment: call.origin.environment,
    organizationId: call.caller.organizationId,
    path: call.path,
    filters: { ...filters, created_after, created_before, external_id, view },
  };
  const ring = await cursorKeys();
  const instantOf = (text: string | undefined) => (text === undefined ? undefined : new Date(text));
  const request: PageRequest & ChangesRequest = {
    limit,
    order: call.query.order,
    position: cursor === undefined ? undefined : decodeCursor(cursor, scope, ring),
    createdAfter: instantOf(created_after),
    createdBefore: instantOf(created_before),
    updatedAfter: instantOf(filters.updated_after),
    updatedBefore: instantOf(filters.updated_before),
    includeDeleted: filters.include_deleted === 'true',
    now: call.now,
  };
  const { matches, matchesAll = matches, findByExternalId } = listing;
  const read = async (): Promise<Page<T> & Partial<ChangedPage<T>>> => {
    if (external_id !== undefined && findByExternalId)
      return atMostOne(await findByExternalId(call.caller.organizationId, external_id), request, matchesAll);
    return changes
      ? changes.read(request, createdWithin(request, matchesAll))
      : listing.read(request, matches);
  };
  const page = await read();
  const { deleted = [], positionOf = ({ id }: T) => id } = page;
  const data = await listing.present(page.items);
  const behind = (count: number) => encodeCursor(positionOf(page.items[count - 1] as T), scope, ring);
  const isCut = data.length < page.items.length;
  return {
    object: 'list' as const,
    data,
    deleted: changes ? deleted.map((one) => ({ object: changes.object, ...one })) : [],
    has_more: isCut || page.next !== null,
    next_cursor: isCut
      ? behind(data.length)
      : page.next === null
        ? null
        : encodeCursor(page.next, scope, ring),
    [cursorBehind]: behind,
    [expandedParts]: [expand ?? []].flat().flatMap((name) => partsByExpand[name] ?? []),
  };
}

/** The filter in another order than that of creation, with the bounds of creation in it; undefined if there is none. */
function createdWithin<T extends { created_at: string }>(
  { createdAfter, createdBefore }: PageRequest,
  matches: Matches<T> | undefined,
): Matches<T> | undefined {
  if (!createdAfter && !createdBefore) return matches;
  return (item) => isWithin(item.created_at, createdAfter, createdBefore) && (matches?.(item) ?? true);
}

const isWithin = (instant: string, after?: Date, before?: Date) =>
  (!after || Date.parse(instant) > after.getTime()) && (!before || Date.parse(instant) < before.getTime());

/** The page of a filter that matches at most one resource, such as an external id; the other filters also apply. */
export async function atMostOne<T extends { created_at: string; updated_at?: string }>(
  item: T | undefined,
  request: PageRequest & Partial<ChangesRequest>,
  matches: Matches<T> = () => true,
): Promise<Page<T>> {
  const isInRange =
    item &&
    isWithin(item.created_at, request.createdAfter, request.createdBefore) &&
    isWithin(item.updated_at ?? item.created_at, request.updatedAfter, request.updatedBefore);
  return { items: isInRange && (await matches(item)) ? [item] : [], next: null };
}
