import { ApiError } from './api-error.ts';
import { type Delivery, mayBeUnclaimed, netSeconds } from './delivery.ts';

/** Ten come by themselves; what asks for so many more is a program that should look at the answers. */
const mostAttempts = 50;

/**
 * A delivery as it waits for an attempt that somebody asked for: now, whatever it was waiting for and however it ended.
 * The attempt is one of its own schedule: what the queue still holds from before finds it sent, or not due. Null when
 * this request, in a run that crashed, asked already. Throws {@link ApiError} delivery_in_progress, and
 * invalid_state_transition after 50 attempts.
 */
export function askForAttempt(delivery: Delivery, now: Date): Delivery | null {
  const at = now.toISOString();
  const attemptedSince = (delivery.attempts.at(-1)?.at ?? '') > at;
  if (delivery.requested_at === at || attemptedSince) return null;
  if (isBeingSent(delivery, now)) throw new ApiError('delivery_in_progress');
  if (delivery.attempts.length >= mostAttempts) {
    const message = `A delivery has at most ${mostAttempts} attempts. Replay its event to start a new delivery.`;
    throw new ApiError('invalid_state_transition', { message });
  }
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

const isBeingSent = (delivery: Delivery, now: Date) =>
  Date.parse(delivery.claimed_until ?? '') > now.getTime() || mayBeUnclaimed(delivery, now);
