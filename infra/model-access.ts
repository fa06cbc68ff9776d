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

/** What a function that asks the stage's model needs for it; nothing where the rules are alone. */
export const modelCapabilities = ({ extraction }: StageConfig): Capability[] =>
  capabilitiesOf[extraction.engine];

/** How a function knows whom to ask; the variable is there only where there is somebody. */
export const modelEnvironment = ({ extraction }: StageConfig): Record<string, string> =>
  extraction.engine === 'rules' ? {} : { EXTRACTION: JSON.stringify(extraction) };

/** Whether the stage keeps a provider's key. */
export const needsModelKey = (config: StageConfig): boolean => modelCapabilities(config).includes('modelKey');

/** Geographies of Bedrock's inference profiles: `eu.amazon.nova-lite-v1:0` is one, and runs the model in any region of it. */
const geography = /^(?:us|us-gov|eu|apac|jp|au|ca|global)\./;

/** The ARNs of one model of Bedrock: the model itself, or the profile and the model wherever the profile sends it. */
export function modelArns(stack: Stack, { extraction }: Pick<StageConfig, 'extraction'>): string[] {
  if (extraction.engine !== 'bedrock') return [];
  const { model, region = stack.region } = extraction;
  const modelIn = (at: string, name: string) =>
    `arn:${stack.partition}:bedrock:${at}::foundation-model/${name}`;
  if (!geography.test(model)) return [modelIn(region, model)];
  const profile = `arn:${stack.partition}:bedrock:${region}:${stack.account}:inference-profile/${model}`;
  return [profile, modelIn('*', model.replace(geography, ''))];
}

/** The sandbox is free, and its integrators' test CVs go nowhere. Throws on a stage that breaks it. */
export function checkExtraction({ name, extraction }: StageConfig): void {
  if (name === 'sandbox' && extraction.engine !== 'rules')
    throw new Error('The sandbox reads by the rules alone: give it extraction { engine: "rules" }.');
}
