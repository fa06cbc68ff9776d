import { allScopes, type Role, type Scope } from '../contracts/organization.ts';

/** The resources of recruiters. */
const hiring = ['jobs', 'candidates', 'applications', 'scans', 'assessments', 'intake'] as const;
const reading = hiring.map((resource) => `${resource}:read` as const);
const writing = hiring.map((resource) => `${resource}:write` as const);

/** The scopes of each role. An admin has those of an owner, but {@link mayChangeOwners} is for owners alone. */
export const scopesOfRole: Record<Role, readonly Scope[]> = {
  owner: allScopes,
  admin: allScopes,
  recruiter: [...reading, ...writing, 'organization:read', 'members:read'],
  developer: [
    'keys:read',
    'keys:write',
    'webhooks:read',
    'webhooks:write',
    'events:read',
    'usage:read',
    'organization:read',
    'jobs:read',
  ],
  viewer: [...reading, 'organization:read'],
};

/** Whether a role may make, change or remove owners, and delete the organization. */
export const mayChangeOwners = (role: Role): boolean => role === 'owner';

/** Whether a role may invite a person to another role. */
export const mayInvite = (by: Role, role: Role): boolean =>
  scopesOfRole[by].includes('members:write') && (role !== 'owner' || mayChangeOwners(by));
