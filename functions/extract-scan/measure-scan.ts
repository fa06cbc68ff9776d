import type { ModelAccount } from '../../shared/extraction/models/read-with-model.ts';
import { type StageName, scanMetrics } from '../../shared/names.ts';
import { type Measured, measure } from '../../shared/platform/metrics.ts';

interface ScanCost {
  stage: StageName;
  durationMs: number;
  /** Null when no model was asked. */
  account: ModelAccount | null;
}

const count = (value: number): Measured => ({ value, unit: 'Count' });
const ms = (value: number): Measured => ({ value, unit: 'Milliseconds' });

/** What one scan cost in time, tokens and money, per engine and, when a model was not heard, per reason. */
export function measureScan({ stage, durationMs, account }: ScanCost): void {
  const duration = { [scanMetrics.duration]: ms(durationMs) };
  if (account === null) {
    measure({ Stage: stage, Engine: 'rules' }, duration);
    return;
  }
  const { costUsd, fallbackReason } = account;
  measure(
    { Stage: stage, Engine: account.engine, Model: account.model, Fallback: fallbackReason ?? 'none' },
    {
      ...duration,
      [scanMetrics.modelDuration]: ms(account.durationMs),
      [scanMetrics.inputTokens]: count(account.inputTokens),
      [scanMetrics.outputTokens]: count(account.outputTokens),
      [scanMetrics.grounded]: count(account.grounded),
      [scanMetrics.dropped]: count(account.dropped),
      [scanMetrics.fallbacks]: count(fallbackReason === null ? 0 : 1),
      // A millionth of a dollar: whole cents would round most CVs to nothing.
      ...(costUsd !== null && {
        [scanMetrics.costMicroUsd]: { value: Math.round(costUsd * 1e6), unit: 'None' },
      }),
    },
    {
      sets: [
        ['Stage', 'Engine'],
        ['Stage', 'Engine', 'Fallback'],
      ],
    },
  );
}
