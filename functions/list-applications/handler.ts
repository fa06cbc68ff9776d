import type { Application } from '../../shared/contracts/application.ts';
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
import type { JobStore } from '../../shared/storage/jobs.ts';

interface Dependencies extends ScoreReading {
  jobs: Pick<JobStore, 'stagesOf'>;
  applications: ApplicationStore;
  cursorKeys: () => Promise<KeyRing>;
}

export const listApplications =
  ({ jobs, fitScores, applications, cursorKeys }: Dependencies): Handle<typeof routes.listApplications> =>
  (call) => {
    const { job_id: jobId, candidate_id: candidateId, stage_id, status, source } = call.query;
    const matches = (application: Application) =>
      (!jobId || application.job_id === jobId) &&
      (!candidateId || application.candidate_id === candidateId) &&
      (!stage_id || application.stage.id === stage_id) &&
      (!status || application.status === status) &&
      (!source || application.source.type === source);
    // What one index answers needs no second look.
    const filters = [jobId, candidateId, stage_id, status, source].filter(Boolean).length;
    const isAnswered = filters === 0 || (filters === 1 && !stage_id && !source && !call.query.external_id);

    return answerPage(call, cursorKeys, {
      read: (page, test) =>
        applications.list(call.caller.organizationId, page, { jobId, candidateId, status }, test),
      findByExternalId: applications.findByExternalId,
      matches: isAnswered ? undefined : matches,
      present: async (found) => {
        const views = await presentWithStages({ jobs, fitScores }, call, found);
        return views.map((view) => presentListed(view, call.query));
      },
    });
  };
