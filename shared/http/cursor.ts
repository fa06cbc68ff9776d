import { createCipheriv, createDecipheriv, createHmac, hkdfSync, randomBytes } from 'node:crypto';
import { ApiError } from '../domain/api-error.ts';
import type { KeyRing } from '../platform/key-ring.ts';

/** The scope in which a cursor is valid. It is not part of the token; the seal binds the token to it. */
export interface CursorScope {
  environment: string;
  organizationId: string;
  path: string;
  /** Every query parameter except limit and cursor. */
  filters: Record<string, unknown>;
}

const version = '2';
const nonceBytes = 12;
const tagBytes = 16;
const cipherName = 'aes-256-gcm';

/**
 * base64url( version . key id . ‖ nonce, 12 bytes ‖ position under AES-256-GCM ‖ tag, 16 bytes ). The position is
 * encrypted because it may be the id of a resource that a filter excluded. The nonce is an HMAC of the position and its
 * scope, so it repeats only for an equal position and scope.
 */
export function encodeCursor(position: string, scope: CursorScope, ring: KeyRing): string {
  const { header, bound, sealing, nonceOf } = keysFor(ring.current, scope, ring);
  const nonce = nonceOf(position);
  const cipher = createCipheriv(cipherName, sealing, nonce, { authTagLength: tagBytes }).setAAD(bound);
  const sealed = Buffer.concat([cipher.update(position, 'utf8'), cipher.final()]);
  return Buffer.concat([Buffer.from(header), nonce, sealed, cipher.getAuthTag()]).toString('base64url');
}

/**
 * The position in a cursor. Every cause has the same error: an invalid or altered cursor, one of another list, or one
 * of an earlier release.
 */
export function decodeCursor(cursor: string, scope: CursorScope, ring: KeyRing): string {
  const bytes = Buffer.from(cursor, 'base64url');
  const [givenVersion, keyId = ''] = bytes.toString('latin1').split('.', 2);
  const { header, bound, sealing } = keysFor(keyId, scope, ring);
  const nonceEnd = header.length + nonceBytes;
  const tagStart = bytes.length - tagBytes;
  // Base64 decoders ignore additional bits and characters; only the one canonical spelling is accepted.
  const canonical = bytes.toString('base64url') === cursor && givenVersion === version;
  const position =
    canonical && nonceEnd < tagStart
      ? open(sealing, bound, {
          nonce: bytes.subarray(header.length, nonceEnd),
          sealed: bytes.subarray(nonceEnd, tagStart),
          tag: bytes.subarray(tagStart),
        })
      : null;
  if (!position) throw new ApiError('invalid_cursor', { param: 'cursor' });
  return position;
}

interface Sealed {
  nonce: Buffer;
  sealed: Buffer;
  tag: Buffer;
}

function open(key: Buffer, bound: Buffer, { nonce, sealed, tag }: Sealed): string | null {
  const decipher = createDecipheriv(cipherName, key, nonce, { authTagLength: tagBytes });
  decipher.setAAD(bound).setAuthTag(tag);
  try {
    return Buffer.concat([decipher.update(sealed), decipher.final()]).toString();
  } catch {
    return null;
  }
}

/** A key of the ring is not used directly: each use has its own key, derived from it (RFC 5869). */
function keysFor(keyId: string, scope: CursorScope, ring: KeyRing) {
  // An unknown key id gets a random key, so that it takes as long as a known one.
  const material = ring.keys.get(keyId) ?? randomBytes(32);
  const derive = (use: string) =>
    Buffer.from(hkdfSync('sha256', material, '', `cursor ${version} ${use}`, 32));
  const header = `${version}.${keyId}.`;
  const filters = Object.entries(scope.filters)
    .filter(([, value]) => value !== undefined)
    .sort();
  const bound = Buffer.from(
    JSON.stringify([header, scope.environment, scope.organizationId, scope.path, filters]),
  );
  const nonceOf = (position: string) =>
    createHmac('sha256', derive('nonce'))
      .update(JSON.stringify([bound.toString(), position]))
      .digest()
      .subarray(0, nonceBytes);
  return { header, bound, sealing: derive('sealing'), nonceOf };
}
