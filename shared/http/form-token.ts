import { createHmac, hkdfSync, randomBytes, timingSafeEqual } from 'node:crypto';
import type { KeyRing } from '../platform/key-ring.ts';

/** The subject of a token. */
export interface FormScope {
  environment: string;
  organizationId: string;
  /** The job of a form that is shown, or the application of a form that was sent. No id is both. */
  aboutId: string;
}

const nonceBytes = 12;

/**
 * A token for one showing of a form: the instant in milliseconds, a random part, and an HMAC of both with the form's scope.
 * The key is derived from the stage's cursor key (RFC 5869).
 */
export function issueFormToken(scope: FormScope, now: Date, ring: KeyRing): string {
  const content = `${now.getTime().toString(36)}.${randomBytes(nonceBytes).toString('base64url')}`;
  return `${content}.${sealOf(content, scope, ring.keys.get(ring.current) ?? '')}`;
}

/**
 * The milliseconds since the form was shown; null for a token that this service did not issue for this form. Tokens of
 * earlier keys stay valid.
 */
export function readFormToken(token: string, scope: FormScope, now: Date, ring: KeyRing): number | null {
  const end = token.lastIndexOf('.');
  const [content, seal] = [token.slice(0, end), token.slice(end + 1)];
  const isOurs = [...ring.keys.values()].some((key) => isSame(seal, sealOf(content, scope, key)));
  if (!isOurs) return null;
  // The number ends at the dot before the random part.
  return Math.max(0, now.getTime() - Number.parseInt(content, 36));
}

function sealOf(
  content: string,
  { environment, organizationId, aboutId }: FormScope,
  material: string,
): string {
  const key = Buffer.from(hkdfSync('sha256', material, '', 'application form', 32));
  return createHmac('sha256', key)
    .update(JSON.stringify([content, environment, organizationId, aboutId]))
    .digest('base64url');
}

function isSame(given: string, expected: string): boolean {
  const [one, other] = [Buffer.from(given), Buffer.from(expected)];
  return one.length === other.length && timingSafeEqual(one, other);
}
