import { randomBytes } from 'node:crypto';
import * as v from 'valibot';
import { ApiError } from '../domain/api-error.ts';
import { readCookie, removeCookie, writeCookie } from '../http/cookies.ts';
import type { SecretKeeper } from '../webhooks/secret-keeper.ts';

/** The time that a person has on the provider's pages. */
const attemptSeconds = 600;
/** Lax and not Strict: the provider's page, another site, leads the browser back. */
const cookie = { name: '__Host-sign-in', sameSite: 'Lax', seconds: attemptSeconds } as const;
const owner = { organizationId: 'sign-in', endpointId: 'attempt' };

const attempt = v.strictObject({
  state: v.string(),
  nonce: v.string(),
  verifier: v.string(),
  returnTo: v.string(),
  endsAt: v.number(),
});

/** One attempt to sign in. It is kept in a sealed cookie of the browser that began it. */
export type Attempt = v.InferOutput<typeof attempt>;

/** 256 bits. */
const secret = () => randomBytes(32).toString('base64url');

export const newAttempt = (returnTo: string, now: Date): Attempt => ({
  state: secret(),
  nonce: secret(),
  verifier: secret(),
  returnTo,
  endsAt: now.getTime() + attemptSeconds * 1000,
});

export const attemptCookie = async (keeper: SecretKeeper, begun: Attempt): Promise<string> =>
  writeCookie(cookie, await keeper.seal(JSON.stringify(begun), owner));

export const noAttemptCookie = (): string => removeCookie(cookie);

/** The attempt of this browser. Throws {@link ApiError} sign_in_failed without one, or when its time is over. */
export async function readAttempt(
  keeper: SecretKeeper,
  cookies: string | undefined,
  now: Date,
): Promise<Attempt> {
  const box = readCookie(cookies, cookie.name);
  const [text] = box === undefined ? [] : await keeper.openAll([box], owner).catch(() => []);
  const parsed = v.safeParse(attempt, text === undefined ? undefined : JSON.parse(text));
  if (!parsed.success || parsed.output.endsAt <= now.getTime()) throw new ApiError('sign_in_failed');
  return parsed.output;
}
