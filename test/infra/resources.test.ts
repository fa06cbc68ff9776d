import { readFileSync } from 'node:fs';
import { describe, expect, inject, it } from 'vitest';
import { stageConfigs } from '../../infra/config.ts';
import {
  type Properties,
  readStacks,
  resourcesOf,
  stageIds,
  statementsOf,
  targetOf,
} from './support/templates.ts';

const stacks = readStacks(inject('assemblyDir'));
const runbook = readFileSync(new URL('../../infra/RUNBOOK.md', import.meta.url), 'utf8');

describe.each(stageIds)('%s', (stage) => {
  const of = (type: string) => resourcesOf(stacks, stage, type);
  const one = (type: string): Properties => {
    const [found, ...others] = of(type);
    expect(others).toEqual([]);
    return found?.properties ?? {};
  };
  const queues = of('AWS::SQS::Queue');
  /** Where events go that reach no queue; an operator reads it, no function does. */
  const undelivered = queues.filter(({ name }) => name === 'Undelivered');
  const deadLetters = queues.filter(({ name }) => name.endsWith('DeadLetters'));
  const working = queues.filter((queue) => ![...undelivered, ...deadLetters].includes(queue));
  const config = stageConfigs.find(({ id }) => id === stage);

  describe('the table', () => {
    it('can be brought back to any second', () => {
      expect(one('AWS::DynamoDB::Table')).toMatchObject({
        PointInTimeRecoverySpecification: { PointInTimeRecoveryEnabled: true },
        BillingMode: 'PAY_PER_REQUEST',
      });
    });

    it('forgets what has expired and streams what is new', () => {
      expect(one('AWS::DynamoDB::Table')).toMatchObject({
        TimeToLiveSpecification: { AttributeName: 'expires_at', Enabled: true },
        StreamSpecification: { StreamViewType: 'NEW_IMAGE' },
      });
    });

    it('has three sparse indexes that carry what lists need, and one of changes with keys only', () => {
      const { GlobalSecondaryIndexes: indexes } = one('AWS::DynamoDB::Table');
      expect(indexes.map(({ IndexName }: Properties) => IndexName)).toEqual(['gsi1', 'gsi2', 'gsi3', 'gsi4']);
      const whole = { ProjectionType: 'INCLUDE', NonKeyAttributes: ['data', 'version'] };
      expect(indexes.map(({ Projection }: Properties) => Projection)).toEqual([
        ...Array(3).fill(whole),
        { ProjectionType: 'KEYS_ONLY' },
      ]);
    });
  });

  describe('the bucket', () => {
    it('is private, versioned and encrypted', () => {
      expect(one('AWS::S3::Bucket')).toMatchObject({
        PublicAccessBlockConfiguration: {
          BlockPublicAcls: true,
          BlockPublicPolicy: true,
          IgnorePublicAcls: true,
          RestrictPublicBuckets: true,
        },
        OwnershipControls: { Rules: [{ ObjectOwnership: 'BucketOwnerEnforced' }] },
        VersioningConfiguration: { Status: 'Enabled' },
        BucketEncryption: {
          ServerSideEncryptionConfiguration: [{ ServerSideEncryptionByDefault: { SSEAlgorithm: 'AES256' } }],
        },
      });
    });

    it('takes TLS 1.2 or newer only', () => {
      const denied = statementsOf(stacks, stage).filter(({ on }) => on === 'UploadsPolicy');
      expect(denied.map(({ effect, actions, condition }) => [effect, actions, condition])).toEqual([
        ['Deny', ['s3:*'], { Bool: { 'aws:SecureTransport': 'false' } }],
        ['Deny', ['s3:*'], { NumericLessThan: { 's3:TlsVersion': 1.2 } }],
      ]);
    });

    it('lets browsers PUT and nothing else', () => {
      const [rule, ...others] = one('AWS::S3::Bucket').CorsConfiguration.CorsRules;
      expect(others).toEqual([]);
      expect(rule.AllowedMethods).toEqual(['PUT']);
    });

    it('lets what signed URLs put and nobody claimed go, and nothing else', () => {
      const { Rules } = one('AWS::S3::Bucket').LifecycleConfiguration;
      const expiring = Rules.filter(
        (rule: Properties) => rule.ExpirationInDays || rule.NoncurrentVersionExpiration,
      );
      const unclaimed = expiring.filter(({ Prefix }: Properties) => Prefix === 'pending/');
      expect(unclaimed).toEqual([
        {
          Id: 'UnclaimedFiles',
          Status: 'Enabled',
          Prefix: 'pending/',
          ExpirationInDays: 1,
          NoncurrentVersionExpiration: { NoncurrentDays: 1 },
        },
      ]);
      for (const { Prefix } of expiring) expect(Prefix).not.toMatch(/^(uploads|attachments)?\/?$/);
    });

    it('lets signed URLs write nowhere but where nothing stays', () => {
      const signers = statementsOf(stacks, stage).filter(({ on }) => /^CreateUploadRole/.test(on));
      const puts = signers.filter(({ actions }) => actions.includes('s3:PutObject'));
      expect(JSON.stringify(puts.map(({ resources }) => resources))).toMatch(/pending\/\*/);
      expect(JSON.stringify(puts)).not.toMatch(/"\/(uploads|attachments)\/\*"/);
    });

    it('notifies the extraction queue of copied CVs, and another queue of every other file', () => {
      const { QueueConfigurations } = one('AWS::S3::Bucket').NotificationConfiguration;
      const notifies = (prefix: string, queue: string) => ({
        Event: 's3:ObjectCreated:*',
        Filter: { S3Key: { Rules: [{ Name: 'prefix', Value: prefix }] } },
        Queue: { 'Fn::GetAtt': [working.find(({ name }) => name === queue)?.id, 'Arn'] },
      });
      expect(QueueConfigurations).toEqual([
        notifies('pending/', 'AttachmentsQueue'),
        notifies('attachments/', 'AttachmentsQueue'),
        notifies('exports/', 'AttachmentsQueue'),
        notifies('uploads/', 'ExtractionQueue'),
      ]);
    });

    it.each([
      ['AttachmentsQueue', [['sqs:SendMessage']]],
      ['ExtractionQueue', [['sqs:SendMessage']]],
      ['ErasuresQueue', []],
    ])('may send to the queues of its notifications alone: %s', (queueName, actionLists) => {
      const allowed = statementsOf(stacks, stage).filter(
        ({ effect, principal, resources }) =>
          effect === 'Allow' &&
          (principal as { Service?: string } | undefined)?.Service === 's3.amazonaws.com' &&
          targetOf(resources[0]) === working.find(({ name }) => name === queueName)?.id,
      );
      expect(allowed.map(({ actions }) => actions)).toEqual(actionLists);
    });
  });

  describe('a queue', () => {
    it('is there for each step, and has a dead-letter queue of its own after five receipts, of deliveries after twenty', () => {
      expect(working.map(({ name }) => name).sort()).toEqual([
        'AttachmentsQueue',
        'DeliveriesQueue',
        'ErasuresQueue',
        'EventsQueue',
        'ExportsQueue',
        'ExtractionQueue',
        'ImportsQueue',
        'IndexingsQueue',
        'ReplaysQueue',
        'RetriesQueue',
        'ScoringsQueue',
      ]);
      const targets = working.map(({ name, properties }) => {
        // The message of a new delivery is its only copy until it is received again.
        const receipts = /^(Deliveries|Retries)Queue$/.test(name) ? 20 : 5;
        expect(properties.RedrivePolicy.maxReceiveCount, name).toBe(receipts);
        return targetOf(properties.RedrivePolicy.deadLetterTargetArn);
      });
      expect(targets.sort()).toEqual(deadLetters.map(({ id }) => id).sort());
    });

    it.each(queues)(
      '$name is encrypted, keeps messages for 14 days and takes TLS only',
      ({ id, properties }) => {
        expect(properties).toMatchObject({ SqsManagedSseEnabled: true, MessageRetentionPeriod: 14 * 86_400 });
        const policies = of('AWS::SQS::QueuePolicy').filter(
          (policy) => targetOf(policy.properties.Queues[0]) === id,
        );
        const [first] = policies.flatMap((policy) => policy.properties.PolicyDocument.Statement);
        expect(first).toMatchObject({
          Effect: 'Deny',
          Action: 'sqs:*',
          Condition: { Bool: { 'aws:SecureTransport': 'false' } },
        });
      },
    );

    it('hides a message for longer than its function may run, and takes single failures back', () => {
      const timeouts = new Map(
        of('AWS::Lambda::Function').map(({ id, properties }) => [id, properties.Timeout as number]),
      );
      const read = of('AWS::Lambda::EventSourceMapping').flatMap(({ properties }) => {
        expect(properties.FunctionResponseTypes).toEqual(['ReportBatchItemFailures']);
        const queue = working.find(({ id }) => id === targetOf(properties.EventSourceArn));
        if (!queue) return [];
        const timeout = timeouts.get(targetOf(properties.FunctionName)) ?? Number.POSITIVE_INFINITY;
        expect(timeout, queue.name).toBeLessThan(queue.properties.VisibilityTimeout);
        return [queue.name];
      });
      expect(read.sort()).toEqual(working.map(({ name }) => name).sort());
    });
  });

  describe('a function', () => {
    const lambdas = of('AWS::Lambda::Function');

    it.each(lambdas)(
      '$name runs Node.js 24 on arm64, knows its stage, and logs to a group of its own',
      ({ name, properties }) => {
        expect(properties).toMatchObject({
          Runtime: 'nodejs24.x',
          Architectures: ['arm64'],
          Environment: { Variables: { STAGE: config?.name } },
        });
        const group = of('AWS::Logs::LogGroup').find(
          ({ id }) => id === targetOf(properties.LoggingConfig.LogGroup),
        );
        expect(group?.name).toBe(name.replace(/Function$/, 'Logs'));
      },
    );

    it('keeps its logs as long as the stage says, not for ever', () => {
      const groups = of('AWS::Logs::LogGroup');
      const ofGateway = ['AccessLogs', 'ApiExecutionLogs'];
      expect(groups.filter(({ name }) => !ofGateway.includes(name))).toHaveLength(lambdas.length);
      expect(groups).toHaveLength(lambdas.length + ofGateway.length);
      for (const { properties } of groups) expect(properties.RetentionInDays).toBe(config?.logRetentionDays);
    });

    it('has no setting that sends webhooks to this machine, and no secret in its environment', () => {
      for (const { properties } of lambdas) {
        const { Variables } = properties.Environment;
        expect(Variables).not.toHaveProperty('ALLOW_LOOPBACK_TARGETS');
        for (const [variable, value] of Object.entries(Variables))
          if (variable.endsWith('_SECRET')) expect(typeof value).toBe('object');
      }
    });
  });

  describe('the outbox', () => {
    it('publishes new event rows in order, and tries until it works', () => {
      const [stream, ...others] = of('AWS::Lambda::EventSourceMapping').filter(
        ({ properties }) => properties.StartingPosition,
      );
      expect(others).toEqual([]);
      expect(stream?.properties).toMatchObject({
        StartingPosition: 'TRIM_HORIZON',
        MaximumRetryAttempts: -1,
        BisectBatchOnFunctionError: true,
      });
      expect(JSON.parse(stream?.properties.FilterCriteria.Filters[0].Pattern)).toEqual({
        eventName: ['INSERT'],
        dynamodb: { Keys: { sk: { S: ['EVENT'] } } },
      });
    });

    it('keeps public events in an archive for 30 days', () => {
      expect(one('AWS::Events::Archive')).toMatchObject({
        EventPattern: { source: ['hiring'] },
        RetentionDays: 30,
      });
    });
  });

  it('has root keys, each made by AWS and seen by nobody', () => {
    const secrets = of('AWS::SecretsManager::Secret').filter(({ name }) => name !== 'DashboardSecret');
    expect(secrets.map(({ properties }) => properties.Name).sort()).toEqual(
      ['blind-index', 'cursor-key', 'key-pepper', 'session-key', 'webhook-root'].map(
        (name) => `hiring/${config?.name}/${name}`,
      ),
    );
    for (const { properties } of secrets) {
      expect(properties.SecretString).toBeUndefined();
      expect(properties.GenerateSecretString.PasswordLength).toBeGreaterThanOrEqual(32);
    }
  });

  describe('a schedule', () => {
    it.each([
      ['SweepDueDeliveries', 'rate(1 minute)'],
      ['SweepRetention', 'cron(0 3 * * ? *)'],
    ])('starts %s at %s', (name, expression) => {
      const [rule, ...others] = of('AWS::Events::Rule').filter(({ properties }) =>
        properties.Targets.some(({ Arn }: Properties) => targetOf(Arn).startsWith(`${name}Function`)),
      );
      expect(others).toEqual([]);
      expect(rule?.properties).toMatchObject({ ScheduleExpression: expression, State: 'ENABLED' });
    });
  });

  describe('an alarm', () => {
    const alarms = of('AWS::CloudWatch::Alarm');

    it.each(alarms)(
      '$name says what users feel and has its heading in the runbook',
      ({ name, properties }) => {
        expect(properties.AlarmDescription).toMatch(
          new RegExp(`^[A-Z].{10,}\\. See infra/RUNBOOK\\.md, "${name}"\\.$`),
        );
        expect(runbook).toMatch(new RegExp(`^## ${name}$`, 'm'));
      },
    );

    it('watches every queue twice: for what waits too long and for what failed', () => {
      for (const { name } of working) {
        const step = name.replace(/Queue$/, '');
        expect(alarms.map((alarm) => alarm.name)).toEqual(
          expect.arrayContaining([`${step}DeadLetters`, `${step}Backlog`]),
        );
      }
    });

    it('reports an event that reached no queue', () => {
      const alarm = alarms.find(({ name }) => name === 'UndeliveredEvents');
      expect(undelivered).toHaveLength(1);
      expect(targetOf(alarm?.properties.Dimensions[0].Value)).toBe(undelivered[0]?.id);
    });

    it('is the only thing that has a heading in the runbook', () => {
      const headings = [...runbook.matchAll(/^## (.+)$/gm)].map(([, heading]) => heading);
      expect(headings.sort()).toEqual(alarms.map(({ name }) => name).sort());
    });
  });
});
