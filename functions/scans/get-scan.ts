import type { Handle } from '../../shared/http/call.ts';
import { entryOf } from '../../shared/http/entry.ts';
import * as routes from '../../shared/routes/route-table.ts';
import { type ScanStore, scanStore } from '../../shared/storage/scans.ts';
import { presentScan } from '../../shared/views/present-scan.ts';

interface Dependencies {
  scans: ScanStore;
}

export const getScan =
  ({ scans }: Dependencies): Handle<typeof routes.getScan> =>
  async ({ params, caller }) => {
    const { scan, result, fit } = await scans.getWithResult(caller.organizationId, params.id);
    return presentScan(scan, result, fit);
  };

export const entry = entryOf(routes.getScan, getScan, (edge) => ({ scans: scanStore(edge.table) }));
