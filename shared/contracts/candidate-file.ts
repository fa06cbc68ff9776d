import * as v from 'valibot';
import { attachmentView, awaitedUpload } from './application.ts';
import { id, timestamp } from './primitives.ts';

/** A file of a candidate. */
export const candidateFile = v.object({
  object: v.literal('attachment'),
  candidate_id: id('candidate'),
  ...attachmentView.entries,
  created_at: timestamp,
});

/** A file that was added, with its upload target. */
export const newCandidateFile = v.object({ ...candidateFile.entries, ...awaitedUpload });
