import { execFile } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';
import { DescribeCertificateCommand } from '@aws-sdk/client-acm';
import { DescribeStacksCommand } from '@aws-sdk/client-cloudformation';
import { DescribeTableCommand } from '@aws-sdk/client-dynamodb';
import { DescribeEventBusCommand } from '@aws-sdk/client-eventbridge';
import { GetAccountSettingsCommand } from '@aws-sdk/client-lambda';
import { GetHostedZoneCommand } from '@aws-sdk/client-route-53';
import { DescribeSecretCommand } from '@aws-sdk/client-secrets-manager';
import { GetParameterCommand } from '@aws-sdk/client-ssm';
import { GetCallerIdentityCommand } from '@aws-sdk/client-sts';
import { mockClient } from 'aws-sdk-client-mock';
import { describe, expect, inject, it } from 'vitest';
import { openAccount } from '../../bin/preflight/account-clients.ts';
import { requiredVersion, versionParameter } from '../../bin/preflight/bootstrap-version.ts';
import { runChecks } from '../../bin/preflight/run-checks.ts';
import { readStageConfigs } from '../../infra/deployment-options.ts';

const account = '123456789012';
const region = 'eu-central-1';
const certificateArn = `arn:aws:acm:${region}:${account}:certificate/one`;
const zone = { id: 'Z123ABC', name: 'acme.com' };

const awsError = (name: string) => Object.assign(new Error(`AWS says ${name}`), { name });

/** An empty account that is ready for a deployment. */
function readyAccount() {
  const clients = openAccount(region);
  const { cloudFormation, dynamoDb, eventBridge, secretsManager } = clients;
  const mocks = {
    sts: mockClient(clients.sts),
    ssm: mockClient(clients.ssm),
    lambda: mockClient(clients.lambda),
    cloudFormation: mockClient(cloudFormation),
    dynamoDb: mockClient(dynamoDb),
    eventBridge: mockClient(eventBridge),
    secretsManager: mockClient(secretsManager),
    acm: mockClient(clients.acm),
    route53: mockClient(clients.route53),
  };
  mocks.sts
    .on(GetCallerIdentityCommand)
    .resolves({ Account: account, Arn: `arn:aws:sts::${account}:assumed-role/Operator/jane` });
  mocks.ssm.on(GetParameterCommand, { Name: versionParameter }).resolves({ Parameter: { Value: '30' } });
  mocks.lambda.on(GetAccountSettingsCommand).resolves({ AccountLimit: { ConcurrentExecutions: 1000 } });
  mocks.cloudFormation.on(DescribeStacksCommand).rejects(awsError('ValidationError'));
  mocks.dynamoDb.on(DescribeTableCommand).rejects(awsError('ResourceNotFoundException'));
  mocks.eventBridge.on(DescribeEventBusCommand).rejects(awsError('ResourceNotFoundException'));
  mocks.secretsManager.on(DescribeSecretCommand).rejects(awsError('ResourceNotFoundException'));
  mocks.acm.on(DescribeCertificateCommand).resolves({
    Certificate: { Status: 'ISSUED', DomainName: 'acme.com', SubjectAlternativeNames: ['*.acme.com'] },
  });
  mocks.route53.on(GetHostedZoneCommand).resolves({
    HostedZone: { Id: zone.id, Name: 'acme.com.', CallerReference: 'x', Config: { PrivateZone: false } },
  });
  return { clients, mocks };
}
type Mocks = ReturnType<typeof readyAccount>['mocks'];

async function preflight(change: (mocks: Mocks) => void = () => {}, options: object = {}) {
  const { clients, mocks } = readyAccount();
  change(mocks);
  const [config] = readStageConfigs({ prod: { account, region, ...options } });
  if (!config) throw new Error('there is no stage');
  const lines: string[] = [];
  const isReady = await runChecks(clients, config, (line) => void lines.push(line));
  return { isReady, lines };
}
const withDomain = (domain: object) => ({ domain: { name: 'api.acme.com', ...domain } });

it('has a line for each condition, and none stops the deployment into an empty account', async () => {
  expect(await preflight()).toEqual({
    isReady: true,
    lines: [
      `ok      identity: arn:aws:sts::${account}:assumed-role/Operator/jane in account ${account}, region ${region}`,
      "ok      bootstrap: version 30 of the CDK's bootstrap stack",
      'ok      Lambda quota: 1000 concurrent executions; prod divides 800',
      'ok      names: no fixed name is taken',
      'ok      domain: none; the API has the address of its gateway',
    ],
  });
});

it('is content with a stage that is deployed, whose names are its own', async () => {
  const { isReady, lines } = await preflight(({ cloudFormation, dynamoDb }) => {
    const StackName = 'Prod-Data';
    const stack = { StackName, StackStatus: 'UPDATE_COMPLETE' as const, CreationTime: new Date() };
    cloudFormation.on(DescribeStacksCommand).resolves({ Stacks: [stack] });
    dynamoDb.on(DescribeTableCommand).resolves({ Table: { TableName: 'hiring-prod' } });
  });
  expect(lines).toContain('ok      names: the stage is deployed');
  expect(isReady).toBe(true);
});

it('accepts a domain with its certificate and its zone', async () => {
  const { isReady, lines } = await preflight(() => {}, withDomain({ certificateArn, hostedZone: zone }));
  expect(lines.slice(-2)).toEqual([
    'ok      domain: a certificate for api.acme.com is issued',
    'ok      domain: the hosted zone acme.com',
  ]);
  expect(isReady).toBe(true);
});

describe('what stops a deployment', () => {
  const stackIs = (StackStatus: 'ROLLBACK_COMPLETE' | 'UPDATE_ROLLBACK_FAILED') => (mocks: Mocks) =>
    mocks.cloudFormation
      .on(DescribeStacksCommand, { StackName: 'Prod-Data' })
      .resolves({ Stacks: [{ StackName: 'Prod-Data', StackStatus, CreationTime: new Date() }] });
  const certificateIs = (Certificate: object) => (mocks: Mocks) =>
    mocks.acm.on(DescribeCertificateCommand).resolves({ Certificate });
  const zoneIs =
    (Name: string, PrivateZone = false) =>
    (mocks: Mocks) =>
      mocks.route53
        .on(GetHostedZoneCommand)
        .resolves({ HostedZone: { Id: zone.id, Name, CallerReference: 'x', Config: { PrivateZone } } });

  it.each<[string, (mocks: Mocks) => unknown, object, RegExp, RegExp]>([
    [
      'no credentials',
      ({ sts }) => sts.on(GetCallerIdentityCommand).rejects(awsError('CredentialsProviderError')),
      {},
      /^FAILED {2}identity: AWS accepts no credentials \(CredentialsProviderError\)$/,
      /aws sso login/,
    ],
    [
      'another account',
      ({ sts }) => sts.on(GetCallerIdentityCommand).resolves({ Account: '999999999999', Arn: 'arn' }),
      {},
      /^FAILED {2}identity: the credentials are of account 999999999999, and the options name 123456789012$/,
      /AWS_PROFILE/,
    ],
    [
      'no bootstrap',
      ({ ssm }) => ssm.on(GetParameterCommand).rejects(awsError('ParameterNotFound')),
      {},
      /^FAILED {2}bootstrap: the CDK is not bootstrapped/,
      /run npx cdk bootstrap aws:\/\/123456789012\/eu-central-1$/,
    ],
    [
      'an old bootstrap',
      ({ ssm }) => ssm.on(GetParameterCommand).resolves({ Parameter: { Value: '5' } }),
      {},
      /^FAILED {2}bootstrap: .* has version 5; 6 is required$/,
      /npx cdk bootstrap/,
    ],
    [
      'a missing right',
      ({ ssm }) => ssm.on(GetParameterCommand).rejects(awsError('AccessDeniedException')),
      {},
      /^FAILED {2}bootstrap: AWS returned AccessDeniedException/,
      /may read this/,
    ],
    [
      'a quota below what the stage divides',
      ({ lambda }) =>
        lambda.on(GetAccountSettingsCommand).resolves({ AccountLimit: { ConcurrentExecutions: 500 } }),
      {},
      /^FAILED {2}Lambda quota: 500 concurrent executions; prod divides 800$/,
      /lambdaConcurrency to at most 500/,
    ],
    [
      'a quota in which nothing can be reserved',
      ({ lambda }) =>
        lambda.on(GetAccountSettingsCommand).resolves({ AccountLimit: { ConcurrentExecutions: 10 } }),
      {},
      /^FAILED {2}Lambda quota: .*the reservation for the authorizer is refused$/,
      /lambdaConcurrency to at most 10/,
    ],
    [
      'a table without its stack',
      ({ dynamoDb }) => dynamoDb.on(DescribeTableCommand).resolves({ Table: { TableName: 'hiring-prod' } }),
      {},
      /^FAILED {2}names: the table hiring-prod exists without its stack$/,
      /npx cdk import/,
    ],
    [
      'a secret without its stack',
      ({ secretsManager }) =>
        secretsManager
          .on(DescribeSecretCommand, { SecretId: 'hiring/prod/key-pepper' })
          .resolves({ Name: 'x' }),
      {},
      /^FAILED {2}names: the secret hiring\/prod\/key-pepper exists without its stack$/,
      /cannot be read/,
    ],
    [
      'a secret that is being deleted',
      ({ secretsManager }) =>
        secretsManager
          .on(DescribeSecretCommand, { SecretId: 'hiring/prod/cursor-key' })
          .resolves({ DeletedDate: new Date() }),
      {},
      /^FAILED {2}names: the secret hiring\/prod\/cursor-key is scheduled for deletion/,
      /restore-secret/,
    ],
    [
      'a bus without its stack',
      ({ eventBridge }) => eventBridge.on(DescribeEventBusCommand).resolves({ Name: 'hiring-prod' }),
      {},
      /^FAILED {2}names: the event bus hiring-prod exists without its stack$/,
      /delete-event-bus/,
    ],
    [
      'a stack whose creation failed',
      stackIs('ROLLBACK_COMPLETE'),
      {},
      /^FAILED {2}names: the stack Prod-Data is ROLLBACK_COMPLETE/,
      /delete-stack --stack-name Prod-Data$/,
    ],
    [
      'a stack whose rollback failed',
      stackIs('UPDATE_ROLLBACK_FAILED'),
      {},
      /^FAILED {2}names: the stack Prod-Data is UPDATE_ROLLBACK_FAILED/,
      /continue-update-rollback/,
    ],
    [
      'a certificate that is not issued',
      certificateIs({ Status: 'PENDING_VALIDATION' }),
      withDomain({ certificateArn }),
      /^FAILED {2}domain: the certificate is PENDING_VALIDATION and not ISSUED$/,
      /records/,
    ],
    [
      'a certificate for another name',
      certificateIs({ Status: 'ISSUED', DomainName: 'acme.com', SubjectAlternativeNames: ['*.eu.acme.com'] }),
      withDomain({ certificateArn }),
      /^FAILED {2}domain: the certificate is for acme\.com, \*\.eu\.acme\.com and not for api\.acme\.com$/,
      /request one/,
    ],
    [
      'a certificate in another region',
      () => {},
      withDomain({ certificateArn: certificateArn.replace(region, 'us-east-1') }),
      /^FAILED {2}domain: the certificate is in us-east-1, and the stage in eu-central-1$/,
      /request one in eu-central-1/,
    ],
    [
      'no certificate',
      ({ acm }) => acm.on(DescribeCertificateCommand).rejects(awsError('ResourceNotFoundException')),
      withDomain({ certificateArn }),
      /^FAILED {2}domain: the certificate does not exist/,
      /certificateArn/,
    ],
    [
      'no hosted zone',
      ({ route53 }) => route53.on(GetHostedZoneCommand).rejects(awsError('NoSuchHostedZone')),
      withDomain({ hostedZone: zone }),
      /^FAILED {2}domain: the hosted zone Z123ABC does not exist/,
      /hostedZone\.id/,
    ],
    [
      'another hosted zone',
      zoneIs('other.com.'),
      withDomain({ hostedZone: zone }),
      /^FAILED {2}domain: the hosted zone Z123ABC is other\.com and not acme\.com$/,
      /hostedZone/,
    ],
    [
      'a private hosted zone',
      zoneIs('acme.com.', true),
      withDomain({ hostedZone: zone }),
      /^FAILED {2}domain: the hosted zone acme\.com is private$/,
      /public zone/,
    ],
  ])('%s', async (_, change, options, state, remedy) => {
    const { isReady, lines } = await preflight(change, options);
    expect(isReady).toBe(false);
    const at = lines.findIndex((line) => line.startsWith('FAILED'));
    expect(lines[at]).toMatch(state);
    expect(lines[at + 1]).toMatch(remedy);
    expect(lines.filter((line) => line.startsWith('FAILED'))).toHaveLength(1);
  });

  it('no region', async () => {
    const { clients } = readyAccount();
    clients.sts.config.region = () => Promise.reject(new Error('Region is missing'));
    const lines: string[] = [];
    const [config] = readStageConfigs({});
    if (!config) throw new Error('there is no stage');
    expect(await runChecks(clients, config, (line) => void lines.push(line))).toBe(false);
    expect(lines).toEqual([
      'FAILED  identity: no region is set',
      expect.stringContaining('set AWS_REGION, or region in the options of prod'),
    ]);
  });
});

describe('what it warns of', () => {
  it.each<[string, (mocks: Mocks) => unknown, object, RegExp]>([
    [
      'a new account with ten concurrent executions, and what it gives up',
      ({ lambda }) =>
        lambda.on(GetAccountSettingsCommand).resolves({ AccountLimit: { ConcurrentExecutions: 10 } }),
      { lambdaConcurrency: 10 },
      /^WARNING Lambda quota: None of the 10 concurrent executions is reserved for the authorizer/,
    ],
    [
      'the root user',
      ({ sts }) =>
        sts.on(GetCallerIdentityCommand).resolves({ Account: account, Arn: `arn:aws:iam::${account}:root` }),
      {},
      /^WARNING identity: these are credentials of the root user$/,
    ],
    [
      'options that do not name the account',
      () => {},
      { account: undefined },
      /^WARNING identity: the options do not name both account and region/,
    ],
  ])('%s, which does not stop a deployment', async (_, change, options, line) => {
    const { isReady, lines } = await preflight(change, options);
    expect(lines).toContainEqual(expect.stringMatching(line));
    expect(isReady).toBe(true);
  });

  it('nothing, when the stage fits into the quota', async () => {
    const { lines } = await preflight(
      ({ lambda }) =>
        lambda.on(GetAccountSettingsCommand).resolves({ AccountLimit: { ConcurrentExecutions: 120 } }),
      { lambdaConcurrency: 120 },
    );
    expect(lines).toContain('ok      Lambda quota: 120 concurrent executions; prod divides 120');
  });
});

it('requires the bootstrap version that the synthesized stacks require', () => {
  const manifest = JSON.parse(
    readFileSync(join(inject('assemblyDir'), 'assembly-Prod', 'manifest.json'), 'utf8'),
  );
  const required = Object.values<{ properties?: Record<string, unknown> }>(manifest.artifacts).flatMap(
    ({ properties = {} }) =>
      properties.requiresBootstrapStackVersion
        ? [[properties.requiresBootstrapStackVersion, properties.bootstrapStackVersionSsmParameter]]
        : [],
  );
  expect(required.length).toBeGreaterThan(3);
  for (const one of required) expect(one).toEqual([requiredVersion, versionParameter]);
});

describe('the command', () => {
  const root = fileURLToPath(new URL('../..', import.meta.url));
  const run = (...args: string[]) =>
    promisify(execFile)(process.execPath, ['bin/preflight.ts', ...args], { cwd: root }).catch(
      (error) => error,
    );

  it('explains itself', async () => {
    expect((await run('--help')).stdout).toContain('npm run preflight -- --stage prod|sandbox');
  });

  it('refuses an unknown stage', async () => {
    const { code, stderr } = await run('--stage', 'test');
    expect({ code, stderr }).toEqual({
      code: 1,
      stderr: expect.stringContaining('--stage is one of prod, sandbox'),
    });
  });
});
