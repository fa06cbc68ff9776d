import type { Capability } from '../shared/routes/capability.ts';

/** What it takes to claim a file in a scan and copy it to where it stays. */
export const keepsFiles: Capability[] = [
  'getRows',
  'put scans',
  'put events',
  'readUploads',
  'readPending',
  'keepUploads',
];

/** What it takes to note a file on the application that it came for. */
export const notesFiles: Capability[] = ['put applications', 'put candidates', 'check candidates'];

/** What it takes to erase what belongs to nothing. */
export const erasesFiles: Capability[] = ['deleteUploads', 'deleteExports'];
