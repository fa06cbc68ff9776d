/** The operator's actions on organizations and keys. Both the command line and the local cloud's demo data use it. */

import { scopes as knownScopes, type Scope } from '../contracts/organization.ts';
import { idPattern } from '../contracts/primitives.ts';
import { idSource } from '../domain/ids.ts';
import { mistakeIn } from '../domain/names-of-keys.ts';
import { type Plan, plans } from '../domain/plan.ts';
import { type KeyType, newApiKey, parseApiKey } from '../platform/api-key.ts';
import { hashApiKey } from '../platform/hash-api-key.ts';
import type { KeyRing } from '../platform/key-ring.ts';
import type { DeploymentName } from '../platform/names.ts';
import type { ApiKeyStore, KeySet, StoredKey } from '../storage/api-keys.ts';
import type { Organization, OrganizationStore } from '../storage/organizations.ts';
import { ConditionFailed } from '../storage/row.ts';

export interface Administration {
  stage: DeploymentName;
  organizations: Pick<OrganizationStore, 'create' | 'find' | 'replace'>;
  apiKeys: ApiKeyStore;
  peppers: () => Promise<KeyRing>;
  clock: () => Date;
}

/** An error in the operator's input. Its message is shown to the operator. */
export class AdministrationError extends Error {}

function refuseMistakes(named: Parameters<typeof mistakeIn>[0]): void {
  const mistake = mistakeIn(named);
  if (mistake !== null) throw new AdministrationError(mistake);
}

/**
 * Sets the retention period of applicants who agreed to none; null for no period. A reminder event is emitted when it
 * ends.
 */
export async function setRetention(
  { organizations }: Administration,
  { organization: id, months }: { organization: string; months: number | null },
): Promise<Organization> {
  if (months !== null && !(Number.isInteger(months) && months >= 1 && months <= 120))
    throw new AdministrationError('--months is a whole number from 1 to 120, or none');
  const organization = await organizations.find(id);
  if (!organization) throw new AdministrationError('there is no such organization on this stage');
  const next = { ...organization, retention_months: months };
  await organizations.replace(next);
  return next;
}

export async function createOrganization(
  { organizations, clock }: Administration,
  { name, plan = 'free' }: { name: string; plan?: string },
): Promise<Organization> {
  if (!Object.hasOwn(plans, plan))
    throw new AdministrationError(`plan is one of ${Object.keys(plans).join(', ')}`);
  refuseMistakes({ name });
  const now = clock();
  const id = idSource(now)('organization');
  const organization = { id, name, plan: plan as Plan, created_at: now.toISOString() };
  await organizations.create(organization);
  return organization;
}

/**
 * Creates a key set with one secret key, and with a publishable key when origins are given. The keys are returned only
 * now.
 */
export async function createKeySet(
  admin: Administration,
  asked: { organization: string; name: string; scopes: string[]; origins?: string[] },
) {
  const { stage, organizations, apiKeys, clock } = admin;
  const unknown = asked.scopes.filter((scope) => !(knownScopes as readonly string[]).includes(scope));
  if (unknown.length > 0) {
    throw new AdministrationError(
      `unknown scopes ${unknown.join(', ')}; known are ${knownScopes.join(', ')}`,
    );
  }
  refuseMistakes(asked);
  if (!(await organizations.find(asked.organization))) {
    throw new AdministrationError(`there is no organization ${asked.organization} in the ${stage} stage`);
  }
  const now = clock();
  const newId = idSource(now);
  const keySet: KeySet = {
    id: newId('keySet'),
    organization_id: asked.organization,
    name: asked.name,
    sandbox: stage === 'sandbox',
    scopes: [...new Set(asked.scopes)] as Scope[],
    allowed_origins: asked.origins ?? [],
    created_at: now.toISOString(),
  };
  const types: KeyType[] = keySet.allowed_origins.length > 0 ? ['secret', 'publishable'] : ['secret'];
  const made = await Promise.all(types.map((type) => makeKey(admin, keySet, type, newId('key'), now)));
  await apiKeys.createSet(
    keySet,
    made.map(({ stored }) => stored),
  );
  return {
    object: 'key_set' as const,
    ...keySet,
    keys: made.map(({ stored, secret }) => ({ ...keyView(stored), secret })),
  };
}

/** Creates the successor of a key. The old key stays valid for `overlapSeconds` (0 to 30 days, 1 day by default). */
export async function rollKey(
  admin: Administration,
  { key: keyId, overlapSeconds = 24 * 3600 }: { key: string; overlapSeconds?: number },
) {
  const { apiKeys, clock } = admin;
  if (!(overlapSeconds >= 0 && overlapSeconds <= 30 * 24 * 3600)) {
    throw new AdministrationError('the overlap is 0 to 2592000 seconds (30 days)');
  }
  const old = await findLiveKey(admin, keyId);
  const keySet = await apiKeys.findSet(old.organization_id, old.key_set_id);
  if (!keySet) throw new AdministrationError(`the key set of ${keyId} is gone`);
  const now = clock();
  const { stored, secret } = await makeKey(admin, keySet, old.type, idSource(now)('key'), now);
  const overlapEnd = new Date(now.getTime() + overlapSeconds * 1000).toISOString();
  const ending = {
    ...old,
    expires_at: old.expires_at && old.expires_at < overlapEnd ? old.expires_at : overlapEnd,
  };
  await apiKeys.roll(ending, stored).catch(asRevoked(old));
  return { object: 'key' as const, ...keyView(stored), secret, replaces: keyView(ending) };
}

/** Revokes a key now. The gateway may accept it for up to ten seconds more. */
export async function revokeKey(admin: Administration, { key: keyId }: { key: string }) {
  const key = await findLiveKey(admin, keyId);
  const revoked = { ...key, revoked_at: admin.clock().toISOString() };
  await admin.apiKeys.replace(revoked).catch(asRevoked(key));
  return { object: 'key' as const, ...keyView(revoked) };
}

/**
 * Finds a key by its id or by the key itself, for an operator who found the key somewhere. No message repeats the
 * input, which may be a key.
 */
async function findLiveKey(admin: Administration, named: string): Promise<StoredKey> {
  const { apiKeys, peppers, stage } = admin;
  const isId = idPattern('key').test(named);
  const hashes = isId || !parseApiKey(named) ? [] : hashApiKey(named, await peppers());
  const found = isId ? [await apiKeys.findById(named)] : await Promise.all(hashes.map(apiKeys.find));
  const key = found.find((one) => one !== undefined);
  if (!key)
    throw new AdministrationError(`there is no ${isId ? `key ${named}` : 'such key'} in the ${stage} stage`);
  if (key.revoked_at) throw new AdministrationError(`${key.id} was already revoked at ${key.revoked_at}`);
  return key;
}

const asRevoked = (key: StoredKey) => (error: unknown) => {
  throw error instanceof ConditionFailed ? new AdministrationError(`${key.id} was already revoked`) : error;
};

async function makeKey(
  { stage, peppers }: Administration,
  keySet: KeySet,
  type: KeyType,
  id: string,
  now: Date,
) {
  const secret = newApiKey(stage, type);
  const [keyHash] = hashApiKey(secret, await peppers());
  const stored: StoredKey = {
    id,
    key_hash: keyHash ?? '',
    key_set_id: keySet.id,
    organization_id: keySet.organization_id,
    name: keySet.name,
    type,
    prefix: parseApiKey(secret)?.prefix ?? '',
    last_four: secret.slice(-4),
    scopes: type === 'secret' ? keySet.scopes : [],
    allowed_origins: keySet.allowed_origins,
    created_at: now.toISOString(),
    expires_at: null,
    revoked_at: null,
  };
  return { stored, secret };
}

/** The fields of a key that may always be shown. */
const keyView = ({ id, type, prefix, last_four, created_at, expires_at, revoked_at }: StoredKey) => ({
  id,
  type,
  prefix,
  last_four,
  created_at,
  last_used_at: null,
  expires_at,
  revoked_at,
});
