/** A first deployment that fails is undone whole and can be repeated; what a stage holds stays all the same. */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { App, type Stack } from 'aws-cdk-lib';
import { Template } from 'aws-cdk-lib/assertions';
import { Code } from 'aws-cdk-lib/aws-lambda';
import { describe, expect, inject, it } from 'vitest';
import { stageConfigs } from '../../infra/config.ts';
import { HiringStage } from '../../infra/stage.ts';
import { type Resource, readStacks, stageIds } from './support/templates.ts';

const assemblyDir = inject('assemblyDir');
const stacks = readStacks(assemblyDir);

/** A name of the template's own choice; one that CloudFormation makes up, or makes from another's id, is new at each creation. */
const fixedNames = ({ properties }: Pick<Resource, 'properties'>) =>
  Object.entries(properties).filter(
    ([key, value]) => /(^|[a-z])Name$/.test(key) && typeof value === 'string',
  );

/** Every property of a resource, with its path. */
function* propertiesIn(value: unknown, path = ''): Generator<[path: string, value: unknown]> {
  yield [path, value];
  if (typeof value === 'object' && value !== null)
    for (const [key, part] of Object.entries(value)) yield* propertiesIn(part, `${path}.${key}`);
}

const holdsData = new Set([
  'AWS::Cognito::UserPool',
  'AWS::DynamoDB::Table',
  'AWS::S3::Bucket',
  'AWS::SecretsManager::Secret',
]);
/** Its value is that of a client of the pool, and is written again with a new one. */
const isDerived = ({ name }: Resource) => name === 'DashboardSecret';

describe.each(stageIds)('%s', (stage) => {
  const resources = stacks.filter((stack) => stack.stage === stage).flatMap((stack) => stack.resources);

  it('leaves nothing with a fixed name behind when its creation fails', () => {
    const named = resources.filter((resource) => fixedNames(resource).length > 0);
    expect(named.map(({ type }) => type)).toEqual(
      expect.arrayContaining([
        'AWS::DynamoDB::Table',
        'AWS::SecretsManager::Secret',
        'AWS::Events::EventBus',
      ]),
    );
    const left = named.filter(({ deletionPolicy }) => deletionPolicy === 'Retain');
    expect(left.map(({ id }) => id)).toEqual([]);
  });

  it('has nothing that refuses to be deleted while its creation is undone', () => {
    const refusing = resources.flatMap(({ id, properties }) =>
      [...propertiesIn(properties)]
        .filter(
          ([path, value]) =>
            /(deletion|termination)protection|objectlock/i.test(path) &&
            (value === true || value === 'ENABLED'),
        )
        .map(([path]) => `${id}${path}`),
    );
    expect(refusing).toEqual([]);
    const manifest = readFileSync(join(assemblyDir, `assembly-${stage}`, 'manifest.json'), 'utf8');
    expect(manifest).not.toContain('"terminationProtection": true');
  });

  it('keeps what it holds when a stack goes or replaces it', () => {
    const holding = resources.filter((one) => holdsData.has(one.type) && !isDerived(one));
    expect(holding.length).toBeGreaterThanOrEqual(6);
    for (const { id, deletionPolicy, updateReplacePolicy } of holding)
      expect([deletionPolicy, updateReplacePolicy], id).toEqual(['RetainExceptOnCreate', 'Retain']);
  });

  it('is protected, and no different otherwise, once its operator says that it is there', {
    timeout: 60_000,
  }, () => {
    const [config] = stageConfigs.filter(({ id }) => id === stage);
    if (!config) throw new Error(`no stage ${stage}`);
    const dataOf = (isProtected: boolean) => {
      const app = new App({ builtinCloudFormationValidation: false });
      const made = new HiringStage(app, { ...config, isProtected }, () => Code.fromInline('-'));
      const data = made.node.findChild('Data') as Stack;
      const { Resources } = Template.fromStack(data).toJSON() as { Resources: Record<string, Resource> };
      return { guarded: data.terminationProtection, resources: JSON.stringify(Resources) };
    };
    const [before, after] = [dataOf(false), dataOf(true)];
    expect([before.guarded, after.guarded]).toEqual([false, true]);
    expect(before.resources).toContain('"DeletionProtectionEnabled":false');
    expect(after.resources).toBe(
      before.resources.replace('"DeletionProtectionEnabled":false', '"DeletionProtectionEnabled":true'),
    );
  });
});
