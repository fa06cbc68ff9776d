import { toJsonResume } from '../../shared/domain/json-resume.ts';
import type { Handle } from '../../shared/http/call.ts';
import { entryOf } from '../../shared/http/entry.ts';
import { subjectIds } from '../../shared/http/response.ts';
import * as routes from '../../shared/routes/route-table.ts';
import { type ScanStore, scanStore } from '../../shared/storage/scans.ts';
import { presentScan } from '../../shared/views/present-scan.ts';

interface Dependencies {
  scans: ScanStore;
}

export const getScan =
  ({ scans }: Dependencies): Handle<typeof routes.getScan> =>
  async ({ params, query, caller }) => {
    const { scan, result, fit } = await scans.getWithResult(caller.organizationId, params.id);
    if (query.format === 'json_resume') {
      const resume = toJsonResume(result?.profile ?? null, scan.completed_at);
      return { ...resume, [subjectIds]: scan.candidate_id === null ? [] : [scan.candidate_id] };
    }
    return presentScan(scan, result, fit);
  };

export const entry = entryOf(routes.getScan, getScan, (edge) => ({ scans: scanStore(edge.table) }));
