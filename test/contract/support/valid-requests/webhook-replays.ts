import type * as routes from '../../../../shared/routes/webhook-replays.ts';
import type { Api } from '../../../support/local-stage.ts';
import { createJob } from './jobs.ts';
import type { Requests } from './request.ts';
import { until } from './until.ts';
import { createReachableEndpoint, deliveredTo } from './webhook-deliveries.ts';

export const webhookReplayRequests: Requests<typeof routes> = {
  createWebhookReplay: async (api) => {
    const { id, event_ids } = await missedEvent(api);
    return { params: { id }, body: { event_ids }, takesEffect: () => deliveredTo(api, id) };
  },
  getWebhookReplay: async (api) => {
    const { id, event_ids } = await missedEvent(api);
    const replays = `/v1/webhook-endpoints/${id}/replays`;
    const { body } = await api.post(replays, { event_ids });
    await until(async () => (await api.get(`${replays}/${body.id}`)).body.status === 'completed');
    return { params: { id, replay_id: body.id } };
  },
};

/** An endpoint, and an event from before it was there. */
async function missedEvent(api: Api): Promise<{ id: string; event_ids: string[] }> {
  const jobId = await createJob(api);
  await api.send('DELETE', `/v1/jobs/${jobId}`);
  const { body } = await api.get('/v1/events?type=job.deleted&limit=1');
  const id = await createReachableEndpoint(api, 'job.deleted');
  return { id, event_ids: [body.data[0].id] };
}
