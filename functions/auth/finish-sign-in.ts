import { timingSafeEqual } from 'node:crypto';
import { ApiError } from '../../shared/domain/api-error.ts';
import type { HttpRequest } from '../../shared/http/api-gateway.ts';
import type { Handle } from '../../shared/http/call.ts';
import { entryOf } from '../../shared/http/entry.ts';
import { setCookies } from '../../shared/http/response.ts';
import { type Attempt, noAttemptCookie, readAttempt } from '../../shared/identity/attempt.ts';
import { openAddresses, openKeeper, openProvider } from '../../shared/identity/open-identity.ts';
import type { IdentityProvider } from '../../shared/identity/provider.ts';
import { sealRefreshToken } from '../../shared/identity/refresh-box.ts';
import { renderSignInRefusal } from '../../shared/identity/refusal-page.ts';
import { beginSession } from '../../shared/identity/session.ts';
import { callbackUrl, pageUrl } from '../../shared/platform/addresses.ts';
import * as routes from '../../shared/routes/route-table.ts';
import { type OnceStore, onceStore } from '../../shared/storage/once.ts';
import { type SessionStore, sessionStore } from '../../shared/storage/sessions.ts';
import type { SecretKeeper } from '../../shared/webhooks/secret-keeper.ts';

interface Dependencies {
  provider: () => Pick<IdentityProvider, 'finish'>;
  keeper: SecretKeeper;
  once: OnceStore;
  sessions: Pick<SessionStore, 'create'>;
}

/** A new session with a new secret at each sign-in: a cookie from before it is worth nothing afterwards. */
export const finishSignIn =
  ({ provider, keeper, once, sessions }: Dependencies): Handle<typeof routes.finishSignIn> =>
  async ({ query, headers, now, newId }) => {
    const attempt = await readAttempt(keeper, headers.cookie, now);
    refuseOtherState(attempt, query.state);
    if (!(await once.use('sign-in', attempt.state, new Date(attempt.endsAt))))
      throw new ApiError('sign_in_failed');

    const identified = await provider().finish(callbackUrl(query), attempt);
    const { email, refreshToken } = identified;
    if (email === undefined)
      throw new ApiError('sign_in_failed', { message: 'The e-mail address is not verified.' });
    const { session, cookie } = await beginSession({
      identified: { ...identified, email },
      refreshBox: (id) => sealRefreshToken(keeper, id, refreshToken),
      userAgent: headers['user-agent'],
      now,
      newId,
    });
    await sessions.create(session);
    return { location: pageUrl(attempt.returnTo), [setCookies]: [cookie, noAttemptCookie()] };
  };

/** Whether the request has the state of this browser's attempt, which no other site knows. */
export const isBegunHere =
  (keeper: SecretKeeper, clock: () => Date) =>
  async ({ headers, query }: HttpRequest): Promise<boolean> => {
    const attempt = await readAttempt(keeper, headers.cookie, clock()).catch(() => undefined);
    return attempt !== undefined && isOf(attempt, query.state);
  };

/** Throws for a response to another attempt than the last one of this browser. */
function refuseOtherState(attempt: Attempt, given: string | undefined): void {
  if (!isOf(attempt, given)) throw new ApiError('sign_in_failed');
}

function isOf({ state }: Attempt, given = ''): boolean {
  const [expected, sent] = [Buffer.from(state), Buffer.from(given)];
  return expected.length === sent.length && timingSafeEqual(expected, sent);
}

export const entry = entryOf(
  routes.finishSignIn,
  finishSignIn,
  (edge) => ({
    provider: openProvider({ mayRedeem: true }),
    keeper: openKeeper(),
    once: onceStore(edge.table),
    sessions: sessionStore(edge.table),
    addresses: openAddresses(edge),
    clock: edge.clock,
  }),
  ({ addresses, keeper, clock }) => ({
    addresses,
    isBegunHere: isBegunHere(keeper, clock),
    pages: { renderRefusal: renderSignInRefusal },
  }),
);
