/** The actions on key sets and keys that an operator's commands and the API have in common. */

import { ApiError } from '../domain/api-error.ts';
import type { NewId } from '../domain/ids.ts';
import {
  endingKey,
  keyOfSet,
  keyView,
  newKeySet,
  refuseTooManyKeys,
  refuseWithoutOrigins,
} from '../domain/key-sets.ts';
import type { KeySet, StoredKey } from '../domain/stored/key-set.ts';
import type { KeyType } from '../platform/api-key.ts';
import type { KeyRing } from '../platform/key-ring.ts';
import { makeKey } from '../platform/make-key.ts';
import type { DeploymentName } from '../platform/names.ts';
import type { ApiKeyStore, WholeKeySet } from '../storage/api-keys.ts';
import { erasedMark } from '../storage/erased-marks.ts';

export interface KeyMaking {
  stage: DeploymentName;
  apiKeys: ApiKeyStore;
  peppers: () => Promise<KeyRing>;
}

/** The organization and the time of an action, and the ids of what it makes. */
export interface Asking {
  organizationId: string;
  now: Date;
  newId: NewId;
}

/** With so many, a list of them is a few queries. */
const maxKeySets = 500;

/** A view of a key that was made now. `secret` is null if a crashed first run of the request made it: it is shown once. */
const newKeyView = (stored: StoredKey, secret: string | null) => ({ ...keyView(stored), secret });

const keyFor = async (making: KeyMaking, set: KeySet, type: KeyType, { now, newId }: Asking) => {
  const { secret, stored } = await makeKey(making, type);
  const own = { id: newId('key'), key_set_id: set.id, organization_id: set.organization_id, type, ...stored };
  const created = { created_at: now.toISOString(), expires_at: null, revoked_at: null };
  const settings = { name: set.name, scopes: set.scopes, allowed_origins: set.allowed_origins };
  return { secret, key: keyOfSet(set, { ...own, ...settings, ...created }) };
};

/** Makes a set with keys of these types. Throws {@link ApiError} validation_failed and too_many_entries. */
export async function makeKeySet(
  making: KeyMaking,
  asking: Asking,
  settings: Pick<KeySet, 'name' | 'scopes' | 'allowed_origins'> & { types: KeyType[] },
) {
  const { apiKeys, stage } = making;
  const { organizationId, now, newId } = asking;
  const set = newKeySet(settings, { id: newId('keySet'), organizationId, sandbox: stage === 'sandbox', now });
  if (settings.types.includes('publishable')) refuseWithoutOrigins(set);
  const keys = [];
  for (const type of settings.types) keys.push(await keyFor(making, set, type, asking));
  // Of several calls at once, each may be the last.
  if ((await apiKeys.listSets(organizationId)).length >= maxKeySets) throw new ApiError('too_many_entries');
  const isNew = await apiKeys.createSet(
    set,
    keys.map(({ key }) => key),
  );
  if (isNew) return { set, keys: keys.map(({ key, secret }) => newKeyView(key, secret)) };
  const stored = await apiKeys.getSet(organizationId, set.id, now);
  return { set: stored.set, keys: stored.keys.map((key) => newKeyView(key, null)) };
}

/** Adds a key to a set. Throws {@link ApiError} not_found, validation_failed and too_many_entries. */
export async function addKey(making: KeyMaking, asking: Asking, asked: { keySetId: string; type: KeyType }) {
  const { organizationId, now } = asking;
  const { set } = await making.apiKeys.getSet(organizationId, asked.keySetId, now);
  if (asked.type === 'publishable') refuseWithoutOrigins(set);
  const { key, secret } = await keyFor(making, set, asked.type, asking);
  const { keys } = await making.apiKeys.changeSet(asking, set.id, (whole) => {
    if (whole.keys.some(({ id }) => id === key.id)) return null;
    refuseTooManyKeys(whole.keys, now);
    return { set: whole.set, keys: [key] };
  });
  return shown(keys, key, secret);
}

/**
 * Makes the successor of a key, which works on for an overlap. Throws {@link ApiError} not_found, and invalid_state_transition
 * for a key that has ended.
 */
export async function rollKey(
  making: KeyMaking,
  asking: Asking,
  { key: { id, key_set_id, type }, overlapSeconds }: { key: StoredKey; overlapSeconds: number },
) {
  const { set } = await making.apiKeys.getSet(asking.organizationId, key_set_id, asking.now);
  const { key, secret } = await keyFor(making, set, type, asking);
  const { keys } = await making.apiKeys.changeSet(asking, set.id, (whole) => {
    if (whole.keys.some((one) => one.id === key.id)) return null;
    const ending = endingKey(inSet(whole.keys, id), overlapSeconds, asking.now);
    refuseTooManyKeys([...whole.keys.filter((one) => one.id !== id), ending], asking.now);
    return { set: whole.set, keys: [ending, key] };
  });
  return { ...shown(keys, key, secret), replaces: keyView(inSet(keys, id)) };
}

/** Revokes a key now. The gateway may accept it for up to ten seconds more. One that is revoked stays as it is. */
export async function revokeKey(
  { apiKeys }: Pick<KeyMaking, 'apiKeys'>,
  asking: Omit<Asking, 'newId'>,
  named: Pick<StoredKey, 'id' | 'key_set_id' | 'key_hash'>,
): Promise<StoredKey> {
  const decide = ({ set, keys }: WholeKeySet) => {
    const key = inSet(keys, named.id);
    const revoked_at = asking.now.toISOString();
    return key.revoked_at ? null : { set, keys: [{ ...key, revoked_at }] };
  };
  const { keys } = await apiKeys.changeSet(asking, named.key_set_id, decide, named);
  return inSet(keys, named.id);
}

/** Deletes a set: its keys are revoked, and it is no longer shown. */
export const deleteKeySet = (
  { apiKeys }: Pick<KeyMaking, 'apiKeys'>,
  asking: Omit<Asking, 'newId'>,
  id: string,
) =>
  apiKeys.changeSet(asking, id, ({ set, keys }) => {
    const at = asking.now.toISOString();
    const revoked = keys.map((key) => ({ ...key, revoked_at: key.revoked_at ?? at }));
    return { set: { ...set, deleted_at: at }, keys: revoked, also: [erasedMark(id, asking)] };
  });

/** Throws {@link ApiError} not_found. */
function inSet(keys: StoredKey[], id: string): StoredKey {
  const found = keys.find((key) => key.id === id);
  if (!found) throw new ApiError('not_found');
  return found;
}

/** The stored key, with its secret if this run stored it. */
function shown(keys: StoredKey[], made: StoredKey, secret: string) {
  const stored = inSet(keys, made.id);
  return newKeyView(stored, stored.key_hash === made.key_hash ? secret : null);
}
