import { ApiError } from '../domain/api-error.ts';
import { grantKey } from './keys.ts';
import { expiryOf } from './retention-window.ts';
import type { Write } from './row.ts';
import type { Table } from './table.ts';

/**
 * A permission to upload one file and to create one scan from it. It is found by the hash of its token, which is also
 * the name of the stored file.
 */
export interface Grant {
  id: string;
  organization_id: string;
  filename: string;
  content_type: string;
  declared_sha256: string | null;
  token_expires_at: string;
  scan_id: string | null;
}

/** Longer than the token is valid, so that the error for a late token is "expired" and not "invalid". */
const keptSeconds = 24 * 3600;

export function grantStore(table: Table) {
  const row = (tokenHash: string, grant: Grant, version: number) => ({
    ...grantKey(tokenHash),
    version,
    expires_at: expiryOf(grant.token_expires_at, keptSeconds),
    data: grant,
  });
  return {
    async find(tokenHash: string): Promise<Grant | undefined> {
      return (await table.get<Grant>(grantKey(tokenHash)))?.data;
    },

    create: (tokenHash: string, grant: Grant) =>
      table.commit([{ put: row(tokenHash, grant, 1), when: { absent: true } }]),

    /** The write that uses the grant for a scan, for the transaction that stores the scan. */
    spend(tokenHash: string, grant: Grant, scanId: string): Write {
      const refuse = () => new ApiError('storage_token_used', { param: 'storage_token' });
      return { put: row(tokenHash, { ...grant, scan_id: scanId }, 2), when: { version: 1 }, refuse };
    },
  };
}
export type GrantStore = ReturnType<typeof grantStore>;
