import { webhookDeliveryView } from '../../contracts/webhook-delivery.ts';
import type { Descriptions } from './texts.ts';

/** Deliveries of events, with their attempts. */
export const webhookDeliveries: Descriptions = {
  tags: {
    'webhook-deliveries': 'Events on their way to a webhook endpoint.',
  },
  schemas: {
    WebhookDelivery: webhookDeliveryView,
  },
  operations: {
    getWebhookDelivery: {
      description: 'Each attempt shows the status of the receiver or the reason why there was none.',
      returns: 'The delivery with its attempts.',
    },
    listWebhookDeliveries: { returns: 'A page of deliveries, newest first.' },
    retryWebhookDelivery: { returns: 'The delivery, which is sent after the response.' },
  },
  parameters: {
    'webhook-endpoints.status': ['Only deliveries with this status.', 'failed'],
    'webhook-endpoints.event_type': [
      'Only deliveries of events of this type, of a pattern, or of `ping`.',
      'scan.completed',
    ],
    'webhook-endpoints.event_id': ['Only deliveries of this event.', 'evt_01KERMBJX0BV12Y6NFVYYGRV5V'],
    'webhook-deliveries.id': 'The id of the delivery.',
  },
  fields: {
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
  },
};
