import type { Capability } from '../shared/routes/capability.ts';

/** The rights to claim a file in a scan and copy it to where it stays. */
export const keepsFiles: Capability[] = ['getRows', 'put scans', 'put events', 'keepUploads'];

/** The rights to note a file on the application or the chat that it came for. */
export const notesFiles: Capability[] = [
  'put applications',
  'put candidates',
  'check candidates',
  'put intakes',
];

/** The rights to erase files without an owner. */
export const erasesFiles: Capability[] = ['deleteUploads', 'deleteExports'];
