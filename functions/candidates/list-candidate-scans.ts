import type { Handle } from '../../shared/http/call.ts';
import { entryOf } from '../../shared/http/entry.ts';
import { openCursorKeys } from '../../shared/http/open-cursor-keys.ts';
import { openIndexKeys } from '../../shared/http/open-index-keys.ts';
import { respondWithPage } from '../../shared/http/respond-with-page.ts';
import type { KeyRing } from '../../shared/platform/key-ring.ts';
import * as routes from '../../shared/routes/route-table.ts';
import { type CandidateStore, candidateStore } from '../../shared/storage/candidates.ts';
import { type ScanStore, scanStore } from '../../shared/storage/scans.ts';
import { presentListedScan } from '../../shared/views/present-scan.ts';

interface Dependencies {
  candidates: Pick<CandidateStore, 'get'>;
  scans: ScanStore;
  cursorKeys: () => Promise<KeyRing>;
}

export const listCandidateScans =
  ({ candidates, scans, cursorKeys }: Dependencies): Handle<typeof routes.listCandidateScans> =>
  async (call) => {
    const { organizationId } = call.caller;
    const { id } = await candidates.get(organizationId, call.params.id);
    return respondWithPage(call, cursorKeys, {
      read: (page) => scans.listOfCandidate(organizationId, id, page),
      findByExternalId: scans.findByExternalId,
      matches: (scan) => scan.candidate_id === id,
      present: (found) => found.map(presentListedScan),
    });
  };

export const entry = entryOf(routes.listCandidateScans, listCandidateScans, (edge) => ({
  cursorKeys: openCursorKeys(),
  candidates: candidateStore(edge.table, openIndexKeys()),
  scans: scanStore(edge.table),
}));
