import * as v from 'valibot';
import { eventActor } from './events.ts';
import { id, metadata, multilineText, timestamp } from './primitives.ts';

/** A team member's note about a candidate. */
export const noteView = v.object({
  object: v.literal('note'),
  id: id('note'),
  candidate_id: id('candidate'),
  text: v.string(),
  author: eventActor,
  metadata: v.record(v.string(), v.string()),
  created_at: timestamp,
  updated_at: timestamp,
});
export type Note = v.InferOutput<typeof noteView>;

export const createNoteBody = v.strictObject({
  text: multilineText(10_000),
  metadata: v.optional(metadata, {}),
});
