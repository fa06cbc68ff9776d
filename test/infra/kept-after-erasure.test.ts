/** What the documentation says of copies that outlive an erasure is what the templates deploy. */
import { describe, expect, inject, it } from 'vitest';
import { keptAfterErasure, keptDays } from '../../shared/domain/kept-after-erasure.ts';
import { type Resource, readStacks, resourcesOf, stageIds } from './support/templates.ts';

const stacks = readStacks(inject('assemblyDir'));
const day = 24 * 3600;

describe.each(stageIds)('%s', (stage) => {
  const all = (type: string) => resourcesOf(stacks, stage, type).map(({ properties }) => properties);

  it('keeps rows for recovery as long as documented', () => {
    const tables = all('AWS::DynamoDB::Table').map((table) => table.PointInTimeRecoverySpecification);
    expect(tables).toEqual([
      { PointInTimeRecoveryEnabled: true, RecoveryPeriodInDays: keptDays.tableRecovery },
    ]);
  });

  it('keeps events in its archives as long as documented', () => {
    const archives = all('AWS::Events::Archive').map(({ RetentionDays }) => RetentionDays);
    expect(archives).toEqual([keptDays.eventArchive]);
  });

  it('keeps no message and no log for longer, and none without an end', () => {
    const queues = all('AWS::SQS::Queue').map((queue) => queue.MessageRetentionPeriod);
    const logs = all('AWS::Logs::LogGroup').map(({ RetentionInDays }) => RetentionInDays);
    expect(queues.length).toBeGreaterThan(5);
    expect(logs.length).toBeGreaterThan(20);
    for (const seconds of queues) expect(seconds).toBeLessThanOrEqual(keptDays.queues * day);
    for (const days of logs) expect(days).toBeLessThanOrEqual(keptDays.logs);
  });
});

/** What holds nothing of a person: rights, wires, settings and numbers. */
const holdNothing: Record<string, string> = {
  'AWS::ApiGateway::Account': 'A setting.',
  'AWS::ApiGateway::Authorizer': 'A wire; what it keeps for a minute is which key may call what.',
  'AWS::ApiGateway::Deployment': 'A setting.',
  'AWS::ApiGateway::GatewayResponse': 'Words of ours.',
  'AWS::ApiGateway::Method': 'A wire.',
  'AWS::ApiGateway::Resource': 'A path.',
  'AWS::ApiGateway::RestApi': 'A wire.',
  'AWS::ApiGateway::Stage': 'A wire; it has no cache, as the test below says.',
  'AWS::CloudFormation::Stack': 'Other resources, each of them listed.',
  'AWS::CloudWatch::Alarm': 'Numbers.',
  'AWS::Cognito::ManagedLoginBranding': 'A setting.',
  'AWS::Cognito::UserPool': 'Members of organizations, who sign in; applicants are none of them.',
  'AWS::Cognito::UserPoolClient': 'A setting.',
  'AWS::Cognito::UserPoolDomain': 'A name.',
  'AWS::CloudWatch::Dashboard': 'Numbers.',
  'AWS::Events::EventBus': 'A wire.',
  'AWS::Events::Rule': 'A wire; what it cannot deliver is in a queue.',
  'AWS::IAM::Policy': 'Rights.',
  'AWS::IAM::Role': 'Rights.',
  'AWS::Lambda::EventSourceMapping': 'A wire; what it cannot deliver is in a queue.',
  'AWS::Lambda::Permission': 'Rights.',
  'AWS::S3::BucketPolicy': 'Rights.',
  'AWS::SNS::Topic': 'A wire; SNS keeps no message, and alarms carry names of ours and numbers.',
  'AWS::SNS::TopicPolicy': 'Rights.',
  'AWS::SQS::QueuePolicy': 'Rights.',
  'AWS::SecretsManager::Secret': 'Keys of ours.',
};

/** A type, and beside it each part of it that keeps a copy of its own. */
const typesOf = ({ type, properties }: Resource) =>
  properties.StreamSpecification ? [type, `${type} StreamSpecification`] : [type];

it('has an entry for whatever of the templates can hold something, and for nothing else', () => {
  const deployed = new Set(stacks.flatMap(({ resources }) => resources.flatMap(typesOf)));
  const documented = keptAfterErasure.flatMap(({ types }) => types);
  expect([...deployed].filter((type) => !(type in holdNothing)).sort()).toEqual([...documented].sort());
  expect(Object.keys(holdNothing).filter((type) => !deployed.has(type))).toEqual([]);
});

it.each(stageIds)('%s has no cache before the functions, and a stream of what rows became only', (stage) => {
  const [api] = resourcesOf(stacks, stage, 'AWS::ApiGateway::Stage');
  expect(api?.properties.CacheClusterEnabled ?? false).toBe(false);
  const [table] = resourcesOf(stacks, stage, 'AWS::DynamoDB::Table');
  expect(table?.properties.StreamSpecification).toEqual({ StreamViewType: 'NEW_IMAGE' });
});

it('documents each of these periods', () => {
  const documented = keptAfterErasure.map(({ days }) => days);
  expect(documented).toEqual(expect.arrayContaining(Object.values(keptDays)));
});
