import * as v from 'valibot';
import { eventNames } from './events.ts';

/** One type of event: its meaning, and the JSON Schema of the whole event as it is delivered. */
export const eventTypeView = v.object({
  object: v.literal('event_type'),
  type: v.picklist(eventNames),
  description: v.string(),
  /** Not emitted yet; only its name is final. */
  is_reserved: v.boolean(),
  /** JSON Schema, draft 2020-12. */
  schema: v.record(v.string(), v.unknown()),
});
export type EventTypeView = v.InferOutput<typeof eventTypeView>;
