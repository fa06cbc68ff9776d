import * as v from 'valibot';
import { id, timestamp, wholeNumber } from './primitives.ts';

/** Every scope of a key. A write scope does not imply the read scope. */
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
export type Scope = (typeof scopes)[number];

export const organizationView = v.object({
  object: v.literal('organization'),
  id: id('organization'),
  name: v.string(),
  environment: v.picklist(['production', 'sandbox']),
  plan: v.picklist(['free', 'scale']),
  scopes: v.array(v.picklist(scopes)),
  key: v.object({
    id: id('key'),
    name: v.string(),
    key_set_id: id('keySet'),
    type: v.picklist(['secret', 'publishable']),
    last_four: v.string(),
    created_at: timestamp,
    expires_at: v.nullable(timestamp),
  }),
  rate_limit: v.object({
    limit: wholeNumber,
    remaining: wholeNumber,
    period: v.literal('month'),
    reset_at: timestamp,
  }),
  created_at: timestamp,
});
