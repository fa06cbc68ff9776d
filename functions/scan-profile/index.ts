import { openEdge } from '../../shared/http/open-edge.ts';
import { serveRows } from '../../shared/http/serve-rows.ts';
import { updateScanProfile as row } from '../../shared/routes/scans.ts';
import { scanStore } from '../../shared/storage/scans.ts';
import { updateScanProfile } from './update-scan-profile.ts';

/** Loaded for corrected phone numbers only: numbering plans are larger than the rest of the code. */
const numbers = () =>
  import(new URL('./numbers.mjs', import.meta.url).href) as Promise<typeof import('./numbers.ts')>;
const edge = openEdge();

export const handler = serveRows(
  { updateScanProfile: row },
  {
    updateScanProfile: updateScanProfile({
      scans: scanStore(edge.table),
      readNumber: async (...written) => (await numbers()).readNumber(...written),
    }),
  },
  edge,
);
