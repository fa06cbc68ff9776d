import { ApiError } from '../../shared/domain/api-error.ts';
import { changedFields } from '../../shared/domain/event.ts';
import { mergeJob } from '../../shared/domain/job.ts';
import { moveJob } from '../../shared/domain/job-moves.ts';
import { removedStages } from '../../shared/domain/stages.ts';
import type { Handle } from '../../shared/http/call.ts';
import { refuseStale } from '../../shared/http/etag.ts';
import { presentJob } from '../../shared/http/present-job.ts';
import type * as routes from '../../shared/routes.ts';
import type { ApplicationStore } from '../../shared/storage/applications.ts';
import type { JobStore } from '../../shared/storage/jobs.ts';
import type { Emitted } from '../../shared/storage/resource-store.ts';
import { standsInStage } from '../../shared/storage/stage-clearing.ts';

interface Dependencies {
  jobs: JobStore;
  applications: Pick<ApplicationStore, 'list'>;
}

export const updateJob =
  ({ jobs, applications }: Dependencies): Handle<typeof routes.updateJob> =>
  async ({ params, body, origin, now, newId, ifMatch }) => {
    const { is_draft, ...fields } = body;
    const job = await jobs.change(origin, params.id, async (before) => {
      refuseStale(ifMatch, before);
      const merged = mergeJob(before, fields, { now, newId });
      const removed = removedStages(before, merged);
      if (removed.length > 0 && (await standsInStage({ applications }, origin, before.id, removed))) {
        throw new ApiError('stage_not_empty', { param: 'stages' });
      }
      const events: Emitted[] = [];
      const { stages, ...others } = changedFields(before, merged);
      const changed = Object.keys(others);
      // Their names, because a long text or the form changes too and stands in no event.
      if (changed.length > 0) events.push({ type: 'job.updated', context: { changed } });
      if (stages) events.push({ type: 'job.stages_updated' });
      if (is_draft === undefined) return events.length > 0 ? { next: merged, events } : null;

      const { job: next, step } = moveJob(merged, is_draft ? 'returnToDraft' : 'leaveDraft', now);
      if (step) events.push({ type: step.event, context: step.context });
      return events.length > 0 ? { next, events } : null;
    });
    return presentJob(job);
  };
