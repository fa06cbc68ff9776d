import { webhookReplayView } from '../../contracts/webhook-replay.ts';
import type { Descriptions } from './texts.ts';

/** Replays of events. */
export const webhookReplays: Descriptions = {
  schemas: {
    WebhookReplay: webhookReplayView,
  },
  operations: {
    createWebhookReplay: { returns: 'The replay, whose events are sent after the response.' },
    getWebhookReplay: { returns: 'The replay with its progress.' },
  },
  parameters: {
    'webhook-endpoints.replay_id': 'The id of the replay, from the response that started it.',
  },
  fields: {
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
  },
};
