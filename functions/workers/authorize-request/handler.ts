import type { ErrorCode } from '../../../shared/contracts/errors.ts';
import { errorCodes } from '../../../shared/contracts/errors.ts';
import { portalOf } from '../../../shared/domain/organization-settings.ts';
import { scopesOfRole } from '../../../shared/domain/roles.ts';
import type { AuthorizerContext, Caller } from '../../../shared/http/api-gateway.ts';
import { callerContext } from '../../../shared/http/api-gateway.ts';
import { parseApiKey } from '../../../shared/platform/api-key.ts';
import { hashApiKey } from '../../../shared/platform/hash-api-key.ts';
import type { KeyRing } from '../../../shared/platform/key-ring.ts';
import type { DeploymentName } from '../../../shared/platform/names.ts';
import type { ApiKeyStore } from '../../../shared/storage/api-keys.ts';
import type { ChatTokenStore } from '../../../shared/storage/chat-tokens.ts';
import type { KeyUseStore } from '../../../shared/storage/key-uses.ts';
import type { Organization, OrganizationStore } from '../../../shared/storage/organizations.ts';
import type { SessionTokenStore } from '../../../shared/storage/session-tokens.ts';
import { findPerson, type People } from './find-person.ts';
import { noteUse } from './note-use.ts';

interface Dependencies extends People {
  stage: DeploymentName;
  apiKeys: Pick<ApiKeyStore, 'find'>;
  keyUses: Pick<KeyUseStore, 'note'>;
  sessionTokens: Pick<SessionTokenStore, 'find'>;
  chatTokens: Pick<ChatTokenStore, 'find'>;
  organizations: Pick<OrganizationStore, 'find'>;
  peppers: () => Promise<KeyRing>;
  clock: () => Date;
}

/**
 * The gateway rejects requests without a valid key. It admits all others, with the caller or with the reason why the
 * endpoint must reject it.
 */
type Verdict = { admitted: boolean; principal: string; context: AuthorizerContext };

export const authorizeRequest =
  (dependencies: Dependencies) =>
  async (authorization: string): Promise<Verdict> => {
    const { stage, peppers, clock } = dependencies;
    const presented = /^Bearer +(\S+) *$/i.exec(authorization)?.[1];
    if (presented === undefined) return unauthenticated('missing_api_key');
    const parsed = parseApiKey(presented);
    if (!parsed) return unauthenticated('invalid_api_key');
    if (parsed.stage !== stage)
      return { admitted: true, principal: 'nobody', context: { refusal: 'wrong_environment' } };

    const hashes = hashApiKey(presented, await peppers());
    return judges[parsed.type](dependencies, hashes, clock().toISOString());
  };

const slugOf = (organization: Organization) => {
  const { slug } = portalOf(organization);
  return slug === null ? {} : { portalSlug: slug };
};

async function judgeKey(
  { apiKeys, keyUses, organizations }: Dependencies,
  hashes: string[],
  now: string,
): Promise<Verdict> {
  const key = await findFirst(apiKeys, hashes);
  if (!key) return unauthenticated('invalid_api_key');
  // At any instant: the clock of the machine that revoked it may be ahead.
  if (key.revoked_at !== null) return unauthenticated('revoked_api_key');
  if (key.expires_at !== null && key.expires_at <= now) return unauthenticated('expired_api_key');

  const [organization] = await Promise.all([
    organizations.find(key.organization_id),
    noteUse(keyUses, key, new Date(now)),
  ]);
  if (!organization) return unauthenticated('invalid_api_key');
  const caller: Caller = {
    organizationId: organization.id,
    ...slugOf(organization),
    plan: organization.plan,
    keyId: key.id,
    ...(key.type === 'secret' && { keyHash: key.key_hash }),
    keyName: key.name,
    keySetId: key.key_set_id,
    keyType: key.type,
    lastFour: key.last_four,
    scopes: key.scopes,
    allowedOrigins: key.allowed_origins,
    keyCreatedAt: key.created_at,
    keyExpiresAt: key.expires_at,
  };
  return { admitted: true, principal: key.id, context: callerContext(caller) };
}

async function judgeSessionToken(
  dependencies: Dependencies,
  hashes: string[],
  now: string,
): Promise<Verdict> {
  const token = await findFirst(dependencies.sessionTokens, hashes);
  if (!token) return unauthenticated('invalid_api_key');
  if (token.expires_at <= now) return unauthenticated('expired_api_key');
  const [organization, person] = await Promise.all([
    dependencies.organizations.find(token.organization_id),
    findPerson(dependencies, token, now),
  ]);
  if (!organization) return unauthenticated('invalid_api_key');
  if (!person) return unauthenticated('revoked_api_key');
  const caller: Caller = {
    organizationId: organization.id,
    ...slugOf(organization),
    plan: organization.plan,
    keyId: person.sessionId,
    keyName: '',
    keySetId: '',
    keyType: 'session',
    lastFour: token.last_four,
    scopes: [...scopesOfRole[person.role]],
    allowedOrigins: [],
    keyCreatedAt: token.created_at,
    keyExpiresAt: token.expires_at,
    person,
  };
  return { admitted: true, principal: person.sessionId, context: callerContext(caller) };
}

/** Its chat is read by the endpoint: one that was deleted is not found. */
async function judgeChatToken(
  { chatTokens, organizations }: Dependencies,
  hashes: string[],
  now: string,
): Promise<Verdict> {
  const token = await findFirst(chatTokens, hashes);
  if (!token) return unauthenticated('invalid_api_key');
  if (token.expires_at <= now) return unauthenticated('expired_api_key');
  const organization = await organizations.find(token.organization_id);
  if (!organization) return unauthenticated('invalid_api_key');
  const caller: Caller = {
    organizationId: organization.id,
    ...slugOf(organization),
    plan: organization.plan,
    keyId: token.intake_id,
    keyName: '',
    keySetId: '',
    keyType: 'chat',
    lastFour: token.last_four,
    scopes: [],
    allowedOrigins: [],
    keyCreatedAt: token.created_at,
    keyExpiresAt: token.expires_at,
  };
  return { admitted: true, principal: token.intake_id, context: callerContext(caller) };
}

/** The judge of each type of credential. */
const judges = {
  secret: judgeKey,
  publishable: judgeKey,
  session: judgeSessionToken,
  chat: judgeChatToken,
};

/** Searches with every pepper, even after a match, so that an unknown key takes as long as a known one. */
async function findFirst<Found>(
  store: { find(hash: string): Promise<Found | undefined> },
  hashes: string[],
): Promise<Found | undefined> {
  return (await Promise.all(hashes.map((hash) => store.find(hash)))).find((found) => found !== undefined);
}

const unauthenticated = (code: ErrorCode): Verdict => ({
  admitted: false,
  principal: 'nobody',
  context: { code, message: errorCodes[code][2].replaceAll('"', "'") },
});
