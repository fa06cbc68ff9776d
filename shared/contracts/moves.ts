import * as v from 'valibot';
import { id, text } from './primitives.ts';

/** Free text: teams have reasons of their own. It shows in events, so it is no place for what is said of a person. */
const reason = text(200);
/** Stays between the team and the timeline: events never carry it. */
const note = text(2000);
/* @__NO_SIDE_EFFECTS__ */
const optional = <Schema extends v.GenericSchema>(schema: Schema) => v.optional(v.nullable(schema));

export const moveBody = v.strictObject({
  stage_id: id('stage'),
  from_stage_id: v.optional(id('stage')),
  note: optional(note),
});
export const noteBody = v.strictObject({ note: optional(note) });
export const rejectBody = v.strictObject({ reason, note: optional(note) });
export const withdrawBody = v.strictObject({ reason: optional(reason), note: optional(note) });
export const transferBody = v.strictObject({
  job_id: id('job'),
  stage_id: v.optional(id('stage')),
  note: optional(note),
});

/** What can be asked of many applications at once, and the fields that each takes; `true` where it cannot do without. */
export const bulkActions = {
  move: { stage_id: true, from_stage_id: false, note: false },
  advance: { note: false },
  reject: { reason: true, note: false },
  unreject: {},
  withdraw: { reason: false, note: false },
  hire: { note: false },
  transfer: { job_id: true, stage_id: false, note: false },
} as const satisfies Record<string, Record<string, boolean>>;
type BulkAction = keyof typeof bulkActions;

export const bulkBody = v.strictObject({
  action: v.picklist(Object.keys(bulkActions) as BulkAction[]),
  application_ids: v.pipe(v.array(id('application')), v.minLength(1), v.maxLength(100)),
  stage_id: v.optional(id('stage')),
  from_stage_id: v.optional(id('stage')),
  job_id: v.optional(id('job')),
  reason: optional(reason),
  note: optional(note),
});
export type BulkBody = v.InferOutput<typeof bulkBody>;

/** What became of one application of many. */
export const bulkItem = v.object({
  application_id: id('application'),
  outcome: v.picklist(['done', 'unchanged', 'refused']),
  error: v.nullable(v.object({ code: v.string(), message: v.string() })),
});
