import type { AttemptOutcome } from './attempt-outcome.ts';

export type AttemptVerdict = 'delivered' | 'retry' | 'disable_endpoint';

export const GONE = 410;

/** The statuses with which a receiver, or a proxy before it, reports that it is overloaded. */
export const OVERLOADED_STATUSES: ReadonlySet<number> = new Set([429, 502, 503, 504]);

/**
 * 2xx is a success (a status exists only if it came in time), 410 disables the endpoint, everything else, including
 * 3xx, is retried.
 */
export function judgeAttempt({ status }: AttemptOutcome): AttemptVerdict {
  if (status === null) return 'retry';
  if (status === GONE) return 'disable_endpoint';
  return status >= 200 && status < 300 ? 'delivered' : 'retry';
}

/** The `retryAfterSeconds` for `nextAttempt`: null unless the receiver was overloaded, 0 without a Retry-After. */
export function overloadWaitSeconds(outcome: AttemptOutcome): number | null {
  const overloaded = outcome.errorClass === 'timeout' || OVERLOADED_STATUSES.has(outcome.status ?? 0);
  return overloaded ? (outcome.retryAfterSeconds ?? 0) : null;
}
