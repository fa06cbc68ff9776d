import { stageOfJob, withNewStage } from '../../shared/domain/stages.ts';
import type { Handle } from '../../shared/http/call.ts';
import { entryOf } from '../../shared/http/entry.ts';
import * as routes from '../../shared/routes/route-table.ts';
import { notErased } from '../../shared/storage/erased-marks.ts';
import { type JobStore, jobStore } from '../../shared/storage/jobs.ts';
import { presentStage } from '../../shared/views/present-stage.ts';

interface Dependencies {
  jobs: Pick<JobStore, 'change'>;
}

export const createStage =
  ({ jobs }: Dependencies): Handle<typeof routes.createStage> =>
  async ({ params, body, origin, newId }) => {
    const stageId = newId('stage');
    const job = await jobs.change(origin, params.id, (before) => {
      const next = withNewStage(before, stageId, body);
      const also = origin.claim === undefined ? [] : [notErased(stageId)];
      return next === before ? null : { next, events: [{ type: 'job.stages_updated' }], also };
    });
    return presentStage(stageOfJob(job, stageId));
  };

export const entry = entryOf(routes.createStage, createStage, (edge) => ({ jobs: jobStore(edge.table) }));
