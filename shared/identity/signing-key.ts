import { createECDH, createHash, createPrivateKey, hkdfSync, type KeyObject } from 'node:crypto';
import type { KeyRing } from '../platform/key-ring.ts';

/** A key that signs assertions (ES256), and its public half as others read it. */
export interface SigningKey {
  privateKey: KeyObject;
  publicKey: {
    kty: 'EC';
    crv: 'P-256';
    x: string;
    y: string;
    kid: string;
    alg: 'ES256';
    use: 'sig';
  };
}

/** The order of the curve P-256. */
const order = 0xffffffff00000000ffffffffffffffffbce6faada7179e84f3b9cac2fc632551n;
/** 64 bits more than the order, so that no scalar is more likely than another (FIPS 186-5, A.2.1). */
const seedBytes = 40;

/** The key that belongs to one secret of the ring: the same for every function, without being stored anywhere. */
export function signingKeyOf(ring: KeyRing, id: string): SigningKey {
  const seed = hkdfSync('sha256', ring.keys.get(id) ?? '', '', 'assertions ES256 v1', seedBytes);
  const scalar = (BigInt(`0x${Buffer.from(seed).toString('hex')}`) % (order - 1n)) + 1n;
  const d = Buffer.from(scalar.toString(16).padStart(64, '0'), 'hex');
  const ecdh = createECDH('prime256v1');
  ecdh.setPrivateKey(d);
  const point = ecdh.getPublicKey();
  const [x, y] = [point.subarray(1, 33), point.subarray(33)].map((part) => part.toString('base64url'));
  const jwk = { kty: 'EC', crv: 'P-256', x: x ?? '', y: y ?? '' } as const;
  const kid = createHash('sha256').update(JSON.stringify(jwk)).digest('base64url').slice(0, 16);
  return {
    privateKey: createPrivateKey({ key: { ...jwk, d: d.toString('base64url') }, format: 'jwk' }),
    publicKey: { ...jwk, kid, alg: 'ES256', use: 'sig' },
  };
}

/** The public halves of all keys of the ring: one that signs no longer is still known. */
export const publicKeysOf = (ring: KeyRing) =>
  [...ring.keys.keys()].map((id) => signingKeyOf(ring, id).publicKey);
