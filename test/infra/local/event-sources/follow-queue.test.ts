import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { followQueue } from '../../../../infra/local/event-sources/follow-queue.ts';
import { Access } from '../../../../infra/local/iam/access.ts';
import type { Functions } from '../../../../infra/local/lambda/run-functions.ts';
import { QueueService } from '../../../../infra/local/services/sqs.ts';
import { openStore, type Store } from '../../../../infra/local/services/store.ts';
import { credentials } from '../../../../infra/local/template/local-account.ts';

const arn = 'arn:aws:sqs:us-east-1:000000000000:q';
let dir: string;
let store: Store;
let queues: QueueService;
let stop = () => {};

beforeEach(() => {
  vi.useFakeTimers();
  dir = mkdtempSync(join(tmpdir(), 'follow-queue-'));
  store = openStore(dir);
  queues = new QueueService(store);
  queues.createQueue({
    arn,
    name: 'q',
    visibilityTimeoutSeconds: 60,
    delaySeconds: 0,
    messageRetentionSeconds: 3600,
  });
});
afterEach(() => {
  stop();
  store.close();
  rmSync(dir, { recursive: true });
  vi.useRealTimers();
});

/** Follows the queue with a function of ten messages, whose invocations a test ends in their order. */
function follow() {
  const batches: string[][] = [];
  const ends: (() => void)[] = [];
  const functions = {
    find: () => ({ definition: { name: 'f', maxInstances: 12 } }),
    invoke: (_: string, { Records }: { Records: { body: string }[] }) => {
      batches.push(Records.map(({ body }) => body));
      return new Promise((resolve) => ends.push(() => resolve({ failed: false, payload: 'null' })));
    },
  } as unknown as Functions;
  const mapping = { id: 'm', place: 'p', properties: { EventSourceArn: arn, FunctionName: 'f' } };
  stop = followQueue(mapping, { queues, functions, access: new Access(credentials) });
  return { batches, ends };
}
const pass = (ms: number) => vi.advanceTimersByTimeAsync(ms);
const send = (...bodies: string[]) => {
  for (const body of bodies) queues.send(arn, { body });
};
const ten = Array.from({ length: 10 }, (_, n) => `of ten ${n}`);

describe('the messages of a queue', () => {
  it('that come while a batch is in progress share the next one, which begins when it ends', async () => {
    const { batches, ends } = follow();
    send('one');
    await pass(1);
    send('two');
    await pass(5);
    send('three');
    await pass(5);
    expect(batches).toEqual([['one']]);
    ends[0]?.();
    await pass(1);
    expect(batches).toEqual([['one'], ['two', 'three']]);
  });

  it('wait no longer than 100 ms for a batch that takes long', async () => {
    const { batches } = follow();
    send('one');
    await pass(1);
    send('two');
    await pass(90);
    expect(batches).toEqual([['one']]);
    await pass(20);
    expect(batches).toEqual([['one'], ['two']]);
  });

  it('do not wait for a batch that has ended, though an older one still runs', async () => {
    const { batches, ends } = follow();
    send('one that hangs');
    await pass(110);
    send('one');
    await pass(1);
    ends[1]?.();
    await pass(1);
    send('two');
    await pass(1);
    expect(batches).toEqual([['one that hangs'], ['one'], ['two']]);
  });

  it('are taken at once when they fill a batch', async () => {
    const { batches } = follow();
    send('one');
    await pass(1);
    send(...ten, 'one more');
    await pass(1);
    expect(batches).toEqual([['one'], ten]);
    await pass(110);
    expect(batches).toEqual([['one'], ten, ['one more']]);
  });

  it('that come when nothing is in progress are taken at once', async () => {
    const { batches, ends } = follow();
    send('one');
    await pass(1);
    ends[0]?.();
    await pass(1);
    send('two');
    await pass(1);
    expect(batches).toEqual([['one'], ['two']]);
  });

  it('are deleted when their batch has succeeded', async () => {
    const { ends } = follow();
    send('one');
    await pass(1);
    expect(queues.depth(arn)).toMatchObject({ visible: 0, inFlight: 1 });
    ends[0]?.();
    await pass(1);
    expect(queues.depth(arn)).toMatchObject({ visible: 0, inFlight: 0 });
  });
});
