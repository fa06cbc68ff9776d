import * as v from 'valibot';
import { timestamp, wholeNumber } from './primitives.ts';

/**
 * The response of a change for a key that may not read the resource: its id and state. `version` and `updated_at` are
 * null for a resource that has none.
 */
export const writtenView = v.object({
  object: v.string(),
  id: v.string(),
  version: v.optional(v.nullable(wholeNumber), null),
  updated_at: v.optional(v.nullable(timestamp), null),
});
