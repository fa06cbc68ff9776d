import type { Api } from '../../support/local-stage.ts';
import { idOf, type Step } from './step.ts';

/** What happened is read again, how it was delivered, and all of it is sent once more. */
export const eventStory: Step[] = [
  { operation: 'listEvents', query: { type: 'job.created', order: 'asc', limit: '1' } },
  { operation: 'getEvent', params: (told) => ({ id: told.listEvents.data[0].id }) },
  {
    operation: 'testWebhookEndpoint',
    params: idOf('createWebhookEndpoint'),
    body: { type: 'scan.completed' },
    until: (api, told) => isDelivered(api, told.testWebhookEndpoint.id, 1),
  },
  {
    operation: 'listWebhookDeliveries',
    params: idOf('createWebhookEndpoint'),
    query: { event_type: 'scan.completed', limit: '1' },
  },
  {
    operation: 'getWebhookDelivery',
    params: (told) => ({ id: told.listWebhookDeliveries.data[0].id }),
  },
  {
    operation: 'retryWebhookDelivery',
    params: idOf('getWebhookDelivery'),
    headers: { 'Idempotency-Key': 'once-more' },
    until: (api, told) => isDelivered(api, told.getWebhookDelivery.id, 2),
  },
  {
    operation: 'createWebhookReplay',
    params: idOf('createWebhookEndpoint'),
    headers: { 'Idempotency-Key': 'after-the-outage' },
    body: (told) => ({ event_ids: [told.getEvent.id] }),
    until: async (api, { createWebhookReplay: { id, endpoint_id } }) => {
      const { body } = await api.get(`/v1/webhook-endpoints/${endpoint_id}/replays/${id}`);
      return body.status === 'completed';
    },
  },
  {
    operation: 'getWebhookReplay',
    params: (told) => ({ id: told.createWebhookEndpoint.id, replay_id: told.createWebhookReplay.id }),
  },
];

async function isDelivered(api: Api, id: string, attempts: number): Promise<boolean> {
  const { body } = await api.get(`/v1/webhook-deliveries/${id}`);
  return body.status === 'delivered' && body.attempts.length === attempts;
}
