/** Functions of a stage share threads. Each is a sandbox all the same, with what it has and with what becomes of it. */
import { writeFileSync } from 'node:fs';
import { expect, it, onTestFinished } from 'vitest';
import { runFunctions } from '../../../../infra/local/lambda/run-functions.ts';
import type { Resource } from '../../../../infra/local/template/resolve-stage.ts';
import { makeTempDir } from '../support/make-temp-dir.ts';

interface Given {
  code: string;
  variables?: Record<string, string>;
  timeoutSeconds?: number;
}

/** Runs functions by their names, and keeps the lines of their logs. */
function run(given: Record<string, Given>) {
  const resources = Object.entries(given).map(([name, { code, variables = {}, timeoutSeconds = 3 }]) => {
    const codeDir = makeTempDir();
    writeFileSync(`${codeDir}/index.mjs`, code);
    return {
      place: `Test/${name}`,
      type: 'AWS::Lambda::Function',
      ref: name,
      attributes: { Arn: `arn:aws:lambda:us-east-1:000000000000:function:${name}` },
      properties: {
        Code: { S3Key: name },
        Runtime: 'nodejs24.x',
        Timeout: timeoutSeconds,
        Environment: { Variables: variables },
      },
      metadata: {},
      assetDirs: new Map([[name, codeDir]]),
    } as unknown as Resource;
  });
  const lines: string[] = [];
  const functions = runFunctions(resources, {
    localEnvironment: {},
    writeLog: (name, line) => void lines.push(`${name}: ${line}`),
    takeTime: () => true,
  });
  onTestFinished(() => functions.stop());
  const call = async (name: string, event: unknown = {}) => {
    const { failed, payload } = await functions.invoke(name, event);
    return failed ? (JSON.parse(payload) as { errorType: string }).errorType : JSON.parse(payload);
  };
  return { call, lines, functions };
}

const later = 'await new Promise((done) => setTimeout(done, 20));';

it('have their own variables, while they load, after each await and in what they start', async () => {
  const code = `
    const first = process.env.WORD;
    export const handler = async () => {
      ${later}
      const started = await new Promise((done) => setTimeout(() => done(process.env.WORD), 5));
      return [first, process.env.WORD, started, process.env.OTHER ?? null, 'OTHER' in process.env];
    };`;
  const { call } = run({
    One: { code, variables: { WORD: 'one', OTHER: 'x' } },
    Two: { code, variables: { WORD: 'two' } },
  });
  const [one, two] = await Promise.all([call('One'), call('Two')]);
  expect(one).toEqual(['one', 'one', 'one', 'x', true]);
  expect(two).toEqual(['two', 'two', 'two', null, false]);
});

it('have their own state in each instance, which serves one call at a time', async () => {
  const code = `let calls = 0; export const handler = async () => { const at = ++calls; ${later} return [at, calls]; };`;
  const { call } = run({ One: { code }, Two: { code } });
  expect(await Promise.all([call('One'), call('One'), call('Two')])).toEqual([
    [1, 1],
    [1, 1],
    [1, 1],
  ]);
});

it('write their lines under their names', async () => {
  const code = `export const handler = async () => { ${later} console.log('a line'); console.error('another'); };`;
  const { call, lines } = run({ One: { code }, Two: { code } });
  await Promise.all([call('One'), call('Two')]);
  for (const line of ['One: a line', 'One: another', 'Two: a line', 'Two: another'])
    expect(lines).toContain(line);
});

const patient = 'export const handler = () => new Promise((done) => setTimeout(() => done("done"), 300));';

it.each([
  ['exits', 'export const handler = async () => process.exit(3);'],
  [
    'throws in a timer',
    'export const handler = () => new Promise(() => setTimeout(() => { throw new Error("no"); }, 5));',
  ],
  [
    'leaves a promise that fails',
    `export const handler = async () => { Promise.reject(new Error("no")); ${later} ${later} };`,
  ],
])('end alone: one that %s', async (_, code) => {
  const { call, functions } = run({ Bad: { code }, Good: { code: patient } });
  const good = call('Good');
  expect(await call('Bad')).toBe('Runtime.ExitError');
  expect(functions.find('Bad').size).toBe(0);
  expect(await good).toBe('done');
});

it('take their thread with them when they block it, after their time', async () => {
  const { call, lines } = run({
    Bad: { code: 'export const handler = () => { for (;;); };', timeoutSeconds: 1 },
    Good: { code: patient },
  });
  expect(await call('Good')).toBe('done');
  expect(await call('Bad')).toBe('Sandbox.Timedout');
  await expect.poll(() => call('Good'), { timeout: 20_000 }).toBe('done');
  expect(lines).toContain('functions: Bad blocks its thread, which ends with all functions in it');
});

it('end after their time, and what they do later is no longer heard', async () => {
  const { call } = run({
    Slow: {
      code: `export const handler = () => new Promise((done) => setTimeout(() => done('late'), 1500));`,
      timeoutSeconds: 1,
    },
    Good: { code: patient },
  });
  expect(await call('Slow')).toBe('Sandbox.Timedout');
  expect(await call('Good')).toBe('done');
  expect(await call('Slow')).toBe('Sandbox.Timedout');
});
