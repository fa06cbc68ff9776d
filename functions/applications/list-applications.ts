import { onlyOne } from '../../shared/contracts/several.ts';
import type { Application } from '../../shared/domain/stored/application.ts';
import type { Handle } from '../../shared/http/call.ts';
import { entryOf } from '../../shared/http/entry.ts';
import { openCursorKeys } from '../../shared/http/open-cursor-keys.ts';
import { respondWithPage } from '../../shared/http/respond-with-page.ts';
import type { KeyRing } from '../../shared/platform/key-ring.ts';
import * as routes from '../../shared/routes/route-table.ts';
import { type ApplicationStore, applicationStore } from '../../shared/storage/applications.ts';
import { type CurrentIds, currentIds } from '../../shared/storage/current-ids.ts';
import { fitScoreStore } from '../../shared/storage/fit-scores.ts';
import { type JobStore, jobStore } from '../../shared/storage/jobs.ts';
import { rejectionReasonStore } from '../../shared/storage/rejection-reasons.ts';
import { type ApplicationReading, presentPage } from '../../shared/views/present-application.ts';

interface Dependencies extends ApplicationReading {
  jobs: Pick<JobStore, 'stagesOf'>;
  applications: ApplicationStore;
  currentIds: CurrentIds;
  cursorKeys: () => Promise<KeyRing>;
}

export const listApplications =
  ({
    jobs,
    fitScores,
    reasons,
    applications,
    currentIds,
    cursorKeys,
  }: Dependencies): Handle<typeof routes.listApplications> =>
  async (call) => {
    const { organizationId } = call.caller;
    const { job_id, stage_id, status, source, is_confirmed, rejection_reason_id } = call.query;
    const candidate_id = await currentIds(organizationId, call.query.candidate_id);
    const matchesAll = (application: Application) =>
      (!job_id || job_id.includes(application.job_id)) &&
      (!candidate_id || candidate_id.includes(application.candidate_id)) &&
      (!stage_id || stage_id.includes(application.stage.id)) &&
      (!status || status.includes(application.status)) &&
      (!rejection_reason_id ||
        rejection_reason_id.includes(application.rejection?.rejection_reason_id ?? '')) &&
      (!source || source.includes(application.source.type)) &&
      (!is_confirmed || application.is_confirmed === (is_confirmed === 'true'));
    const filters = [
      job_id,
      candidate_id,
      status,
      stage_id,
      source,
      is_confirmed,
      rejection_reason_id,
    ].filter(Boolean).length;
    const narrow = { jobId: onlyOne(job_id), candidateId: onlyOne(candidate_id), status: onlyOne(status) };
    // A single filter with one value is covered by an index and need not be checked again.
    const isCovered = filters === 0 || (filters === 1 && Object.values(narrow).some(Boolean));

    return respondWithPage(call, cursorKeys, {
      read: (page, test) => applications.list(organizationId, page, narrow, test),
      changes: {
        object: 'application',
        read: (page, test) => applications.listChanged(organizationId, page, test),
      },
      findByExternalId: applications.findByExternalId,
      matches: isCovered ? undefined : matchesAll,
      matchesAll: filters > 0 ? matchesAll : undefined,
      present: (found) => presentPage({ jobs, fitScores, reasons }, call, found),
    });
  };

export const entry = entryOf(routes.listApplications, listApplications, (edge) => ({
  jobs: jobStore(edge.table),
  fitScores: fitScoreStore(edge.table),
  reasons: rejectionReasonStore(edge.table),
  applications: applicationStore(edge.table),
  currentIds: currentIds(edge.table),
  cursorKeys: openCursorKeys(),
}));
