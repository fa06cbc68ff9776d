import { deletedView } from '../contracts/job.ts';
import { listOf, listQuery } from '../contracts/list.ts';
import { id } from '../contracts/primitives.ts';
import {
  createWebhookEndpointBody,
  newWebhookEndpointView,
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

export const deleteWebhookEndpoint = route({
  method: 'DELETE',
  path: '/v1/webhook-endpoints/{id}',
  summary: 'Remove a webhook endpoint; deliveries still waiting for it are dropped.',
  scope: 'webhooks:write',
  params: webhookEndpointId,
  answer: deletedView,
});
