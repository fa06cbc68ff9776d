import * as v from 'valibot';
import { entries } from './bounded-lists.ts';
import { eventPattern } from './events.ts';
import { id, instant, timestamp, wholeNumber } from './primitives.ts';

/** Either events by their ids, or those of a period: `from` inclusive, `to` exclusive. */
export const createWebhookReplayBody = v.pipe(
  v.strictObject({
    event_ids: v.optional(v.pipe(entries(id('event'), 100), v.minLength(1))),
    from: v.optional(instant),
    to: v.optional(instant),
    types: v.optional(v.pipe(entries(eventPattern, 50), v.minLength(1))),
  }),
  v.forward(
    v.check(
      ({ event_ids, from }) => event_ids !== undefined || from !== undefined,
      'given where event_ids is not',
    ),
    ['from'],
  ),
  v.forward(
    v.check(
      ({ event_ids, from, to, types }) => event_ids === undefined || (from ?? to ?? types) === undefined,
      'given alone, without from, to and types',
    ),
    ['event_ids'],
  ),
);
export type CreateWebhookReplayBody = v.InferOutput<typeof createWebhookReplayBody>;

/** Past events that are sent to a webhook endpoint again. */
export const webhookReplayView = v.object({
  object: v.literal('webhook_replay'),
  id: id('replay'),
  endpoint_id: id('webhookEndpoint'),
  status: v.picklist(['queued', 'running', 'completed', 'failed', 'canceled']),
  /** The reason for cancellation or failure. */
  reason: v.nullable(v.picklist(['endpoint_disabled', 'endpoint_deleted', 'internal_error'])),
  event_ids: v.nullable(v.array(id('event'))),
  from: v.nullable(timestamp),
  to: v.nullable(timestamp),
  types: v.nullable(v.array(v.string())),
  /** The last event that was processed. */
  position: v.nullable(id('event')),
  /** The number of events that were started, and the results of their first attempts; a failed one is retried. */
  counts: v.object({ events: wholeNumber, delivered: wholeNumber, failed: wholeNumber }),
  created_at: timestamp,
  updated_at: timestamp,
  started_at: v.nullable(timestamp),
  ended_at: v.nullable(timestamp),
});
export type WebhookReplayView = v.InferOutput<typeof webhookReplayView>;
