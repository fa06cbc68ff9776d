import { beforeAll, describe, expect, it } from 'vitest';
import { authorizeRequest } from '../../functions/workers/authorize-request/handler.ts';
import { createOrganization } from '../../shared/administration/organizations.ts';
import { type Role, roles } from '../../shared/contracts/organization.ts';
import { scopesOfRole } from '../../shared/domain/roles.ts';
import { newApiKey } from '../../shared/platform/api-key.ts';
import { hashApiKey } from '../../shared/platform/hash-api-key.ts';
import { apiKeyStore } from '../../shared/storage/api-keys.ts';
import { chatTokenStore } from '../../shared/storage/chat-tokens.ts';
import { keyUseStore } from '../../shared/storage/key-uses.ts';
import { memberStore } from '../../shared/storage/members.ts';
import { organizationStore } from '../../shared/storage/organizations.ts';
import { sessionTokenStore } from '../../shared/storage/session-tokens.ts';
import { sessionStore } from '../../shared/storage/sessions.ts';
import { workingAs } from '../support/as-function.ts';
import type { Backend } from '../support/backend.ts';
import { sharedBackend } from '../support/shared-backend.ts';
import { newSessionToken } from '../support/signed-in.ts';
import { turnableClock } from './support/clock.ts';
import { keyRing } from './support/key-rings.ts';

let backend: Backend;
beforeAll(async () => {
  backend = await sharedBackend();
});

function desk() {
  const { table } = backend;
  const clock = turnableClock();
  const stores = {
    stage: 'prod' as const,
    apiKeys: apiKeyStore(table),
    keyUses: keyUseStore(table),
    organizations: organizationStore(table),
    sessionTokens: sessionTokenStore(table),
    chatTokens: chatTokenStore(table),
    sessions: sessionStore(table),
    members: memberStore(table),
    peppers: async () => keyRing('1'),
    clock,
  };
  const authorize = workingAs('authorize-request', authorizeRequest(stores));
  return { ...stores, authorize: (token: string) => authorize(`Bearer ${token}`) };
}

async function signIn(role: Role = 'recruiter') {
  const at = desk();
  const organization = await createOrganization(at, { name: 'Testing Ltd', plan: 'scale' });
  const made = await newSessionToken(at, { organizationId: organization.id, role });
  return { ...at, ...made, organizationId: organization.id };
}

const turnedAway = (code: string) => ({ admitted: false, principal: 'nobody', context: { code } });

it.each(roles)(
  'a session token of a member who is %s speaks for them with the scopes of the role',
  async (role) => {
    const { authorize, token, member, session, organizationId } = await signIn(role);
    const { admitted, principal, context } = await authorize(token);
    expect([admitted, principal]).toEqual([true, session.id]);
    expect(context).toMatchObject({
      organizationId,
      keyType: 'session',
      keyId: session.id,
      keySetId: '',
      memberId: member.id,
      sessionId: session.id,
      role,
      name: member.name,
      scopes: scopesOfRole[role].join(' '),
      allowedOrigins: '',
    });
    // API Gateway takes no other values.
    for (const value of Object.values(context)) expect(typeof value).toBe('string');
  },
);

it('has the role that the member has now, and not the one of when the token was made', async () => {
  const { authorize, token, member, members, organizationId, clock } = await signIn('admin');
  await members.change(organizationId, member.id, clock(), () => ({ role: 'viewer' }));
  const { context } = await authorize(token);
  expect([context.role, context.scopes]).toEqual(['viewer', scopesOfRole.viewer.join(' ')]);
});

describe('401', () => {
  it('revoked_api_key: all tokens of a session that was ended, however many there are', async () => {
    const one = await signIn();
    const again = newApiKey('prod', 'session');
    const [hash = ''] = hashApiKey(again, keyRing('1'));
    const [first = ''] = hashApiKey(one.token, keyRing('1'));
    const row = await one.sessionTokens.find(first);
    if (!row) throw new Error('there is no row');
    await one.sessionTokens.add({ ...row, token_hash: hash });
    expect((await one.authorize(again)).admitted).toBe(true);
    expect(await one.sessions.end(one.session.id)).toBe(true);
    for (const token of [one.token, again])
      expect(await one.authorize(token)).toMatchObject(turnedAway('revoked_api_key'));
    expect(await one.sessions.end(one.session.id)).toBe(false);
  });

  it('revoked_api_key: the member was removed; sessions in other organizations go on', async () => {
    const one = await signIn();
    const other = await createOrganization(one, { name: 'Other Ltd', plan: 'scale' });
    const { token } = await newSessionToken(one, {
      organizationId: other.id,
      role: 'viewer',
      personId: one.session.person_id,
    });
    await one.members.remove(one.organizationId, one.member.id, new Date());
    expect(await one.authorize(one.token)).toMatchObject(turnedAway('revoked_api_key'));
    expect((await one.authorize(token)).admitted).toBe(true);
  });

  it('revoked_api_key: the session has expired, though the row is still there', async () => {
    const one = await signIn();
    one.clock.forward({ hours: 25 });
    const [hash = ''] = hashApiKey(one.token, keyRing('1'));
    const row = await one.sessionTokens.find(hash);
    const longer = newApiKey('prod', 'session');
    const [longerHash = ''] = hashApiKey(longer, keyRing('1'));
    if (!row) throw new Error('there is no row');
    await one.sessionTokens.add({ ...row, token_hash: longerHash, expires_at: '2999-01-01T00:00:00.000Z' });
    expect(await one.authorize(longer)).toMatchObject(turnedAway('revoked_api_key'));
  });

  it('revoked_api_key: the member of the token is not the person of the session', async () => {
    const one = await signIn();
    const other = await newSessionToken(one, { organizationId: one.organizationId, role: 'owner' });
    const [hash = ''] = hashApiKey(one.token, keyRing('1'));
    const row = await one.sessionTokens.find(hash);
    const mixed = newApiKey('prod', 'session');
    const [mixedHash = ''] = hashApiKey(mixed, keyRing('1'));
    if (!row) throw new Error('there is no row');
    await one.sessionTokens.add({ ...row, token_hash: mixedHash, member_id: other.member.id });
    expect(await one.authorize(mixed)).toMatchObject(turnedAway('revoked_api_key'));
  });

  it('expired_api_key: from the instant that the token names', async () => {
    const at = desk();
    const { id: organizationId } = await createOrganization(at, { name: 'Testing Ltd', plan: 'scale' });
    const { token } = await newSessionToken(at, { organizationId, role: 'viewer', seconds: -1 });
    expect(await at.authorize(token)).toMatchObject(turnedAway('expired_api_key'));
  });

  it('invalid_api_key: a token that nobody was given, and one with another type’s beginning', async () => {
    const { authorize, token } = await signIn();
    for (const bad of [newApiKey('prod', 'session'), token.replace('svc_st', 'svc_sk'), token.slice(0, -1)])
      expect(await authorize(bad)).toMatchObject(turnedAway('invalid_api_key'));
  });
});

it('403 wrong_environment: a token of the other environment', async () => {
  const { authorize } = desk();
  expect(await authorize(newApiKey('sandbox', 'session'))).toEqual({
    admitted: true,
    principal: 'nobody',
    context: { refusal: 'wrong_environment' },
  });
});

it('a token that an assertion was exchanged for counts without a session and a member on this stage', async () => {
  const at = desk();
  const { id: organizationId } = await createOrganization(at, { name: 'Testing Ltd', plan: 'scale' });
  const token = newApiKey('prod', 'session');
  const [token_hash = ''] = hashApiKey(token, keyRing('1'));
  await at.sessionTokens.add({
    token_hash,
    organization_id: organizationId,
    session_id: 'ses_01KERMBJX0N6W3C1B8YKQ2JEPX',
    member_id: 'mem_01KERMBJX0N6W3C1B8YKQ2JEPX',
    name: 'Ada',
    role: 'developer',
    last_four: token.slice(-4),
    is_of_other_stage: true,
    created_at: new Date().toISOString(),
    expires_at: new Date(Date.now() + 120_000).toISOString(),
  });
  const { admitted, context } = await at.authorize(token);
  expect([admitted, context.role, context.name]).toEqual([true, 'developer', 'Ada']);
});
