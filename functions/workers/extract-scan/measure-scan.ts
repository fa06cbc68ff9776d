import type { ModelAccount } from '../../../shared/model/model-account.ts';
import type { ExtractionChoice } from '../../../shared/platform/extraction-choice.ts';
import { type Measured, measure } from '../../../shared/platform/metrics.ts';
import { type DeploymentName, scanMetrics } from '../../../shared/platform/names.ts';

export interface ScanCost {
  stage: DeploymentName;
  /** The stage's engine, even if the rules read this CV. */
  engine: ExtractionChoice['engine'];
  durationMs: number;
  /** Null when no model was called. */
  account: ModelAccount | null;
  /** The reason why the model's result is not used; null when it is, or when the stage has no model. */
  fallbackReason: string | null;
}

const count = (value: number): Measured => ({ value, unit: 'Count' });
const ms = (value: number): Measured => ({ value, unit: 'Milliseconds' });

/** Measures the time, tokens and money of one scan, per engine and separately per fallback reason. */
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
  // In millionths of a dollar: in whole cents, most CVs would be zero.
  ...(costUsd !== null && {
    [scanMetrics.costMicroUsd]: { value: Math.round(costUsd * 1e6), unit: 'None' as const },
  }),
});
