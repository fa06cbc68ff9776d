import * as v from 'valibot';
import { eventPatterns, isEventPattern } from './events.ts';
import { id, shownAs, timestamp } from './primitives.ts';

const deliveryStatuses = ['pending', 'delivered', 'failed', 'canceled'] as const;

const attemptView = v.object({
  number: v.number(),
  at: timestamp,
  /** What the receiver answered; null when no answer came, and `error_class` says why. */
  status: v.nullable(v.number()),
  duration_ms: v.number(),
  error_class: v.nullable(v.string()),
  response_excerpt: v.nullable(v.string()),
});

/** One event on its way to one endpoint, with every attempt to bring it there. */
export const webhookDeliveryView = v.object({
  object: v.literal('webhook_delivery'),
  id: id('delivery'),
  endpoint_id: id('webhookEndpoint'),
  event_id: id('event'),
  event_type: v.string(),
  status: v.picklist(deliveryStatuses),
  attempts: v.array(attemptView),
  next_attempt_at: v.nullable(timestamp),
  replay_id: v.nullable(id('replay')),
  created_at: timestamp,
  updated_at: timestamp,
});

/** Events, and the `ping` that only a test sends. */
const deliveredType = v.pipe(
  v.string(),
  v.check(
    (type) => type === 'ping' || isEventPattern(type),
    'an event name, "ping", a pattern such as "scan.*", or "*"',
  ),
  shownAs({ enum: ['ping', ...eventPatterns] }),
);

export const webhookDeliveryFilters = {
  status: v.optional(v.picklist(deliveryStatuses)),
  event_type: v.optional(deliveredType),
  event_id: v.optional(id('event')),
};
