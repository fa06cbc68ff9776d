import { id } from '../contracts/primitives.ts';
import { createWebhookReplayBody, webhookReplayView } from '../contracts/webhook-replay.ts';
import { route } from '../route.ts';

const webhookEndpointId = { id: id('webhookEndpoint') };

export const createWebhookReplay = route({
  method: 'POST',
  path: '/v1/webhook-endpoints/{id}/replays',
  summary:
    'Send events of the last 30 days to a webhook endpoint again, in the order of their creation and one after the other: up to 100 by event_ids, or those from an instant on, to before another, of certain types. Only what the endpoint subscribes to is sent, in new deliveries of the same event ids.',
  scope: 'webhooks:write',
  params: webhookEndpointId,
  body: createWebhookReplayBody,
  answer: webhookReplayView,
  success: 202,
  errors: ['endpoint_disabled'],
});

export const getWebhookReplay = route({
  method: 'GET',
  path: '/v1/webhook-endpoints/{id}/replays/{replay_id}',
  summary:
    'Fetch a replay: how far it has come, and how the first attempts ended. It is canceled when its endpoint is switched off or removed, and slows down while the receiver fails.',
  scope: 'webhooks:read',
  params: { ...webhookEndpointId, replay_id: id('replay') },
  answer: webhookReplayView,
});
