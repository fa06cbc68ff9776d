import * as v from 'valibot';
import { entries } from './bounded-lists.ts';
import { id, multilineText, text } from './primitives.ts';

/** Free text, because teams have their own reasons. Events never contain it. */
const reason = text(200);
/** Shown to the team and in the timeline; events never contain it. */
const note = multilineText(2000);
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
export const unhireBody = v.strictObject({ stage_id: v.optional(id('stage')), note: optional(note) });
export const transferBody = v.strictObject({
  job_id: id('job'),
  stage_id: v.optional(id('stage')),
  note: optional(note),
});

/* @__NO_SIDE_EFFECTS__ */
const bulk = <const Action extends string, Fields extends v.ObjectEntries>(action: Action, fields: Fields) =>
  v.strictObject({
    action: v.literal(action),
    application_ids: v.pipe(entries(id('application'), 100), v.minLength(1)),
    ...fields,
  });

/** The bulk actions on applications, with the same fields as for one application. */
export const bulkBody = v.variant('action', [
  bulk('move', moveBody.entries),
  bulk('advance', noteBody.entries),
  bulk('reject', rejectBody.entries),
  bulk('unreject', {}),
  bulk('withdraw', withdrawBody.entries),
  bulk('hire', noteBody.entries),
  bulk('unhire', unhireBody.entries),
  bulk('transfer', transferBody.entries),
]);
export type BulkBody = v.InferOutput<typeof bulkBody>;

/** The result for one application of a bulk action. */
export const bulkItem = v.object({
  application_id: id('application'),
  outcome: v.picklist(['done', 'unchanged', 'refused']),
  error: v.nullable(v.object({ code: v.string(), message: v.string() })),
});
