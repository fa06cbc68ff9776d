import { ApiError } from './api-error.ts';
import { type Delivery, netSeconds } from './delivery.ts';

/** The schedule makes ten attempts. Many more are made only by a faulty program. */
const mostAttempts = 50;

/**
 * A delivery with a requested attempt, due now, in whatever state the delivery was. The attempt replaces the schedule:
 * older queue messages find the delivery sent or not due. Null when an earlier, crashed run of this request, which has the same
 * `firstRunAt`, has already requested it. Throws {@link ApiError} delivery_in_progress, and invalid_state_transition after 50 attempts.
 */
export function askForAttempt(delivery: Delivery, now: Date, firstRunAt = now): Delivery | null {
  const at = firstRunAt.toISOString();
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
    next_attempt_at: now.toISOString(),
    due_at: new Date(now.getTime() + netSeconds * 1000).toISOString(),
    requested_at: at,
  };
}

const isBeingSent = ({ claimed_until }: Delivery, now: Date) =>
  claimed_until !== null && Date.parse(claimed_until) > now.getTime();
