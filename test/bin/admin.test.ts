/** What an operator types, as a command: what it prints, and what it says of a mistake. */
import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { connectionFile, openAdministration } from '../../bin/open-administration.ts';
import { createKeySet, createOrganization } from '../../shared/administration/organizations.ts';
import { newApiKey } from '../../shared/platform/api-key.ts';
import { secretName } from '../../shared/platform/names.ts';
import { fitCalls } from '../functions/support/fit-calls.ts';
import { jobAsking, scanWith } from '../functions/support/fit-desk.ts';
import { type OwnBackend, startBackend } from '../support/backend.ts';
import { newCaller } from '../support/call-endpoint.ts';
import { runAdmin } from './support/run-admin.ts';

let backend: OwnBackend;
let dir: string;
beforeAll(async () => {
  backend = await startBackend();
  dir = mkdtempSync(join(tmpdir(), 'hiring-admin-'));
  const file = connectionFile(dir, 'prod');
  mkdirSync(dirname(file));
  const places = { dynamoDb: backend.dynamoDbPlace, secretsManager: backend.place };
  writeFileSync(file, JSON.stringify(places));
});
afterAll(async () => {
  rmSync(dir, { recursive: true });
  await backend?.stop();
});

describe('audit-fit', { timeout: 60_000 }, () => {
  /** A job with three scores, of which two are good, and one that nobody was scored against. */
  async function scored() {
    const caller = await newCaller(backend);
    const [job, unused] = [
      await jobAsking(backend, caller, 'TypeScript'),
      await jobAsking(backend, caller, 'TypeScript'),
    ];
    for (const [at, skill] of ['TypeScript', 'TypeScript', 'Cooking'].entries()) {
      const { id } = await scanWith(backend, caller, [skill], { job_id: job, external_id: `cv-${at}` });
      await fitCalls(backend).score(caller, id);
    }
    const audit = (categories: string, ...more: string[]) => {
      const file = join(dir, 'categories.csv');
      writeFileSync(file, categories);
      const asked = ['--organization', caller.organizationId, '--job', job, '--categories', file, ...more];
      return runAdmin(dir, ['audit-fit', '--stage', 'prod', ...asked]);
    };
    return { audit, unused };
  }
  const categories =
    'external_id,category\r\ncv-0,"women, 40 and older"\r\ncv-1;men\r\n\r\ncv-2,men\r\ncv-9,men\r\n';

  it('prints rates, ratios and the four-fifths mark, as JSON and as CSV', async () => {
    const { audit } = await scored();
    const { out, err, code } = await audit(categories);
    expect([err, code]).toEqual(['', 0]);
    expect(JSON.parse(out)).toMatchObject({
      object: 'fit_audit',
      selection: { band: 'good' },
      categories: [
        { category: 'men', scored: 2, selected: 1, impact_ratio: 0.5, meets_four_fifths: false },
        { category: 'women, 40 and older', scored: 1, selected: 1, impact_ratio: 1, meets_four_fifths: true },
      ],
      without_category: 0,
      without_score: 1,
    });
    expect((await audit(categories, '--format', 'csv', '--least-score', '0')).out).toBe(
      `category,scored,selected,selection_rate,impact_ratio,meets_four_fifths,is_small\r
men,2,2,1,1,true,false\r
"women, 40 and older",1,1,1,1,true,false\n`,
    );
  });

  it('prints the error and nothing else', async () => {
    const { audit, unused } = await scored();
    const missing = join(dir, 'none.csv');
    const elsewhere = (await newCaller(backend)).organizationId;
    for (const [text, more, reason] of [
      [categories, ['--categories', missing], `${missing} cannot be read: ENOENT`],
      [categories, ['--job', unused], `nobody has a score of ${unused} yet`],
      [categories, ['--organization', elsewhere], `${elsewhere} has no job`],
      [categories, ['--format', 'xml'], '--format is json or csv'],
      [categories, ['--template', 'ast_1'], '--template is without --job, --band and --least-score'],
      [categories, ['--band', 'best'], '--band is one of'],
      ['', [], 'the file of categories is empty'],
      ['scan_id,category\n', [], 'the file of categories is empty'],
      ['candidate_id,category\ncv-0,men\n', [], 'the heading of the categories is "candidate_id,category"'],
      ['scan_id,category\n\ncv-0,men,x\n', [], 'line 3 of the categories is not'],
      ['cv-0\n', [], 'line 1 of the categories is not'],
      ['cv-0,men\ncv-0,women\n', [], 'line 2 of the categories puts cv-0 in women, an earlier one in men'],
      ['cv-8,men\n', [], 'no line of the categories names a scan or an external id with a score'],
    ] as const) {
      const { out, err, code } = await audit(text, ...more);
      expect([out, code, err.split('\n')[0]]).toEqual(['', 1, expect.stringContaining(reason)]);
    }
  }, 120_000);
});

it('explains in --help how to pass a key without showing it in the process list', async () => {
  for (const asked of [['help'], ['--help'], ['listen', '--help']]) {
    const { out, err, code } = await runAdmin(dir, asked);
    expect([err, code]).toEqual(['', 0]);
    for (const way of ['HIRING_API_KEY', 'HIRING_MODEL_KEY', '--key -']) expect(out).toContain(way);
  }
}, 60_000);

describe('revoke-key and roll-key', { timeout: 60_000 }, () => {
  const admin = () =>
    openAdministration('prod', JSON.parse(readFileSync(connectionFile(dir, 'prod'), 'utf8')));
  async function newKey() {
    const { id: organization } = await createOrganization(admin(), { name: 'Testing Ltd' });
    const { keys } = await createKeySet(admin(), { organization, name: 'CI', scopes: ['jobs:read'] });
    return { id: keys[0]?.id ?? '', secret: keys[0]?.secret ?? '' };
  }

  it('take the key itself, from standard input', async () => {
    const { id, secret } = await newKey();
    const rolled = await runAdmin(dir, ['roll-key', '--stage', 'prod', '--key', '-'], `${secret}\n`);
    expect(JSON.parse(rolled.out).replaces.id).toBe(id);
    const revoked = await runAdmin(dir, ['revoke-key', '--stage', 'prod', '--key', '-'], `${secret}\n`);
    expect([JSON.parse(revoked.out).id, revoked.code]).toEqual([id, 0]);
    expect(revoked.out + rolled.out).not.toContain(secret);
  });

  it('never repeat a key that they do not find', async () => {
    for (const unknown of [newApiKey('prod', 'secret'), 'svc_sk_live_mistyped', 'pasted from somewhere']) {
      const { out, err, code } = await runAdmin(dir, ['revoke-key', '--stage', 'prod', '--key', unknown]);
      expect([out, code]).toEqual(['', 1]);
      expect(err).toContain('there is no such key in the prod stage');
      expect(err).not.toContain(unknown);
    }
    const nothing = await runAdmin(dir, ['revoke-key', '--stage', 'prod', '--key', '-'], '\n');
    expect(nothing.err).toContain('--key - found no key on standard input');
  });
});

describe('set-model-key', { timeout: 60_000 }, () => {
  const setKey = (input: string, env = {}) => runAdmin(dir, ['set-model-key', '--stage', 'prod'], input, env);

  it('has nowhere to put a key while no engine needs one, and takes none that is no key', async () => {
    expect(await setKey('sk-ant-0123456789')).toMatchObject({
      out: '',
      code: 1,
      err: expect.stringContaining('prod has no secret for a key: infra/config.ts names no engine'),
    });
    for (const input of ['', '\n', 'short', 'two words of it', 'sk-ant-0123456789\nsk-ant-9876543210'])
      expect(await setKey(input)).toMatchObject({
        out: '',
        code: 1,
        err: expect.stringMatching(/holds no key/),
      });
  });

  it('puts the key into the secret of the stage and shows its end only', async () => {
    const name = secretName.modelKey('prod');
    const { secrets } = backend.services;
    secrets.createSecret({
      arn: `arn:aws:secretsmanager:us-east-1:000000000000:secret:${name}-Ab12Cd`,
      name,
    });
    const { out, err, code } = await setKey('  sk-ant-0123456789\n');
    expect([JSON.parse(out), err, code]).toEqual([{ object: 'model_key', last_four: '6789' }, '', 0]);
    expect(secrets.getSecretValue(name).SecretString).toBe('sk-ant-0123456789');
    expect((await setKey('', { HIRING_MODEL_KEY: 'sk-ant-9876543210' })).code).toBe(0);
    expect(secrets.getSecretValue(name).SecretString).toBe('sk-ant-9876543210');
  });
});
