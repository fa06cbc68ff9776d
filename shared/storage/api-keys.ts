import type { Scope } from '../contracts/organization.ts';
import { apiKeyKey, keyById, keySetKey, keysOfOrganization } from './keys.ts';
import type { Item, Write } from './row.ts';
import type { Table } from './table.ts';

/** The data of a key. The key itself is not stored; its HMAC is the row's key. */
export interface StoredKey {
  id: string;
  key_hash: string;
  key_set_id: string;
  organization_id: string;
  name: string;
  type: 'secret' | 'publishable';
  prefix: string;
  last_four: string;
  scopes: Scope[];
  allowed_origins: string[];
  created_at: string;
  expires_at: string | null;
  revoked_at: string | null;
}

export interface KeySet {
  id: string;
  organization_id: string;
  name: string;
  sandbox: boolean;
  scopes: Scope[];
  allowed_origins: string[];
  created_at: string;
}

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

  return {
    async find(keyHash: string): Promise<StoredKey | undefined> {
      return (await table.get<StoredKey>(apiKeyKey(keyHash)))?.data;
    },

    async findById(keyId: string): Promise<StoredKey | undefined> {
      const range = {
        pk: keyById(keyId),
        index: 'gsi2' as const,
        from: keyId,
        to: keyId,
        ascending: true,
        limit: 1,
      };
      const [found] = await table.query<StoredKey>(range);
      return found && (await table.get<StoredKey>({ pk: found.pk, sk: found.sk }))?.data;
    },

    createSet: (keySet: KeySet, keys: StoredKey[]) =>
      table.commit([
        { put: { ...keySetKey(keySet.organization_id, keySet.id), data: keySet }, when: { absent: true } },
        ...keys.map(add),
      ]),

    async findSet(organizationId: string, keySetId: string): Promise<KeySet | undefined> {
      return (await table.get<KeySet>(keySetKey(organizationId, keySetId)))?.data;
    },

    /** Throws ConditionFailed when the key was revoked meanwhile. */
    replace: (key: StoredKey) => table.commit([{ put: row(key), when: unlessRevoked }]),

    /** The old key ends after its overlap; the new one is valid immediately. Throws ConditionFailed like `replace`. */
    roll: (ending: StoredKey, successor: StoredKey) =>
      table.commit([{ put: row(ending), when: unlessRevoked }, add(successor)]),
  };
}
export type ApiKeyStore = ReturnType<typeof apiKeyStore>;
