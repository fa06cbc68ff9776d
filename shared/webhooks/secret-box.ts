import { createCipheriv, createDecipheriv, hkdfSync, randomBytes } from 'node:crypto';

const VERSION = 'v1';
const ALGORITHM = 'aes-256-gcm';
const KEY_BYTES = 32;
const NONCE_BYTES = 12;
const TAG_BYTES = 16;

interface RootKey {
  /** The id of the key in every box that it sealed; letters, digits, `_` and `-`. */
  readonly id: string;
  readonly bytes: Uint8Array;
}

/** The endpoint that a secret belongs to. A box that was moved to another endpoint or organization cannot be opened. */
export interface SecretOwner {
  readonly organizationId: string;
  readonly endpointId: string;
}

export class SecretBoxError extends Error {
  readonly reason: 'malformed' | 'unknown_key' | 'tampered';
  constructor(reason: SecretBoxError['reason']) {
    super(`webhook secret cannot be opened: ${reason}`);
    this.name = 'SecretBoxError';
    this.reason = reason;
  }
}

/** Encrypts a webhook secret for the table: `v1.<root key id>.<base64url of nonce, ciphertext, tag>`. */
export function sealSecret(
  secret: string,
  owner: SecretOwner,
  rootKey: RootKey,
  random: (size: number) => Buffer = randomBytes,
): string {
  if (!/^[\w-]+$/.test(rootKey.id)) throw new RangeError('a root key id has letters, digits, _ and - only');
  const nonce = random(NONCE_BYTES);
  const cipher = createCipheriv(ALGORITHM, dataKey(rootKey.bytes, owner), nonce, {
    authTagLength: TAG_BYTES,
  }).setAAD(associatedData(rootKey.id, owner));
  const sealed = Buffer.concat([nonce, cipher.update(secret, 'utf8'), cipher.final(), cipher.getAuthTag()]);
  return `${VERSION}.${rootKey.id}.${sealed.toString('base64url')}`;
}

/**
 * Decrypts a box with the root key (by id) that sealed it. Throws SecretBoxError when it has another key, another
 * owner, or was altered.
 */
export function openSecret(
  box: string,
  owner: SecretOwner,
  rootKeys: ReadonlyMap<string, Uint8Array>,
): string {
  const [version, keyId = '', encoded = '', ...rest] = box.split('.');
  const sealed = Buffer.from(encoded, 'base64url');
  // Node ignores invalid characters in base64; only the one canonical spelling is accepted.
  const canonical = sealed.toString('base64url') === encoded;
  if (version !== VERSION || rest.length > 0 || !canonical || sealed.length < NONCE_BYTES + TAG_BYTES)
    throw new SecretBoxError('malformed');
  const rootKey = rootKeys.get(keyId);
  if (!rootKey) throw new SecretBoxError('unknown_key');

  const decipher = createDecipheriv(ALGORITHM, dataKey(rootKey, owner), sealed.subarray(0, NONCE_BYTES), {
    authTagLength: TAG_BYTES,
  })
    .setAAD(associatedData(keyId, owner))
    .setAuthTag(sealed.subarray(-TAG_BYTES));
  try {
    const opened = [decipher.update(sealed.subarray(NONCE_BYTES, -TAG_BYTES)), decipher.final()];
    return Buffer.concat(opened).toString('utf8');
  } catch {
    throw new SecretBoxError('tampered');
  }
}

/**
 * One key per organization, so that random nonces stay far below their limit, and a leaked data key affects one
 * customer.
 */
function dataKey(rootKey: Uint8Array, { organizationId }: SecretOwner): Uint8Array {
  if (rootKey.length !== KEY_BYTES) throw new RangeError('a root key has 32 bytes');
  return new Uint8Array(
    hkdfSync('sha256', rootKey, '', `webhook-secret ${VERSION} ${organizationId}`, KEY_BYTES),
  );
}

/** JSON separates the parts unambiguously, so that no two owners have the same encoding. */
const associatedData = (keyId: string, { organizationId, endpointId }: SecretOwner): Buffer =>
  Buffer.from(JSON.stringify([VERSION, keyId, organizationId, endpointId]));
