import { ApiError } from '../../shared/domain/api-error.ts';
import type { Handle } from '../../shared/http/call.ts';
import { entryOf } from '../../shared/http/entry.ts';
import { assertionSeconds, signAssertion } from '../../shared/identity/assertion.ts';
import { issueToken, type TokenDesk } from '../../shared/identity/issue-token.ts';
import { keepSession } from '../../shared/identity/keep-session.ts';
import {
  openKeeper,
  openPeppers,
  openProvider,
  openSessionKeys,
} from '../../shared/identity/open-identity.ts';
import type { IdentityProvider } from '../../shared/identity/provider.ts';
import { readSession } from '../../shared/identity/session.ts';
import { signingKeyOf } from '../../shared/identity/signing-key.ts';
import { environment } from '../../shared/platform/environment.ts';
import type { KeyRing } from '../../shared/platform/key-ring.ts';
import * as routes from '../../shared/routes/route-table.ts';
import { type MemberStore, memberStore } from '../../shared/storage/members.ts';
import type { OrganizationStore } from '../../shared/storage/organizations.ts';
import { sessionTokenStore } from '../../shared/storage/session-tokens.ts';
import { type SessionStore, sessionStore } from '../../shared/storage/sessions.ts';
import type { SecretKeeper } from '../../shared/webhooks/secret-keeper.ts';

interface Dependencies extends TokenDesk {
  sessions: Pick<SessionStore, 'find' | 'replace' | 'end'>;
  members: Pick<MemberStore, 'findByPerson'>;
  organizations: Pick<OrganizationStore, 'find'>;
  provider: () => Pick<IdentityProvider, 'renew'>;
  keeper: SecretKeeper;
  signingKeys: () => Promise<KeyRing>;
  /** The addresses of production and of its sandbox. */
  urls: () => { production: string; sandbox: string };
}

export const createSessionToken =
  (desk: Dependencies): Handle<typeof routes.createSessionToken> =>
  async ({ body, headers, now }) => {
    const { sessions, members, organizations, provider, keeper } = desk;
    const session = await readSession(sessions, headers.cookie, now);
    await keepSession(
      { sessions, keeper, provider: { renew: (token) => provider().renew(token) } },
      session,
      now,
    );
    const [member, organization] = await Promise.all([
      members.findByPerson(body.organization_id, session.person_id),
      organizations.find(body.organization_id),
    ]);
    if (!member || !organization) throw new ApiError('not_a_member');
    const { name, role } = member;
    const about = { memberId: member.id, sessionId: session.id, name, role };
    if (body.environment === 'production')
      return issueToken(desk, { ...about, organization, isOfOtherStage: false, now });

    const { production, sandbox } = desk.urls();
    if (!sandbox) throw new ApiError('not_found', { message: 'This deployment has no sandbox.' });
    const ring = await desk.signingKeys();
    const asserted = {
      organization_id: organization.id,
      organization_name: organization.name,
      plan: organization.plan,
      member_id: member.id,
      session_id: session.id,
      name,
      role,
    };
    const parties = { issuer: production, audience: sandbox };
    return {
      object: 'sandbox_assertion',
      assertion: await signAssertion(asserted, parties, signingKeyOf(ring, ring.current), now),
      url: `${sandbox}/auth/sandbox-token`,
      expires_at: new Date(now.getTime() + assertionSeconds * 1000).toISOString(),
    };
  };

export const entry = entryOf(routes.createSessionToken, createSessionToken, ({ table, organizations }) => ({
  stage: environment.stage,
  sessions: sessionStore(table),
  members: memberStore(table),
  sessionTokens: sessionTokenStore(table),
  organizations,
  provider: openProvider({ mayRedeem: true }),
  keeper: openKeeper(),
  signingKeys: openSessionKeys(),
  peppers: openPeppers(),
  urls: () => ({ production: environment.productionUrl, sandbox: environment.sandboxUrl }),
}));
