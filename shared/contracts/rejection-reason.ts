import * as v from 'valibot';
import { wholeNumber } from './primitives.ts';
import { entryFields, entryPatch, newEntryInput } from './vocabulary.ts';

/** The side that a reason is of: the organization, or the person. */
const reasonKind = v.picklist(['by_us', 'by_candidate']);
const position = v.pipe(v.number(), v.integer(), v.minValue(1), v.maxValue(10_000));

export const createRejectionReasonBody = v.strictObject({
  ...newEntryInput,
  kind: v.optional(reasonKind, 'by_us'),
  position: v.optional(position),
  is_archived: v.optional(v.boolean(), false),
});
export const updateRejectionReasonBody = v.strictObject({
  ...entryPatch,
  kind: v.optional(reasonKind),
  position: v.optional(position),
  is_archived: v.optional(v.boolean()),
});

export const rejectionReasonView = v.object({
  object: v.literal('rejection_reason'),
  ...entryFields('rejectionReason'),
  kind: reasonKind,
  position: wholeNumber,
  is_archived: v.boolean(),
});

export const archiveFilter = { is_archived: v.optional(v.picklist(['true', 'false'])) };
