import { answerPage } from '../../shared/http/answer-page.ts';
import type { Handle } from '../../shared/http/call.ts';
import { presentListedScan } from '../../shared/http/present-scan.ts';
import type { KeyRing } from '../../shared/platform/key-ring.ts';
import type * as routes from '../../shared/routes.ts';
import type { CandidateStore } from '../../shared/storage/candidates.ts';
import type { ScanStore } from '../../shared/storage/scans.ts';

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
    return answerPage(call, cursorKeys, {
      read: (page) => scans.listOfCandidate(organizationId, id, page),
      findByExternalId: scans.findByExternalId,
      matches: (scan) => scan.candidate_id === id,
      present: (found) => found.map(presentListedScan),
    });
  };
