import { environment } from './environment.ts';
import { metricNamespace } from './names.ts';

type Unit = 'Milliseconds' | 'Count' | 'None';

export interface Measured {
  value: number;
  unit: Unit;
}

/**
 * Writes one log line that CloudWatch converts into metrics (embedded metric format), so that no service is called.
 * Each set of dimensions has its own series. Names and values are ids, codes and counts only, as in the log.
 */
export function measure(
  dimensions: Record<string, string>,
  metrics: Record<string, Measured>,
  { sets = [Object.keys(dimensions)], now = Date.now() }: { sets?: string[][]; now?: number } = {},
): void {
  if (environment.logLevel === 'silent') return;
  const values = Object.fromEntries(Object.entries(metrics).map(([name, { value }]) => [name, value]));
  const line = {
    _aws: {
      Timestamp: now,
      CloudWatchMetrics: [
        {
          Namespace: metricNamespace,
          Dimensions: sets,
          Metrics: Object.entries(metrics).map(([Name, { unit }]) => ({ Name, Unit: unit })),
        },
      ],
    },
    ...dimensions,
    ...values,
  };
  process.stdout.write(`${JSON.stringify(line)}\n`);
}
