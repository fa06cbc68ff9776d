import { randomBytes } from 'node:crypto';
import type { Role } from '../contracts/organization.ts';

/** 256 bits, in the characters that the part of an address after its `#` may have. */
export const newInvitationToken = (): string => randomBytes(32).toString('base64url');

/** Addresses are compared in this form, on both sides. */
export const addressOf = (email: string): string => email.trim().toLowerCase();

interface Accepting {
  person_id: string;
  name: string;
  email: string;
}

/** The member that a person becomes who accepts an invitation. */
export const memberOfInvitation = (
  { organization_id, role }: { organization_id: string; role: Role },
  { person_id, name, email }: Accepting,
  id: string,
  now: Date,
) => ({
  id,
  organization_id,
  person_id,
  name,
  email,
  role,
  version: 1,
  created_at: now.toISOString(),
  updated_at: now.toISOString(),
});
