import { toJsonResume } from '../../shared/domain/json-resume.ts';
import type { Handle } from '../../shared/http/call.ts';
import { entryOf } from '../../shared/http/entry.ts';
import { openIndexKeys } from '../../shared/http/open-index-keys.ts';
import * as routes from '../../shared/routes/route-table.ts';
import { type CandidateStore, candidateStore } from '../../shared/storage/candidates.ts';
import { type ScanStore, scanStore } from '../../shared/storage/scans.ts';

interface Dependencies {
  candidates: Pick<CandidateStore, 'get'>;
  scans: Pick<ScanStore, 'findWithResult'>;
}

export const getCandidateJsonResume =
  ({ candidates, scans }: Dependencies): Handle<typeof routes.getCandidateJsonResume> =>
  async ({ params, caller: { organizationId } }) => {
    const { scan_id } = await candidates.get(organizationId, params.id);
    const read = scan_id === null ? undefined : await scans.findWithResult(organizationId, scan_id);
    return toJsonResume(read?.result?.profile ?? null, read?.scan.completed_at ?? null);
  };

export const entry = entryOf(routes.getCandidateJsonResume, getCandidateJsonResume, (edge) => ({
  candidates: candidateStore(edge.table, openIndexKeys()),
  scans: scanStore(edge.table),
}));
