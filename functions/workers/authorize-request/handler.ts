import type { ErrorCode } from '../../../shared/contracts/errors.ts';
import { errorCodes } from '../../../shared/contracts/errors.ts';
import type { AuthorizerContext, Caller } from '../../../shared/http/api-gateway.ts';
import { callerContext } from '../../../shared/http/api-gateway.ts';
import { parseApiKey } from '../../../shared/platform/api-key.ts';
import { hashApiKey } from '../../../shared/platform/hash-api-key.ts';
import type { KeyRing } from '../../../shared/platform/key-ring.ts';
import type { DeploymentName } from '../../../shared/platform/names.ts';
import type { ApiKeyStore, StoredKey } from '../../../shared/storage/api-keys.ts';
import type { OrganizationStore } from '../../../shared/storage/organizations.ts';

interface Dependencies {
  stage: DeploymentName;
  apiKeys: Pick<ApiKeyStore, 'find'>;
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
  ({ stage, apiKeys, organizations, peppers, clock }: Dependencies) =>
  async (authorization: string): Promise<Verdict> => {
    const presented = /^Bearer +(\S+) *$/i.exec(authorization)?.[1];
    if (presented === undefined) return stranger('missing_api_key');
    const parsed = parseApiKey(presented);
    if (!parsed) return stranger('invalid_api_key');
    if (parsed.stage !== stage)
      return { admitted: true, principal: 'nobody', context: { refusal: 'wrong_environment' } };

    const key = await findKey(apiKeys, hashApiKey(presented, await peppers()));
    if (!key) return stranger('invalid_api_key');
    const now = clock().toISOString();
    // At any instant: the clock of the machine that revoked it may be ahead.
    if (key.revoked_at !== null) return stranger('revoked_api_key');
    if (key.expires_at !== null && key.expires_at <= now) return stranger('expired_api_key');

    const organization = await organizations.find(key.organization_id);
    if (!organization) return stranger('invalid_api_key');
    const caller: Caller = {
      organizationId: organization.id,
      plan: organization.plan,
      keyId: key.id,
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
  };

/** Searches with every pepper, even after a match, so that an unknown key takes as long as a known one. */
async function findKey(apiKeys: Dependencies['apiKeys'], hashes: string[]): Promise<StoredKey | undefined> {
  return (await Promise.all(hashes.map((hash) => apiKeys.find(hash)))).find((key) => key !== undefined);
}

const stranger = (code: ErrorCode): Verdict => ({
  admitted: false,
  principal: 'nobody',
  context: { code, message: errorCodes[code][2].replaceAll('"', "'") },
});
