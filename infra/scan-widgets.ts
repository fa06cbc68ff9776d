import { Duration } from 'aws-cdk-lib';
import { GraphWidget, MathExpression, Metric } from 'aws-cdk-lib/aws-cloudwatch';
import { metricNamespace, scanMetrics } from '../shared/platform/names.ts';
import type { StageConfig } from './config.ts';

const period = Duration.minutes(5);

/** The time and cost of scans. The metrics come from the functions' own log lines (shared/platform/metrics.ts). */
export function scanWidgets({ name, extraction }: StageConfig): GraphWidget[] {
  const of = (metricName: string, statistic: string, Engine: string = extraction.engine) =>
    new Metric({
      namespace: metricNamespace,
      metricName,
      statistic,
      period,
      dimensionsMap: { Stage: name, Engine },
    });
  const latency = new GraphWidget({
    title: 'Scans: time p50 and p95 (ms)',
    left: [of(scanMetrics.duration, 'p50'), of(scanMetrics.duration, 'p95')],
  });
  if (extraction.engine === 'rules') return [latency];

  const dropped = of(scanMetrics.dropped, 'Sum');
  const grounded = of(scanMetrics.grounded, 'Sum');
  const droppedShare = new MathExpression({
    expression: '100 * dropped / (dropped + grounded)',
    usingMetrics: { dropped, grounded },
    label: 'values without a line (%)',
    period,
  });
  return [
    latency,
    new GraphWidget({
      title: 'Model: tokens, and cost at list price (millionths of a US dollar)',
      left: [of(scanMetrics.inputTokens, 'Sum'), of(scanMetrics.outputTokens, 'Sum')],
      right: [of(scanMetrics.costMicroUsd, 'Sum')],
    }),
    new GraphWidget({
      title: 'Model: scans that fell back to the rules, and values without a line',
      left: [of(scanMetrics.fallbacks, 'Sum')],
      right: [droppedShare],
    }),
  ];
}
