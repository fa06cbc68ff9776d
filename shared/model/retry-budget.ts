import { setTimeout as wait } from 'node:timers/promises';
import {
  addUsage,
  type ModelAnswer,
  type ModelEngine,
  ModelFailure,
  noUsage,
  type Question,
} from './model-engine.ts';

/** How long a scan may wait for its model, all calls and tries together. */
export interface RetryBudget {
  budgetMs: number;
  /** One try; what is left of the budget when that is less. */
  attemptMs: number;
  maxAttempts: number;
}

/** 20 s for the scan; a try that hangs leaves time for one more. */
export const patience: RetryBudget = { budgetMs: 20_000, attemptMs: 12_000, maxAttempts: 4 };

const firstPauseMs = 400;

/**
 * Asks until there is an answer, the failure is one that will not pass, or the time is up: whatever the provider does, it
 * ends within the budget. Throws {@link ModelFailure} with the usage of all tries, and with `mayRetry` where only the time was
 * too short. `random` (0 to 1) spreads the retries of
 * scans that failed together.
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

/** An SDK may miss the signal once an answer has begun to drip. */
const aborted = (signal: AbortSignal) =>
  new Promise<never>((_, reject) => {
    const fail = () => reject(new ModelFailure('timeout', { mayRetry: true }));
    if (signal.aborted) fail();
    else signal.addEventListener('abort', fail, { once: true });
  });
