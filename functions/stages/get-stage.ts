import { stageOfJob } from '../../shared/domain/stages.ts';
import type { Handle } from '../../shared/http/call.ts';
import { entryOf } from '../../shared/http/entry.ts';
import * as routes from '../../shared/routes/route-table.ts';
import { type JobStore, jobStore } from '../../shared/storage/jobs.ts';
import { presentStage } from '../../shared/views/present-stage.ts';

interface Dependencies {
  jobs: Pick<JobStore, 'get'>;
}

export const getStage =
  ({ jobs }: Dependencies): Handle<typeof routes.getStage> =>
  async ({ params, caller }) =>
    presentStage(stageOfJob(await jobs.get(caller.organizationId, params.id), params.stage_id));

export const entry = entryOf(routes.getStage, getStage, (edge) => ({ jobs: jobStore(edge.table) }));
