import type { IdKind } from '../contracts/primitives.ts';
import type { EventBody } from '../domain/event.ts';
import { changeEntry } from './change-entries.ts';
import type { FollowedKind } from './keys.ts';
import type { Index, Item, Key, Write } from './row.ts';

/** The fields of every stored resource. */
export interface Resource {
  id: string;
  version: number;
  external_id: string | null;
  created_at: string;
  updated_at: string;
  /**
   * The last requests with an Idempotency-Key that changed it: a run that takes over from a crashed one finds its
   * change.
   */
  acted_by?: string[];
}

/** How one kind of resource is stored in the table. */
export interface ResourceKind<R extends Resource> {
  kind: IdKind;
  key: (organizationId: string, id: string) => Key;
  /** Partition per index; rows sort by id there too. With undefined the row is not in the index. */
  indexes: (organizationId: string, resource: R) => Partial<Record<Index, string>>;
  /** The expiry in Unix seconds, for kinds that expire. */
  expiresAt?: (resource: R) => number;
  /** The name of the kind in the index of changes, for kinds with a list of changes and deletions. */
  followed?: FollowedKind;
  /** Whether the tombstone contains the deleted resource; never for a kind with data of a person. */
  keepsDeleted?: true;
  /** Throws an ApiError for a resource that must not be stored; `before` is null for a creation. Every write asks it. */
  refuse?: (before: R | null, after: R) => void;
  /** Further writes when it is created, changed or deleted; `before` is null for a creation, `after` for a deletion. */
  alongside?: (organizationId: string, before: R | null, after: R | null) => Write[];
  /** The id of the resource that one without a row was merged into. */
  leadsTo?: (organizationId: string, id: string) => Promise<string | undefined>;
  /** Other ids under which requests may have changed the resource. */
  otherIds?: (resource: R) => string[];
  /** The resource in events. */
  snapshot: (resource: R) => EventBody['object'];
}

/** The row of a resource, with its place in each index. */
export function resourceRow<R extends Resource>(
  shape: ResourceKind<R>,
  organizationId: string,
  resource: R,
): Item<R> {
  const row: Item<R> = {
    ...shape.key(organizationId, resource.id),
    version: resource.version,
    ...(shape.expiresAt && { expires_at: shape.expiresAt(resource) }),
    ...(shape.followed && changeEntry(organizationId, shape.followed, resource)),
    data: resource,
  };
  for (const [index, partition] of Object.entries(shape.indexes(organizationId, resource))) {
    Object.assign(row, { [`${index}pk`]: partition, [`${index}sk`]: resource.id });
  }
  return row;
}
