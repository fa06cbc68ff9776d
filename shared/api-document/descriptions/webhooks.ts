import type { Texts } from './texts.ts';

/** Webhook endpoints, deliveries and replays. */
export const webhookTexts: Texts = {
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
    'Whether deliveries contain the resource (`snapshot`, which requires the scope `events:read`) or only its id (`thin`). ' +
    'The default is `snapshot`, and `thin` for a key without that scope.',
  'CreateWebhookEndpointRequest.enabled': 'Whether the endpoint receives events.',
  'CreateWebhookEndpointRequest.external_id': [
    'The id of the endpoint in your system, unique among webhook endpoints. Null clears it.',
    'receiver-1',
  ],
  'CreateWebhookEndpointRequest.metadata': ['Up to 50 pairs of names and texts of your own.', { team: 'hr' }],
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
  'TestWebhookEndpointRequest.type': 'The body to send: `ping`, or the documented example of an event type.',
  'WebhookDelivery.id': 'The id of the delivery. The header `svc-delivery-id` of each attempt has it.',
  'WebhookDelivery.endpoint_id': 'The id of the webhook endpoint that receives the event.',
  'WebhookDelivery.event_id': 'The id of the event that is delivered.',
  'WebhookDelivery.event_type': 'The type of the event, or `ping` for a test.',
  'WebhookDelivery.status':
    'Whether the delivery is pending, delivered, failed after all attempts, or canceled.',
  'WebhookDelivery.attempts': 'Every attempt so far, oldest first.',
  'WebhookDelivery.next_attempt_at': 'When the next attempt is due. Null if there is none.',
  'WebhookDelivery.replay_id': [
    'The id of the replay that made the delivery. Null for other deliveries.',
    'rpl_01KERMBJX0A7E6BA71RGDBBXCZ',
  ],
  'WebhookDeliveryAttempt.number': 'The number of the attempt, counted from 1.',
  'WebhookDeliveryAttempt.at': 'When the attempt was made: RFC 3339, UTC, with milliseconds.',
  'WebhookDeliveryAttempt.status': 'The HTTP status of the receiver’s response. Null without a response.',
  'WebhookDeliveryAttempt.duration_ms': 'The duration of the attempt in milliseconds.',
  'WebhookDeliveryAttempt.error_class': ['Why there was no response. Null if there was one.', 'timeout'],
  'WebhookDeliveryAttempt.response_excerpt': [
    'The first 2 kB of the response, for the last ten attempts. Null for others and without a response.',
    'ok',
  ],
  'CreateWebhookReplayRequest.event_ids': [
    'The ids of 1 to 100 events to send again. Send it without `from`, `to` and `types`.',
    ['evt_01KERMBJX0BV12Y6NFVYYGRV5V'],
  ],
  'CreateWebhookReplayRequest.from': [
    'The start of the period, inclusive, within the last 30 days.',
    '2026-01-11T00:00:00.000Z',
  ],
  'CreateWebhookReplayRequest.to': [
    'The end of the period, exclusive. By default it is now.',
    '2026-01-12T09:40:00.000Z',
  ],
  'CreateWebhookReplayRequest.types': [
    'The event types and patterns to send. By default all that the endpoint subscribes to.',
    ['scan.*'],
  ],
  'WebhookReplay.id': 'The id of the replay.',
  'WebhookReplay.endpoint_id': 'The id of the webhook endpoint that receives the events.',
  'WebhookReplay.status': 'Whether the replay waits, runs, has completed, failed, or was canceled.',
  'WebhookReplay.reason': ['Why the replay was canceled or failed. Null otherwise.', 'endpoint_disabled'],
  'WebhookReplay.event_ids': [
    'The ids of the chosen events. Null for a replay of a period.',
    ['evt_01KERMBJX0BV12Y6NFVYYGRV5V'],
  ],
  'WebhookReplay.from': [
    'The start of the period, inclusive. Null for chosen events.',
    '2026-01-11T00:00:00.000Z',
  ],
  'WebhookReplay.to': [
    'The end of the period, exclusive. Null for chosen events.',
    '2026-01-12T00:00:00.000Z',
  ],
  'WebhookReplay.types': ['The chosen event types and patterns. Null for all.', ['scan.*']],
  'WebhookReplay.position': 'The id of the last event that was processed. Null before the first.',
  'WebhookReplay.counts': 'The progress and the results of first attempts.',
  'WebhookReplay.started_at': 'When the first event was processed. Null before that.',
  'WebhookReplay.ended_at': 'When the replay ended. Null before that.',
  'WebhookReplayCounts.events': 'The number of events that were started.',
  'WebhookReplayCounts.delivered': 'The number of events whose first attempt succeeded.',
  'WebhookReplayCounts.failed': 'The number of events whose first attempt failed. They are retried.',
};
