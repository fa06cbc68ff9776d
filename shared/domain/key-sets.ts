import { isDeepStrictEqual } from 'node:util';
import { ApiError } from './api-error.ts';
import { invalid } from './invalid.ts';
import type { KeySet, StoredKey } from './stored/key-set.ts';

/** With so many, a change of the set and all of its keys is one transaction. */
const maxLiveKeys = 20;
/** Keys that ended are listed, because logs may have their last digits. With those that work they are one batch read. */
const maxEnded = 80;
const keptDays = 30;
const day = 86_400_000;

type Settings = Pick<KeySet, 'name' | 'scopes' | 'allowed_origins'>;

interface Making {
  id: string;
  organizationId: string;
  sandbox: boolean;
  now: Date;
}

export function newKeySet({ name, scopes, allowed_origins }: Settings, making: Making): KeySet {
  const at = making.now.toISOString();
  return {
    id: making.id,
    organization_id: making.organizationId,
    name,
    sandbox: making.sandbox,
    scopes: [...new Set(scopes)],
    allowed_origins: [...new Set(allowed_origins)],
    key_hashes: [],
    version: 1,
    created_at: at,
    updated_at: at,
  };
}

/** The set after a change of its settings; the same object when nothing changes. */
export function mergeKeySet(before: KeySet, patch: Partial<Settings>): KeySet {
  const after: KeySet = {
    ...before,
    name: patch.name ?? before.name,
    scopes: patch.scopes ? [...new Set(patch.scopes)] : before.scopes,
    allowed_origins: patch.allowed_origins ? [...new Set(patch.allowed_origins)] : before.allowed_origins,
  };
  return isDeepStrictEqual(after, before) ? before : after;
}

/** A publishable key that no page may use is a mistake. Throws {@link ApiError} validation_failed. */
export function refuseWithoutOrigins({ allowed_origins }: Pick<KeySet, 'allowed_origins'>): void {
  if (allowed_origins.length === 0)
    throw invalid('allowed_origins', 'too_few', 'A publishable key works only on pages of allowed_origins.');
}

/** The key with what it has of its set. A publishable key has no scope. */
export const keyOfSet = ({ name, scopes, allowed_origins }: Settings, key: StoredKey): StoredKey => ({
  ...key,
  name,
  scopes: key.type === 'secret' ? scopes : [],
  allowed_origins,
});

/** The instant at which a key ended or will end; null for one that goes on. */
const endOf = ({ revoked_at, expires_at }: StoredKey): string | null => revoked_at ?? expires_at;
export const isLive = (key: StoredKey, now: Date): boolean => {
  const end = endOf(key);
  return end === null || end > now.toISOString();
};

/**
 * The keys that a set lists, the oldest first: all that work, and those that ended last in the last 30 days. A key that a
 * change ends is written whether it is listed or not.
 */
export function listedKeys(keys: StoredKey[], now: Date): StoredKey[] {
  const since = new Date(now.getTime() - keptDays * day).toISOString();
  const ended = keys.filter((key) => !isLive(key, now) && endIn(key) > since);
  const last = ended.toSorted(by((key) => endIn(key) + key.id)).slice(-maxEnded);
  return [...keys.filter((key) => isLive(key, now)), ...last].toSorted(by(({ id }) => id));
}

const endIn = (key: StoredKey) => endOf(key) ?? '';
const by = (place: (key: StoredKey) => string) => (one: StoredKey, other: StoredKey) =>
  place(one) < place(other) ? -1 : 1;

/** Throws {@link ApiError} too_many_entries where one more key would be too many. */
export function refuseTooManyKeys(keys: StoredKey[], now: Date): void {
  if (keys.filter((key) => isLive(key, now)).length < maxLiveKeys) return;
  const message = `A key set has at most ${maxLiveKeys} keys that work; revoke one first.`;
  throw new ApiError('too_many_entries', { message });
}

/** The key with its end after an overlap; one that ends earlier is not prolonged. Throws for one that has ended. */
export function endingKey(key: StoredKey, overlapSeconds: number, now: Date): StoredKey {
  if (!isLive(key, now)) throw new ApiError('invalid_state_transition', { message: endedMessage(key) });
  const end = new Date(now.getTime() + overlapSeconds * 1000).toISOString();
  return { ...key, expires_at: key.expires_at && key.expires_at < end ? key.expires_at : end };
}

const endedMessage = ({ id, revoked_at }: StoredKey) =>
  revoked_at ? `${id} was already revoked at ${revoked_at}` : `${id} has expired`;

/** The fields of a key that may always be shown. */
export const keyView = (key: StoredKey, lastUsedAt: string | null = null) => ({
  object: 'key' as const,
  id: key.id,
  type: key.type,
  prefix: key.prefix,
  last_four: key.last_four,
  created_at: key.created_at,
  last_used_at: lastUsedAt,
  expires_at: key.expires_at,
  revoked_at: key.revoked_at,
});
