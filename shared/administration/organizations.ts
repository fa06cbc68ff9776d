/** The operator's actions on organizations and keys. Both the command line and the local cloud's demo data use it. */

import { scopes as knownScopes } from '../contracts/organization.ts';
import { idPattern } from '../contracts/primitives.ts';
import { ApiError } from '../domain/api-error.ts';
import { idSource } from '../domain/ids.ts';
import { keyView } from '../domain/key-sets.ts';
import { mistakeIn } from '../domain/names-of-keys.ts';
import { type Plan, plans } from '../domain/plan.ts';
import type { KeySet, StoredKey } from '../domain/stored/key-set.ts';
import { type KeyType, parseApiKey } from '../platform/api-key.ts';
import { hashApiKey } from '../platform/hash-api-key.ts';
import type { KeyRing } from '../platform/key-ring.ts';
import type { DeploymentName } from '../platform/names.ts';
import type { ApiKeyStore } from '../storage/api-keys.ts';
import type { Organization, OrganizationStore } from '../storage/organizations.ts';

import * as keySets from './key-sets.ts';

export interface Administration {
  stage: DeploymentName;
  organizations: Pick<OrganizationStore, 'create' | 'find' | 'change'>;
  apiKeys: ApiKeyStore;
  peppers: () => Promise<KeyRing>;
  clock: () => Date;
}

/** An error in the operator's input. Its message is shown to the operator. */
export class AdministrationError extends Error {}

/** Throws {@link AdministrationError} for a name or an origin that cannot be stored. */
export function refuseMistakes(named: Parameters<typeof mistakeIn>[0]): void {
  const mistake = mistakeIn(named);
  if (mistake !== null) throw new AdministrationError(mistake);
}

/**
 * Sets the retention period of applicants who agreed to none; null for no period. A reminder event is emitted when it
 * ends.
 */
export async function setRetention(
  { organizations, clock }: Administration,
  { organization: id, months }: { organization: string; months: number | null },
): Promise<Organization> {
  if (months !== null && !(Number.isInteger(months) && months >= 1 && months <= 120))
    throw new AdministrationError('--months is a whole number from 1 to 120, or none');
  if (!(await organizations.find(id)))
    throw new AdministrationError('there is no such organization on this stage');
  return organizations.change({ organizationId: id, now: clock() }, (before) => ({
    ...before,
    retention_months: months,
  }));
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
  const { name, organization, origins: allowed_origins = [] } = asked;
  const scopes = knownOf(asked.scopes);
  refuseMistakes(asked);
  await refuseNoOrganization(admin, organization);
  const types: KeyType[] = allowed_origins.length > 0 ? ['secret', 'publishable'] : ['secret'];
  const settings = { name, scopes, allowed_origins, types };
  const { set, keys } = await inWords(keySets.makeKeySet(admin, askingNow(admin, organization), settings));
  // The ids are new, so no earlier run can have stored them.
  const made = keys.map((key) => ({ ...key, secret: key.secret ?? '' }));
  return { ...setView(set, made), keys: made };
}

/** Creates the successor of a key. The old key stays valid for `overlapSeconds` (0 to 30 days, 1 day by default). */
export async function rollKey(
  admin: Administration,
  { key: named, overlapSeconds = 24 * 3600 }: { key: string; overlapSeconds?: number },
) {
  if (!(overlapSeconds >= 0 && overlapSeconds <= 30 * 24 * 3600)) {
    throw new AdministrationError('the overlap is 0 to 2592000 seconds (30 days)');
  }
  const key = await findLiveKey(admin, named);
  return inWords(keySets.rollKey(admin, askingNow(admin, key.organization_id), { key, overlapSeconds }));
}

/** Revokes a key now. The gateway may accept it for up to ten seconds more. */
export async function revokeKey(admin: Administration, { key: named }: { key: string }) {
  const key = await findLiveKey(admin, named);
  return keyView(await inWords(keySets.revokeKey(admin, askingNow(admin, key.organization_id), key)));
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
export const askingNow = (
  { clock }: Pick<Administration, 'clock'>,
  organizationId: string,
): keySets.Asking => {
  const now = clock();
  return { organizationId, now, newId: idSource(now) };
};

/** Refusals of the shared rules in the operator's words. */
export const inWords = async <T>(doing: Promise<T>): Promise<T> =>
  doing.catch((error: unknown) => {
    if (!(error instanceof ApiError)) throw error;
    const { details } = error.particulars;
    throw new AdministrationError(details?.map(({ message }) => message).join(' ') || error.message);
  });

export const knownOf = (asked: string[]) => {
  const unknown = asked.filter((scope) => !(knownScopes as readonly string[]).includes(scope));
  if (unknown.length > 0)
    throw new AdministrationError(
      `unknown scopes ${unknown.join(', ')}; known are ${knownScopes.join(', ')}`,
    );
  return asked as KeySet['scopes'];
};

export async function refuseNoOrganization(
  { organizations, stage }: Administration,
  id: string,
): Promise<void> {
  if (!(await organizations.find(id)))
    throw new AdministrationError(`there is no organization ${id} in the ${stage} stage`);
}

export const setView = ({ key_hashes: _, ...set }: KeySet, keys: object[]) => ({
  object: 'key_set' as const,
  ...set,
  keys,
});
