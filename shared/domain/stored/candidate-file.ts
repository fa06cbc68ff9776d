import type { Attachment } from './application.ts';

/** A file of a candidate as it is stored. */
export interface CandidateFile extends Attachment {
  candidate_id: string;
  created_at: string;
}
