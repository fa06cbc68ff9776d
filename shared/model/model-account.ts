import type { GroundCounts } from './ground.ts';
import { addUsage, type FallbackReason, type ModelEngine, type Usage } from './model-engine.ts';
import { costUsd } from './model-prices.ts';

/** The cost and result of the calls to a model. Counts and codes only. */
export interface ModelAccount extends Usage, GroundCounts {
  engine: ModelEngine['name'];
  model: string;
  durationMs: number;
  /** At list price; null when the price is not known. */
  costUsd: number | null;
  fallbackReason: FallbackReason | null;
}

type Facts = Pick<ModelAccount, 'durationMs' | 'fallbackReason'> & { usage: Usage; counts: GroundCounts };

export const accountOf = (
  { name, model }: Pick<ModelEngine, 'name' | 'model'>,
  { durationMs, fallbackReason, usage, counts }: Facts,
): ModelAccount => ({
  engine: name,
  model,
  durationMs,
  ...usage,
  ...counts,
  costUsd: costUsd(model, usage),
  fallbackReason,
});

/** Two accounts of one model for one scan; the result is that of the later one. */
export const addAccounts = (first: ModelAccount, later: ModelAccount): ModelAccount =>
  accountOf(
    { name: later.engine, model: later.model },
    {
      durationMs: first.durationMs + later.durationMs,
      fallbackReason: later.fallbackReason,
      usage: addUsage(first, later),
      counts: { grounded: first.grounded + later.grounded, dropped: first.dropped + later.dropped },
    },
  );
