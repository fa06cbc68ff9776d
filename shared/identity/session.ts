import { randomBytes, timingSafeEqual } from 'node:crypto';
import { idPattern } from '../contracts/primitives.ts';
import { ApiError } from '../domain/api-error.ts';
import type { NewId } from '../domain/ids.ts';
import { addressOf } from '../domain/invitation.ts';
import { readCookie, removeCookie, writeCookie } from '../http/cookies.ts';
import { sha256 } from '../storage/keys.ts';
import { personIdOf } from '../storage/people-keys.ts';
import type { Session, SessionStore } from '../storage/sessions.ts';
import type { Identified } from './provider.ts';

const sessionSeconds = 30 * 24 * 3600;
/**
 * Strict: no other site can make a browser send it. The dashboard's pages are served without it, so that it does not
 * matter that it is missing when a link of another site is followed; their own calls have it.
 */
const cookie = { name: '__Host-session', sameSite: 'Strict', seconds: sessionSeconds } as const;

const sessionId = idPattern('session');

/** The longest texts that are stored; a provider may send longer ones. */
const most = { name: 200, email: 320, userAgent: 300 };
const oneLine = (text: string, length: number) =>
  text
    .toWellFormed()
    .replaceAll(/\p{Cc}/gu, ' ')
    .trim()
    .slice(0, length);

interface Beginning {
  identified: Identified & { email: string };
  refreshBox: (sessionId: string) => Promise<string | null>;
  userAgent: string | undefined;
  now: Date;
  newId: NewId;
}

/** A new session, and the cookie line that gives it to the browser. */
export async function beginSession({ identified, refreshBox, userAgent = '', now, newId }: Beginning) {
  const { issuer, subject, name = '' } = identified;
  const email = addressOf(oneLine(identified.email, most.email));
  const id = newId('session');
  const secret = randomBytes(32).toString('base64url');
  const at = now.toISOString();
  const session: Session = {
    id,
    person_id: personIdOf(issuer, subject),
    name: oneLine(name, most.name) || email,
    email,
    secret_hash: sha256(secret),
    refresh_box: await refreshBox(id),
    user_agent: oneLine(userAgent, most.userAgent),
    version: 1,
    created_at: at,
    last_used_at: at,
    confirmed_at: at,
    expires_at: new Date(now.getTime() + sessionSeconds * 1000).toISOString(),
  };
  return { session, cookie: writeCookie(cookie, `${id}.${secret}`) };
}

export const noSessionCookie = (): string => removeCookie(cookie);

/** The session of this browser. Throws {@link ApiError} not_signed_in. */
export async function readSession(
  sessions: Pick<SessionStore, 'find'>,
  cookies: string | undefined,
  now: Date,
): Promise<Session> {
  const [id = '', secret = ''] = readCookie(cookies, cookie.name)?.split('.') ?? [];
  // No text of a header becomes a row key before its form is known.
  const session = sessionId.test(id) && secret ? await sessions.find(id) : undefined;
  if (!session || !isEqual(session.secret_hash, sha256(secret)) || session.expires_at <= now.toISOString())
    throw new ApiError('not_signed_in');
  return session;
}

const isEqual = (one: string, other: string) => timingSafeEqual(Buffer.from(one), Buffer.from(other));
