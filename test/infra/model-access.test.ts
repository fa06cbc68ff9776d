import { App, NestedStack, type Stack } from 'aws-cdk-lib';
import { Template } from 'aws-cdk-lib/assertions';
import { Code } from 'aws-cdk-lib/aws-lambda';
import { describe, expect, it } from 'vitest';
import { type StageConfig, stageConfigs } from '../../infra/config.ts';
import { HiringStage } from '../../infra/stage.ts';
import { claimSeconds } from '../../shared/domain/scan.ts';
import { transcriptionBudget } from '../../shared/extraction/second-reading/transcribe.ts';
import { usualRetryBudget } from '../../shared/model/retry-budget.ts';
import type { ExtractionChoice } from '../../shared/platform/extraction-choice.ts';

/** The templates of a production stage that reads with this engine. */
function deploy(extraction: ExtractionChoice, name: StageConfig['name'] = 'prod') {
  const config = { ...(stageConfigs.find((one) => one.name === name) as StageConfig), extraction };
  const app = new App({ builtinCloudFormationValidation: false });
  const stage = new HiringStage(app, config, () => Code.fromInline('-'));
  const templateOf = (id: string) => Template.fromStack(stage.node.findChild(id) as Stack);
  const nested = stage.node
    .findChild('Api')
    .node.children.filter((child) => NestedStack.isNestedStack(child));
  const resources = nested.map((child) => Template.fromStack(child as Stack).toJSON().Resources);
  const endpoints = Template.fromJSON({ Resources: Object.assign({}, ...resources) });
  return { data: templateOf('Data'), pipelines: templateOf('Pipelines'), endpoints };
}

/** Construct ids of the functions whose role allows the action, with the resources it allows. */
function holders(template: Template, action: string): Record<string, unknown[]> {
  const roles = Object.entries(template.findResources('AWS::IAM::Role'));
  return Object.fromEntries(
    roles.flatMap(([id, { Properties }]) => {
      const statements = (Properties.Policies ?? []).flatMap(
        // biome-ignore lint/suspicious/noExplicitAny: a template is any JSON
        ({ PolicyDocument }: any) => PolicyDocument.Statement,
      );
      const granted = statements.filter(({ Action }: { Action: string | string[] }) =>
        [Action].flat().includes(action),
      );
      return granted.length > 0
        ? [
            [
              id.replace(/[0-9A-F]{8}$/, ''),
              granted.flatMap(({ Resource }: { Resource: unknown }) => [Resource].flat()),
            ],
          ]
        : [];
    }),
  );
}
const asked = ['ExtractScanRole', 'ImportJobRole'];
const lambda = (template: Template, name: string) =>
  Object.entries(template.findResources('AWS::Lambda::Function')).find(([id]) => id.startsWith(name))?.[1]
    .Properties;

describe('a stage of rules', () => {
  it('has no key, no right to any model, and tells its functions of none', { timeout: 60_000 }, () => {
    const { data, pipelines, endpoints } = deploy({ engine: 'rules' });
    expect(JSON.stringify(data.findResources('AWS::SecretsManager::Secret'))).not.toMatch(/model-key/);
    for (const template of [pipelines, endpoints])
      expect(holders(template, 'bedrock:InvokeModel')).toEqual({});
    expect(JSON.stringify(pipelines.toJSON())).not.toMatch(/"EXTRACTION"/);
  });
});

describe('a stage with a provider’s key', () => {
  it('keeps an empty secret, which only the two that ask may read', { timeout: 60_000 }, () => {
    const { data, pipelines, endpoints } = deploy({ engine: 'anthropic', model: 'claude-haiku-4-5' });
    const secret = Object.entries(data.findResources('AWS::SecretsManager::Secret')).find(
      ([, { Properties }]) => Properties.Name === 'hiring/prod/model-key',
    );
    expect(secret?.[1].Properties).not.toHaveProperty('GenerateSecretString');
    expect(secret?.[1].Properties).not.toHaveProperty('SecretString');
    const readers = holders(pipelines, 'secretsmanager:GetSecretValue');
    const ofModelKey = Object.entries(readers).filter(([, on]) => JSON.stringify(on).includes('ModelKey'));
    expect(ofModelKey.map(([id]) => id).sort()).toEqual(asked);
    expect(JSON.stringify(endpoints.toJSON())).not.toMatch(/ModelKey/);
    for (const template of [pipelines, endpoints])
      expect(holders(template, 'bedrock:InvokeModel')).toEqual({});
  });

  it('tells its functions which model', { timeout: 60_000 }, () => {
    const choice = { engine: 'openai', model: 'qwen3', baseUrl: 'http://127.0.0.1:11434/v1' } as const;
    const { pipelines } = deploy(choice);
    const { Variables } = lambda(pipelines, 'ExtractScanFunction').Environment;
    expect(JSON.parse(Variables.EXTRACTION)).toEqual(choice);
    expect(Variables).toHaveProperty('MODEL_KEY_SECRET');
  });
});

describe('a stage on Bedrock', () => {
  it('may invoke that one model and no other, and keeps no key', { timeout: 60_000 }, () => {
    const model = 'amazon.nova-lite-v1:0';
    const { data, pipelines } = deploy({ engine: 'bedrock', model, region: 'eu-west-1' });
    const rights = holders(pipelines, 'bedrock:InvokeModel');
    expect(Object.keys(rights).sort()).toEqual(asked);
    for (const resources of Object.values(rights)) {
      expect(resources).toHaveLength(1);
      expect(JSON.stringify(resources)).toContain(`:bedrock:eu-west-1::foundation-model/${model}`);
    }
    expect(JSON.stringify(data.findResources('AWS::SecretsManager::Secret'))).not.toMatch(/model-key/);
  });

  it('may invoke a profile, and the profile’s model wherever it runs', { timeout: 60_000 }, () => {
    const { pipelines } = deploy({ engine: 'bedrock', model: 'eu.anthropic.claude-haiku-4-5-20251001-v1:0' });
    const [resources = []] = Object.values(holders(pipelines, 'bedrock:InvokeModel'));
    const [profile, model, ...others] = resources.map((resource) => JSON.stringify(resource));
    expect(profile).toContain(':inference-profile/eu.anthropic.claude-haiku-4-5-20251001-v1:0');
    expect(model).toContain(':bedrock:*::foundation-model/anthropic.claude-haiku-4-5-20251001-v1:0');
    expect(others).toEqual([]);
  });
});

describe('the sandbox', () => {
  it('cannot be given a model', () => {
    expect(() => deploy({ engine: 'bedrock', model: 'amazon.nova-lite-v1:0' }, 'sandbox')).toThrow(
      /sandbox reads by the rules alone/,
    );
  });
});

describe('time', () => {
  it('is enough for reader and model, of a scan twice, and no one takes a scan from a live holder', {
    timeout: 60_000,
  }, () => {
    const { data, pipelines } = deploy({ engine: 'rules' });
    const timeout = lambda(pipelines, 'ExtractScanFunction').Timeout;
    const queue = Object.entries(data.findResources('AWS::SQS::Queue')).find(([id]) =>
      id.startsWith('ExtractionQueue'),
    )?.[1].Properties;
    // The file, its transcript and the rules' reading of that, the model; the rest is for reads, a download, two transactions.
    const modelSeconds = (transcriptionBudget.budgetMs + usualRetryBudget.budgetMs) / 1000;
    expect(timeout).toBeGreaterThanOrEqual(8 + 8 + modelSeconds + 20);
    expect(claimSeconds).toBeGreaterThan(timeout);
    expect(queue?.VisibilityTimeout).toBeGreaterThan(claimSeconds);
  });
});
