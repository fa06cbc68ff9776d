import {
  membershipView,
  sandboxAssertionView,
  sessionInfoView,
  sessionTokenView,
  signedOutView,
  signingKeysView,
} from '../../contracts/sign-in.ts';
import type { Descriptions } from './texts.ts';

const organizationId = 'org_01KERMBJX0T7J3E0M1X5Q9W2ZC';
const member = 'mem_01KERMBJX0M2Q4D8S7RZ5H9TVA';
const session = 'ses_01KERMBJX0N6W3C1B8YKQ2JEPX';
/** Neither is a real one: the checksum of the token and the signature do not fit. */
const token = 'svc_st_live_0000000000000000000000000000000000000A';
const assertion = 'eyJhbGciOiJFUzI1NiIsInR5cCI6ImFzc2VydGlvbitqd3QifQ.e30.c2lnbmF0dXJl';

/** Signing in, and the tokens that the dashboard calls this API with. */
export const signIn: Descriptions = {
  tags: {
    'sign-in': 'Signing in to the dashboard, and the tokens that its pages call this API with.',
  },
  schemas: {
    SessionInfo: sessionInfoView,
    SessionToken: sessionTokenView,
    SandboxAssertion: sandboxAssertionView,
    SignedOut: signedOutView,
    Membership: membershipView,
    SigningKeys: signingKeysView,
  },
  operations: {
    signIn: { returns: 'To the page of the provider.' },
    finishSignIn: { returns: 'To the dashboard.' },
    getSessionInfo: { returns: 'The person and the organizations.' },
    createSessionToken: { returns: 'The token, or for the sandbox the assertion.' },
    createSandboxToken: { returns: 'The token of the sandbox.' },
    signOut: { returns: 'The session has ended.' },
    acceptInvitation: { returns: 'The new membership.' },
    getSigningKeys: { returns: 'The public keys, as a JWK Set.' },
  },
  parameters: {
    'signIn.return_to': [
      'The page of the dashboard that the browser is led to afterwards.',
      '/dashboard/jobs',
    ],
    'signIn.hint': ['The e-mail address that the provider’s page begins with.', 'ada@example.com'],
    'finishSignIn.code': ['The code of the provider, which is valid once.', 'SplxlOBeZQQYbYS6WxSbIA'],
    'finishSignIn.state': ['The state of the attempt, as it was sent to the provider.', 'af0ifjsldkj'],
    'finishSignIn.error': ['Why the provider refused.', 'access_denied'],
    'finishSignIn.iss': ['The issuer of the response (RFC 9207).', 'https://identity.example.com'],
  },
  fields: {
    'SessionInfo.id': ['The id of the session.', session],
    'SessionInfo.person': 'Who is signed in.',
    'SessionInfo.organizations': 'The organizations that the person is a member of.',
    'SessionInfo.sandbox_url': [
      'The address of the sandbox’s API. Null if this deployment has none.',
      'https://sandbox.example.com',
    ],
    'SessionInfoPerson.name': ['The name of the person, as the provider of sign-in has it.', 'Ada Okafor'],
    'SessionInfoPerson.email': ['The verified e-mail address of the person.', 'ada@example.com'],
    'SessionInfoOrganization.id': ['The id of the organization.', organizationId],
    'SessionInfoOrganization.name': ['The name of the organization.', 'Acme'],
    'SessionInfoOrganization.role': 'The role of the person in the organization.',
    'SessionInfoOrganization.environment': 'The environment of the organization.',
    'SessionToken.token': ['The token. It is shown this once; keep it in memory only.', token],
    'SessionToken.expires_at': ['When the token expires.', '2026-01-12T08:25:00.000Z'],
    'SessionToken.environment': 'The environment that the token is for.',
    'SessionToken.organization': 'The organization that the token is for. In the sandbox it is the twin.',
    'SessionToken.member_id': ['The id of the member. Events name it as their actor.', member],
    'SessionToken.session_id': ['The session that the token ends with.', session],
    'SessionToken.name': ['The name of the person.', 'Ada Okafor'],
    'SessionToken.role': 'The role of the person, which determines the scopes.',
    'SessionToken.scopes': ['What the token may do.', ['jobs:read', 'organization:read']],
    'SessionTokenOrganization.id': ['The id of the organization.', organizationId],
    'SessionTokenOrganization.name': ['The name of the organization.', 'Acme'],
    'SandboxAssertion.assertion': ['A signed statement of who the person is. It is valid once.', assertion],
    'SandboxAssertion.url': [
      'The address that exchanges the assertion for a token.',
      'https://sandbox.example.com/auth/sandbox-token',
    ],
    'SandboxAssertion.expires_at': [
      'When the assertion expires, 60 seconds later.',
      '2026-01-12T08:16:00.000Z',
    ],
    'Membership.id': ['The id of the member.', member],
    'Membership.organization': 'The organization that the person is now a member of.',
    'Membership.role': 'The role of the person in the organization.',
    'SigningKeys.keys': 'The public keys, as a JWK Set. A rotation adds one and keeps the others.',
    'SigningKeysKey.kty': 'The type of the key.',
    'SigningKeysKey.crv': 'The curve of the key.',
    'SigningKeysKey.x': [
      'The first coordinate of the public point.',
      'jz9b-NlpoFyNSfGQs10WtrZlWxdhJ6Rv62cKBzNeyYs',
    ],
    'SigningKeysKey.y': [
      'The second coordinate of the public point.',
      'kC-TrtFcIjtSqpuOZNpe_y6KLoA34kaE4qu6dmEWLyM',
    ],
    'SigningKeysKey.kid': ['The id of the key, which assertions name.', '48bgaCL689N9SABL'],
    'SigningKeysKey.alg': 'The algorithm of the signatures.',
    'SigningKeysKey.use': 'What the key is for.',
    'CreateSessionTokenRequest.organization_id': ['The organization that the token is for.', organizationId],
    'CreateSessionTokenRequest.environment': 'The environment that the token is for.',
    'CreateSandboxTokenRequest.assertion': ['The `assertion` of the production environment.', assertion],
    'AcceptInvitationRequest.token': [
      'The part of the invitation’s link after the `#`.',
      '3q2-7wAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAA',
    ],
  },
};
