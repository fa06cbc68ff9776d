import type * as routes from '../../../../shared/routes/jobs.ts';
import type { Api } from '../../../support/local-stage.ts';
import { type Requests, uniqueName } from './request.ts';
import { scoredScan } from './scans.ts';

export const jobRequests: Requests<typeof routes> = {
  createJob: async () => ({ body: { name: uniqueName() } }),
  createJobFromUrl: async () => ({ body: { url: `https://careers.example.com/jobs/${uniqueName()}` } }),
  getJob: async (api) => ({ params: { id: await createJob(api) } }),
  getJobRanking: async (api) => ({ params: { id: (await scoredScan(api)).jobId } }),
  updateJob: async (api) => ({ params: { id: await createJob(api) }, body: { name: uniqueName() } }),
  upsertJob: async (api) => {
    const external_id = uniqueName().replaceAll(' ', '-');
    await createJob(api, { external_id });
    return { params: { external_id }, body: { name: uniqueName() } };
  },
  restoreJob: async (api) => {
    const id = await createJob(api);
    await api.remove(`/v1/jobs/${id}`);
    return { params: { id } };
  },
  deleteJob: async (api) => ({ params: { id: await createJob(api) } }),
  publishJob: async (api) => ({ params: { id: await createJob(api) } }),
  closeJob: async (api) => ({ params: { id: await createJob(api, { is_draft: false }) } }),
};

export async function createJob(api: Api, fields: object = {}): Promise<string> {
  return (await api.post('/v1/jobs', { name: uniqueName(), ...fields })).body.id;
}
