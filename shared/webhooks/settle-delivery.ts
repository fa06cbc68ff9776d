import { type Attempt, type Delivery, endDelivery, scheduleRetry } from '../domain/delivery.ts';
import type { DeliveryStore } from '../storage/deliveries.ts';
import type { AttemptOutcome } from './attempt-outcome.ts';
import type { DeliveryQueue } from './delivery-queue.ts';
import { canWaitInQueue, nextAttempt } from './delivery-schedule.ts';
import { type AttemptVerdict, overloadWaitSeconds } from './judge-attempt.ts';

export interface Settling {
  deliveries: Pick<DeliveryStore, 'replace'>;
  retries: Pick<DeliveryQueue, 'sendLater'>;
  clock: () => Date;
  random: () => number;
}

/** Records an attempt: the delivery ends, or waits for the next attempt of the schedule. */
export async function settleDelivery(
  { deliveries, retries, clock, random }: Settling,
  delivery: Delivery,
  { attempt, outcome, verdict }: { attempt: Attempt; outcome: AttemptOutcome; verdict: AttemptVerdict },
): Promise<void> {
  const now = clock();
  const end = (status: 'delivered' | 'failed') =>
    deliveries.replace(delivery, endDelivery(delivery, status, attempt), now);

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
  const waiting = await deliveries.replace(delivery, scheduleRetry(delivery, attempt, next.at, inQueue), now);
  if (waiting && inQueue) await retries.sendLater(waiting, delaySeconds);
}
