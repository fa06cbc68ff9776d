import {
  AuthorizationResponseError,
  allowInsecureRequests,
  authorizationCodeGrant,
  buildAuthorizationUrl,
  ClientError,
  ClientSecretPost,
  type Configuration,
  calculatePKCECodeChallenge,
  discovery,
  enableNonRepudiationChecks,
  None,
  ResponseBodyError,
  refreshTokenGrant,
  tokenRevocation,
} from 'openid-client';
import { ApiError } from '../domain/api-error.ts';
import { log } from '../platform/log.ts';
import type { Attempt } from './attempt.ts';

/** The person who has signed in, by the provider. */
export interface Identified {
  issuer: string;
  subject: string;
  /** Undefined unless the provider has verified it. */
  email: string | undefined;
  name: string | undefined;
  refreshToken: string | undefined;
}

/** The provider of sign-in: Cognito, or on a developer's machine the one of infra/local/identity. */
export interface IdentityProvider {
  /** The address of its page for an attempt. */
  begin(attempt: Attempt, hint?: string): Promise<string>;
  /** Redeems what the provider sent back. Throws {@link ApiError} sign_in_failed. */
  finish(callback: URL, attempt: Attempt): Promise<Identified>;
  /** A new refresh token, or the same; `refused` if the person may no longer be signed in. */
  renew(refreshToken: string): Promise<string | 'refused'>;
  revoke(refreshToken: string): Promise<void>;
}

interface Registration {
  issuer: string;
  clientId: string;
  /** Needed for everything but the address of the provider's page. */
  clientSecret?: () => Promise<string>;
  redirectUri: string;
}

/** The seconds that the provider has for a response: an endpoint has ten. */
const timeoutSeconds = 5;
const scope = 'openid email profile offline_access';

export function identityProvider({
  issuer,
  clientId,
  clientSecret,
  redirectUri,
}: Registration): IdentityProvider {
  let discovered: Promise<Configuration> | undefined;
  const discover = async () => {
    const authentication = clientSecret ? ClientSecretPost(await clientSecret()) : None();
    // Only the provider on a developer's machine has no certificate.
    const isLocal = /^http:\/\/(127\.0\.0\.1|localhost):/.test(issuer);
    return discovery(new URL(issuer), clientId, undefined, authentication, {
      execute: [enableNonRepudiationChecks, ...(isLocal ? [allowInsecureRequests] : [])],
      timeout: timeoutSeconds,
    });
  };
  const configuration = () => {
    discovered ??= discover().catch((error) => {
      discovered = undefined;
      throw unavailable(error);
    });
    return discovered;
  };

  return {
    async begin({ state, nonce, verifier }, hint) {
      const known = await configuration();
      const url = buildAuthorizationUrl(known, {
        redirect_uri: redirectUri,
        scope: scopeFor(known),
        state,
        nonce,
        code_challenge: await calculatePKCECodeChallenge(verifier),
        code_challenge_method: 'S256',
        // On a shared machine the provider's own session must not sign the previous person in again.
        prompt: 'login',
        ...(hint && { login_hint: hint }),
      });
      return url.href;
    },

    async finish(callback, { state, nonce, verifier }) {
      const tokens = await authorizationCodeGrant(await configuration(), callback, {
        expectedState: state,
        expectedNonce: nonce,
        pkceCodeVerifier: verifier,
        idTokenExpected: true,
      }).catch((error) => {
        throw isRefused(error) ? new ApiError('sign_in_failed') : unavailable(error);
      });
      const claims = tokens.claims();
      if (!claims) throw new ApiError('sign_in_failed');
      const { iss, sub, email, email_verified, name } = claims;
      const isVerified = typeof email === 'string' && String(email_verified) === 'true';
      return {
        issuer: iss,
        subject: sub,
        email: isVerified ? email : undefined,
        name: typeof name === 'string' ? name : undefined,
        refreshToken: tokens.refresh_token,
      };
    },

    async renew(refreshToken) {
      try {
        const tokens = await refreshTokenGrant(await configuration(), refreshToken);
        return tokens.refresh_token ?? refreshToken;
      } catch (error) {
        if (isRefused(error)) return 'refused';
        throw unavailable(error);
      }
    },

    async revoke(refreshToken) {
      await tokenRevocation(await configuration(), refreshToken);
    },
  };
}

/** Cognito gives refresh tokens unasked, and refuses scopes that it does not know. */
function scopeFor(configuration: Configuration): string {
  const known = configuration.serverMetadata().scopes_supported;
  return scope
    .split(' ')
    .filter((one) => !known || known.includes(one))
    .join(' ');
}

/** Whether the provider or a check refused, and not the way to the provider failed. */
const isRefused = (error: unknown): boolean =>
  error instanceof AuthorizationResponseError ||
  error instanceof ResponseBodyError ||
  (error instanceof ClientError && error.code !== 'OAUTH_TIMEOUT' && error.code !== 'OAUTH_ABORT');

function unavailable(error: unknown): ApiError {
  if (error instanceof ApiError) return error;
  log.warn('the provider of sign-in did not respond', {}, error);
  return new ApiError('service_unavailable', { headers: { 'Retry-After': '1' } });
}
