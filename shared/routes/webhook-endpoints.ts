import { deletedView } from '../contracts/job.ts';
import { listOf, listQuery } from '../contracts/list.ts';
import { id } from '../contracts/primitives.ts';
import { webhookDeliveryView } from '../contracts/webhook-delivery.ts';
import {
  createWebhookEndpointBody,
  newWebhookEndpointView,
  rotatedWebhookEndpointView,
  rotateWebhookSecretBody,
  testWebhookEndpointBody,
  updateWebhookEndpointBody,
  webhookEndpointView,
} from '../contracts/webhook-endpoint.ts';
import { route } from '../route.ts';

const webhookEndpointId = { id: id('webhookEndpoint') };

export const createWebhookEndpoint = route({
  method: 'POST',
  path: '/v1/webhook-endpoints',
  summary: 'Register an address for events. The answer shows the signing secret this once.',
  scope: 'webhooks:write',
  body: createWebhookEndpointBody,
  answer: newWebhookEndpointView,
  success: 201,
  errors: ['external_id_taken'],
  uses: ['readTable', 'writeTable', 'webhookRoot'],
});

export const listWebhookEndpoints = route({
  method: 'GET',
  path: '/v1/webhook-endpoints',
  summary: 'List webhook endpoints, newest first.',
  scope: 'webhooks:read',
  query: listQuery,
  answer: listOf(webhookEndpointView),
  uses: ['readTable', 'writeTable', 'cursorKey'],
});

export const getWebhookEndpoint = route({
  method: 'GET',
  path: '/v1/webhook-endpoints/{id}',
  summary: 'Fetch one webhook endpoint.',
  scope: 'webhooks:read',
  params: webhookEndpointId,
  answer: webhookEndpointView,
});

export const updateWebhookEndpoint = route({
  method: 'PATCH',
  path: '/v1/webhook-endpoints/{id}',
  summary:
    'Change fields of a webhook endpoint, by JSON merge; arrays replace whole. enabled: true switches it on again and forgets its failures; what was sent while it was off is sent by a replay. enabled: false drops deliveries that still wait when their turn comes.',
  scope: 'webhooks:write',
  params: webhookEndpointId,
  body: updateWebhookEndpointBody,
  answer: webhookEndpointView,
  errors: ['external_id_taken', 'stale_object'],
});

export const rotateWebhookSecret = route({
  method: 'POST',
  path: '/v1/webhook-endpoints/{id}/rotate-secret',
  summary:
    'Give a webhook endpoint a new signing secret, shown this once. The previous one goes on signing beside it for overlap_seconds, a day unless told otherwise and 0 to end it at once; one older than that ends now, so that never more than two are valid.',
  scope: 'webhooks:write',
  params: webhookEndpointId,
  body: rotateWebhookSecretBody,
  answer: rotatedWebhookEndpointView,
  uses: ['readTable', 'writeTable', 'webhookRoot'],
});

export const testWebhookEndpoint = route({
  method: 'POST',
  path: '/v1/webhook-endpoints/{id}/test',
  summary:
    'Send a webhook endpoint a ping, or the documented example of an event, subscribed to or not. It is marked by data.context.test, goes to this endpoint alone, and is retried like any delivery; the answer is the delivery. An endpoint that is switched off answers endpoint_disabled.',
  scope: 'webhooks:write',
  params: webhookEndpointId,
  body: testWebhookEndpointBody,
  answer: webhookDeliveryView,
  success: 202,
  errors: ['endpoint_disabled'],
});

export const deleteWebhookEndpoint = route({
  method: 'DELETE',
  path: '/v1/webhook-endpoints/{id}',
  summary: 'Remove a webhook endpoint; deliveries still waiting for it are dropped.',
  scope: 'webhooks:write',
  params: webhookEndpointId,
  answer: deletedView,
});
