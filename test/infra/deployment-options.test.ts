import { describe, expect, it } from 'vitest';
import { stageConfigs } from '../../infra/config.ts';
import { readStageConfigs } from '../../infra/deployment-options.ts';

const ofProd = (options: object) => readStageConfigs({ prod: options }).find(({ name }) => name === 'prod');

it('takes the defaults of infra/config.ts without options', () => {
  expect(readStageConfigs(undefined)).toEqual(stageConfigs);
  expect(readStageConfigs({})).toEqual(stageConfigs);
});

it('changes only the named stage, and only what is set', () => {
  const [prod, sandbox] = readStageConfigs({ prod: { logRetentionDays: 365, tags: { team: 'hiring' } } });
  const [defaultProd, defaultSandbox] = stageConfigs;
  expect(prod).toEqual({ ...defaultProd, logRetentionDays: 365, tags: { team: 'hiring' } });
  expect(sandbox).toEqual(defaultSandbox);
});

it('takes every option together', () => {
  const options = {
    account: '123456789012',
    region: 'eu-central-1',
    domain: { name: 'api.acme.com', hostedZone: { id: 'Z123ABC', name: 'acme.com' } },
    tags: { team: 'hiring' },
    alarmEmails: ['ops@acme.com'],
    isProtected: true,
    logRetentionDays: 30,
    lambdaConcurrency: 10,
    uploadOrigins: ['https://careers.acme.com'],
  };
  expect(ofProd(options)).toMatchObject(options);
});

describe('a wrong option is refused by its name', () => {
  it.each([
    [{ prod: { account: '123' } }, 'hiring.prod.account must be an account number of twelve digits'],
    [{ prod: { region: 'Frankfurt' } }, 'hiring.prod.region must be a region such as eu-central-1'],
    [
      { prod: { domain: { name: 'https://api.acme.com' } } },
      'hiring.prod.domain.name must be a lowercase host name',
    ],
    [
      { prod: { domain: { name: 'api.acme.com' } } },
      'hiring.prod.domain needs certificateArn, or hostedZone',
    ],
    [
      { prod: { domain: { name: 'api.acme.com', hostedZone: { id: 'Z1', name: 'other.com' } } } },
      'hiring.prod.domain must have a name within its hostedZone',
    ],
    [{ sandbox: { alarmEmails: ['nobody'] } }, 'hiring.sandbox.alarmEmails.0 must be an e-mail address'],
    [{ sandbox: { logRetentionDays: 31 } }, 'hiring.sandbox.logRetentionDays must be one of 1, 3, 5'],
    [
      { sandbox: { alarmTopicArn: 'alarms' } },
      'hiring.sandbox.alarmTopicArn must be the ARN of an SNS topic',
    ],
    [{ production: {} }, 'hiring.production'],
    [{ prod: { acount: '123456789012' } }, 'hiring.prod.acount'],
  ])('%j', (context, message) => {
    expect(() => readStageConfigs(context)).toThrow(message);
  });
});
