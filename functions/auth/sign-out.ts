import { isRefusal } from '../../shared/domain/api-error.ts';
import type { Handle } from '../../shared/http/call.ts';
import { entryOf } from '../../shared/http/entry.ts';
import { setCookies } from '../../shared/http/response.ts';
import { openKeeper, openProvider } from '../../shared/identity/open-identity.ts';
import type { IdentityProvider } from '../../shared/identity/provider.ts';
import { openRefreshToken } from '../../shared/identity/refresh-box.ts';
import { noSessionCookie, readSession } from '../../shared/identity/session.ts';
import { log } from '../../shared/platform/log.ts';
import * as routes from '../../shared/routes/route-table.ts';
import { type Session, type SessionStore, sessionStore } from '../../shared/storage/sessions.ts';
import type { SecretKeeper } from '../../shared/webhooks/secret-keeper.ts';

interface Dependencies {
  sessions: Pick<SessionStore, 'find' | 'end'>;
  provider: () => Pick<IdentityProvider, 'revoke'>;
  keeper: SecretKeeper;
}

export const signOut =
  (desk: Dependencies): Handle<typeof routes.signOut> =>
  async ({ headers, now }) => {
    const session = await readSession(desk.sessions, headers.cookie, now).catch((error) => {
      if (isRefusal(error, 'not_signed_in')) return undefined;
      throw error;
    });
    if (session) {
      await desk.sessions.end(session.id);
      await revoke(desk, session);
    }
    return { object: 'signed_out', [setCookies]: [noSessionCookie()] };
  };

/** The session has ended in any case: the refresh token was only in its row. */
async function revoke({ provider, keeper }: Dependencies, session: Session): Promise<void> {
  try {
    const token = await openRefreshToken(keeper, session);
    if (token !== undefined) await provider().revoke(token);
  } catch (error) {
    log.warn('a refresh token was not revoked', { sessionId: session.id }, error);
  }
}

export const entry = entryOf(routes.signOut, signOut, ({ table }) => ({
  sessions: sessionStore(table),
  provider: openProvider({ mayRedeem: true }),
  keeper: openKeeper(),
}));
