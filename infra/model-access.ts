import type { Stack } from 'aws-cdk-lib';
import type { ExtractionChoice } from '../shared/platform/extraction-choice.ts';
import type { Capability } from '../shared/routes/capability.ts';
import type { StageConfig } from './config.ts';

const capabilitiesOf: Record<ExtractionChoice['engine'], Capability[]> = {
  rules: [],
  bedrock: ['invokeModel'],
  anthropic: ['modelKey'],
  openai: ['modelKey'],
};

/** The capabilities of a function that calls the stage's model; none where only the rules are used. */
export const modelCapabilities = ({ extraction }: StageConfig): Capability[] =>
  capabilitiesOf[extraction.engine];

/** The environment variable with the stage's model; absent where there is none. */
export const modelEnvironment = ({ extraction }: StageConfig): Record<string, string> =>
  extraction.engine === 'rules' ? {} : { EXTRACTION: JSON.stringify(extraction) };

/** Whether the stage stores a provider's key. */
export const needsModelKey = (config: StageConfig): boolean => modelCapabilities(config).includes('modelKey');

/**
 * The geographies of Bedrock's inference profiles: `eu.amazon.nova-lite-v1:0` is a profile that runs the model in any
 * region of `eu`.
 */
const geography = /^(?:us|us-gov|eu|apac|jp|au|ca|global)\./;

/** The ARNs of one model of Bedrock: the model itself, or the profile and its model in every region of it. */
export function modelArns(stack: Stack, { extraction }: Pick<StageConfig, 'extraction'>): string[] {
  if (extraction.engine !== 'bedrock') return [];
  const { model, region = stack.region } = extraction;
  const modelIn = (at: string, name: string) =>
    `arn:${stack.partition}:bedrock:${at}::foundation-model/${name}`;
  if (!geography.test(model)) return [modelIn(region, model)];
  const profile = `arn:${stack.partition}:bedrock:${region}:${stack.account}:inference-profile/${model}`;
  return [profile, modelIn('*', model.replace(geography, ''))];
}

/**
 * The sandbox is free, and its integrators' test CVs are sent to no provider. Throws for a stage that violates this.
 */
export function checkExtraction({ name, extraction }: StageConfig): void {
  if (name === 'sandbox' && extraction.engine !== 'rules')
    throw new Error('The sandbox reads by the rules alone: give it extraction { engine: "rules" }.');
}
