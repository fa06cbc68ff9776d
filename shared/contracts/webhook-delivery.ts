import * as v from 'valibot';
import { eventPatterns, isEventPattern } from './events.ts';
import { id, shownAs, timestamp, wholeNumber } from './primitives.ts';
import { severalWords } from './several.ts';

export const deliveryStatuses = ['pending', 'delivered', 'failed', 'canceled'] as const;

/** The reasons why an attempt got no response, each with its sentence. */
export const deliveryErrors = {
  timeout: 'The receiver did not respond within ten seconds.',
  dns: 'The name of the host has no address.',
  connection_refused: 'The host refused the connection on this port.',
  connection_reset: 'The connection was closed before a response arrived.',
  connection_failed: 'The connection could not be established.',
  tls: 'The TLS handshake failed. Usually the certificate has expired, is for another host, or lacks its chain.',
  blocked_address: 'The host has no public IP address, or the URL is no longer allowed.',
  invalid_response: 'The response was not valid HTTP.',
  response_too_large: 'The headers of the response are too large.',
} as const;
export type DeliveryError = keyof typeof deliveryErrors;

const attemptView = v.object({
  number: wholeNumber,
  at: timestamp,
  /** The status of the receiver's response; null without a response, and `error_class` has the reason. */
  status: v.nullable(wholeNumber),
  duration_ms: wholeNumber,
  error_class: v.nullable(v.picklist(Object.keys(deliveryErrors) as DeliveryError[])),
  response_excerpt: v.nullable(v.string()),
});

/** One event on its way to one webhook endpoint, with every attempt. */
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

/** The types of events, and `ping`, which only a test sends. */
const deliveredType = v.pipe(
  v.string(),
  v.check(
    (type) => type === 'ping' || isEventPattern(type),
    'an event name, "ping", a pattern such as "scan.*", or "*"',
  ),
  shownAs({ enum: ['ping', ...eventPatterns] }),
);

export const webhookDeliveryFilters = {
  status: severalWords(deliveryStatuses),
  event_type: v.optional(deliveredType),
  event_id: v.optional(id('event')),
};
