import { newApiKey } from '../platform/api-key.ts';
import { hashApiKey } from '../platform/hash-api-key.ts';
import type { KeyRing } from '../platform/key-ring.ts';
import type { DeploymentName } from '../platform/names.ts';
import { sessionTokenKey } from './people-keys.ts';
import type { Table } from './table.ts';

/** The token of the person of one chat intake. The token itself is not stored; its HMAC is the row's key. */
interface ChatToken {
  organization_id: string;
  intake_id: string;
  last_four: string;
  created_at: string;
  expires_at: string;
}

/** Seven days: a person who asked for a human may come back later. */
const tokenSeconds = 7 * 24 * 3600;

export type ChatTokenStore = ReturnType<typeof chatTokenStore>;

export function chatTokenStore(table: Table) {
  return {
    /** May be one that has expired. */
    async find(tokenHash: string): Promise<ChatToken | undefined> {
      return (await table.get<ChatToken>(sessionTokenKey(tokenHash)))?.data;
    },

    /** Makes a token, which only its first reader sees. */
    async make(
      { stage, ring, now }: { stage: DeploymentName; ring: KeyRing; now: Date },
      { organizationId, intakeId }: { organizationId: string; intakeId: string },
    ): Promise<{ token: string; expires_at: string }> {
      const token = newApiKey(stage, 'chat');
      const [hash = ''] = hashApiKey(token, ring);
      const expires_at = new Date(now.getTime() + tokenSeconds * 1000).toISOString();
      const data: ChatToken = {
        organization_id: organizationId,
        intake_id: intakeId,
        last_four: token.slice(-4),
        created_at: now.toISOString(),
        expires_at,
      };
      const row = { ...sessionTokenKey(hash), expires_at: Math.ceil(Date.parse(expires_at) / 1000), data };
      await table.commit([{ put: row, when: { absent: true } }]);
      return { token, expires_at };
    },
  };
}
