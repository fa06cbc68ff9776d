import { answerPage } from '../../shared/http/answer-page.ts';
import type { Handle } from '../../shared/http/call.ts';
import {
  presentListed,
  presentWithStages,
  type ScoreReading,
} from '../../shared/http/present-application.ts';
import type { KeyRing } from '../../shared/platform/key-ring.ts';
import type * as routes from '../../shared/routes.ts';
import type { ApplicationStore } from '../../shared/storage/applications.ts';
import type { CandidateStore } from '../../shared/storage/candidates.ts';
import type { JobStore } from '../../shared/storage/jobs.ts';

interface Dependencies extends ScoreReading {
  jobs: Pick<JobStore, 'stagesOf'>;
  candidates: Pick<CandidateStore, 'get'>;
  applications: ApplicationStore;
  cursorKeys: () => Promise<KeyRing>;
}

export const listCandidateApplications =
  ({
    jobs,
    fitScores,
    candidates,
    applications,
    cursorKeys,
  }: Dependencies): Handle<typeof routes.listCandidateApplications> =>
  async (call) => {
    const { organizationId } = call.caller;
    const { id } = await candidates.get(organizationId, call.params.id);
    return answerPage(call, cursorKeys, {
      read: (page) => applications.list(organizationId, page, { candidateId: id }),
      findByExternalId: applications.findByExternalId,
      matches: (application) => application.candidate_id === id,
      present: async (found) => {
        const views = await presentWithStages({ jobs, fitScores }, call, found);
        return views.map((view) => presentListed(view, call.query));
      },
    });
  };
