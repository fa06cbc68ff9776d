import type { ErasureView } from '../../contracts/erasure.ts';

/** The order as it is stored: what is still to be found and removed, until it is done. */
export type Erasure = Omit<ErasureView, 'object'> & {
  version: number;
  external_id: null;
  updated_at: string;
  job_ids: string[];
  application_ids: string[];
  scan_ids: string[];
  file_keys: string[];
  /** Version of the candidate at the order: the sequence of the event that tells of its end. */
  sequence: number;
};
