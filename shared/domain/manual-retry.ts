import { ApiError } from './api-error.ts';
import { type Delivery, netSeconds } from './delivery.ts';

/**
 * A delivery as it waits for an attempt that somebody asked for: now, whatever it was waiting for and however it ended.
 * The attempt is one of its own schedule: what the queue still holds from before finds it sent, or not due. Null when
 * this request, in a run that crashed, asked already. Throws {@link ApiError} delivery_in_progress.
 */
export function askForAttempt(delivery: Delivery, now: Date): Delivery | null {
  const at = now.toISOString();
  const attemptedSince = (delivery.attempts.at(-1)?.at ?? '') > at;
  if (delivery.requested_at === at || attemptedSince) return null;
  if (isBeingSent(delivery, now)) throw new ApiError('delivery_in_progress');
  return {
    ...delivery,
    status: 'pending',
    claimed_by: null,
    claimed_until: null,
    next_attempt_at: at,
    due_at: new Date(now.getTime() + netSeconds * 1000).toISOString(),
    requested_at: at,
  };
}

/**
 * The message of a new delivery may be acted on without a claim. It is sent by the fan-out within 30 s, is good for
 * that for 5 s, and the sender has 30 s.
 */
const unclaimedSeconds = 65;

function isBeingSent(delivery: Delivery, now: Date): boolean {
  const { status, attempts, claimed_until, created_at, next_attempt_at, requested_at } = delivery;
  if (Date.parse(claimed_until ?? '') > now.getTime()) return true;
  const isUntouched =
    status === 'pending' && attempts.length === 0 && requested_at === null && next_attempt_at === created_at;
  return isUntouched && now.getTime() - Date.parse(created_at) < unclaimedSeconds * 1000;
}
