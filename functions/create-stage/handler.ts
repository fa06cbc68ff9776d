import { stageOfJob, withNewStage } from '../../shared/domain/stages.ts';
import type { Handle } from '../../shared/http/call.ts';
import { presentStage } from '../../shared/http/present-stage.ts';
import type * as routes from '../../shared/routes.ts';
import type { JobStore } from '../../shared/storage/jobs.ts';

interface Dependencies {
  jobs: Pick<JobStore, 'change'>;
}

export const createStage =
  ({ jobs }: Dependencies): Handle<typeof routes.createStage> =>
  async ({ params, body, origin, newId }) => {
    const stageId = newId('stage');
    const job = await jobs.change(origin, params.id, (before) => {
      const next = withNewStage(before, stageId, body);
      return next === before ? null : { next, events: [{ type: 'job.stages_updated' }] };
    });
    return presentStage(stageOfJob(job, stageId));
  };
