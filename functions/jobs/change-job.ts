import type { UpdateJobBody } from '../../shared/contracts/job-body.ts';
import { ApiError } from '../../shared/domain/api-error.ts';
import { changedFields } from '../../shared/domain/event.ts';
import { mergeJob } from '../../shared/domain/job.ts';
import { moveJob } from '../../shared/domain/job-moves.ts';
import { removedStages } from '../../shared/domain/stages.ts';
import type { Job } from '../../shared/domain/stored/job.ts';
import type { Call } from '../../shared/http/call.ts';
import { refuseStale } from '../../shared/http/etag.ts';
import type { Route } from '../../shared/routes/route.ts';
import type { ApplicationStore } from '../../shared/storage/applications.ts';
import { erasedMark } from '../../shared/storage/erased-marks.ts';
import type { JobStore } from '../../shared/storage/jobs.ts';
import type { Emitted } from '../../shared/storage/resource-store.ts';
import { standsInStage } from '../../shared/storage/stage-clearing.ts';

export interface JobChangers {
  jobs: Pick<JobStore, 'change' | 'resolved' | 'label'>;
  applications: Pick<ApplicationStore, 'inStages'>;
}

type Asking = Pick<Call<Route>, 'origin' | 'now' | 'newId' | 'ifMatch'>;

/**
 * Changes the given fields of a job. Throws {@link ApiError} stage_not_empty, stale_object, invalid_state_transition, or
 * validation_failed.
 */
export const changeJob = (
  { jobs, applications }: JobChangers,
  id: string,
  patchOf: (before: Job) => UpdateJobBody,
  { origin, now, newId, ifMatch }: Asking,
): Promise<Job> =>
  jobs.change(origin, id, async (before) => {
    refuseStale(ifMatch, before);
    const { is_draft, ...fields } = patchOf(before);
    const merged = mergeJob(before, fields, { now, newId });
    const removed = removedStages(before, merged);
    if (
      removed.length > 0 &&
      (await standsInStage({ applications }, origin.organizationId, before.id, removed))
    ) {
      throw new ApiError('stage_not_empty', { param: 'stages' });
    }
    const also = removed.map((stageId) => erasedMark(stageId, origin));
    const events: Emitted[] = [];
    const { stages, ...others } = changedFields(before, merged);
    const changed = Object.keys(others);
    // Only the names, because long texts and the form can change too and are in no event.
    if (changed.length > 0) events.push({ type: 'job.updated', context: { changed } });
    if (stages) events.push({ type: 'job.stages_updated' });
    if (is_draft === undefined) return events.length > 0 ? { next: merged, events, also } : null;

    const { job: next, step } = moveJob(merged, is_draft ? 'returnToDraft' : 'leaveDraft', now);
    if (step) events.push({ type: step.event, context: step.context });
    return events.length > 0 ? { next, events, also } : null;
  });
