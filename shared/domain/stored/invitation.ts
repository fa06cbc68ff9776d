import type { Role } from '../../contracts/organization.ts';

/** The days for which an invitation can be accepted. */
export const invitationDays = 7;

/** An invitation that waits for its person. Its link is stored as a hash only. */
export interface Invitation {
  id: string;
  organization_id: string;
  /** In lower case: accepted only by a session with this verified address. */
  email: string;
  role: Role;
  /** The member who invited; null for an operator. */
  invited_by: string | null;
  token_hash: string;
  created_at: string;
  expires_at: string;
}
