import { stageOfJob, withChangedStage } from '../../shared/domain/stages.ts';
import type { Handle } from '../../shared/http/call.ts';
import { entryOf } from '../../shared/http/entry.ts';
import { refuseStale } from '../../shared/http/etag.ts';
import * as routes from '../../shared/routes/route-table.ts';
import { type JobStore, jobStore } from '../../shared/storage/jobs.ts';
import { presentStage } from '../../shared/views/present-stage.ts';

interface Dependencies {
  jobs: Pick<JobStore, 'change'>;
}

export const updateStage =
  ({ jobs }: Dependencies): Handle<typeof routes.updateStage> =>
  async ({ params, body, origin, ifMatch }) => {
    const job = await jobs.change(origin, params.id, (before) => {
      refuseStale(ifMatch, presentStage(stageOfJob(before, params.stage_id)));
      const next = withChangedStage(before, params.stage_id, body);
      return next === before ? null : { next, events: [{ type: 'job.stages_updated' }] };
    });
    return presentStage(stageOfJob(job, params.stage_id));
  };

export const entry = entryOf(routes.updateStage, updateStage, (edge) => ({ jobs: jobStore(edge.table) }));
