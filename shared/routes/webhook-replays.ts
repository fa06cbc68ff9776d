import { id } from '../contracts/primitives.ts';
import { createWebhookReplayBody, webhookReplayView } from '../contracts/webhook-replay.ts';
import { route } from './route.ts';

const webhookEndpointId = { id: id('webhookEndpoint') };

export const createWebhookReplay = route({
  method: 'POST',
  path: '/v1/webhook-endpoints/{id}/replays',
  summary: 'Send events of the last 30 days to a webhook endpoint again.',
  description:
    'Choose up to 100 by `event_ids`, or a period by `from` and `to`, optionally of certain types. Events are sent ' +
    'one after the other in the order of their creation, as new deliveries with the same event ids. Types that the ' +
    'endpoint does not subscribe to are not sent.',
  scope: 'webhooks:write',
  params: webhookEndpointId,
  body: createWebhookReplayBody,
  response: webhookReplayView,
  success: 202,
  errors: ['endpoint_disabled'],
  uses: ['getRows', 'put replays'],
});

export const getWebhookReplay = route({
  method: 'GET',
  path: '/v1/webhook-endpoints/{id}/replays/{replay_id}',
  summary: 'Fetch a replay with its progress and the results of its first attempts.',
  description:
    'A replay is canceled if its endpoint is disabled or deleted. It slows down while the receiver fails.',
  scope: 'webhooks:read',
  params: { ...webhookEndpointId, replay_id: id('replay') },
  response: webhookReplayView,
  uses: ['get replays'],
});
