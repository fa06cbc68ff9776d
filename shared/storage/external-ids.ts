import type { IdKind } from '../contracts/primitives.ts';
import { ApiError } from '../domain/api-error.ts';
import { externalIdKey } from './keys.ts';
import type { Item, Write } from './row.ts';

/**
 * The writes that move a resource's claim on an external id, for the transaction that changes the resource. Throws
 * external_id_taken for an id in use.
 */
export function externalIdWrites(
  organizationId: string,
  kind: IdKind,
  id: string,
  before: string | null,
  after: string | null,
): Write[] {
  if (before === after) return [];
  const row = (externalId: string) => externalIdKey(organizationId, kind, externalId);
  const writes: Write[] = [];
  if (before !== null) writes.push({ remove: row(before) });
  if (after !== null) {
    const refuse = (claim: Item | undefined) => externalIdTaken((claim?.data as Claim | undefined)?.id);
    writes.push({ put: { ...row(after), data: { id } }, when: { absent: true }, refuse });
  }
  return writes;
}

interface Claim {
  id: string;
}

/** The refusal of an external id that the resource of this id has. */
export function externalIdTaken(id: string | undefined): ApiError {
  const param = 'external_id';
  const message = 'Another resource of this kind has this external_id.';
  const details = [{ param, code: 'taken' as const, message, ...(id !== undefined && { id }) }];
  return new ApiError('external_id_taken', { param, details });
}
