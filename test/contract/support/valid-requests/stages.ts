import type * as routes from '../../../../shared/routes/stages.ts';
import type { Api } from '../../../support/local-stage.ts';
import { createJob } from './jobs.ts';
import { stageOf } from './pipeline.ts';
import { type Requests, uniqueName } from './request.ts';

export const stageRequests: Requests<typeof routes> = {
  listStages: async (api) => ({ params: { id: await createJob(api) } }),
  createStage: async (api) => ({
    params: { id: await createJob(api) },
    body: { name: uniqueName(), type: 'interview' },
  }),
  getStage: async (api) => ({ params: await oneStage(api) }),
  updateStage: async (api) => ({ params: await oneStage(api), body: { name: uniqueName() } }),
  deleteStage: async (api) => ({ params: await oneStage(api) }),
  orderStages: async (api) => {
    const id = await createJob(api);
    const ids = await Promise.all([1, 3, 2, 4, 5].map((position) => stageOf(api, id, position)));
    return { params: { id }, body: { stage_ids: ids } };
  },
};

async function oneStage(api: Api) {
  const id = await createJob(api);
  return { id, stage_id: await stageOf(api, id, 2) };
}
