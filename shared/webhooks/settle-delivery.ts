import type { EventEnvelope } from '../contracts/events.ts';
import { type Attempt, type Delivery, endDelivery, scheduleRetry } from '../domain/delivery.ts';
import type { DeliveryStore } from '../storage/deliveries.ts';
import type { AttemptOutcome } from './attempt-outcome.ts';
import { type DeliveryQueue, reminderOf } from './delivery-queue.ts';
import { canWaitInQueue, nextAttempt } from './delivery-schedule.ts';
import { type AttemptVerdict, overloadWaitSeconds } from './judge-attempt.ts';

export interface Settling {
  deliveries: Pick<DeliveryStore, 'replace' | 'storeAttempted' | 'isEventStored' | 'remove'>;
  retries: Pick<DeliveryQueue, 'sendLater'>;
  clock: () => Date;
  random: () => number;
}

interface Attempted {
  delivery: Delivery;
  eventBody: string;
  isUnstored?: boolean;
}

/** Queues the message of the next attempt. */
type Remind = () => Promise<void>;

/**
 * Records an attempt: the delivery ends, or waits for the next attempt of the schedule. Returns how to queue the message of that
 * attempt, if the queue can wait so long: after a crash before it, the sweep finds the delivery.
 */
export async function settleDelivery(
  deps: Settling,
  attempted: Attempted,
  { attempt, outcome, verdict }: { attempt: Attempt; outcome: AttemptOutcome; verdict: AttemptVerdict },
): Promise<Remind | null> {
  const { retries, clock, random } = deps;
  const { delivery } = attempted;
  const now = clock();
  const save = (next: Delivery) =>
    attempted.isUnstored
      ? storeFirst(deps, attempted, { ...next, updated_at: now.toISOString() })
      : deps.deliveries.replace(delivery, next, now);
  const end = async (status: 'delivered' | 'failed') => {
    await save(endDelivery(delivery, status, attempt));
    return null;
  };

  if (verdict === 'delivered') return end('delivered');
  if (verdict === 'disable_endpoint') return end('failed');

  const next = nextAttempt({
    attemptsMade: attempt.number,
    firstAttemptAt: new Date(delivery.attempts[0]?.at ?? attempt.at),
    now,
    random,
    retryAfterSeconds: overloadWaitSeconds(outcome),
  });
  if ('giveUp' in next) return end('failed');
  const delaySeconds = (next.at.getTime() - now.getTime()) / 1000;
  const inQueue = canWaitInQueue(Math.ceil(delaySeconds));
  const waiting = await save(scheduleRetry(delivery, attempt, next.at, inQueue));
  return waiting && inQueue ? () => retries.sendLater(reminderOf(waiting), delaySeconds) : null;
}

/**
 * Stores a delivery that had no row. An erasure of its event may have looked for rows before this one was there, so it is
 * removed if the event is no longer stored.
 */
async function storeFirst({ deliveries }: Settling, { eventBody }: Attempted, next: Delivery) {
  const stored = await deliveries.storeAttempted(next);
  if (await deliveries.isEventStored(JSON.parse(eventBody) as EventEnvelope)) return stored;
  await deliveries.remove(next);
  return null;
}
