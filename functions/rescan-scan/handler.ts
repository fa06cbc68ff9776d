import { requeueScan } from '../../shared/domain/scan.ts';
import type { Handle } from '../../shared/http/call.ts';
import { presentScan } from '../../shared/http/present-scan.ts';
import type * as routes from '../../shared/routes.ts';
import type { ScanStore } from '../../shared/storage/scans.ts';

interface Dependencies {
  scans: ScanStore;
}

export const rescanScan =
  ({ scans }: Dependencies): Handle<typeof routes.rescanScan> =>
  async ({ params, caller, origin }) => {
    const requeue = scans.change(origin, params.id, (before) => ({
      next: requeueScan(before),
      events: [{ type: 'scan.requeued' }],
    }));
    const [scan, last] = await Promise.all([requeue, scans.findWithResult(caller.organizationId, params.id)]);
    return presentScan(scan, last?.result ?? null, last?.fit);
  };
