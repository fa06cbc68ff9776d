import * as v from 'valibot';
import { eventPatterns, isEventPattern } from './events.ts';
import { id, shownAs, timestamp } from './primitives.ts';

export const deliveryStatuses = ['pending', 'delivered', 'failed', 'canceled'] as const;

/** Why an attempt got no answer, with the sentence that says so. */
export const deliveryErrors = {
  timeout: 'There was no answer within ten seconds.',
  dns: 'The name of the host has no address.',
  connection_refused: 'Nothing listens at this host and port.',
  connection_reset: 'The connection ended before an answer came.',
  connection_failed: 'No connection came about.',
  tls: 'The TLS handshake failed; mostly the certificate has expired, is for another host, or lacks its chain.',
  blocked_address:
    'The host has no address of the public internet, or the URL is one that is not allowed any more.',
  invalid_response: 'The answer was not HTTP.',
  response_too_large: 'The head of the answer is too large.',
} as const;
export type DeliveryError = keyof typeof deliveryErrors;

const attemptView = v.object({
  number: v.number(),
  at: timestamp,
  /** What the receiver answered; null when no answer came, and `error_class` says why. */
  status: v.nullable(v.number()),
  duration_ms: v.number(),
  error_class: v.nullable(v.picklist(Object.keys(deliveryErrors) as DeliveryError[])),
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
