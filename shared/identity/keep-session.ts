import { setTimeout as wait } from 'node:timers/promises';
import { ApiError } from '../domain/api-error.ts';
import { ConditionFailed } from '../storage/row.ts';
import type { Session, SessionStore } from '../storage/sessions.ts';
import type { SecretKeeper } from '../webhooks/secret-keeper.ts';
import type { IdentityProvider } from './provider.ts';
import { openRefreshToken, sealRefreshToken } from './refresh-box.ts';

interface Keeping {
  sessions: Pick<SessionStore, 'find' | 'replace' | 'end'>;
  provider: Pick<IdentityProvider, 'renew'>;
  keeper: SecretKeeper;
}

/** After this time the provider is asked whether the person may still be signed in. */
const confirmedForMs = 24 * 3_600_000;
/** The use is noted once in this time, because each note is a write. */
const notedForMs = 3_600_000;
/** The time that another call of the same browser has to store the provider's response. */
const otherCallMs = 500;

/**
 * Notes the use of a session, and asks the provider again where its word is a day old. Throws {@link ApiError}
 * not_signed_in when the provider refuses, and ends the session then.
 */
export async function keepSession(keeping: Keeping, session: Session, now: Date): Promise<void> {
  const age = now.getTime() - Date.parse(session.confirmed_at);
  if (age >= confirmedForMs) return confirm(keeping, session, now);
  if (now.getTime() - Date.parse(session.last_used_at) < notedForMs) return;
  await replace(keeping, session, { ...session, last_used_at: now.toISOString() });
}

async function confirm({ sessions, provider, keeper }: Keeping, session: Session, now: Date): Promise<void> {
  const token = await openRefreshToken(keeper, session);
  const renewed = token === undefined ? 'refused' : await provider.renew(token);
  if (renewed === 'refused') {
    // Two pages may ask at once, and a provider may take each refresh token only once.
    await wait(otherCallMs);
    const current = await sessions.find(session.id);
    if (current && current.confirmed_at > session.confirmed_at) return;
    await sessions.end(session.id);
    throw new ApiError('not_signed_in');
  }
  const refresh_box = await sealRefreshToken(keeper, session.id, renewed);
  const at = now.toISOString();
  await replace({ sessions }, session, { ...session, refresh_box, confirmed_at: at, last_used_at: at });
}

/** Another page of the same browser may have noted the same; a session that was ended is found by the next call. */
async function replace(
  { sessions }: Pick<Keeping, 'sessions'>,
  before: Session,
  after: Session,
): Promise<void> {
  await sessions.replace(before, after).catch((error) => {
    if (!(error instanceof ConditionFailed)) throw error;
  });
}
