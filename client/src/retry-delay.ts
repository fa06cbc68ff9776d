import { HiringConnectionError, type HiringError } from './errors.ts';

const firstDelayMs = 500;
const longestDelayMs = 8_000;

/** The pause after that many attempts, in milliseconds. It doubles; half of it is random so that callers spread out. */
export const pauseMs = (attempts: number, random: () => number = Math.random): number =>
  Math.min(firstDelayMs * 2 ** (attempts - 1), longestDelayMs) * (0.5 + random() / 2);

/** A longer `Retry-After` is not waited for: the error is thrown, with `retryAfterSeconds`. */
const longestRetryAfterSeconds = 60;

/** Rejected before the service did anything, so that even a call that must not be repeated can be retried. */
const neverBegan = (failure: HiringError) => failure.code === 'rate_limited';

function isPassing(failure: HiringError): boolean {
  if (failure.status === 429) return failure.code !== 'quota_exceeded';
  if (failure.status === 409) return failure.code === 'idempotency_in_progress';
  return [408, 500, 502, 503, 504].includes(failure.status);
}

/** Proxies return HTML, with these statuses or with 200 and a page of their own. */
const isPassingStatus = (status: number | null) =>
  status === null || status < 300 || [408, 429, 500, 502, 503, 504].includes(status);

/**
 * The pause before the next attempt, in milliseconds; `null` when another attempt cannot succeed or could take effect
 * twice. `attempt` counts from 1.
 */
export function retryDelayMs(
  failure: HiringError | HiringConnectionError,
  { attempt, repeatable }: { attempt: number; repeatable: boolean },
  random: () => number = Math.random,
): number | null {
  const backoff = pauseMs(attempt, random);
  if (failure instanceof HiringConnectionError)
    return repeatable && isPassingStatus(failure.status) ? backoff : null;
  if (!isPassing(failure) || !(repeatable || neverBegan(failure))) return null;
  const asked = failure.retryAfterSeconds;
  if (asked === null) return backoff;
  return asked > longestRetryAfterSeconds ? null : Math.max(asked * 1000, backoff);
}
