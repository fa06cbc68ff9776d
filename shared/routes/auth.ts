import {
  callbackQuery,
  invitationBody,
  issuedView,
  membershipView,
  redirectView,
  sandboxTokenBody,
  sessionInfoView,
  sessionTokenBody,
  sessionTokenView,
  signedOutView,
  signInQuery,
  signingKeysView,
} from '../contracts/sign-in.ts';
import { route } from './route.ts';

/** A step of signing in that a browser opens. */
const step = {
  method: 'GET',
  scope: 'none',
  keys: 'session',
  page: true,
  redirects: true,
  success: 302,
  response: redirectView,
  countsAddresses: true,
} as const;
/** A call of the dashboard's pages, with the session in a cookie. */
const withCookie = {
  scope: 'none',
  keys: 'session',
  sameOrigin: true,
  idempotency: 'ignored',
} as const;

export const signIn = route({
  ...step,
  path: '/auth/sign-in',
  summary: 'Begin to sign in: leads a browser to the provider of sign-in.',
  description: 'Authorization code flow with PKCE. A cookie remembers the attempt for ten minutes.',
  query: signInQuery,
  uses: ['sessionKey', 'identityClient', 'update addresses', 'blindIndexKey'],
});

export const finishSignIn = route({
  ...step,
  path: '/auth/callback',
  summary: 'Finish signing in: the provider leads the browser back here.',
  description: 'Begins a session of 30 days in a cookie that no script can read, and leads to the dashboard.',
  query: callbackQuery,
  errors: ['sign_in_failed'],
  uses: [
    'sessionKey',
    'identityClient',
    'identitySecret',
    'put once',
    'put sessions',
    'update addresses',
    'blindIndexKey',
  ],
});

export const getSessionInfo = route({
  ...withCookie,
  method: 'GET',
  idempotency: 'none',
  path: '/auth/session',
  summary: 'Fetch who is signed in, and their organizations.',
  description: 'The session is in a cookie. A person may be a member of several organizations.',
  response: sessionInfoView,
  errors: ['not_signed_in'],
  uses: ['get sessions', 'get organizations', 'findRows'],
});

export const createSessionToken = route({
  ...withCookie,
  method: 'POST',
  path: '/auth/token',
  summary: 'Get a token for this API, for one organization and environment.',
  description:
    'A token is valid for ten minutes and has the scopes of the role. For the sandbox the response is an assertion of ' +
    '60 seconds, which `POST /auth/sandbox-token` of the sandbox exchanges for a token.',
  body: sessionTokenBody,
  response: issuedView,
  errors: ['not_signed_in', 'not_a_member'],
  uses: [
    'sessionKey',
    'identityClient',
    'identitySecret',
    'keyPepper',
    'get sessions',
    'put sessions',
    'delete sessions',
    'get members',
    'get organizations',
    'put sessionTokens',
  ],
});

export const createSandboxToken = route({
  method: 'POST',
  scope: 'none',
  keys: 'session',
  idempotency: 'ignored',
  path: '/auth/sandbox-token',
  summary: 'Exchange an assertion of production for a token of the sandbox.',
  description:
    'Only in the sandbox. The first exchange for an organization creates its twin here. The token is valid for two ' +
    'minutes.',
  body: sandboxTokenBody,
  response: sessionTokenView,
  errors: ['assertion_invalid'],
  uses: [
    'keyPepper',
    'put once',
    'get twins',
    'put twins',
    'get organizations',
    'put organizations',
    'put sessionTokens',
  ],
});

export const signOut = route({
  ...withCookie,
  method: 'POST',
  path: '/auth/sign-out',
  summary: 'End the session of this browser.',
  description: 'Its tokens end within ten seconds, and the provider revokes its refresh token.',
  response: signedOutView,
  uses: ['sessionKey', 'identityClient', 'identitySecret', 'get sessions', 'delete sessions'],
});

export const acceptInvitation = route({
  ...withCookie,
  method: 'POST',
  path: '/auth/invitation',
  summary: 'Accept an invitation to an organization, by the token of its link.',
  description:
    'Only the person with the invited address, verified by the provider, can accept it, and only while the member who gave it may still ' +
    'give its role. A person who was removed needs a new invitation.',
  countsAddresses: true,
  body: invitationBody,
  response: membershipView,
  errors: ['not_signed_in', 'invitation_not_found', 'invitation_of_other'],
  uses: [
    'get sessions',
    'get invitations',
    'delete invitations',
    'get members',
    'put members',
    'check members',
    'get organizations',
    'update addresses',
    'blindIndexKey',
  ],
});

export const getSigningKeys = route({
  method: 'GET',
  scope: 'none',
  counted: false,
  path: '/auth/jwks.json',
  summary: 'Fetch the public keys that assertions for the sandbox are signed with.',
  description: 'A JWK Set (RFC 7517). The sandbox verifies assertions with it.',
  response: signingKeysView,
  cacheSeconds: 300,
  uses: ['sessionKey'],
});
