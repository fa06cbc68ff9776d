import { onlyOne } from '../../shared/contracts/several.ts';
import { candidateFilter } from '../../shared/domain/candidate-filter.ts';
import type { Handle } from '../../shared/http/call.ts';
import { entryOf } from '../../shared/http/entry.ts';
import { openCursorKeys } from '../../shared/http/open-cursor-keys.ts';
import { openIndexKeys } from '../../shared/http/open-index-keys.ts';
import { atMostOne, respondWithPage } from '../../shared/http/respond-with-page.ts';
import type { KeyRing } from '../../shared/platform/key-ring.ts';
import * as routes from '../../shared/routes/route-table.ts';
import { type CandidateStore, candidateStore } from '../../shared/storage/candidates.ts';
import { presentCandidate } from '../../shared/views/present-candidate.ts';

interface Dependencies {
  candidates: CandidateStore;
  cursorKeys: () => Promise<KeyRing>;
}

/**
 * Reads the smallest set: the candidate with an address, those of a job, or all; the other filters check each
 * candidate.
 */
export const listCandidates =
  ({ candidates, cursorKeys }: Dependencies): Handle<typeof routes.listCandidates> =>
  (call) => {
    const { organizationId } = call.caller;
    const { email, job_id } = call.query;
    const jobId = onlyOne(job_id);
    return respondWithPage(call, cursorKeys, {
      read: async (page, matches) => {
        if (email) return atMostOne(await candidates.findByEmail(organizationId, email), page, matches);
        return jobId
          ? candidates.listOfJob(organizationId, jobId, page, matches)
          : candidates.list(organizationId, page, matches);
      },
      // At most one candidate has an address.
      changes: email
        ? undefined
        : {
            object: 'candidate',
            read: (page, matches) => candidates.listChanged(organizationId, page, matches),
          },
      findByExternalId: candidates.findByExternalId,
      matches: candidateFilter(call.query, (candidate, wanted) =>
        candidates.hasApplication(organizationId, candidate, wanted),
      ),
      present: (found) => found.map(presentCandidate),
    });
  };

export const entry = entryOf(routes.listCandidates, listCandidates, (edge) => ({
  cursorKeys: openCursorKeys(),
  candidates: candidateStore(edge.table, openIndexKeys()),
}));
