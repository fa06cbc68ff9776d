import type { DeliveryError } from '../contracts/webhook-delivery.ts';

/** One event on its way to one endpoint. */
export interface Delivery {
  id: string;
  organization_id: string;
  endpoint_id: string;
  event_id: string;
  event_type: string;
  /** `canceled`: the endpoint was deleted or disabled while the delivery waited. */
  status: 'pending' | 'delivered' | 'failed' | 'canceled';
  attempts: Attempt[];
  /** The queue message whose receiver is sending, and until when nobody else may. */
  claimed_by: string | null;
  claimed_until: string | null;
  next_attempt_at: string | null;
  /** When the sweep looks after it: a net under the queue message, or the schedule itself for long waits. */
  due_at: string | null;
  /** When somebody asked for an attempt by hand; the attempt clears it. It may start after the retry period. */
  requested_at: string | null;
  /** The replay that made it; null for the delivery that an event makes by itself. */
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
  /** The first 2 kB of the receiver's answer; null without one, and before the last ten attempts. */
  response_excerpt: string | null;
}

/** How long one receiver of a queue message may hold a delivery: the function's 30 s timeout, doubled. */
const claimSeconds = 60;
/** How long a queue message may be late before the sweep sends another. */
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
 * Takes a delivery for one attempt. Null when there is nothing to do: it is over, it is not time yet, or somebody else
 * is sending. A queue message that comes again may take its own claim over: its earlier receiver is gone.
 */
export function claimDelivery(delivery: Delivery, messageId: string, now: Date): Delivery | null {
  if (delivery.status !== 'pending') return null;
  const held = Date.parse(delivery.claimed_until ?? '') > now.getTime() && delivery.claimed_by !== messageId;
  const early = Date.parse(delivery.next_attempt_at ?? '') > now.getTime() + 1000;
  if (held || early) return null;
  const until = after(now, claimSeconds);
  return { ...delivery, claimed_by: messageId, claimed_until: until, due_at: until };
}

/**
 * The message of a new delivery may be acted on without a claim. It is sent by the fan-out within 30 s, is good for
 * that for 5 s, and the sender has 30 s.
 */
const unclaimedSeconds = 65;

/** Whether the first message of a new delivery may be under way, of which the row does not know. */
export function mayBeUnclaimed(delivery: Delivery, now: Date): boolean {
  const { attempts, requested_at, replay_id, created_at, due_at } = delivery;
  const isAsStored = attempts.length === 0 && requested_at === null;
  // A delivery that the sweep is to bring, or has brought, has no first message; one that has ended is not due.
  const hasFirstMessage = replay_id === null && due_at === after(new Date(created_at), netSeconds);
  return isAsStored && hasFirstMessage && now.getTime() - Date.parse(created_at) < unclaimedSeconds * 1000;
}

/** Ends a delivery, with the attempt that ended it when there was one. */
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

/** Puts a failed attempt on record and waits for the next. `inQueue`: a delayed queue message carries it, the sweep is only its net. */
export function postponeDelivery(delivery: Delivery, attempt: Attempt, at: Date, inQueue: boolean): Delivery {
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

/** The row stays small however often a receiver is asked: of attempts before the last ten, the answer's text goes. */
const excerptsKept = 10;
const withAttempt = ({ attempts }: Delivery, attempt: Attempt): Attempt[] =>
  [...attempts, attempt].map((made, index, all) =>
    index < all.length - excerptsKept ? { ...made, response_excerpt: null } : made,
  );

/** Puts off a delivery whose turn has not come: the endpoint's lane was full. No queue message carries it meanwhile. */
export const putOffDelivery = (delivery: Delivery, at: Date): Delivery => ({
  ...delivery,
  next_attempt_at: at.toISOString(),
  due_at: at.toISOString(),
});

/** How long a swept delivery is left to its queue message before the sweep looks again. */
const sweptSeconds = 300;
export const sweepDelivery = (delivery: Delivery, now: Date): Delivery => ({
  ...delivery,
  due_at: after(now, sweptSeconds),
});
