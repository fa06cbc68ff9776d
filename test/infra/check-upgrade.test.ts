/** A change of the templates is one deployment, or is refused with the order of releases that makes it. */
import { describe, expect, it } from 'vitest';
import { findConflicts } from '../../bin/check-upgrade/find-conflicts.ts';
import { stageConfigs } from '../../infra/config.ts';
import type { RouteTable } from '../../infra/endpoints-stack.ts';
import * as routeTable from '../../shared/routes/route-table.ts';
import { synthesizeStage } from './support/synthesize-stage.ts';
import type { Properties, Resource, Stack } from './support/templates.ts';

const [config] = stageConfigs;
if (!config) throw new Error('there is no stage');
const { getJob, ...others }: RouteTable = { ...routeTable };
const before = synthesizeStage(config, { ...routeTable });

/** The stacks with one resource changed; undefined removes it. */
const withResource = (type: string, change: (resource: Resource) => Resource | undefined): Stack[] => {
  let isChanged = false;
  return before.map((stack) => ({
    ...stack,
    resources: stack.resources.flatMap((resource) => {
      if (isChanged || resource.type !== type) return [resource];
      isChanged = true;
      const next = change(structuredClone(resource));
      return next ? [next] : [];
    }),
  }));
};
const withProperties = (type: string, change: (properties: Properties) => object) =>
  withResource(type, (one) => ({ ...one, properties: { ...one.properties, ...change(one.properties) } }));
const table = 'AWS::DynamoDB::Table';
const index = (IndexName: string) => ({
  IndexName,
  KeySchema: [{ AttributeName: `${IndexName}pk`, KeyType: 'HASH' }],
  Projection: { ProjectionType: 'ALL' },
});

describe('one deployment', () => {
  it.each<[string, () => Stack[]]>([
    ['nothing changes', () => before],
    ['an endpoint is renamed', () => synthesizeStage(config, { ...others, readJob: getJob as never })],
    ['an endpoint is removed', () => synthesizeStage(config, others)],
    [
      'a table gets an index',
      () =>
        withProperties(table, ({ GlobalSecondaryIndexes, AttributeDefinitions }) => ({
          GlobalSecondaryIndexes: [...GlobalSecondaryIndexes, index('gsi8')],
          AttributeDefinitions: [...AttributeDefinitions, { AttributeName: 'gsi8pk', AttributeType: 'S' }],
        })),
    ],
    [
      'an index is removed',
      () =>
        withProperties(table, ({ GlobalSecondaryIndexes }) => ({
          GlobalSecondaryIndexes: GlobalSecondaryIndexes.slice(1),
        })),
    ],
    ['the log group of a function is removed', () => withResource('AWS::Logs::LogGroup', () => undefined)],
    [
      'a queue changes its timeout',
      () => withProperties('AWS::SQS::Queue', () => ({ VisibilityTimeout: 600 })),
    ],
  ])('is enough when %s', { timeout: 60_000 }, (_, change) => {
    expect(findConflicts(before, change())).toEqual([]);
  });

  it.each<[string, string, RegExp, () => Stack[], RegExp[]]>([
    [
      'two indexes are added',
      'Data/Table',
      /^2 indexes change at once/,
      () =>
        withProperties(table, ({ GlobalSecondaryIndexes }) => ({
          GlobalSecondaryIndexes: [...GlobalSecondaryIndexes, index('gsi8'), index('gsi9')],
        })),
      [/only adds gsi8; wait/, /only adds gsi9; wait/],
    ],
    [
      'one index takes the place of another',
      'Data/Table',
      /^2 indexes change at once/,
      () =>
        withProperties(table, ({ GlobalSecondaryIndexes }) => ({
          GlobalSecondaryIndexes: [...GlobalSecondaryIndexes.slice(1), index('gsi8')],
        })),
      [/only adds gsi8/, /only removes gsi1/],
    ],
    [
      'an index has other keys',
      'Data/Table',
      /^keys or projection of the index gsi1 change/,
      () =>
        withProperties(table, ({ GlobalSecondaryIndexes: [, ...rest] }) => ({
          GlobalSecondaryIndexes: [index('gsi1'), ...rest],
        })),
      [/an index of another name/, /reads it/, /without gsi1/],
    ],
    [
      'the keys of the table change',
      'Data/Table',
      /^KeySchema of AWS::DynamoDB::Table changes: .* starts without the rows$/,
      () => withProperties(table, ({ KeySchema }) => ({ KeySchema: KeySchema.slice(0, 1) })),
      [/under another logical id/, /copy the rows/, /uses the new resource/],
    ],
    [
      'a key of the table has another type',
      'Data/Table',
      /^KeySchema of AWS::DynamoDB::Table changes/,
      () =>
        withProperties(table, ({ AttributeDefinitions }) => ({
          AttributeDefinitions: AttributeDefinitions.map((one: Properties) =>
            one.AttributeName === 'pk' ? { ...one, AttributeType: 'N' } : one,
          ),
        })),
      [/./, /./, /./],
    ],
    [
      'the table has another name',
      'Data/Table',
      /^TableName of /,
      () => withProperties(table, () => ({ TableName: 'other' })),
      [/./, /./, /./],
    ],
    [
      'the bucket has a name of its own',
      'Data/Uploads',
      /^BucketName of AWS::S3::Bucket changes: .* without the files$/,
      () => withProperties('AWS::S3::Bucket', () => ({ BucketName: 'other' })),
      [/./, /copy the files/, /./],
    ],
    [
      'a secret has another name',
      'Api/DashboardSecret',
      /^Name of AWS::SecretsManager::Secret changes/,
      () => withProperties('AWS::SecretsManager::Secret', () => ({ Name: 'other' })),
      [/./, /copy the key/, /./],
    ],
    [
      'a queue has a name of its own',
      'Data/',
      /^QueueName of AWS::SQS::Queue changes: .* without the messages, which are deleted$/,
      () => withProperties('AWS::SQS::Queue', () => ({ QueueName: 'other' })),
      [/./, /./, /./],
    ],
    [
      'a log group has a name of its own',
      'Api',
      /^LogGroupName of AWS::Logs::LogGroup changes/,
      () => withProperties('AWS::Logs::LogGroup', () => ({ LogGroupName: 'other' })),
      [/./, /./, /./],
    ],
    [
      'the bus has another name',
      'Pipelines/Bus',
      /^Name of AWS::Events::EventBus changes/,
      () => withProperties('AWS::Events::EventBus', () => ({ Name: 'other' })),
      [/./, /./, /./],
    ],
    [
      'the table is removed',
      'Data/Table',
      /it leaves the stack and stays in the account with its rows/,
      () => withResource(table, () => undefined),
      [/keep it in the templates/, /then a release without it/],
    ],
    [
      'a queue is removed',
      'Data/',
      /it is deleted with its messages/,
      () => withResource('AWS::SQS::Queue', () => undefined),
      [/sends nothing to it/, /wait until it is empty/, /without it/],
    ],
    [
      'the gateway is replaced',
      'Api/Api',
      /it is deleted with its address/,
      () => withResource('AWS::ApiGateway::RestApi', () => undefined),
      [/./, /./],
    ],
  ])('is refused when %s', (_, subject, problem, change, order) => {
    const found = findConflicts(before, change());
    expect(found).toHaveLength(1);
    const [finding] = found;
    expect(finding?.subject).toMatch(new RegExp(`^${subject}`));
    expect(finding?.problem).toMatch(problem);
    expect(finding?.safeOrder).toEqual(order.map((step) => expect.stringMatching(step)));
  });

  it('is refused when the table has another logical id, because its name is then taken', () => {
    const after = withResource(table, (one) => ({ ...one, id: 'Other' }));
    expect(findConflicts(before, after).map(({ problem }) => problem)).toEqual([
      expect.stringContaining('is removed or has another logical id'),
      expect.stringContaining('Data/Other takes it'),
    ]);
  });

  it('is refused when a resource with data moves to another stack', () => {
    const bucket = before
      .flatMap(({ resources }) => resources)
      .find(({ type }) => type === 'AWS::S3::Bucket');
    const after = withResource('AWS::S3::Bucket', () => undefined).map((stack) =>
      stack.name === 'Pipelines' && bucket ? { ...stack, resources: [...stack.resources, bucket] } : stack,
    );
    expect(findConflicts(before, after)).toEqual([
      expect.objectContaining({
        problem: expect.stringMatching(/^AWS::S3::Bucket moves to Pipelines: it leaves the stack/),
      }),
    ]);
  });
});

describe('an export in use', () => {
  const withoutExport = (stacks: Stack[]) =>
    stacks.map((stack) => {
      if (stack.name !== 'Pipelines') return stack;
      const { Outputs, ...rest } = JSON.parse(stack.text);
      const [name = ''] = Object.keys(Outputs).filter((one) => one.includes('EventsQueue'));
      const { [name]: _, ...kept } = Outputs;
      return { ...stack, text: JSON.stringify({ ...rest, Outputs: kept }) };
    });
  const withoutImports = (stacks: Stack[]) =>
    stacks.map((stack) =>
      stack.name === 'Operations'
        ? {
            ...stack,
            text: stack.text.replaceAll(/"Fn::ImportValue": ?"[^"]*EventsQueue[^"]*"/g, '"Ref": "X"'),
          }
        : stack,
    );

  it('is not lost in one release while the importing stack still imports it', () => {
    expect(findConflicts(before, withoutExport(before))).toEqual([
      {
        subject: expect.stringMatching(/^Prod-Pipelines:ExportsOutput\w+EventsQueue/),
        problem: 'the export is removed while Operations still imports it',
        safeOrder: [
          expect.stringContaining('Operations no longer imports it, and Prod-Pipelines still exports it'),
          'then a release without the export',
        ],
      },
    ]);
  });

  it('is lost in two commands when the importing stack no longer needs it', () => {
    const [finding] = findConflicts(before, withoutExport(withoutImports(before)));
    expect(finding?.safeOrder).toEqual([
      "npx cdk deploy --exclusively 'Prod/Operations'",
      "npx cdk deploy 'Prod/*'",
    ]);
  });
});
