import * as v from 'valibot';
import { id, timestamp } from './primitives.ts';

export const auditEntryView = v.object({
  object: v.literal('audit_entry'),
  id: id('auditEntry'),
  at: timestamp,
  /** The operation of this API. */
  action: v.string(),
  actor: v.object({
    type: v.picklist(['api_key', 'user']),
    id: v.string(),
    /** As it is today; null for one that was deleted. */
    name: v.nullable(v.string()),
  }),
  session_id: v.nullable(id('session')),
  key_id: v.nullable(id('key')),
  target: v.nullable(v.object({ type: v.string(), id: v.string() })),
  request_id: v.string(),
});

export const auditFilters = {
  actor: v.optional(
    v.pipe(v.string(), v.regex(/^(mem|key)_[0-7][0-9A-HJKMNP-TV-Z]{25}$/, 'the id of a member or a key')),
  ),
  action: v.optional(v.pipe(v.string(), v.regex(/^[a-zA-Z]{1,60}$/, 'an operation such as createJob'))),
};
