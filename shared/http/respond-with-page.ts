import type { ApiError } from '../domain/api-error.ts';
import type { KeyRing } from '../platform/key-ring.ts';
import type { Matches, Page, PageRequest } from '../storage/list-page.ts';
import type { Caller } from './api-gateway.ts';
import { type CursorScope, decodeCursor, encodeCursor } from './cursor.ts';
import { cursorBehind, expandedParts } from './response-size.ts';

interface ListCall {
  path: string;
  caller: Caller;
  origin: { environment: string };
  now: Date;
  query: {
    limit: number;
    order: 'asc' | 'desc';
    cursor?: string;
    created_after?: string;
    created_before?: string;
    external_id?: string;
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
  /** The filters without an index. */
  matches?: Matches<T>;
  /** May return fewer items than it is given, from the first on, if all would be too much to read; at least one. */
  present: (items: T[]) => View[] | Promise<View[]>;
}

/**
 * One page of any list in the common envelope: from the request's parameters to the next cursor. Throws
 * {@link ApiError} invalid_cursor.
 */
export async function respondWithPage<T extends { id: string; created_at: string }, View>(
  call: ListCall,
  cursorKeys: () => Promise<KeyRing>,
  listing: Listing<T, View>,
) {
  const { limit, cursor, created_after, created_before, external_id, ...filters } = call.query;
  const { expand } = filters as { expand?: string | string[] };
  // With a publishable key the same path is a different list.
  const view = call.caller.keyType === 'publishable' ? 'public' : undefined;
  const scope: CursorScope = {
    environment: call.origin.environment,
    organizationId: call.caller.organizationId,
    path: call.path,
    filters: { ...filters, created_after, created_before, external_id, view },
  };
  const ring = await cursorKeys();
  const request: PageRequest = {
    limit,
    order: call.query.order,
    position: cursor === undefined ? undefined : decodeCursor(cursor, scope, ring),
    createdAfter: created_after === undefined ? undefined : new Date(created_after),
    createdBefore: created_before === undefined ? undefined : new Date(created_before),
    now: call.now,
  };
  const page =
    external_id === undefined || !listing.findByExternalId
      ? await listing.read(request, listing.matches)
      : await atMostOne(
          await listing.findByExternalId(call.caller.organizationId, external_id),
          request,
          listing.matches,
        );
  const data = await listing.present(page.items);
  const behind = (count: number) => encodeCursor(page.items[count - 1]?.id ?? '', scope, ring);
  const isCut = data.length < page.items.length;
  return {
    object: 'list' as const,
    data,
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

/** The page of a filter that matches at most one resource, such as an external id; the other filters also apply. */
export async function atMostOne<T extends { created_at: string }>(
  item: T | undefined,
  { createdAfter, createdBefore }: PageRequest,
  matches: Matches<T> = () => true,
): Promise<Page<T>> {
  const at = item ? Date.parse(item.created_at) : 0;
  const inRange =
    (!createdAfter || at > createdAfter.getTime()) && (!createdBefore || at < createdBefore.getTime());
  return { items: item && inRange && (await matches(item)) ? [item] : [], next: null };
}
