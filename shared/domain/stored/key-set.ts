import type { KeyScope } from '../../contracts/organization.ts';

/** The data of a key. The key itself is not stored; its HMAC is the row's key. */
export interface StoredKey {
  id: string;
  key_hash: string;
  key_set_id: string;
  organization_id: string;
  /** The name, scopes and origins are those of the key set, which changes them in all of its keys. */
  name: string;
  type: 'secret' | 'publishable';
  prefix: string;
  last_four: string;
  scopes: KeyScope[];
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
  scopes: KeyScope[];
  allowed_origins: string[];
  /** The hashes of its keys; those of earlier releases lack the list, and the index finds their keys. */
  key_hashes?: string[];
  version: number;
  created_at: string;
  updated_at: string;
  deleted_at?: string;
}
