import * as v from 'valibot';
import { id, timestamp, wholeNumber } from './primitives.ts';

/**
 * The result of erasing the data of a candidate or of one scan. It has counts only: a receipt must not contain erased
 * data.
 */
export const erasureView = v.object({
  object: v.literal('erasure'),
  id: id('erasure'),
  kind: v.picklist(['candidate_erased', 'candidate_anonymized', 'scan_deleted', 'file_deleted']),
  candidate_id: v.nullable(id('candidate')),
  scan_id: v.nullable(id('scan')),
  status: v.picklist(['processing', 'completed']),
  receipt: v.nullable(
    v.object({
      rows: wholeNumber,
      file_versions: wholeNumber,
      stored_answers: wholeNumber,
      events: wholeNumber,
      deliveries: wholeNumber,
    }),
  ),
  created_at: timestamp,
  completed_at: v.nullable(timestamp),
});
export type ErasureView = v.InferOutput<typeof erasureView>;
export type Receipt = NonNullable<ErasureView['receipt']>;
