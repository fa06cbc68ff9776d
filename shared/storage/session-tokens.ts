import type { Role } from '../contracts/organization.ts';
import { sessionTokenKey } from './people-keys.ts';
import type { Table } from './table.ts';

/** A token of a session for one organization. The token itself is not stored; its HMAC is the row's key. */
export interface SessionToken {
  token_hash: string;
  organization_id: string;
  session_id: string;
  member_id: string;
  name: string;
  /** That of the member when the token was made. */
  role: Role;
  last_four: string;
  /**
   * Whether the session and the member are those of production, which the sandbox cannot read: such a token lives
   * shorter, and counts for its whole life.
   */
  is_of_other_stage: boolean;
  created_at: string;
  expires_at: string;
}

/** The seconds for which a token is valid; a token of the sandbox cannot be revoked. */
export const sessionTokenSeconds = { ofThisStage: 600, ofOtherStage: 120 } as const;

export type SessionTokenStore = ReturnType<typeof sessionTokenStore>;

export function sessionTokenStore(table: Table) {
  return {
    /** May be one that has expired. */
    async find(tokenHash: string): Promise<SessionToken | undefined> {
      return (await table.get<SessionToken>(sessionTokenKey(tokenHash)))?.data;
    },

    add: (token: SessionToken) =>
      table.commit([
        {
          put: {
            ...sessionTokenKey(token.token_hash),
            expires_at: Math.ceil(Date.parse(token.expires_at) / 1000),
            data: token,
          },
          when: { absent: true },
        },
      ]),
  };
}
