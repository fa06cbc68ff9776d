import { createCipheriv, createDecipheriv, hkdfSync, randomBytes } from 'node:crypto';

const VERSION = 'v1';
const ALGORITHM = 'aes-256-gcm';
const KEY_BYTES = 32;
const NONCE_BYTES = 12;
const TAG_BYTES = 16;

interface RootKey {
  /** Names the key inside every box sealed under it; letters, digits, `_` and `-`. */
  readonly id: string;
  readonly bytes: Uint8Array;
}

/** The endpoint a secret belongs to. A box moved to another endpoint or organization does not open. */
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

/** Decrypts a box with whichever of the root keys (by id) sealed it. Throws SecretBoxError when it is not ours, whole and this owner's. */
export function openSecret(
  box: string,
  owner: SecretOwner,
  rootKeys: ReadonlyMap<string, Uint8Array>,
): string {
  const [version, keyId = '', encoded = '', ...rest] = box.split('.');
  const sealed = Buffer.from(encoded, 'base64url');
  // Node ignores stray characters in base64; only the one canonical spelling is a box.
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

/** One key per organization, so that random nonces never come near their limit and one leaked data key is one customer's. */
function dataKey(rootKey: Uint8Array, { organizationId }: SecretOwner): Uint8Array {
  if (rootKey.length !== KEY_BYTES) throw new RangeError('a root key has 32 bytes');
  return new Uint8Array(
    hkdfSync('sha256', rootKey, '', `webhook-secret ${VERSION} ${organizationId}`, KEY_BYTES),
  );
}

/** JSON keeps the borders between the parts, so no two owners share one encoding. */
const associatedData = (keyId: string, { organizationId, endpointId }: SecretOwner): Buffer =>
  Buffer.from(JSON.stringify([VERSION, keyId, organizationId, endpointId]));
