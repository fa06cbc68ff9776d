import { requeueScan } from '../../shared/domain/scan.ts';
import type { Handle } from '../../shared/http/call.ts';
import { entryOf } from '../../shared/http/entry.ts';
import * as routes from '../../shared/routes/route-table.ts';
import { type ScanStore, scanStore } from '../../shared/storage/scans.ts';
import { presentScan } from '../../shared/views/present-scan.ts';

interface Dependencies {
  scans: ScanStore;
}

export const rescanScan =
  ({ scans }: Dependencies): Handle<typeof routes.rescanScan> =>
  async ({ params, caller, origin }) => {
    const requeue = scans.change(origin, params.id, (before) => ({
      next: requeueScan(before),
      events: [{ type: 'scan.requeued' }],
      also: scans.personMustStand(caller.organizationId, before),
    }));
    const [scan, last] = await Promise.all([requeue, scans.findWithResult(caller.organizationId, params.id)]);
    return presentScan(scan, last?.result ?? null, last?.fit);
  };

export const entry = entryOf(routes.rescanScan, rescanScan, (edge) => ({ scans: scanStore(edge.table) }));
