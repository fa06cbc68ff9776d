import type { Handle } from '../../shared/http/call.ts';
import { entryOf } from '../../shared/http/entry.ts';
import { setCookies } from '../../shared/http/response.ts';
import { attemptCookie, newAttempt } from '../../shared/identity/attempt.ts';
import { openAddresses, openKeeper, openProvider } from '../../shared/identity/open-identity.ts';
import type { IdentityProvider } from '../../shared/identity/provider.ts';
import { renderSignInRefusal } from '../../shared/identity/refusal-page.ts';
import * as routes from '../../shared/routes/route-table.ts';
import type { SecretKeeper } from '../../shared/webhooks/secret-keeper.ts';

interface Dependencies {
  provider: () => Pick<IdentityProvider, 'begin'>;
  keeper: SecretKeeper;
}

export const signIn =
  ({ provider, keeper }: Dependencies): Handle<typeof routes.signIn> =>
  async ({ query, now }) => {
    const attempt = newAttempt(query.return_to, now);
    const location = await provider().begin(attempt, query.hint);
    return { location, [setCookies]: [await attemptCookie(keeper, attempt)] };
  };

export const entry = entryOf(
  routes.signIn,
  signIn,
  (edge) => ({
    provider: openProvider({ mayRedeem: false }),
    keeper: openKeeper(),
    addresses: openAddresses(edge),
  }),
  ({ addresses }) => ({ addresses, pages: { renderRefusal: renderSignInRefusal } }),
);
