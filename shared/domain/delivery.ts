import type { DeliveryError } from '../contracts/webhook-delivery.ts';

/** One event on its way to one webhook endpoint. */
export interface Delivery {
  id: string;
  organization_id: string;
  endpoint_id: string;
  event_id: string;
  event_type: string;
  /** `canceled`: the endpoint was deleted or disabled before the delivery was sent. */
  status: 'pending' | 'delivered' | 'failed' | 'canceled';
  attempts: Attempt[];
  /** The queue message whose consumer is sending, and the end of its claim. */
  claimed_by: string | null;
  claimed_until: string | null;
  next_attempt_at: string | null;
  /**
   * When the sweep examines the delivery: a safety net for the queue message, and the schedule itself for long waits.
   */
  due_at: string | null;
  /** When an attempt was requested by an API call; the attempt clears it. It may be after the retry period. */
  requested_at: string | null;
  /** The replay that made it; null for the delivery that was made when the event was emitted. */
  replay_id: string | null;
  version: number;
  created_at: string;
  updated_at: string;
}

export interface Attempt {
  number: number;
  at: string;
  status: number | null;
  duration_ms: number;
  error_class: DeliveryError | null;
  /** The first 2 kB of the receiver's response; null without a response, and for all but the last ten attempts. */
  response_excerpt: string | null;
}

/** How long one consumer of a queue message may claim a delivery: the function's 30 s timeout, doubled. */
const claimSeconds = 60;
/** How many seconds a queue message may be late before the sweep queues another. */
export const netSeconds = 120;

const after = (now: Date, seconds: number) => new Date(now.getTime() + seconds * 1000).toISOString();

export function newDelivery(
  fields: Pick<Delivery, 'id' | 'organization_id' | 'endpoint_id' | 'event_id' | 'event_type'> &
    Partial<Pick<Delivery, 'replay_id' | 'requested_at'>>,
  now: Date,
): Delivery {
  const at = now.toISOString();
  return {
    replay_id: null,
    requested_at: null,
    ...fields,
    status: 'pending',
    attempts: [],
    claimed_by: null,
    claimed_until: null,
    next_attempt_at: at,
    due_at: after(now, netSeconds),
    version: 1,
    created_at: at,
    updated_at: at,
  };
}

/**
 * Claims a delivery for one attempt. Null when there is nothing to do: it has ended, it is not due yet, or another
 * consumer is sending. A redelivered queue message may renew its own claim, because its earlier consumer has ended.
 */
export function claimDelivery(delivery: Delivery, messageId: string, now: Date): Delivery | null {
  if (delivery.status !== 'pending') return null;
  const { claimed_until, claimed_by, next_attempt_at } = delivery;
  const isHeld = claimed_until !== null && Date.parse(claimed_until) > now.getTime();
  const isEarly = next_attempt_at !== null && Date.parse(next_attempt_at) > now.getTime() + 1000;
  if ((isHeld && claimed_by !== messageId) || isEarly) return null;
  const until = after(now, claimSeconds);
  return { ...delivery, claimed_by: messageId, claimed_until: until, due_at: until };
}

/** Ends a delivery, with its last attempt if there was one. */
export function endDelivery(
  delivery: Delivery,
  status: 'delivered' | 'failed' | 'canceled',
  attempt?: Attempt,
): Delivery {
  return {
    ...delivery,
    status,
    attempts: attempt ? withAttempt(delivery, attempt) : delivery.attempts,
    claimed_by: null,
    claimed_until: null,
    next_attempt_at: null,
    due_at: null,
    requested_at: null,
  };
}

/**
 * Records a failed attempt and schedules the next. `inQueue`: a delayed queue message triggers it, and the sweep is
 * only its safety net.
 */
export function scheduleRetry(delivery: Delivery, attempt: Attempt, at: Date, inQueue: boolean): Delivery {
  return {
    ...delivery,
    attempts: withAttempt(delivery, attempt),
    claimed_by: null,
    claimed_until: null,
    next_attempt_at: at.toISOString(),
    due_at: inQueue ? after(at, netSeconds) : at.toISOString(),
    requested_at: null,
  };
}

/** The row stays small after many attempts: only the last ten keep the text of the response. */
const excerptsKept = 10;
const withAttempt = ({ attempts }: Delivery, attempt: Attempt): Attempt[] =>
  [...attempts, attempt].map((made, index, all) =>
    index < all.length - excerptsKept ? { ...made, response_excerpt: null } : made,
  );

/** Postpones a due delivery because the endpoint's lane was full. No queue message exists for it meanwhile. */
export const waitForLane = (delivery: Delivery, at: Date): Delivery => ({
  ...delivery,
  next_attempt_at: at.toISOString(),
  due_at: at.toISOString(),
});

/** How many seconds the sweep leaves a queued delivery to its message before it examines it again. */
const sweptSeconds = 300;
export const sweepDelivery = (delivery: Delivery, now: Date): Delivery => ({
  ...delivery,
  due_at: after(now, sweptSeconds),
});
