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
/** At least one of the two: a reason of the organization's list, and words of its own. */
const rejection = {
  rejection_reason_id: optional(id('rejectionReason')),
  reason: optional(reason),
  note: optional(note),
};
type Rejection = { reason?: string | null | undefined; rejection_reason_id?: string | null | undefined };
const isExplained = v.forward(
  v.partialCheck<Rejection, [['reason'], ['rejection_reason_id']], Rejection, string>(
    [['reason'], ['rejection_reason_id']],
    ({ reason, rejection_reason_id }) => Boolean(reason || rejection_reason_id),
    'a text, or rejection_reason_id must be an id',
  ),
  ['reason'],
);
export const rejectBody = v.pipe(v.strictObject(rejection), isExplained);
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
  bulk('reject', rejection),
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
