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

/** Records an attempt: the delivery ends, or waits for the next attempt of the schedule. */
export async function settleDelivery(
  deps: Settling,
  attempted: Attempted,
  { attempt, outcome, verdict }: { attempt: Attempt; outcome: AttemptOutcome; verdict: AttemptVerdict },
): Promise<void> {
  const { retries, clock, random } = deps;
  const { delivery } = attempted;
  const now = clock();
  const save = (next: Delivery) =>
    attempted.isUnstored
      ? storeFirst(deps, attempted, { ...next, updated_at: now.toISOString() })
      : deps.deliveries.replace(delivery, next, now);
  const end = (status: 'delivered' | 'failed') => save(endDelivery(delivery, status, attempt));

  if (verdict === 'delivered') return void (await end('delivered'));
  if (verdict === 'disable_endpoint') return void (await end('failed'));

  const next = nextAttempt({
    attemptsMade: attempt.number,
    firstAttemptAt: new Date(delivery.attempts[0]?.at ?? attempt.at),
    now,
    random,
    retryAfterSeconds: overloadWaitSeconds(outcome),
  });
  if ('giveUp' in next) return void (await end('failed'));
  const delaySeconds = (next.at.getTime() - now.getTime()) / 1000;
  const inQueue = canWaitInQueue(Math.ceil(delaySeconds));
  const waiting = await save(scheduleRetry(delivery, attempt, next.at, inQueue));
  if (waiting && inQueue) await retries.sendLater(reminderOf(waiting), delaySeconds);
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
