import { setTimeout as wait } from 'node:timers/promises';
import {
  addUsage,
  type ModelAnswer,
  type ModelEngine,
  ModelFailure,
  noUsage,
  type Question,
} from './model-engine.ts';

/** The time limits of a scan's model calls, all attempts together. */
export interface RetryBudget {
  budgetMs: number;
  /** The limit of one attempt; the rest of the budget if that is shorter. */
  attemptMs: number;
  maxAttempts: number;
}

/** 20 s for the scan; after an attempt that hangs, there is time for another one. */
export const usualRetryBudget: RetryBudget = { budgetMs: 20_000, attemptMs: 12_000, maxAttempts: 4 };

const firstPauseMs = 400;

/**
 * Calls the model until there is a response, a permanent failure, or no time left; it always ends within the budget.
 * Throws {@link ModelFailure} with the usage of all attempts, and with `mayRetry` if only the time was too short.
 * `random` (0 to 1) spreads the retries of scans that failed together.
 */
export async function askWithinBudget(
  engine: ModelEngine,
  question: Question,
  { budgetMs, attemptMs, maxAttempts }: RetryBudget,
  { stop, random = Math.random }: { stop: AbortSignal; random?: () => number },
): Promise<ModelAnswer> {
  const endsAt = performance.now() + budgetMs;
  const left = () => endsAt - performance.now();
  let usage = noUsage;
  for (let attempt = 1; ; attempt++) {
    const signal = AbortSignal.any([
      stop,
      AbortSignal.timeout(Math.max(1, Math.ceil(Math.min(attemptMs, left())))),
    ]);
    try {
      const answer = await Promise.race([engine.ask(question, signal), aborted(signal)]);
      return { ...answer, usage: addUsage(usage, answer.usage) };
    } catch (error) {
      const failure = error instanceof ModelFailure ? error : new ModelFailure('provider_error');
      usage = addUsage(usage, failure.usage);
      const pauseMs = failure.retryAfterMs ?? firstPauseMs * 2 ** (attempt - 1) * (0.5 + random() / 2);
      const mayGoOn = failure.mayRetry && attempt < maxAttempts && pauseMs < left() && !stop.aborted;
      if (!mayGoOn) throw new ModelFailure(failure.reason, { mayRetry: failure.mayRetry, usage });
      await wait(pauseMs, undefined, { signal: stop }).catch(() => {});
    }
  }
}

/** An SDK may ignore the signal once the response has begun to arrive. */
const aborted = (signal: AbortSignal) =>
  new Promise<never>((_, reject) => {
    const fail = () => reject(new ModelFailure('timeout', { mayRetry: true }));
    if (signal.aborted) fail();
    else signal.addEventListener('abort', fail, { once: true });
  });
