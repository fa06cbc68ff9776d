/** The dependencies of the functions of sign-in, from their environment. */
import { ApiError } from '../domain/api-error.ts';
import { openIndexKeys } from '../http/open-index-keys.ts';
import { secretsManager } from '../platform/clients.ts';
import { environment } from '../platform/environment.ts';
import { keyRingReader } from '../platform/key-ring.ts';
import { secretReader } from '../platform/read-secret.ts';
import { addressCounter } from '../storage/addresses.ts';
import type { Table } from '../storage/table.ts';
import { secretKeeper } from '../webhooks/secret-keeper.ts';
import { type IdentityProvider, identityProvider } from './provider.ts';

export const openSessionKeys = () => keyRingReader(secretsManager(), () => environment.sessionKeySecret);
export const openKeeper = () => secretKeeper(openSessionKeys());
export const openPeppers = () => keyRingReader(secretsManager(), () => environment.keyPepperSecret);
export const openAddresses = ({ table }: { table: Table }) => addressCounter(table, openIndexKeys());

/**
 * The provider of this deployment. In the sandbox there is none: people sign in to production. `mayRedeem` is for
 * functions with the right to the client's secret.
 */
export function openProvider({ mayRedeem }: { mayRedeem: boolean }): () => IdentityProvider {
  let opened: IdentityProvider | undefined;
  return () => {
    const { oidcIssuer: issuer, oidcClientId: clientId } = environment;
    if (!issuer || !clientId)
      throw new ApiError('not_found', { message: 'Nobody signs in to this environment.' });
    opened ??= identityProvider({
      issuer,
      clientId,
      redirectUri: `${environment.apiUrl}/auth/callback`,
      ...(mayRedeem && {
        clientSecret: secretReader(secretsManager(), () => environment.oidcClientSecret),
      }),
    });
    return opened;
  };
}
