import { type EventOrigin, instantAfter } from '../domain/event.ts';
import { timeOf } from '../domain/ids.ts';
import { changedPartition, changePlace, deletedPartition, type FollowedKind } from './keys.ts';
import { expiryOf } from './retention-window.ts';
import type { Item, Write } from './row.ts';

/** The entry of a resource in the index of changes. Each write of the row moves it. */
export const changeEntry = (
  organizationId: string,
  kind: FollowedKind,
  { id, updated_at }: { id: string; updated_at: string },
): Pick<Item, 'gsi4pk' | 'gsi4sk'> => ({
  gsi4pk: changedPartition(organizationId, kind),
  gsi4sk: changePlace(updated_at, id),
});

/** The record of a deletion, which contains nothing personal. `resource` is only of kinds without data of a person. */
export interface Tombstone {
  id: string;
  created_at: string;
  deleted_at: string;
  resource?: object;
}

/**
 * The write that records the deletion of a resource, for the transaction that removes it. It has no condition, because a
 * deletion must never fail on it. It is dated after the last change, also by a clock that is slow, because copies compare the
 * two.
 */
export function tombstone(
  origin: Pick<EventOrigin, 'organizationId' | 'now'>,
  kind: FollowedKind,
  { id, created_at, updated_at }: { id: string; created_at: string; updated_at: string },
  resource?: object,
): Write {
  const pk = deletedPartition(origin.organizationId, kind);
  const deleted_at = instantAfter(updated_at, origin);
  const data: Tombstone = { id, created_at, deleted_at, ...(resource && { resource }) };
  return {
    put: {
      pk,
      sk: id,
      gsi4pk: pk,
      gsi4sk: changePlace(deleted_at, id),
      expires_at: expiryOf(origin.now),
      data,
    },
    when: { always: 'its transaction has a condition on the version of the resource' },
  };
}

/**
 * A new resource, created at the instant of its id and changed at the instant of its run. They differ only where a crashed
 * request is repeated.
 */
export const datedCreation = <R extends { id: string; created_at: string; updated_at: string }>(
  { now }: Pick<EventOrigin, 'now'>,
  resource: R,
): R => ({
  ...resource,
  created_at: timeOf(resource.id).toISOString(),
  updated_at: new Date(Math.max(now.getTime(), Date.parse(resource.updated_at))).toISOString(),
});
