import * as v from 'valibot';
import { id, timestamp, wholeNumber } from './primitives.ts';

/** Every scope that a key may have. A write scope does not imply the read scope. */
export const scopes = [
  'jobs:read',
  'jobs:write',
  'candidates:read',
  'candidates:write',
  'scans:read',
  'scans:write',
  'applications:read',
  'applications:write',
  'assessments:read',
  'assessments:write',
  'intake:read',
  'intake:write',
  'webhooks:read',
  'webhooks:write',
  'events:read',
  'exports:read',
  'demographics:read',
] as const;
export type KeyScope = (typeof scopes)[number];

/** The scopes that only people have, by their roles: no key can make keys or members. */
export const personScopes = [
  'keys:read',
  'keys:write',
  'members:read',
  'members:write',
  'organization:read',
  'organization:write',
  'usage:read',
  'audit:read',
] as const;
export const allScopes = [...scopes, ...personScopes] as const;
export type Scope = (typeof allScopes)[number];

/** The roles of members; shared/domain/roles.ts has the scopes of each. */
export const roles = ['owner', 'admin', 'recruiter', 'developer', 'viewer'] as const;
export type Role = (typeof roles)[number];

export const organizationView = v.object({
  object: v.literal('organization'),
  id: id('organization'),
  name: v.string(),
  environment: v.picklist(['production', 'sandbox']),
  plan: v.picklist(['free', 'scale']),
  scopes: v.array(v.picklist(allScopes)),
  /** Null for a session token, which has a `member` instead. */
  key: v.nullable(
    v.object({
      id: id('key'),
      name: v.string(),
      key_set_id: id('keySet'),
      type: v.picklist(['secret', 'publishable']),
      last_four: v.string(),
      created_at: timestamp,
      expires_at: v.nullable(timestamp),
    }),
  ),
  member: v.nullable(
    v.object({
      id: id('member'),
      name: v.string(),
      role: v.picklist(roles),
      session_id: id('session'),
      expires_at: timestamp,
    }),
  ),
  rate_limit: v.object({
    limit: wholeNumber,
    remaining: wholeNumber,
    period: v.literal('month'),
    reset_at: timestamp,
  }),
  created_at: timestamp,
});
