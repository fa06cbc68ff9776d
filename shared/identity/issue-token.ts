import type { Role } from '../contracts/organization.ts';
import { scopesOfRole } from '../domain/roles.ts';
import { newApiKey } from '../platform/api-key.ts';
import { hashApiKey } from '../platform/hash-api-key.ts';
import type { KeyRing } from '../platform/key-ring.ts';
import { type DeploymentName, environmentOf } from '../platform/names.ts';
import { type SessionTokenStore, sessionTokenSeconds } from '../storage/session-tokens.ts';

export interface TokenDesk {
  stage: DeploymentName;
  sessionTokens: Pick<SessionTokenStore, 'add'>;
  peppers: () => Promise<KeyRing>;
}

interface Wanted {
  organization: { id: string; name: string };
  memberId: string;
  sessionId: string;
  name: string;
  role: Role;
  isOfOtherStage: boolean;
  now: Date;
}

/** Makes and stores a session token, and returns it as the dashboard gets it. */
export async function issueToken({ stage, sessionTokens, peppers }: TokenDesk, wanted: Wanted) {
  const { organization, memberId, sessionId, name, role, isOfOtherStage, now } = wanted;
  const token = newApiKey(stage, 'session');
  const [token_hash = ''] = hashApiKey(token, await peppers());
  const seconds = sessionTokenSeconds[isOfOtherStage ? 'ofOtherStage' : 'ofThisStage'];
  const expires_at = new Date(now.getTime() + seconds * 1000).toISOString();
  await sessionTokens.add({
    token_hash,
    organization_id: organization.id,
    session_id: sessionId,
    member_id: memberId,
    name,
    role,
    last_four: token.slice(-4),
    is_of_other_stage: isOfOtherStage,
    created_at: now.toISOString(),
    expires_at,
  });
  return {
    object: 'session_token' as const,
    token,
    expires_at,
    environment: environmentOf[stage].name,
    organization: { id: organization.id, name: organization.name },
    member_id: memberId,
    session_id: sessionId,
    name,
    role,
    scopes: [...scopesOfRole[role]],
  };
}
