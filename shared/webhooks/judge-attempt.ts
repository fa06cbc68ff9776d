import type { AttemptOutcome } from './attempt-outcome.ts';

export type AttemptVerdict = 'delivered' | 'retry' | 'disable_endpoint';

export const GONE = 410;

/** The answers by which a receiver, or what stands before it, says "too much for me now". */
export const OVERLOADED_STATUSES: ReadonlySet<number> = new Set([429, 502, 503, 504]);

/** 2xx is success (a status only exists when it came in time), 410 asks us to stop, everything else, 3xx too, is tried again. */
export function judgeAttempt({ status }: AttemptOutcome): AttemptVerdict {
  if (status === null) return 'retry';
  if (status === GONE) return 'disable_endpoint';
  return status >= 200 && status < 300 ? 'delivered' : 'retry';
}

/** What `nextAttempt` takes as `retryAfterSeconds`: null unless the receiver was overloaded, 0 if it named no time. */
export function overloadWaitSeconds(outcome: AttemptOutcome): number | null {
  const overloaded = outcome.errorClass === 'timeout' || OVERLOADED_STATUSES.has(outcome.status ?? 0);
  return overloaded ? (outcome.retryAfterSeconds ?? 0) : null;
}
