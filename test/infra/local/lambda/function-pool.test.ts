/** How many instances of a function there are, and when further ones start. */
import { writeFileSync } from 'node:fs';
import { availableParallelism } from 'node:os';
import { afterEach, expect, it, onTestFinished, vi } from 'vitest';
import { runFunctions } from '../../../../infra/local/lambda/run-functions.ts';
import type { Resource } from '../../../../infra/local/template/resolve-stage.ts';
import { makeTempDir } from '../support/make-temp-dir.ts';

const arn = 'arn:aws:lambda:us-east-1:000000000000:function:Slow';
afterEach(() => void vi.useRealTimers());

async function runSlow({
  metadata = {},
  handler = '() => new Promise((done) => setTimeout(() => done("ok"), 30))',
  takeTime = () => true,
}: {
  metadata?: Record<string, unknown>;
  handler?: string;
  takeTime?: () => boolean;
} = {}) {
  const codeDir = makeTempDir();
  writeFileSync(`${codeDir}/index.js`, `exports.handler = ${handler};`);
  writeFileSync(`${codeDir}/package.json`, '{"type":"commonjs"}');
  const resource = {
    place: 'Test/Slow',
    type: 'AWS::Lambda::Function',
    ref: 'Slow',
    attributes: { Arn: arn },
    properties: { Code: { S3Key: 'slow.zip' }, Runtime: 'nodejs24.x' },
    metadata,
    assetDirs: new Map([['slow.zip', codeDir]]),
  } as unknown as Resource;
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout', 'Date'] });
  const functions = runFunctions([resource], { localEnvironment: {}, writeLog: () => {}, takeTime });
  onTestFinished(() => functions.stop());
  const burst = (calls: number) =>
    Promise.all(Array.from({ length: calls }, () => functions.invoke('Slow', {})));
  return { pool: functions.find('Slow'), functions, burst };
}

it('starts an instance for each call of a burst, and no further one for single calls after it', async () => {
  const { pool, burst } = await runSlow();
  const outcomes = await burst(3);
  expect(outcomes.map(({ payload }) => payload)).toEqual(['"ok"', '"ok"', '"ok"']);
  expect(pool.size).toBe(3);
  for (let n = 0; n < 5; n++) await burst(1);
  expect(pool.size).toBe(3);
});

it('runs two instances a processor, and more of what waits for others', async () => {
  const plain = await runSlow();
  await plain.burst(30);
  expect(plain.pool.size).toBe(2 * availableParallelism());
  vi.useRealTimers();
  const waiting = await runSlow({ metadata: { WaitsForOthers: true } });
  await waiting.burst(30);
  expect(waiting.pool.size).toBe(Math.max(12, 2 * availableParallelism()));
});

it('runs one instance a processor while the processors are busy', async () => {
  const { pool, burst } = await runSlow({ metadata: { WaitsForOthers: true }, takeTime: () => false });
  const outcomes = await burst(20);
  expect(outcomes.filter(({ failed }) => failed)).toEqual([]);
  expect(pool.size).toBe(availableParallelism());
});

it('runs one at a time of what yields while the processors are busy, also of instances that are there', async () => {
  let hasTime = true;
  let most = 0;
  const { pool, functions } = await runSlow({
    metadata: { WaitsForOthers: true, Yields: true },
    takeTime: () => hasTime,
    handler: '({ n }) => new Promise((done) => setTimeout(() => done(n), 20))',
  });
  const burst = async () => {
    const calls = Array.from({ length: 4 }, async (_, n) => {
      const { payload } = await functions.invoke('Slow', { n });
      return payload;
    });
    const watch = setInterval(() => {
      most = Math.max(most, pool.working);
    }, 1);
    const answers = await Promise.all(calls);
    clearInterval(watch);
    return answers;
  };
  vi.useRealTimers();
  expect(await burst()).toEqual(['0', '1', '2', '3']);
  expect(most).toBe(4);
  [hasTime, most] = [false, 0];
  expect(await burst()).toEqual(['0', '1', '2', '3']);
  expect(most).toBe(1);
});

it('runs another beside each that has waited for a second, however busy the processors are', async () => {
  const { pool, functions } = await runSlow({
    metadata: { WaitsForOthers: true },
    takeTime: () => false,
    handler: '() => new Promise(() => setInterval(() => {}, 1000))',
  });
  const processors = availableParallelism();
  for (let n = 0; n < 3 * processors; n++) void functions.invoke('Slow', {});
  expect(pool.size).toBe(processors);
  vi.setSystemTime(Date.now() + 1000);
  vi.advanceTimersByTime(50);
  expect(pool.size).toBe(2 * processors);
});
