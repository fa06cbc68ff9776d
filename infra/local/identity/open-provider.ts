import { generateKeyPairSync, randomBytes } from 'node:crypto';
import Provider from 'oidc-provider';
import { memoryAdapter } from './memory-adapter.ts';
import { findAccount } from './people.ts';

/** The client of the dashboard, which any stage on this machine may be. */
export interface LocalClient {
  clientId: string;
  clientSecret: string;
}

const scopes = 'openid email profile offline_access';
const day = 24 * 3600;

/** An OpenID provider in memory, with the parts of Cognito that the service uses. It needs no network. */
export function openProvider(issuer: string, { clientId, clientSecret }: LocalClient): Provider {
  const { privateKey } = generateKeyPairSync('rsa', { modulusLength: 2048 });
  const provider = new Provider(issuer, {
    adapter: memoryAdapter(),
    jwks: { keys: [{ ...privateKey.export({ format: 'jwk' }), alg: 'RS256', use: 'sig', kid: 'local' }] },
    cookies: { keys: [randomBytes(32).toString('hex')] },
    clients: [
      {
        client_id: clientId,
        client_secret: clientSecret,
        grant_types: ['authorization_code', 'refresh_token'],
        response_types: ['code'],
        redirect_uris: ['http://127.0.0.1/auth/callback'],
        token_endpoint_auth_method: 'client_secret_post',
      },
    ],
    scopes: scopes.split(' '),
    claims: { openid: ['sub'], email: ['email', 'email_verified'], profile: ['name'] },
    // As Cognito does: what was asked for is in the token.
    conformIdTokenClaims: false,
    features: { devInteractions: { enabled: false }, revocation: { enabled: true } },
    findAccount: (_: unknown, accountId: string) => {
      const account = findAccount(accountId);
      if (!account) return undefined;
      const { id, name, email } = account;
      return { accountId, claims: () => ({ sub: id, name, email, email_verified: true }) };
    },
    interactions: { url: (_: unknown, { uid }: { uid: string }) => `/interaction/${uid}` },
    issueRefreshToken: () => true,
    // The dashboard needs no consent.
    loadExistingGrant: async (context: {
      oidc: { client: { clientId: string }; session: { accountId: string } };
    }) => {
      const { client, session } = context.oidc;
      const grant = new provider.Grant({ accountId: session.accountId, clientId: client.clientId });
      grant.addOIDCScope(scopes);
      await grant.save();
      return grant;
    },
    rotateRefreshToken: false,
    ttl: {
      AccessToken: 300,
      IdToken: 300,
      Interaction: 600,
      Session: day,
      Grant: 30 * day,
      RefreshToken: 30 * day,
    },
  });
  // Stages choose their ports, also the tests' own.
  provider.Client.prototype.redirectUriAllowed = isOfThisMachine;
  return provider;
}

const isOfThisMachine = (address: string): boolean => {
  const url = URL.parse(address);
  return url?.hostname === '127.0.0.1' && url.protocol === 'http:' && url.pathname === '/auth/callback';
};
