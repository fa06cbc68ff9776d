import { stageOfJob } from '../../shared/domain/stages.ts';
import type { Handle } from '../../shared/http/call.ts';
import { presentStage } from '../../shared/http/present-stage.ts';
import type * as routes from '../../shared/routes.ts';
import type { JobStore } from '../../shared/storage/jobs.ts';

interface Dependencies {
  jobs: Pick<JobStore, 'get'>;
}

export const getStage =
  ({ jobs }: Dependencies): Handle<typeof routes.getStage> =>
  async ({ params, caller }) =>
    presentStage(stageOfJob(await jobs.get(caller.organizationId, params.id), params.stage_id));
