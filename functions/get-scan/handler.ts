import type { Handle } from '../../shared/http/call.ts';
import { presentScan } from '../../shared/http/present-scan.ts';
import type * as routes from '../../shared/routes.ts';
import type { ScanStore } from '../../shared/storage/scans.ts';

interface Dependencies {
  scans: ScanStore;
}

export const getScan =
  ({ scans }: Dependencies): Handle<typeof routes.getScan> =>
  async ({ params, caller }) => {
    const { scan, result } = await scans.getWithResult(caller.organizationId, params.id);
    return presentScan(scan, result);
  };
