import { ApiError } from '../../shared/domain/api-error.ts';
import { stageOfJob, withoutStage } from '../../shared/domain/stages.ts';
import type { Job } from '../../shared/domain/stored/job.ts';
import type { Handle } from '../../shared/http/call.ts';
import { entryOf } from '../../shared/http/entry.ts';
import { openPipeline } from '../../shared/http/open-pipeline.ts';
import * as routes from '../../shared/routes/route-table.ts';
import { erasedMark } from '../../shared/storage/erased-marks.ts';
import type { JobStore } from '../../shared/storage/jobs.ts';
import { type ClearingStores, clearStage, standsInStage } from '../../shared/storage/stage-clearing.ts';

interface Dependencies extends ClearingStores {
  jobs: Pick<JobStore, 'get' | 'change'>;
}

/** An application that is moved to the stage during its deletion counts as in the entry stage. */
export const deleteStage =
  (stores: Dependencies): Handle<typeof routes.deleteStage> =>
  async ({ params, query, caller, origin }) => {
    const { id: jobId, stage_id: stageId } = params;
    const job = await stores.jobs.get(caller.organizationId, jobId);
    withoutStage(job, stageId);

    if (query.move_to === undefined) {
      if (await standsInStage(stores, caller.organizationId, jobId, [stageId]))
        throw new ApiError('stage_not_empty');
    } else {
      const to = otherStage(job, stageId, query.move_to);
      const isEmpty = await clearStage(stores, origin, jobId, stageOfJob(job, stageId), to);
      if (!isEmpty) {
        const message = 'Many applications were moved, but some are left. Repeat the call to continue.';
        throw new ApiError('stage_not_empty', { message });
      }
    }
    await stores.jobs.change(origin, jobId, (before) => ({
      next: withoutStage(before, stageId),
      events: [{ type: 'job.stages_updated' }],
      also: [erasedMark(stageId, origin)],
    }));
    return { object: 'stage', id: stageId, deleted: true };
  };

function otherStage(job: Job, stageId: string, moveTo: string) {
  const stage = job.stages.find(({ id }) => id === moveTo && id !== stageId);
  const message = 'move_to must be another stage of this job, and not its hired stage.';
  if (!stage || stage.type === 'hired')
    throw new ApiError('invalid_parameter', { param: 'move_to', message });
  return stage;
}

export const entry = entryOf(routes.deleteStage, deleteStage, openPipeline);
