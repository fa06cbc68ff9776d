import type { Role } from '../../shared/contracts/organization.ts';
import { idSource } from '../../shared/domain/ids.ts';
import { scopesOfRole } from '../../shared/domain/roles.ts';
import type { Caller } from '../../shared/http/api-gateway.ts';
import { newApiKey } from '../../shared/platform/api-key.ts';
import { hashApiKey } from '../../shared/platform/hash-api-key.ts';
import type { KeyRing } from '../../shared/platform/key-ring.ts';
import type { DeploymentName } from '../../shared/platform/names.ts';
import { sha256 } from '../../shared/storage/keys.ts';
import { type MemberStore, memberStore } from '../../shared/storage/members.ts';
import type { SessionTokenStore } from '../../shared/storage/session-tokens.ts';
import { type SessionStore, sessionStore } from '../../shared/storage/sessions.ts';
import type { Backend } from './backend.ts';
import { newCaller } from './call-endpoint.ts';

interface PeopleStores {
  members: MemberStore;
  sessions: SessionStore;
}

interface Wanted {
  organizationId: string;
  role: Role;
  /** Whose session it is; somebody new by default. */
  personId?: string | undefined;
  email?: string | undefined;
}

/** A new member with a session, as they are after an invitation was accepted. */
export async function newMember({ members, sessions }: PeopleStores, wanted: Wanted) {
  const { organizationId, role, personId = sha256(crypto.randomUUID()) } = wanted;
  const now = new Date();
  const newId = idSource(now);
  const at = now.toISOString();
  const name = `Test ${role}`;
  const email = wanted.email ?? `${role}-${personId.slice(0, 8)}@example.com`;
  const member = {
    id: newId('member'),
    organization_id: organizationId,
    person_id: personId,
    name,
    email,
    role,
    version: 1,
    created_at: at,
    updated_at: at,
  };
  const session = {
    id: newId('session'),
    person_id: personId,
    name,
    email,
    secret_hash: sha256(crypto.randomUUID()),
    refresh_box: null,
    user_agent: 'tests',
    version: 1,
    created_at: at,
    last_used_at: at,
    confirmed_at: at,
    expires_at: new Date(now.getTime() + 24 * 3_600_000).toISOString(),
  };
  await members.add(member);
  await sessions.create(session);
  return { member, session };
}

/** A session token for a role of an organization, longer than real ones, so that no test outlives it. */
export async function newSessionToken(
  stores: PeopleStores & {
    stage: DeploymentName;
    sessionTokens: SessionTokenStore;
    peppers: () => Promise<KeyRing>;
  },
  wanted: Wanted & { seconds?: number },
) {
  const { member, session } = await newMember(stores, wanted);
  const token = newApiKey(stores.stage, 'session');
  const [hash = ''] = hashApiKey(token, await stores.peppers());
  const now = Date.now();
  await stores.sessionTokens.add({
    token_hash: hash,
    organization_id: wanted.organizationId,
    session_id: session.id,
    member_id: member.id,
    name: member.name,
    role: wanted.role,
    last_four: token.slice(-4),
    is_of_other_stage: false,
    created_at: new Date(now).toISOString(),
    expires_at: new Date(now + (wanted.seconds ?? 3600) * 1000).toISOString(),
  });
  return { token, member, session };
}

/** The caller of an endpoint's test who is signed in, with a member and a session in the table; of `organizationId`, or of a new organization. */
export async function newSignedIn(
  backend: Backend,
  role: Role = 'owner',
  changes: Partial<Caller> = {},
): Promise<Caller> {
  const caller = await newCaller(backend, changes);
  const organizationId = changes.organizationId ?? caller.organizationId;
  const stores = { members: memberStore(backend.table), sessions: sessionStore(backend.table) };
  const { member, session } = await newMember(stores, { organizationId, role });
  return {
    ...caller,
    organizationId,
    keyId: session.id,
    keyName: '',
    keySetId: '',
    keyType: 'session',
    scopes: [...scopesOfRole[role]],
    keyExpiresAt: new Date(Date.now() + 600_000).toISOString(),
    person: { memberId: member.id, sessionId: session.id, role, name: member.name },
  };
}
