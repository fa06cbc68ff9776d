import { fieldsOf, listOf, pageQuery } from '../contracts/list.ts';
import { id } from '../contracts/primitives.ts';
import { webhookDeliveryFilters, webhookDeliveryView } from '../contracts/webhook-delivery.ts';
import { route } from './route.ts';

const deliveryId = { id: id('delivery') };

export const listWebhookDeliveries = route({
  method: 'GET',
  path: '/v1/webhook-endpoints/{id}/deliveries',
  summary: 'List the deliveries to a webhook endpoint of the last 30 days, newest first.',
  description:
    'Each delivery has every attempt, the first 2 kB of the last ten responses, and the time of the next attempt.',
  scope: 'webhooks:read',
  params: { id: id('webhookEndpoint') },
  query: { ...pageQuery, ...webhookDeliveryFilters, ...fieldsOf(webhookDeliveryView) },
  response: listOf(webhookDeliveryView),
  uses: ['findRows', 'cursorKey'],
});

export const getWebhookDelivery = route({
  method: 'GET',
  path: '/v1/webhook-deliveries/{id}',
  summary: 'Fetch one delivery of the last 30 days with every attempt.',
  scope: 'webhooks:read',
  params: deliveryId,
  response: webhookDeliveryView,
});

export const retryWebhookDelivery = route({
  method: 'POST',
  path: '/v1/webhook-deliveries/{id}/retry',
  summary: 'Send a delivery again now.',
  description:
    'Any delivery can be retried, also after its 72 hours. The attempt replaces the next one of the schedule. If ' +
    'it fails, the schedule continues while it lasts. A retry is refused during an attempt and after 50 attempts.',
  scope: 'webhooks:write',
  params: deliveryId,
  response: webhookDeliveryView,
  success: 202,
  errors: ['endpoint_disabled', 'delivery_in_progress', 'invalid_state_transition'],
  uses: ['getRows', 'findRows', 'put deliveries'],
});
