import { acceptInvitation } from '../../../functions/auth/accept-invitation.ts';
import { createSandboxToken } from '../../../functions/auth/create-sandbox-token.ts';
import { createSessionToken } from '../../../functions/auth/create-session-token.ts';
import { finishSignIn, isBegunHere } from '../../../functions/auth/finish-sign-in.ts';
import { getSessionInfo } from '../../../functions/auth/get-session-info.ts';
import { getSigningKeys } from '../../../functions/auth/get-signing-keys.ts';
import { signIn } from '../../../functions/auth/sign-in.ts';
import { signOut } from '../../../functions/auth/sign-out.ts';
import { createOrganization } from '../../../shared/administration/organizations.ts';
import { addMember } from '../../../shared/administration/people.ts';
import type { Role } from '../../../shared/contracts/organization.ts';
import { ApiError } from '../../../shared/domain/api-error.ts';
import type { AssertionReader } from '../../../shared/identity/assertion.ts';
import type { Attempt } from '../../../shared/identity/attempt.ts';
import type { Identified, IdentityProvider } from '../../../shared/identity/provider.ts';
import { renderSignInRefusal } from '../../../shared/identity/refusal-page.ts';
import * as routes from '../../../shared/routes/route-table.ts';
import { addressCounter } from '../../../shared/storage/addresses.ts';
import { apiKeyStore } from '../../../shared/storage/api-keys.ts';
import { invitationStore } from '../../../shared/storage/invitations.ts';
import { memberStore } from '../../../shared/storage/members.ts';
import { onceStore } from '../../../shared/storage/once.ts';
import { organizationStore } from '../../../shared/storage/organizations.ts';
import { sessionTokenStore } from '../../../shared/storage/session-tokens.ts';
import { sessionStore } from '../../../shared/storage/sessions.ts';
import { standingOf } from '../../../shared/storage/standing-invitations.ts';
import { twinStore } from '../../../shared/storage/twins.ts';
import { secretKeeper } from '../../../shared/webhooks/secret-keeper.ts';
import type { Backend } from '../../support/backend.ts';
import { type Answered, callerOf, type Sent, testEdge } from '../../support/call-endpoint.ts';
import { turnableClock } from './clock.ts';
import { keyRing } from './key-rings.ts';

/** As in vitest.config.ts. */
export const productionUrl = 'http://127.0.0.1:4010';
export const sandboxUrl = 'https://sandbox.example.com';
const issuer = 'https://identity.example.com';

/** A provider that signs in whom the test says, and notes what it was asked. */
export function fakeProvider() {
  const asked: { begun: Attempt[]; renewed: string[]; revoked: string[] } = {
    begun: [],
    renewed: [],
    revoked: [],
  };
  const person: { now: Identified; renews: () => Promise<string | 'refused'>; revokes: () => Promise<void> } =
    {
      now: {
        issuer,
        subject: 'ada',
        email: 'ada@example.com',
        name: 'Ada Okafor',
        refreshToken: 'refresh-1',
      },
      renews: async () => 'refresh-2',
      revokes: async () => {},
    };
  const provider: IdentityProvider = {
    async begin(attempt, hint) {
      asked.begun.push(attempt);
      return `${issuer}/authorize?state=${attempt.state}${hint ? `&login_hint=${hint}` : ''}`;
    },
    async finish(callback) {
      if (callback.searchParams.get('code') !== 'good') throw new ApiError('sign_in_failed');
      return person.now;
    },
    async renew(token) {
      asked.renewed.push(token);
      return person.renews();
    },
    async revoke(token) {
      asked.revoked.push(token);
      await person.revokes();
    },
  };
  return { provider, asked, person };
}

/** Sign-in on a real table, with a provider that obeys, and a browser that keeps cookies. */
export function signInDesk(backend: Backend, { readAssertion }: { readAssertion?: AssertionReader } = {}) {
  const clock = turnableClock();
  const { table } = backend;
  const { provider, asked, person } = fakeProvider();
  const keeper = secretKeeper(async () => keyRing('1'));
  const peppers = async () => keyRing('1');
  const organizations = organizationStore(table);
  const stores = {
    sessions: sessionStore(table),
    members: memberStore(table),
    invitations: invitationStore(table),
    standing: standingOf(table),
    sessionTokens: sessionTokenStore(table),
    once: onceStore(table),
    twins: twinStore(table),
    organizations,
  };
  const pages = { pages: { renderRefusal: renderSignInRefusal } };
  const edge = { ...testEdge(backend, clock), addresses: addressCounter(table, async () => keyRing('1')) };
  const keys = { keeper, provider: () => provider };
  const desk = { ...stores, ...keys, peppers, stage: 'prod' as const };
  const calls = {
    signIn: callerOf(routes.signIn, signIn(keys), { ...edge, ...pages }),
    finish: callerOf(routes.finishSignIn, finishSignIn(desk), {
      ...edge,
      ...pages,
      isBegunHere: isBegunHere(keeper, clock),
    }),
    session: callerOf(
      routes.getSessionInfo,
      getSessionInfo({ ...stores, sandboxUrl: () => sandboxUrl }),
      edge,
    ),
    token: callerOf(
      routes.createSessionToken,
      createSessionToken({
        ...desk,
        signingKeys: async () => keyRing('1'),
        urls: () => ({ production: productionUrl, sandbox: sandboxUrl }),
      }),
      edge,
    ),
    sandboxToken: callerOf(
      routes.createSandboxToken,
      createSandboxToken({
        ...desk,
        stage: 'sandbox',
        readAssertion: () => readAssertion ?? (() => Promise.reject(new ApiError('assertion_invalid'))),
      }),
      { ...edge, environmentName: 'sandbox' },
    ),
    signOut: callerOf(routes.signOut, signOut(desk), edge),
    accept: callerOf(routes.acceptInvitation, acceptInvitation(stores), edge),
    signingKeys: callerOf(
      routes.getSigningKeys,
      getSigningKeys({ signingKeys: async () => keyRing('1') }),
      edge,
    ),
  };

  /** A browser: keeps the cookies of answers, and says where its calls come from. */
  function browser() {
    const cookies = new Map<string, string>();
    return {
      cookies,
      async send(call: (sent: Sent) => Promise<Answered>, sent: Sent = {}): Promise<Answered> {
        const answer = await call({
          ...sent,
          headers: {
            cookie: [...cookies].map(([name, value]) => `${name}=${value}`).join('; '),
            origin: productionUrl,
            'sec-fetch-site': 'same-origin',
            ...sent.headers,
          },
        });
        for (const line of answer.cookies) {
          const [, name = '', value = ''] = /^([^=]+)=([^;]*)/.exec(line) ?? [];
          if (value === '') cookies.delete(name);
          else cookies.set(name, value);
        }
        return answer;
      },
      async signIn(query: Record<string, string> = {}): Promise<Answered> {
        await this.send(calls.signIn, { query });
        return this.send(calls.finish, { query: { code: 'good', state: asked.begun.at(-1)?.state ?? '' } });
      },
    };
  }

  const admin = { stage: 'prod' as const, organizations, apiKeys: apiKeyStore(table), peppers, clock };
  return {
    ...stores,
    clock,
    calls,
    asked,
    person,
    browser,
    admin,
    newOrganization: () => createOrganization(admin, { name: 'Testing Ltd', plan: 'scale' }),
    join: (organization: string, role: Role, subject = 'ada') =>
      addMember(
        { ...stores, clock },
        { organization, issuer, subject, name: subject, email: `${subject}@example.com`, role },
      ),
  };
}
