import { HiringConnectionError, type HiringError } from './errors.ts';

const firstDelayMs = 500;
const longestDelayMs = 8_000;

/** The pause after that many attempts, in milliseconds. It doubles, and half of it is left to chance so that callers spread. */
export const pauseMs = (attempts: number, random: () => number = Math.random): number =>
  Math.min(firstDelayMs * 2 ** (attempts - 1), longestDelayMs) * (0.5 + random() / 2);

/** A service that asks for more patience than this gets none: the caller is told, with `retryAfterSeconds`. */
const longestRetryAfterSeconds = 60;

/** Refused before anything was done, so that even a call that must not be repeated may be. */
const neverBegan = (failure: HiringError) => failure.code === 'rate_limited';

function isPassing(failure: HiringError): boolean {
  if (failure.status === 429) return failure.code !== 'quota_exceeded';
  if (failure.status === 409) return failure.code === 'idempotency_in_progress';
  return [408, 500, 502, 503, 504].includes(failure.status);
}

/** Proxies answer in HTML: with these statuses, or with 200 and a page of their own. */
const isPassingStatus = (status: number | null) =>
  status === null || status < 300 || [408, 429, 500, 502, 503, 504].includes(status);

/**
 * How long to wait before trying once more, in milliseconds; `null` when another attempt would not help or could act
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
