import * as v from 'valibot';
import { timestamp } from './primitives.ts';

/**
 * What a call that changes something answers to a key that may not read it: which thing it is, and where that stands.
 * `version` and `updated_at` are null for a thing that has none.
 */
export const writtenView = v.object({
  object: v.string(),
  id: v.string(),
  version: v.optional(v.nullable(v.number()), null),
  updated_at: v.optional(v.nullable(timestamp), null),
});
