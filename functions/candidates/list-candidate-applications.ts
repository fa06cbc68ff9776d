import type { Handle } from '../../shared/http/call.ts';
import { entryOf } from '../../shared/http/entry.ts';
import { openCursorKeys } from '../../shared/http/open-cursor-keys.ts';
import { openIndexKeys } from '../../shared/http/open-index-keys.ts';
import { respondWithPage } from '../../shared/http/respond-with-page.ts';
import type { KeyRing } from '../../shared/platform/key-ring.ts';
import * as routes from '../../shared/routes/route-table.ts';
import { type ApplicationStore, applicationStore } from '../../shared/storage/applications.ts';
import { type CandidateStore, candidateStore } from '../../shared/storage/candidates.ts';
import { fitScoreStore } from '../../shared/storage/fit-scores.ts';
import { type JobStore, jobStore } from '../../shared/storage/jobs.ts';
import { rejectionReasonStore } from '../../shared/storage/rejection-reasons.ts';
import { type ApplicationReading, presentPage } from '../../shared/views/present-application.ts';

interface Dependencies extends ApplicationReading {
  jobs: Pick<JobStore, 'stagesOf'>;
  candidates: Pick<CandidateStore, 'get'>;
  applications: ApplicationStore;
  cursorKeys: () => Promise<KeyRing>;
}

export const listCandidateApplications =
  ({
    jobs,
    fitScores,
    reasons,
    candidates,
    applications,
    cursorKeys,
  }: Dependencies): Handle<typeof routes.listCandidateApplications> =>
  async (call) => {
    const { organizationId } = call.caller;
    const { id } = await candidates.get(organizationId, call.params.id);
    return respondWithPage(call, cursorKeys, {
      read: (page) => applications.list(organizationId, page, { candidateId: id }),
      findByExternalId: applications.findByExternalId,
      matches: (application) => application.candidate_id === id,
      present: (found) => presentPage({ jobs, fitScores, reasons }, call, found),
    });
  };

export const entry = entryOf(routes.listCandidateApplications, listCandidateApplications, (edge) => ({
  cursorKeys: openCursorKeys(),
  applications: applicationStore(edge.table),
  candidates: candidateStore(edge.table, openIndexKeys()),
  jobs: jobStore(edge.table),
  fitScores: fitScoreStore(edge.table),
  reasons: rejectionReasonStore(edge.table),
}));
