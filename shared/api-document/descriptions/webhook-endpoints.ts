import {
  newWebhookEndpointView,
  rotatedSecretView,
  rotatedWebhookEndpointView,
  webhookEndpointView,
  writtenSecretView,
} from '../../contracts/webhook-endpoint.ts';
import type { Descriptions } from './texts.ts';

/** Webhook endpoints and their secrets. */
export const webhookEndpoints: Descriptions = {
  tags: {
    'webhook-endpoints': 'URLs that receive events, with their deliveries and replays.',
  },
  schemas: {
    WebhookEndpoint: webhookEndpointView,
    WebhookEndpointWithSecret: newWebhookEndpointView,
    WrittenSecret: writtenSecretView,
    RotatedSecret: rotatedSecretView,
    RotatedWebhookEndpoint: rotatedWebhookEndpointView,
  },
  like: {
    WebhookEndpointWithSecret: ['WebhookEndpoint'],
    RotatedWebhookEndpoint: ['WebhookEndpoint'],
    WebhookEndpointSnapshot: ['WebhookEndpoint'],
    PingedWebhookEndpoint: ['WebhookEndpoint'],
    WrittenSecret: ['Written'],
    RotatedSecret: ['Written'],
    UpdateWebhookEndpointRequest: ['CreateWebhookEndpointRequest'],
  },
  operations: {
    createWebhookEndpoint: { returns: 'The new webhook endpoint with its secret.' },
    deleteWebhookEndpoint: { returns: 'The id of the deleted webhook endpoint.' },
    getWebhookEndpoint: {
      description:
        'The secret is not in the response. `disabled_reason` shows why a disabled endpoint receives nothing.',
      returns: 'The webhook endpoint without its secret.',
    },
    listWebhookEndpoints: {
      description: 'Secrets are not in the list. Disabled endpoints are.',
      returns: 'A page of webhook endpoints, newest first.',
    },
    rotateWebhookSecret: { returns: 'The webhook endpoint with its new secret.' },
    testWebhookEndpoint: { returns: 'The delivery of the test, which is sent after the response.' },
    updateWebhookEndpoint: { returns: 'The webhook endpoint after the change.' },
  },
  parameters: {
    'webhook-endpoints.id': 'The id of the webhook endpoint.',
  },
  fields: {
    'WebhookEndpoint.id': 'The id of the webhook endpoint. It never changes.',
    'WebhookEndpoint.url': 'The https address that receives the events.',
    'WebhookEndpoint.events': 'The subscribed event types and patterns.',
    'WebhookEndpoint.description': 'A note of your own about the endpoint. Null if none is set.',
    'WebhookEndpoint.payload': 'Whether deliveries contain the resource or only its id.',
    'WebhookEndpoint.enabled': 'Whether the endpoint receives events.',
    'WebhookEndpoint.disabled_at': 'When the endpoint was disabled. Null while it is enabled.',
    'WebhookEndpoint.disabled_reason':
      'Whether the receiver returned 410, failed for days, or a caller disabled it. Null while it is enabled.',
    'WebhookEndpointSnapshot.url': 'The origin of the address only, because the path is often a credential.',
    'PingedWebhookEndpoint.url': 'The origin of the address only, because the path is often a credential.',
    'WebhookEndpointWithSecret.secret': 'The signing secret. No later response shows it.',
    'RotatedWebhookEndpoint.secret': 'The new signing secret. No later response shows it.',
    'RotatedWebhookEndpoint.previous_secret_expires_at':
      'Until when the previous secret also signs. Null if it ended at once.',
    'WrittenSecret.secret': [
      'The signing secret. No later response shows it.',
      'whsec_2TtRJ7HEcTvOM0b3bqGdD6i9kqkpJqcQ',
    ],
    'RotatedSecret.secret': [
      'The new signing secret. No later response shows it.',
      'whsec_2TtRJ7HEcTvOM0b3bqGdD6i9kqkpJqcQ',
    ],
    'RotatedSecret.previous_secret_expires_at': [
      'Until when the previous secret also signs. Null if it ended at once.',
      '2026-01-13T09:40:00.000Z',
    ],
    'CreateWebhookEndpointRequest.url':
      'The https address that receives the events. It must be reachable on the public internet.',
    'CreateWebhookEndpointRequest.events':
      'The event types and patterns to subscribe to; all events if it is omitted at creation.',
    'CreateWebhookEndpointRequest.description': 'A note of your own about the endpoint. Null clears it.',
    'CreateWebhookEndpointRequest.payload':
      'Whether deliveries contain the resource (`snapshot`, which requires the scope `events:read`) or only its id ' +
      '(`thin`). The default is `snapshot`, and `thin` for a key without that scope.',
    'CreateWebhookEndpointRequest.enabled': 'Whether the endpoint receives events.',
    'CreateWebhookEndpointRequest.external_id': [
      'The id of the endpoint in your system, unique among webhook endpoints. Null clears it.',
      'receiver-1',
    ],
    'CreateWebhookEndpointRequest.metadata': [
      'Up to 50 pairs of names and texts of your own.',
      { team: 'hr' },
    ],
    'UpdateWebhookEndpointRequest.enabled': [
      'True enables the endpoint and resets its failures. False disables it.',
      true,
    ],
    'UpdateWebhookEndpointRequest.metadata': [
      'Pairs to add or replace. A pair whose value is null is removed; others stay.',
      { team: 'hr' },
    ],
    'RotateWebhookSecretRequest.overlap_seconds':
      'For how many seconds the previous secret also signs: a day by default, a week at most, 0 to end it at once.',
    'TestWebhookEndpointRequest.type':
      'The body to send: `ping`, or the documented example of an event type.',
  },
};
