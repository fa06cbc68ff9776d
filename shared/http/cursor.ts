import { createHmac, timingSafeEqual } from 'node:crypto';
import { ApiError } from '../domain/api-error.ts';
import type { KeyRing } from '../platform/key-ring.ts';

/** What a cursor is good for. It is not in the token; the signature binds it. */
export interface CursorScope {
  environment: string;
  organizationId: string;
  path: string;
  /** Every query parameter but limit and cursor. */
  filters: Record<string, unknown>;
}

const version = '1';
const macBytes = 16;

/** base64url( HMAC-SHA-256, 16 bytes ‖ version . key id . position ). The position is an id the client has seen, never a key of ours. */
export function encodeCursor(position: string, scope: CursorScope, ring: KeyRing): string {
  const payload = `${version}.${ring.current}.${position}`;
  return Buffer.concat([sign(payload, scope, ring, ring.current), Buffer.from(payload)]).toString(
    'base64url',
  );
}

/** The position inside a cursor. One refusal for all causes: not ours, altered, or of another list. */
export function decodeCursor(cursor: string, scope: CursorScope, ring: KeyRing): string {
  const bytes = Buffer.from(cursor, 'base64url');
  const payload = bytes.subarray(macBytes).toString();
  const [givenVersion, keyId = '', position] = payload.split('.');
  // Base64 readers forgive stray bits and characters; only the one canonical spelling is a cursor.
  const canonical = bytes.toString('base64url') === cursor && bytes.length > macBytes;
  const expected = sign(payload, scope, ring, keyId);
  const given = Buffer.alloc(macBytes);
  bytes.copy(given, 0, 0, macBytes);
  const genuine = timingSafeEqual(given, expected) && ring.keys.has(keyId);
  if (!canonical || !genuine || givenVersion !== version || !position) {
    throw new ApiError('invalid_cursor', { param: 'cursor' });
  }
  return position;
}

function sign(payload: string, scope: CursorScope, ring: KeyRing, keyId: string): Buffer {
  const filters = Object.entries(scope.filters)
    .filter(([, value]) => value !== undefined)
    .sort();
  const bound = JSON.stringify([payload, scope.environment, scope.organizationId, scope.path, filters]);
  // An unknown key id is signed with an unguessable nothing, so that it takes as long as a known one.
  return createHmac('sha256', ring.keys.get(keyId) ?? '')
    .update(bound)
    .digest()
    .subarray(0, macBytes);
}
