import { listOf, pageQuery } from '../contracts/list.ts';
import { id } from '../contracts/primitives.ts';
import { webhookDeliveryFilters, webhookDeliveryView } from '../contracts/webhook-delivery.ts';
import { route } from '../route.ts';

const deliveryId = { id: id('delivery') };

export const listWebhookDeliveries = route({
  method: 'GET',
  path: '/v1/webhook-endpoints/{id}/deliveries',
  summary:
    'List what was sent to a webhook endpoint in the last 30 days, newest first, each delivery with every attempt, the first 2 kB of the answers to the last ten, and when the next one is due.',
  scope: 'webhooks:read',
  params: { id: id('webhookEndpoint') },
  query: { ...pageQuery, ...webhookDeliveryFilters },
  answer: listOf(webhookDeliveryView),
  uses: ['readTable', 'writeTable', 'cursorKey'],
});

export const getWebhookDelivery = route({
  method: 'GET',
  path: '/v1/webhook-deliveries/{id}',
  summary: 'Fetch one delivery of the last 30 days with every attempt.',
  scope: 'webhooks:read',
  params: deliveryId,
  answer: webhookDeliveryView,
});

export const retryWebhookDelivery = route({
  method: 'POST',
  path: '/v1/webhook-deliveries/{id}/retry',
  summary:
    'Send a delivery once more now, however it ended and also after its 72 hours; it takes the place of the attempt that was due next. A failure goes on with the schedule while that lasts. Refused while an attempt is under way, and after 50 attempts.',
  scope: 'webhooks:write',
  params: deliveryId,
  answer: webhookDeliveryView,
  success: 202,
  errors: ['endpoint_disabled', 'delivery_in_progress', 'invalid_state_transition'],
});
