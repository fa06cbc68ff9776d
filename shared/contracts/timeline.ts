import * as v from 'valibot';
import { applicationStage } from './application.ts';
import { eventActor } from './events.ts';
import { id, timestamp } from './primitives.ts';
import { readWith } from './read-with.ts';

/** The events of a candidate or an application, in the past tense. */
const timelineTypes = [
  'candidate_created',
  'applied',
  'moved',
  'rejected',
  'unrejected',
  'withdrawn',
  'hired',
  'unhired',
  'transferred',
  'attachment_added',
  'confirmed',
  'note_added',
  'merged',
  'unmerged',
  'anonymized',
] as const;
export type TimelineType = (typeof timelineTypes)[number];

/** The stage of an application at that time: null for a key that may not read applications. */
const stageThen = v.pipe(v.nullable(applicationStage), readWith('applications:read'));
const written = v.pipe(v.nullable(v.string()), readWith('applications:read'));

/** One entry; `from` and `to` are stages. A note's text is not repeated here. */
export const timelineEntry = v.object({
  object: v.literal('timeline_entry'),
  id: id('timelineEntry'),
  type: v.picklist(timelineTypes),
  candidate_id: id('candidate'),
  application_id: v.nullable(id('application')),
  job_id: v.nullable(id('job')),
  from: stageThen,
  to: stageThen,
  reason: written,
  note: written,
  actor: eventActor,
  created_at: timestamp,
});
export type TimelineEntry = v.InferOutput<typeof timelineEntry>;
