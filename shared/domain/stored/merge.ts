import type { Candidate } from './candidate.ts';

/**
 * The record by which a merge is undone, stored for 30 days: the candidate that was merged, the changes of the other one, and
 * the ids of what was moved.
 */
export interface Merge {
  /** Of the candidate that was merged. */
  id: string;
  candidate: Candidate;
  before: Changed;
  after: Changed;
  /** The removed addresses of the other one before the merge; records of earlier releases have none. */
  former_emails?: string[];
  /** The entries of lists, and the keys of custom fields and metadata, that the merge added. */
  added: Record<'links' | 'tags' | 'other_phones' | 'metadata', string[]> & { custom_fields?: string[] };
  application_ids: string[];
  /** Those of them that were unconfirmed. */
  unconfirmed_ids?: string[];
  scan_ids: string[];
  merged_at: string;
}

/** The fields of the remaining candidate that a merge may change. */
export type Changed = Pick<
  Candidate,
  | 'first_name'
  | 'last_name'
  | 'phone'
  | 'location'
  | 'proposal'
  | 'scan_id'
  | 'consent'
  | 'consent_application_id'
  | 'consented_at'
  | 'retention_due_on'
>;
