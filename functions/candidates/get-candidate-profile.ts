import type { Handle } from '../../shared/http/call.ts';
import { entryOf } from '../../shared/http/entry.ts';
import { openIndexKeys } from '../../shared/http/open-index-keys.ts';
import * as routes from '../../shared/routes/route-table.ts';
import { type CandidateStore, candidateStore } from '../../shared/storage/candidates.ts';
import { type ScanStore, scanStore } from '../../shared/storage/scans.ts';
import { presentProfile } from '../../shared/views/present-profile.ts';

interface Dependencies {
  candidates: Pick<CandidateStore, 'get'>;
  scans: Pick<ScanStore, 'findWithResult'>;
}

export const getCandidateProfile =
  ({ candidates, scans }: Dependencies): Handle<typeof routes.getCandidateProfile> =>
  async ({ params, caller: { organizationId } }) => {
    const { id, scan_id } = await candidates.get(organizationId, params.id);
    const read = scan_id === null ? undefined : await scans.findWithResult(organizationId, scan_id);
    return {
      object: 'candidate_profile',
      candidate_id: id,
      scan_id: read?.scan.id ?? null,
      scan_status: read?.scan.status ?? null,
      profile: read?.result ? presentProfile(read.result) : null,
      summary: read?.result?.summary ?? null,
      quality: read?.scan.quality ?? null,
      extraction: read?.scan.extraction ?? null,
      updated_at: read?.scan.completed_at ?? null,
    };
  };

export const entry = entryOf(routes.getCandidateProfile, getCandidateProfile, (edge) => ({
  candidates: candidateStore(edge.table, openIndexKeys()),
  scans: scanStore(edge.table),
}));
