import type { ErasureView } from '../../contracts/erasure.ts';

/** The order as it is stored: also the data that remains to be found and removed. */
export type Erasure = Omit<ErasureView, 'object'> & {
  version: number;
  external_id: null;
  updated_at: string;
  /** The candidates that were merged into the person's. Absent in orders of an earlier release. */
  merged_ids?: string[];
  /** The candidates that were one with the person until a merge was undone, and when that was. */
  joined?: { id: string; until: string }[];
  /** The candidate of a deleted scan, whose words are indexed again. Absent in orders of an earlier release. */
  indexed_candidate_id?: string | null;
  /** The person's addresses, in the form in which they are compared, until the order is completed. Absent in earlier orders. */
  addresses?: string[];
  job_ids: string[];
  application_ids: string[];
  scan_ids: string[];
  file_keys: string[];
  /** The candidate's version at the order: the sequence of the event about its end. */
  sequence: number;
};
