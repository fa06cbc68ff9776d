import { isDeepStrictEqual } from 'node:util';
import { ApiError } from '../domain/api-error.ts';
import { type EventOrigin, instantAfter } from '../domain/event.ts';
import { isLive, keyOfSet, listedKeys } from '../domain/key-sets.ts';
import type { KeySet, StoredKey } from '../domain/stored/key-set.ts';
import { apiKeyKey, keyById, keysOfOrganization, organizationKey } from './keys.ts';
import { earlierKeySetKey, keySetKey, keySetPartition } from './organization-keys.ts';
import { retryOnConflict } from './retry-on-conflict.ts';
import { ConditionFailed, type Item, type Write } from './row.ts';
import { rowsBetween, rowsIn } from './rows-in.ts';
import type { Table } from './table.ts';

/** A key set with its keys, as {@link listedKeys} has them. */
export interface WholeKeySet {
  set: KeySet;
  keys: StoredKey[];
}

/** The set after a change, and those of its keys that are new or changed by more than the set. */
interface Change {
  set: KeySet;
  keys?: StoredKey[];
  /** Further writes of the transaction. */
  also?: Write[];
}

type Origin = Pick<EventOrigin, 'organizationId' | 'now'>;
/** A set as an earlier release stored it. */
type EarlierSet = Omit<KeySet, 'version' | 'updated_at'>;
const asToday = (set: EarlierSet & Partial<KeySet>): KeySet => ({
  version: 1,
  updated_at: set.created_at,
  ...set,
});

export type ApiKeyStore = ReturnType<typeof apiKeyStore>;

export function apiKeyStore(table: Table) {
  const row = (key: StoredKey): Item<StoredKey> => ({
    ...apiKeyKey(key.key_hash),
    gsi1pk: keysOfOrganization(key.organization_id),
    gsi1sk: key.id,
    gsi2pk: keyById(key.id),
    gsi2sk: key.id,
    data: key,
  });
  /** Without this condition, a change that was read before a revocation could undo it. */
  const unlessRevoked = { dataEquals: { revoked_at: null } };
  const add = (key: StoredKey): Write => ({ put: row(key), when: { absent: true } });
  const setRow = (set: KeySet): Item<KeySet> => ({
    ...keySetKey(set.organization_id, set.id),
    version: set.version,
    data: set,
  });

  const keysOf = async (set: KeySet, named?: Pick<StoredKey, 'key_hash'>): Promise<StoredKey[]> => {
    const hashes = new Set([...(set.key_hashes ?? []), ...(named ? [named.key_hash] : [])]);
    const rows = await table.getMany([...hashes].map(apiKeyKey));
    const found = rows.flatMap((one) => (one ? [one.data as StoredKey] : []));
    if (!set.key_hashes)
      for await (const { data } of rowsIn<StoredKey>(table, keysOfOrganization(set.organization_id), 'gsi1'))
        if (data.key_set_id === set.id && !hashes.has(data.key_hash)) found.push(data);
    return found;
  };
  const keysIn = async (set: KeySet, now: Date) => listedKeys(await keysOf(set), now);

  /** The set, and whether it is still where an earlier release stored it, together with its organization. */
  const read = async (organizationId: string, id: string) => {
    const [own, earlier] = await table.getMany([
      keySetKey(organizationId, id),
      earlierKeySetKey(organizationId, id),
    ]);
    const found = (own ?? earlier)?.data as KeySet | undefined;
    if (!found) throw new ApiError('not_found');
    return { set: asToday(found), isEarlier: !own };
  };
  const refuseDeleted = ({ deleted_at }: KeySet) => {
    if (deleted_at) throw new ApiError('not_found');
  };

  return {
    async find(keyHash: string): Promise<StoredKey | undefined> {
      return (await table.get<StoredKey>(apiKeyKey(keyHash)))?.data;
    },

    /** By an index, which has a new key some milliseconds later. */
    async findById(keyId: string): Promise<StoredKey | undefined> {
      const range = { from: keyId, to: keyId, ascending: true, limit: 1 };
      const [found] = await table.query<StoredKey>({ pk: keyById(keyId), index: 'gsi2', ...range });
      return found && (await table.get<StoredKey>({ pk: found.pk, sk: found.sk }))?.data;
    },

    /** Stores a new set with its keys. Returns whether it did; false if a crashed first run of the request had stored it. */
    async createSet(set: KeySet, keys: StoredKey[]): Promise<boolean> {
      const whole = { ...set, key_hashes: keys.map(({ key_hash }) => key_hash) };
      try {
        await table.commit([{ put: setRow(whole), when: { absent: true } }, ...keys.map(add)]);
        return true;
      } catch (error) {
        if (error instanceof ConditionFailed && error.index === 0) return false;
        throw error;
      }
    },

    /** Throws the same {@link ApiError} not_found for a missing id and another organization's. */
    async getSet(organizationId: string, id: string, now: Date): Promise<WholeKeySet> {
      const { set } = await read(organizationId, id);
      refuseDeleted(set);
      return { set, keys: await keysIn(set, now) };
    },

    keysIn,

    /** Every set of an organization, the oldest first. */
    async listSets(organizationId: string): Promise<KeySet[]> {
      const sets = new Map<string, KeySet>();
      const earlier = { pk: organizationKey(organizationId).pk, from: 'KEYSET#', to: 'KEYSET#~' };
      for await (const { data } of rowsBetween<KeySet>(table, earlier)) sets.set(data.id, asToday(data));
      for await (const { data } of rowsIn<KeySet>(table, keySetPartition(organizationId)))
        sets.set(data.id, data);
      return [...sets.values()]
        .filter(({ deleted_at }) => deleted_at === undefined)
        .sort((one, other) => (one.id < other.id ? -1 : 1));
    },

    /**
     * Reads a set and its keys, calls `decide`, and writes its result; null changes nothing. All keys get the settings of their set
     * in the same transaction, so they have them within ten seconds. No key is written that was revoked meanwhile. `named` is a key
     * that was found by its id: it is one of the keys, whatever its set lists, and also if its set is deleted.
     */
    changeSet: (
      { organizationId, now }: Origin,
      id: string,
      decide: (whole: WholeKeySet) => Change | null,
      named?: Pick<StoredKey, 'key_hash'>,
    ): Promise<WholeKeySet> =>
      retryOnConflict(async () => {
        const { set: before, isEarlier } = await read(organizationId, id);
        if (!named) refuseDeleted(before);
        const keys = await keysOf(before, named);
        const change = decide({ set: before, keys });
        if (!change) return { set: before, keys };
        const known = new Map(keys.map((key) => [key.id, key]));
        const given = new Map([...keys, ...(change.keys ?? [])].map((key) => [key.id, key]));
        const all = [...given.values()].map((key) => (isLive(key, now) ? keyOfSet(change.set, key) : key));
        const set: KeySet = {
          ...change.set,
          key_hashes: listedKeys(all, now).map(({ key_hash }) => key_hash),
          version: before.version + 1,
          updated_at: instantAfter(before.updated_at, { now }),
        };
        await table.commit([
          { put: setRow(set), when: isEarlier ? { absent: true } : { version: before.version } },
          ...all.flatMap((key): Write[] => {
            const stored = known.get(key.id);
            if (!stored) return [add(key)];
            return isDeepStrictEqual(key, stored) ? [] : [{ put: row(key), when: unlessRevoked }];
          }),
          ...(change.also ?? []),
        ]);
        return { set, keys: all };
      }),
  };
}
