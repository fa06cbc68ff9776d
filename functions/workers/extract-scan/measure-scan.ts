import type { ModelAccount } from '../../../shared/model/model-account.ts';
import type { ExtractionChoice } from '../../../shared/platform/extraction-choice.ts';
import { type Measured, measure } from '../../../shared/platform/metrics.ts';
import { type DeploymentName, scanMetrics } from '../../../shared/platform/names.ts';

export interface ScanCost {
  stage: DeploymentName;
  /** The stage's own, whoever read this CV in the end. */
  engine: ExtractionChoice['engine'];
  durationMs: number;
  /** Null when no model was asked. */
  account: ModelAccount | null;
  /** Why no model was heard; null when one was, or the stage has none. */
  fallbackReason: string | null;
}

const count = (value: number): Measured => ({ value, unit: 'Count' });
const ms = (value: number): Measured => ({ value, unit: 'Milliseconds' });

/** What one scan cost in time, tokens and money, per engine and, beside it, per reason why no model was heard. */
export function measureScan({ stage, engine, durationMs, account, fallbackReason }: ScanCost): void {
  const duration = { [scanMetrics.duration]: ms(durationMs) };
  if (engine === 'rules') {
    measure({ Stage: stage, Engine: engine }, duration);
    return;
  }
  measure(
    { Stage: stage, Engine: engine, Fallback: fallbackReason ?? 'none' },
    {
      ...duration,
      [scanMetrics.fallbacks]: count(fallbackReason === null ? 0 : 1),
      ...(account && accountMetrics(account)),
    },
    {
      sets: [
        ['Stage', 'Engine'],
        ['Stage', 'Engine', 'Fallback'],
      ],
    },
  );
}

const accountMetrics = ({ costUsd, ...account }: ModelAccount): Record<string, Measured> => ({
  [scanMetrics.modelDuration]: ms(account.durationMs),
  [scanMetrics.inputTokens]: count(account.inputTokens),
  [scanMetrics.outputTokens]: count(account.outputTokens),
  [scanMetrics.grounded]: count(account.grounded),
  [scanMetrics.dropped]: count(account.dropped),
  // A millionth of a dollar: whole cents would round most CVs to nothing.
  ...(costUsd !== null && {
    [scanMetrics.costMicroUsd]: { value: Math.round(costUsd * 1e6), unit: 'None' as const },
  }),
});
