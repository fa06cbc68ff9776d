import { deletedView } from '../contracts/job.ts';
import { changeQuery, fieldsOf, followedListOf, listQuery } from '../contracts/list.ts';
import { id } from '../contracts/primitives.ts';
import { webhookDeliveryView } from '../contracts/webhook-delivery.ts';
import {
  createWebhookEndpointBody,
  newWebhookEndpointView,
  rotatedSecretView,
  rotatedWebhookEndpointView,
  rotateWebhookSecretBody,
  testWebhookEndpointBody,
  updateWebhookEndpointBody,
  webhookEndpointView,
  writtenSecretView,
} from '../contracts/webhook-endpoint.ts';
import { route } from './route.ts';

const webhookEndpointId = { id: id('webhookEndpoint') };

export const createWebhookEndpoint = route({
  method: 'POST',
  path: '/v1/webhook-endpoints',
  summary: 'Register a URL for events.',
  description:
    'The response shows the signing secret; it is not shown again. An organization has at most 50 endpoints; one more ' +
    'returns `too_many_endpoints`.',
  scope: 'webhooks:write',
  outlastsCaller: true,
  body: createWebhookEndpointBody,
  response: newWebhookEndpointView,
  writeResponse: writtenSecretView,
  success: 201,
  errors: ['external_id_taken', 'too_many_endpoints'],
  uses: ['getRows', 'findRows', 'put webhooks', 'webhookRoot'],
});

export const listWebhookEndpoints = route({
  method: 'GET',
  path: '/v1/webhook-endpoints',
  summary: 'List webhook endpoints, newest first.',
  scope: 'webhooks:read',
  query: { ...listQuery, ...changeQuery, ...fieldsOf(webhookEndpointView) },
  response: followedListOf(webhookEndpointView),
  boundedBy: '50 endpoints of an organization (shared/storage/webhook-endpoints.ts)',
  uses: ['getRows', 'findRows', 'cursorKey'],
});

export const getWebhookEndpoint = route({
  method: 'GET',
  path: '/v1/webhook-endpoints/{id}',
  summary: 'Fetch one webhook endpoint.',
  scope: 'webhooks:read',
  params: webhookEndpointId,
  response: webhookEndpointView,
  uses: ['get webhooks'],
});

export const updateWebhookEndpoint = route({
  method: 'PATCH',
  path: '/v1/webhook-endpoints/{id}',
  summary: 'Change fields of a webhook endpoint by JSON merge patch.',
  description:
    'Arrays are replaced as a whole. `enabled: true` enables the endpoint and resets its failures; a replay sends ' +
    'the events of the time in between. `enabled: false` cancels waiting deliveries when they are due.',
  scope: 'webhooks:write',
  outlastsCaller: true,
  params: webhookEndpointId,
  body: updateWebhookEndpointBody,
  response: webhookEndpointView,
  errors: ['external_id_taken', 'stale_object'],
  uses: ['getRows', 'put webhooks', 'delete webhooks', 'update lanes'],
});

export const rotateWebhookSecret = route({
  method: 'POST',
  path: '/v1/webhook-endpoints/{id}/rotate-secret',
  summary: 'Give a webhook endpoint a new signing secret.',
  description:
    'The response shows the secret; it is not shown again. The previous secret also signs for `overlap_seconds`: a ' +
    'day by default, 0 to end it at once. An older secret ends now, so that at most two are valid.',
  scope: 'webhooks:write',
  outlastsCaller: true,
  params: webhookEndpointId,
  body: rotateWebhookSecretBody,
  response: rotatedWebhookEndpointView,
  writeResponse: rotatedSecretView,
  uses: ['getRows', 'put webhooks', 'webhookRoot'],
});

export const testWebhookEndpoint = route({
  method: 'POST',
  path: '/v1/webhook-endpoints/{id}/test',
  summary: 'Send a ping or the example of an event to a webhook endpoint.',
  description:
    'The endpoint need not subscribe to the event. The test has `data.context.test`, is sent to this endpoint ' +
    'only, and is retried like any delivery. The response is the delivery. A disabled endpoint returns ' +
    '`endpoint_disabled`.',
  scope: 'webhooks:write',
  params: webhookEndpointId,
  body: testWebhookEndpointBody,
  response: webhookDeliveryView,
  success: 202,
  errors: ['endpoint_disabled'],
  uses: ['getRows', 'put deliveries'],
});

export const deleteWebhookEndpoint = route({
  method: 'DELETE',
  path: '/v1/webhook-endpoints/{id}',
  summary: 'Delete a webhook endpoint.',
  description: 'Waiting deliveries to it are canceled.',
  scope: 'webhooks:write',
  params: webhookEndpointId,
  response: deletedView,
  writeResponse: deletedView,
  uses: [
    'getRows',
    'findRows',
    'put webhooks',
    'delete webhooks',
    'delete lanes',
    'put erasures',
    'put responses',
    'delete responses',
  ],
});
