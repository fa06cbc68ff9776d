import { toJsonResume } from '../../shared/domain/json-resume.ts';
import type { Handle } from '../../shared/http/call.ts';
import { presentScan } from '../../shared/http/present-scan.ts';
import type * as routes from '../../shared/routes.ts';
import type { ScanStore } from '../../shared/storage/scans.ts';

interface Dependencies {
  scans: ScanStore;
}

export const getScan =
  ({ scans }: Dependencies): Handle<typeof routes.getScan> =>
  async ({ params, query, caller }) => {
    const { scan, result, fit } = await scans.getWithResult(caller.organizationId, params.id);
    if (query.format === 'json_resume') return toJsonResume(result?.profile ?? null, scan.completed_at);
    return presentScan(scan, result, fit);
  };
