import { afterEach, expect, it, vi } from 'vitest';
import { measureScan, type ScanCost } from '../../../functions/workers/extract-scan/measure-scan.ts';

afterEach(() => {
  vi.unstubAllEnvs();
  vi.restoreAllMocks();
});

/** The lines that a scan's measuring writes. */
function written(cost: Partial<ScanCost>): Record<string, unknown>[] {
  vi.stubEnv('LOG_LEVEL', 'info');
  const lines: string[] = [];
  vi.spyOn(process.stdout, 'write').mockImplementation((line) => Boolean(lines.push(String(line))));
  const unasked = { engine: 'rules', account: null, fallbackReason: null } as const;
  measureScan({ stage: 'prod', durationMs: 640, ...unasked, ...cost });
  vi.restoreAllMocks();
  return lines.map((line) => JSON.parse(line));
}

const account = {
  engine: 'bedrock' as const,
  model: 'amazon.nova-lite-v1:0',
  durationMs: 3200,
  inputTokens: 12_000,
  outputTokens: 3_000,
  grounded: 60,
  dropped: 2,
  costUsd: 0.00144,
  fallbackReason: null,
};

it('a scan by the rules is one line with its time', () => {
  expect(written({})).toEqual([
    {
      _aws: {
        Timestamp: expect.any(Number),
        CloudWatchMetrics: [
          {
            Namespace: 'Hiring',
            Dimensions: [['Stage', 'Engine']],
            Metrics: [{ Name: 'ScanDuration', Unit: 'Milliseconds' }],
          },
        ],
      },
      Stage: 'prod',
      Engine: 'rules',
      ScanDuration: 640,
    },
  ]);
});

it('a scan with a model tells tokens, cost, values and fallbacks, each metric with its value', () => {
  const [line] = written({ engine: 'bedrock', account, fallbackReason: 'timeout' });
  expect(line).toMatchObject({
    Stage: 'prod',
    Engine: 'bedrock',
    Fallback: 'timeout',
    ModelInputTokens: 12_000,
    ModelOutputTokens: 3_000,
    ModelCostMicroUsd: 1440,
    ValuesGrounded: 60,
    ValuesDropped: 2,
    ModelFallbacks: 1,
  });
  const declared = line?._aws as {
    CloudWatchMetrics: { Dimensions: string[][]; Metrics: { Name: string }[] }[];
  };
  const [{ Dimensions = [], Metrics = [] } = {}] = declared?.CloudWatchMetrics ?? [];
  expect(Dimensions).toEqual([
    ['Stage', 'Engine'],
    ['Stage', 'Engine', 'Fallback'],
  ]);
  expect(Metrics).toHaveLength(8);
  for (const name of [...Dimensions.flat(), ...Metrics.map(({ Name }) => Name)])
    expect(line).toHaveProperty(name);
});

it('a model whose price is not known has no cost at all', () => {
  const [line] = written({ engine: 'bedrock', account: { ...account, costUsd: null } });
  expect(JSON.stringify(line)).not.toMatch(/Cost/);
});

it('a scan whose model was not asked counts as a fallback of the stage’s engine', () => {
  const [line] = written({ engine: 'anthropic', fallbackReason: 'not_configured' });
  expect(line).toMatchObject({ Engine: 'anthropic', Fallback: 'not_configured', ModelFallbacks: 1 });
});

it('a scan that a model has read counts as no fallback', () => {
  const [line] = written({ engine: 'bedrock', account });
  expect(line).toMatchObject({ Engine: 'bedrock', Fallback: 'none', ModelFallbacks: 0, ModelDuration: 3200 });
});
