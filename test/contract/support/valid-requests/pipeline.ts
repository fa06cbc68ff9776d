import type * as routes from '../../../../shared/routes/pipeline.ts';
import type { Api } from '../../../support/local-stage.ts';
import { apply, publishedJob } from './applications.ts';
import { createJob } from './jobs.ts';
import { type Requests, uniqueName } from './request.ts';

export const pipelineRequests: Requests<typeof routes> = {
  moveApplication: async (api) => ({
    ...(await oneApplication(api)),
    body: { stage_id: await stageOf(api, await publishedJob(api), 2), note: uniqueName() },
  }),
  advanceApplication: async (api) => ({ ...(await oneApplication(api)), body: { note: uniqueName() } }),
  rejectApplication: async (api) => ({
    ...(await oneApplication(api)),
    body: { rejection_reason_id: await oneReason(api), reason: uniqueName() },
  }),
  unrejectApplication: async (api) => {
    const { params } = await oneApplication(api);
    await api.post(`/v1/applications/${params.id}/reject`, { reason: 'experience' });
    return { params };
  },
  withdrawApplication: async (api) => ({ ...(await oneApplication(api)), body: { reason: uniqueName() } }),
  hireApplication: async (api) => ({ ...(await oneApplication(api)), body: { note: uniqueName() } }),
  unhireApplication: async (api) => {
    const { params } = await oneApplication(api);
    await api.post(`/v1/applications/${params.id}/hire`, {});
    return { params, body: { note: uniqueName() } };
  },
  transferApplication: async (api) => ({
    ...(await oneApplication(api)),
    body: { job_id: await createJob(api) },
  }),
  bulkMoveApplications: async (api) => ({
    body: { action: 'advance', application_ids: [(await apply(api)).id, (await apply(api)).id] },
  }),
  getPipeline: async (api) => ({ params: { id: await publishedJob(api) } }),
  listApplicationHistory: async (api) => await oneApplication(api),
};

const oneApplication = async (api: Api) => ({ params: { id: (await apply(api)).id } });

/** The id of a job's stage at a position. */
export async function stageOf(api: Api, jobId: string, position: number): Promise<string> {
  return (await api.get(`/v1/jobs/${jobId}/stages`)).body.data[position - 1].id;
}

const oneReason = async (api: Api): Promise<string> =>
  (await api.post('/v1/rejection-reasons', { name: uniqueName() })).body.id;
