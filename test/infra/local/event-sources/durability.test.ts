/** Queues, streams and rules from the template, and what a kill leaves behind. */
import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { existsSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { PutObjectCommand, S3Client } from '@aws-sdk/client-s3';
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { type RunningStage, startStage } from '../../../../infra/local/local-cloud.ts';
import { readPorts } from '../../../../infra/local/remember-ports.ts';
import { makeTempDir } from '../support/make-temp-dir.ts';
import { synthesizeTestApp } from '../support/test-app.ts';
import { waitUntil } from '../support/wait-until.ts';

const runStage = fileURLToPath(new URL('../support/run-stage.ts', import.meta.url));
const dir = makeTempDir();
let assemblyDir: string;
beforeAll(() => {
  assemblyDir = synthesizeTestApp(dir);
}, 120_000);

function makeRecord(name: string) {
  const recordDir = join(dir, name);
  mkdirSync(recordDir);
  /** Whole lines only: the last may be half written. */
  const readLines = (file: string) =>
    existsSync(join(recordDir, file))
      ? readFileSync(join(recordDir, file), 'utf8').split('\n').slice(0, -1)
      : [];
  return {
    recordDir,
    readBatches: () => readLines('batches.log'),
    /** Ids of the items whose events came through, in order. */
    readIds: (file: string) => readLines(file).map((line) => JSON.parse(line).detail?.id as string),
    readLines,
    switchOn: (flag: string) => writeFileSync(join(recordDir, flag), ''),
    switchOff: (flag: string) => rmSync(join(recordDir, flag)),
  };
}
const writeItems = (baseUrl: string, ids: string[]) =>
  fetch(`${baseUrl}/v1/items`, { method: 'POST', body: JSON.stringify(ids) }).then(({ status }) => status);
const arnOf = (stage: RunningStage, name: string) =>
  stage.resources.find(({ type, place }) => type === 'AWS::SQS::Queue' && place.includes(name))?.attributes
    .Arn as string;

describe('a running stage', () => {
  const record = makeRecord('running');
  let stage: RunningStage;
  beforeAll(async () => {
    const localEnvironment = { RECORD_DIR: record.recordDir };
    stage = await startStage({
      assemblyDir,
      stageName: 'Test',
      dir: join(dir, 'a'),
      port: 0,
      localEnvironment,
    });
  });
  afterAll(() => stage?.stop());

  it('carries an item through stream filter, function, bus, rule and queue to the next function', async () => {
    expect(await writeItems(stage.baseUrl, ['item-1', 'other-2', 'item-3'])).toBe(201);
    const ids = await waitUntil(
      () => record.readIds('done.log'),
      ({ length }) => length >= 2,
    );
    expect(ids.sort()).toEqual(['item-1', 'item-3']);
    expect(record.readBatches().join()).not.toContain('other');
  });

  it('carries a file through the bucket to the queue, only from the prefix of the notification', async () => {
    const s3 = new S3Client({
      region: 'us-east-1',
      endpoint: stage.awsEndpoint,
      credentials: { accessKeyId: 'local', secretAccessKey: 'local' },
    });
    const Bucket = stage.resources.find(({ type }) => type === 'AWS::S3::Bucket')?.ref;
    for (const Key of ['elsewhere/x', 'in/y'])
      await s3.send(new PutObjectCommand({ Bucket, Key, Body: 'content' }));
    const messages = await waitUntil(
      () => record.readLines('done.log').filter((line) => line.includes('aws:s3')),
      ({ length }) => length > 0,
    );
    expect(messages.map((line) => JSON.parse(line).Records[0].s3.object.key)).toEqual(['in/y']);
  });

  it('gives a message that keeps failing to the dead-letter queue, and only that one', async () => {
    const { queues } = stage.services;
    for (const body of ['"good"', '"will-fail"']) queues.send(arnOf(stage, 'Work'), { body });
    const failures = () => record.readLines('done.log').filter((line) => line === '"will-fail"').length;
    for (const times of [1, 2]) {
      await waitUntil(
        () => [failures(), queues.depth(arnOf(stage, 'Work')).inFlight],
        ([failed, inFlight]) => failed === times && inFlight === 1,
      );
      // Its visibility timeout is over.
      queues.releaseInFlight();
    }
    await waitUntil(
      () => queues.depth(arnOf(stage, 'DeadLetters')).visible,
      (visible) => visible === 1,
    );
    const tries = record.readLines('taken.log').filter((line) => line === '"good"' || line === '"will-fail"');
    expect(tries.sort()).toEqual(['"good"', '"will-fail"', '"will-fail"']);
    expect(queues.receive(arnOf(stage, 'DeadLetters'), 10).map(({ body }) => body)).toEqual(['"will-fail"']);
  });

  it('sets a stream record aside after its retries, and goes on with the next', async () => {
    await writeItems(stage.baseUrl, ['item-poison', 'item-after']);
    const { queues } = stage.services;
    await waitUntil(
      () => record.readIds('done.log'),
      (ids) => ids.includes('item-after'),
    );
    expect(queues.depth(arnOf(stage, 'GaveUp')).visible).toBe(1);
  });
});

describe('kill -9', () => {
  let child: ChildProcess | undefined;
  afterEach(() => child?.kill('SIGKILL'));

  async function run(dataDir: string, recordDir: string): Promise<string> {
    child = spawn(process.execPath, [runStage, assemblyDir, dataDir, recordDir], {
      stdio: ['ignore', 'pipe', 'inherit'],
    });
    const [line] = (await once(child.stdout as NodeJS.ReadableStream, 'data')) as [Buffer];
    return (JSON.parse(line.toString()) as { baseUrl: string }).baseUrl;
  }
  async function kill(): Promise<void> {
    const gone = once(child as ChildProcess, 'exit');
    child?.kill('SIGKILL');
    await gone;
  }

  it('loses no item that the stream function has not finished with, and keeps the order', async () => {
    const record = makeRecord('stream');
    record.switchOn('slow-publisher');
    const baseUrl = await run(join(dir, 'b'), record.recordDir);
    const ids = ['item-1', 'item-2', 'item-3'];
    for (const id of ids) expect(await writeItems(baseUrl, [id])).toBe(201);
    await waitUntil(record.readBatches, ({ length }) => length > 0);
    await kill();
    expect(record.readIds('done.log')).toEqual([]);
    record.switchOff('slow-publisher');
    rmSync(join(record.recordDir, 'batches.log'));
    await run(join(dir, 'b'), record.recordDir);
    await waitUntil(
      () => record.readIds('done.log'),
      ({ length }) => length === 3,
    );
    expect(record.readBatches().join()).toBe(ids.join());
  });

  it('loses no message that a function is busy with, and shows it again at once', async () => {
    const record = makeRecord('queue');
    record.switchOn('slow-taker');
    const baseUrl = await run(join(dir, 'c'), record.recordDir);
    await writeItems(baseUrl, ['item-1']);
    await waitUntil(
      () => record.readLines('taken.log'),
      ({ length }) => length > 0,
    );
    const ports = readPorts(join(dir, 'c'));
    await kill();
    record.switchOff('slow-taker');
    await run(join(dir, 'c'), record.recordDir);
    expect(
      await waitUntil(
        () => record.readIds('done.log'),
        ({ length }) => length > 0,
      ),
    ).toEqual(['item-1']);
    expect(readPorts(join(dir, 'c'))).toEqual(ports);
  });
});
