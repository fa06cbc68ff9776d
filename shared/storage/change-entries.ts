import type { EventOrigin } from '../domain/event.ts';
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
 * deletion must never fail on it.
 */
export function tombstone(
  origin: Pick<EventOrigin, 'organizationId' | 'now'>,
  kind: FollowedKind,
  { id, created_at }: { id: string; created_at: string },
  resource?: object,
): Write {
  const pk = deletedPartition(origin.organizationId, kind);
  const deleted_at = origin.now.toISOString();
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

/** Only the repetition of a crashed request creates a resource with an earlier instant than its own. */
export const datedCreation = <R extends { updated_at: string }>(
  { now }: Pick<EventOrigin, 'now'>,
  resource: R,
): R => {
  const updated_at = now.toISOString();
  return resource.updated_at < updated_at ? { ...resource, updated_at } : resource;
};
