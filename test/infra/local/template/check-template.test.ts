import { describe, expect, it } from 'vitest';
import { checkTemplate } from '../../../../infra/local/template/check-template.ts';
import { resolveStage } from '../../../../infra/local/template/resolve-stage.ts';
import type { Stack } from '../../../../infra/local/template/stage-assembly.ts';

const stack = (resources: Stack['resources'], outputs: Stack['outputs'] = {}, name = 'Data'): Stack => ({
  name,
  resources,
  parameters: {},
  outputs,
  assetDirs: new Map(),
});
const check = (Type: string, Properties: Record<string, unknown> = {}) =>
  checkTemplate([stack({ Thing: { Type, Properties } })]);
const awsEndpoint = 'http://127.0.0.1:1';

describe('what the local cloud does not know', () => {
  it('is a resource type: named with stack and logical id', () => {
    expect(() => check('AWS::RDS::DBInstance')).toThrow(
      'Data/Thing: the local cloud does not know the resource type AWS::RDS::DBInstance.',
    );
  });

  it.each<[string, Record<string, unknown>, string]>([
    ['AWS::SQS::Queue', { FifoQueue: true }, 'FifoQueue'],
    [
      'AWS::S3::Bucket',
      { NotificationConfiguration: { LambdaConfigurations: [] } },
      'NotificationConfiguration.LambdaConfigurations',
    ],
    [
      'AWS::Events::Rule',
      {
        Targets: [
          { Id: '1', Arn: 'a' },
          { Id: '2', EcsParameters: {} },
        ],
      },
      'Targets.EcsParameters',
    ],
    ['AWS::Lambda::Function', { Layers: ['arn'] }, 'Layers'],
    ['AWS::ApiGateway::Method', { RequestValidatorId: 'x' }, 'RequestValidatorId'],
  ])('is a property of %s: named with its path', (type, properties, path) => {
    expect(() => check(type, properties)).toThrow(
      `Data/Thing (${type}): the local cloud does not know the property ${path}.`,
    );
  });

  it('is a condition, under which a resource may be missing on AWS', () => {
    const resources = { Thing: { Type: 'AWS::SQS::Queue', Condition: 'IsProd' } };
    expect(() => checkTemplate([stack(resources)])).toThrow('does not know conditions (IsProd)');
  });
});

it('takes an intrinsic function in the place of known properties, and types without effect whatever they hold', () => {
  check('AWS::SQS::Queue', { RedrivePolicy: { Ref: 'X' }, VisibilityTimeout: 5 });
  check('AWS::S3::Bucket', { CorsConfiguration: { Ref: 'X' } });
  expect(() => check('AWS::KMS::Key', { Anything: { at: 'all' } })).not.toThrow();
});

describe('references', () => {
  it('lead across stacks through exports', () => {
    const data = stack(
      { Queue: { Type: 'AWS::SQS::Queue' } },
      { Out: { Value: { 'Fn::GetAtt': ['Queue', 'Arn'] }, Export: { Name: 'Data:QueueArn' } } },
    );
    const api = stack(
      {
        Bus: { Type: 'AWS::Events::EventBus', Properties: { Name: { 'Fn::ImportValue': 'Data:QueueArn' } } },
      },
      {},
      'Api',
    );
    const { resources, outputs } = resolveStage([data, api], { awsEndpoint });
    expect(resources.map(({ ref }) => ref)).toEqual([
      `${awsEndpoint}/000000000000/Data-Queue`,
      'arn:aws:sqs:us-east-1:000000000000:Data-Queue',
    ]);
    expect(outputs).toEqual({ 'Data.Out': 'arn:aws:sqs:us-east-1:000000000000:Data-Queue' });
  });

  it('lead into a nested stack by its parameters, and out of it by its outputs', () => {
    const Parameters = { queue: { 'Fn::GetAtt': ['Queue', 'Arn'] } };
    const TableName = { 'Fn::GetAtt': ['Jobs', 'Outputs.bus'] };
    const above = stack({
      Queue: { Type: 'AWS::SQS::Queue' },
      Jobs: { Type: 'AWS::CloudFormation::Stack', Properties: { TemplateURL: 'x', Parameters } },
      Table: { Type: 'AWS::DynamoDB::Table', Properties: { TableName } },
    });
    const nested = (parameters: Stack['parameters']): Stack => ({
      ...stack(
        { Bus: { Type: 'AWS::Events::EventBus', Properties: { Name: { Ref: 'queue' } } } },
        { bus: { Value: { Ref: 'Bus' } } },
        'Data-Jobs',
      ),
      parameters,
      nestedAs: { stack: above, logicalId: 'Jobs' },
    });
    const { resources } = resolveStage([above, nested({ queue: {} })], { awsEndpoint });
    const arn = 'arn:aws:sqs:us-east-1:000000000000:Data-Queue';
    expect(resources.find(({ type }) => type === 'AWS::Events::EventBus')?.ref).toBe(arn);
    expect(resources.find(({ type }) => type === 'AWS::DynamoDB::Table')?.ref).toBe(arn);
    Reflect.deleteProperty(Parameters, 'queue');
    expect(() => resolveStage([above, nested({ queue: {} })], { awsEndpoint })).toThrow(
      'Data-Jobs/Bus: the parameter queue has no value.',
    );
  });

  it.each([
    [{ Ref: 'Nobody' }, 'Data/Thing.Name: Ref Nobody leads nowhere.'],
    [{ 'Fn::ImportValue': 'x' }, 'Data/Thing.Name: no stack of this stage exports x.'],
    [{ 'Fn::GetAtt': ['Other', 'Colour'] }, 'does not know Fn::GetAtt Colour of AWS::SQS::Queue'],
  ])('that lead nowhere stop the start: %j', (Name, message) => {
    const resources = {
      Thing: { Type: 'AWS::DynamoDB::Table', Properties: { Name } },
      Other: { Type: 'AWS::SQS::Queue' },
    };
    expect(() => resolveStage([stack(resources)], { awsEndpoint })).toThrow(message);
  });
});
