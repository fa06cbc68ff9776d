import type { Usage } from './model-engine.ts';

/** US dollars per million tokens. */
interface Price {
  input: number;
  output: number;
}

/*
 * List prices without discounts, caching and long-context surcharges, for the metrics only. The provider's bill may
 * differ.
 * Claude: platform.claude.com/docs, the comparison table of the models' pages, read on 2026-11-21.
 * Amazon Nova, US East: aws.amazon.com/bedrock/pricing as quoted by others, read on 2026-11-21; other regions differ.
 * For a model that is missing here, only tokens are counted.
 */
const prices: Record<string, Price> = {
  'claude-fable-5-1': { input: 10, output: 50 },
  'claude-opus-5-5': { input: 4, output: 20 },
  'claude-opus-5': { input: 5, output: 25 },
  'claude-sonnet-5-5': { input: 2, output: 10 },
  'claude-sonnet-5': { input: 2, output: 10 },
  'claude-haiku-5-5': { input: 0.1, output: 0.5 },
  'claude-haiku-4-5': { input: 1, output: 5 },
  'nova-micro': { input: 0.035, output: 0.14 },
  'nova-lite': { input: 0.06, output: 0.24 },
  'nova-pro': { input: 0.8, output: 3.2 },
};

/** The price of the tokens at list price, in US dollars; null for a model without a price here. */
export function costUsd(model: string, { inputTokens, outputTokens }: Usage): number | null {
  const family = familyOf(model);
  const price = Object.hasOwn(prices, family) ? prices[family] : undefined;
  return price ? (inputTokens * price.input + outputTokens * price.output) / 1e6 : null;
}

/** The model's name without region and date: `eu.anthropic.claude-haiku-4-5-20251001-v1:0` is `claude-haiku-4-5`. */
const familyOf = (model: string) =>
  model
    .replace(/^(?:[a-z-]+\.)*/, '')
    .replace(/-v\d+(?::\d+)?$/, '')
    .replace(/-20\d{6}$/, '');
