import type { CreateWebhookReplayBody } from '../contracts/webhook-replay.ts';
import { invalid } from './invalid.ts';
import type { WebhookReplay } from './stored/webhook-replay.ts';

/**
 * How long one consumer of a queue message may claim a replay: its queue's visibility timeout, after which the message
 * is redelivered.
 */
const replayClaimSeconds = 90;

type Wanted = Pick<WebhookReplay, 'event_ids' | 'from' | 'to' | 'types'>;

/**
 * The requested events in executable form: ids without duplicates in the order of creation, or a period within the
 * retention of events that does not extend into the future. Throws {@link ApiError} validation_failed for a period that
 * ends before it begins.
 */
export function wantedEvents(body: CreateWebhookReplayBody, keptSince: Date, now: Date): Wanted {
  const { event_ids, from = '', to, types = null } = body;
  if (event_ids) return { event_ids: [...new Set(event_ids)].sort(), from: null, to: null, types: null };
  const first = Math.max(Date.parse(from), keptSince.getTime());
  const end = Math.min(to === undefined ? now.getTime() : Date.parse(to), now.getTime());
  if (first >= end) throw emptySpan(to === undefined ? 'from' : 'to');
  return { event_ids: null, from: new Date(first).toISOString(), to: new Date(end).toISOString(), types };
}

const emptySpan = (param: 'from' | 'to') =>
  invalid(param, 'contradictory', 'The period contains none of the last 30 days.');

export function newReplay(
  fields: Pick<WebhookReplay, 'id' | 'organization_id' | 'endpoint_id'> & Wanted,
  now: Date,
): WebhookReplay {
  const at = now.toISOString();
  return {
    ...fields,
    status: 'queued',
    reason: null,
    position: null,
    counts: { events: 0, delivered: 0, failed: 0 },
    delivery_id: null,
    claimed_by: null,
    claimed_until: null,
    version: 1,
    created_at: at,
    updated_at: at,
    started_at: null,
    ended_at: null,
  };
}

const claimedUntil = (now: Date) => new Date(now.getTime() + replayClaimSeconds * 1000).toISOString();

/**
 * Claims a replay for one run. Null when it has ended, or another message has claimed it. A redelivered message may
 * renew its own claim.
 */
export function claimReplay(replay: WebhookReplay, messageId: string, now: Date): WebhookReplay | null {
  if (replay.ended_at !== null) return null;
  const { claimed_until, claimed_by } = replay;
  const isHeld = claimed_until !== null && Date.parse(claimed_until) > now.getTime();
  if (isHeld && claimed_by !== messageId) return null;
  return {
    ...replay,
    status: 'running',
    started_at: replay.started_at ?? now.toISOString(),
    claimed_by: messageId,
    claimed_until: claimedUntil(now),
  };
}

/** Starts the next event with the delivery that is made for it. */
export const takeUpEvent = (
  replay: WebhookReplay,
  eventId: string,
  deliveryId: string,
  now: Date,
): WebhookReplay => ({
  ...replay,
  position: eventId,
  delivery_id: deliveryId,
  counts: { ...replay.counts, events: replay.counts.events + 1 },
  claimed_until: claimedUntil(now),
});

/** Counts the result of the first attempt of the current delivery; `gone` when its event was erased meanwhile. */
export function countAttempt(replay: WebhookReplay, ended: 'delivered' | 'failed' | 'gone'): WebhookReplay {
  const { counts } = replay;
  const more = ended === 'gone' ? { events: counts.events - 1 } : { [ended]: counts[ended] + 1 };
  return { ...replay, delivery_id: null, counts: { ...counts, ...more } };
}

/** Skips the events up to this one, which are not wanted. */
export const skipTo = (replay: WebhookReplay, eventId: string): WebhookReplay => ({
  ...replay,
  position: eventId,
});

/** Ends the run's claim, so that the next queue message can continue the replay. */
export const releaseReplay = (replay: WebhookReplay): WebhookReplay => ({
  ...replay,
  claimed_by: null,
  claimed_until: null,
});

export const endReplay = (
  replay: WebhookReplay,
  status: 'completed' | 'failed' | 'canceled',
  reason: WebhookReplay['reason'],
  now: Date,
): WebhookReplay => ({ ...releaseReplay(replay), status, reason, ended_at: now.toISOString() });
