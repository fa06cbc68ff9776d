import type { Role } from '../../contracts/organization.ts';

/** A person in one organization. */
export interface Member {
  id: string;
  organization_id: string;
  person_id: string;
  name: string;
  email: string;
  role: Role;
  version: number;
  created_at: string;
  updated_at: string;
}
