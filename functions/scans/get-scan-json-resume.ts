import { toJsonResume } from '../../shared/domain/json-resume.ts';
import type { Handle } from '../../shared/http/call.ts';
import { entryOf } from '../../shared/http/entry.ts';
import { subjectIds } from '../../shared/http/response.ts';
import * as routes from '../../shared/routes/route-table.ts';
import { type ScanStore, scanStore } from '../../shared/storage/scans.ts';

interface Dependencies {
  scans: Pick<ScanStore, 'getWithResult'>;
}

export const getScanJsonResume =
  ({ scans }: Dependencies): Handle<typeof routes.getScanJsonResume> =>
  async ({ params, caller }) => {
    const { scan, result } = await scans.getWithResult(caller.organizationId, params.id);
    const resume = toJsonResume(result?.profile ?? null, scan.completed_at);
    return { ...resume, [subjectIds]: scan.candidate_id === null ? [] : [scan.candidate_id] };
  };

export const entry = entryOf(routes.getScanJsonResume, getScanJsonResume, (edge) => ({
  scans: scanStore(edge.table),
}));
