import * as v from 'valibot';
import { id, timestamp, wholeNumber } from './primitives.ts';

/** An order to export all data stored about one person (subject access), with the file once it is written. */
export const exportView = v.object({
  object: v.literal('export'),
  id: id('export'),
  candidate_id: id('candidate'),
  status: v.picklist(['pending', 'completed', 'failed']),
  /** Bytes of the file. */
  size: v.nullable(wholeNumber),
  /** Signed anew each time the export is read; valid for five minutes. */
  url: v.nullable(v.string()),
  expires_at: v.nullable(timestamp),
  created_at: timestamp,
  completed_at: v.nullable(timestamp),
  /** When the export and its file are removed. */
  kept_until: timestamp,
});
export type ExportView = v.InferOutput<typeof exportView>;
