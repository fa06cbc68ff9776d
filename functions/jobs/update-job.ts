import { ApiError } from '../../shared/domain/api-error.ts';
import { changedFields } from '../../shared/domain/event.ts';
import { mergeJob } from '../../shared/domain/job.ts';
import { moveJob } from '../../shared/domain/job-moves.ts';
import { removedStages } from '../../shared/domain/stages.ts';
import type { Handle } from '../../shared/http/call.ts';
import { entryOf } from '../../shared/http/entry.ts';
import { refuseStale } from '../../shared/http/etag.ts';
import * as routes from '../../shared/routes/route-table.ts';
import { type ApplicationStore, applicationStore } from '../../shared/storage/applications.ts';
import { erasedMark } from '../../shared/storage/erased-marks.ts';
import { type JobStore, jobStore } from '../../shared/storage/jobs.ts';
import type { Emitted } from '../../shared/storage/resource-store.ts';
import { standsInStage } from '../../shared/storage/stage-clearing.ts';
import { presentJob } from '../../shared/views/present-job.ts';

interface Dependencies {
  jobs: JobStore;
  applications: Pick<ApplicationStore, 'inStages'>;
}

export const updateJob =
  ({ jobs, applications }: Dependencies): Handle<typeof routes.updateJob> =>
  async ({ params, body, origin, now, newId, ifMatch }) => {
    const { is_draft, ...fields } = body;
    const job = await jobs.change(origin, params.id, async (before) => {
      refuseStale(ifMatch, before);
      const merged = mergeJob(before, fields, { now, newId });
      const removed = removedStages(before, merged);
      if (
        removed.length > 0 &&
        (await standsInStage({ applications }, origin.organizationId, before.id, removed))
      ) {
        throw new ApiError('stage_not_empty', { param: 'stages' });
      }
      const also = removed.map((id) => erasedMark(id, origin));
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
    return presentJob(job, origin.organizationId);
  };

export const entry = entryOf(routes.updateJob, updateJob, (edge) => ({
  jobs: jobStore(edge.table),
  applications: applicationStore(edge.table),
}));
