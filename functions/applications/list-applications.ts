import type { Application } from '../../shared/domain/stored/application.ts';
import type { Handle } from '../../shared/http/call.ts';
import { entryOf } from '../../shared/http/entry.ts';
import { openCursorKeys } from '../../shared/http/open-cursor-keys.ts';
import { respondWithPage } from '../../shared/http/respond-with-page.ts';
import type { KeyRing } from '../../shared/platform/key-ring.ts';
import * as routes from '../../shared/routes/route-table.ts';
import { type ApplicationStore, applicationStore } from '../../shared/storage/applications.ts';
import { fitScoreStore } from '../../shared/storage/fit-scores.ts';
import { type JobStore, jobStore } from '../../shared/storage/jobs.ts';
import {
  presentListed,
  presentWithStages,
  type ScoreReading,
} from '../../shared/views/present-application.ts';

interface Dependencies extends ScoreReading {
  jobs: Pick<JobStore, 'stagesOf'>;
  applications: ApplicationStore;
  cursorKeys: () => Promise<KeyRing>;
}

export const listApplications =
  ({ jobs, fitScores, applications, cursorKeys }: Dependencies): Handle<typeof routes.listApplications> =>
  (call) => {
    const { job_id: jobId, candidate_id: candidateId, stage_id, status, source, is_confirmed } = call.query;
    const matches = (application: Application) =>
      (!jobId || application.job_id === jobId) &&
      (!candidateId || application.candidate_id === candidateId) &&
      (!stage_id || application.stage.id === stage_id) &&
      (!status || application.status === status) &&
      (!source || application.source.type === source) &&
      (!is_confirmed || application.is_confirmed === (is_confirmed === 'true'));
    // A single filter is covered by an index and need not be checked again.
    const filters = [jobId, candidateId, status].filter(Boolean).length;
    const needsLook = [stage_id, source, is_confirmed].some((value) => value !== undefined);
    const isAnswered = !needsLook && (filters === 0 || (filters === 1 && !call.query.external_id));

    return respondWithPage(call, cursorKeys, {
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

export const entry = entryOf(routes.listApplications, listApplications, (edge) => ({
  jobs: jobStore(edge.table),
  fitScores: fitScoreStore(edge.table),
  applications: applicationStore(edge.table),
  cursorKeys: openCursorKeys(),
}));
