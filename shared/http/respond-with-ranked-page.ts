import type { KeyRing } from '../platform/key-ring.ts';
import type { Page } from '../storage/list-page.ts';
import type { Caller } from './api-gateway.ts';
import { type CursorScope, decodeCursor, encodeCursor } from './cursor.ts';
import { cursorBehind } from './response-size.ts';

interface PlacedCall {
  path: string;
  caller: Caller;
  origin: { environment: string };
  query: { limit: number; cursor?: string };
}

interface PlacedListing<T, View> {
  read: (page: { limit: number; after?: string }) => Promise<Page<T>>;
  /** The position of an item in the order of the list, as an id or digits. */
  placeOf: (item: T) => string;
  present: (item: T) => View;
}

/**
 * One page of a list with its own order, such as a ranking: `after` is the position at which the previous page ended.
 */
export async function respondWithRankedPage<T, View>(
  call: PlacedCall,
  cursorKeys: () => Promise<KeyRing>,
  { read, placeOf, present }: PlacedListing<T, View>,
) {
  const { limit, cursor, ...filters } = call.query;
  const scope: CursorScope = {
    environment: call.origin.environment,
    organizationId: call.caller.organizationId,
    path: call.path,
    filters,
  };
  const ring = await cursorKeys();
  const after = cursor === undefined ? undefined : decodeCursor(cursor, scope, ring);
  const { items, next } = await read({ limit, after });
  return {
    object: 'list' as const,
    data: items.map(present),
    has_more: next !== null,
    next_cursor: next === null ? null : encodeCursor(next, scope, ring),
    [cursorBehind]: (count: number) => encodeCursor(placeOf(items[count - 1] as T), scope, ring),
  };
}
