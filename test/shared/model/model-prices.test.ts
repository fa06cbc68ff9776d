import { expect, it } from 'vitest';
import { costUsd } from '../../../shared/model/model-prices.ts';

const usage = { inputTokens: 12_000, outputTokens: 3_000 };

it.each([
  ['claude-haiku-4-5', 0.027],
  ['claude-haiku-4-5-20251001', 0.027],
  ['eu.anthropic.claude-haiku-4-5-20251001-v1:0', 0.027],
  ['amazon.nova-lite-v1:0', 0.00144],
  ['us.amazon.nova-pro-v1:0', 0.0192],
])('12,000 tokens in and 3,000 out cost %s $%d', (model, usd) => {
  expect(costUsd(model, usage)).toBeCloseTo(usd, 10);
});

it('a model without a known price has no cost, rather than a wrong one', () => {
  expect(costUsd('qwen3:8b', usage)).toBeNull();
  expect(costUsd('constructor', usage)).toBeNull();
});
