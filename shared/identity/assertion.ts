import { createRemoteJWKSet, errors, type JWTVerifyGetKey, jwtVerify, SignJWT } from 'jose';
import * as v from 'valibot';
import { roles } from '../contracts/organization.ts';
import { id } from '../contracts/primitives.ts';
import { ApiError } from '../domain/api-error.ts';
import type { SigningKey } from './signing-key.ts';

/** Enough for one call from the page to the sandbox. */
export const assertionSeconds = 60;

const claims = v.object({
  organization_id: id('organization'),
  organization_name: v.string(),
  plan: v.picklist(['free', 'scale']),
  member_id: id('member'),
  session_id: id('session'),
  name: v.string(),
  role: v.picklist(roles),
});
/** The statement of production about a member. */
type Asserted = v.InferOutput<typeof claims>;

interface Parties {
  /** The address of production. */
  issuer: string;
  /** The address of the sandbox. */
  audience: string;
}

export const signAssertion = (
  asserted: Asserted,
  { issuer, audience }: Parties,
  { privateKey, publicKey }: SigningKey,
  now: Date,
): Promise<string> => {
  const at = Math.floor(now.getTime() / 1000);
  return new SignJWT({ ...asserted })
    .setProtectedHeader({ alg: 'ES256', kid: publicKey.kid, typ: 'assertion+jwt' })
    .setIssuer(issuer)
    .setAudience(audience)
    .setJti(crypto.randomUUID())
    .setIssuedAt(at)
    .setExpirationTime(at + assertionSeconds)
    .sign(privateKey);
};

export type AssertionReader = (
  assertion: string,
  now: Date,
) => Promise<{ asserted: Asserted; jti: string; endsAt: Date }>;

/** Reads assertions with the public keys that production serves. Throws {@link ApiError} assertion_invalid. */
export function assertionReader(
  { issuer, audience }: Parties,
  keys: JWTVerifyGetKey = createRemoteJWKSet(new URL(`${issuer}/auth/jwks.json`), { timeoutDuration: 7000 }),
): AssertionReader {
  return async (assertion, now) => {
    const { payload } = await jwtVerify(assertion, keys, {
      issuer,
      audience,
      algorithms: ['ES256'],
      typ: 'assertion+jwt',
      requiredClaims: ['exp', 'iat', 'jti'],
      maxTokenAge: assertionSeconds,
      currentDate: now,
    }).catch((error) => {
      throw isOfToken(error) ? new ApiError('assertion_invalid') : unavailable();
    });
    const read = v.safeParse(claims, payload);
    if (!read.success) throw new ApiError('assertion_invalid');
    return {
      asserted: read.output,
      jti: String(payload.jti),
      endsAt: new Date((payload.exp ?? 0) * 1000),
    };
  };
}

/** Production's keys could not be read: the assertion may be right. */
const isOfToken = (error: unknown) =>
  error instanceof errors.JOSEError &&
  !(error instanceof errors.JWKSTimeout) &&
  error.code !== 'ERR_JOSE_GENERIC';
const unavailable = () => new ApiError('service_unavailable', { headers: { 'Retry-After': '1' } });
