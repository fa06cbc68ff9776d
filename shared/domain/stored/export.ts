import type { ExportView } from '../../contracts/export.ts';

/** The order as it is stored. */
export type Export = Omit<ExportView, 'object' | 'url' | 'expires_at'> & {
  version: number;
  external_id: null;
  updated_at: string;
  /** The version of the file in the bucket; null before it is written. */
  file_version: string | null;
};
