import { once } from 'node:events';
import { mkdirSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { Worker } from 'node:worker_threads';
import { keyOf } from '../../infra/local/iam/role-keys.ts';
import { startStage } from '../../infra/local/local-cloud.ts';
import { choosePorts } from '../../infra/local/remember-ports.ts';
import { keyOfStage } from './key-of-stage.ts';
import type { Arrival } from './receiver.ts';
import type { Bench } from './section.ts';
import { watchWrites } from './watch-writes.ts';

export type WebhookStage = Awaited<ReturnType<typeof openWebhookStage>>;

/** The workers of a delivery: fan-out, the two senders and the sweep. */
const deliverers = /FanOutEvent|SendWebhook|RetryWebhook|SweepDueDeliveries/;
/** A workload that takes longer has lost a delivery. */
const longestMs = 180_000;

/** One stage, a receiver in a thread of its own, and the write units that workers consume. */
export async function openWebhookStage({ assemblyDir, dir: own }: Bench) {
  const dir = join(own, 'stage');
  mkdirSync(dir, { recursive: true });
  const { dynamoDb } = await choosePorts(dir);
  const writes = await watchWrites(`http://127.0.0.1:${dynamoDb}`);
  const stage = await startStage({
    assemblyDir,
    stageName: 'Prod',
    dir,
    port: 0,
    localEnvironment: {
      ALLOW_LOOPBACK_TARGETS: 'true',
      LOG_LEVEL: 'silent',
      AWS_ENDPOINT_URL_DYNAMODB: writes.endpoint,
    },
  });
  const ofDeliveries = new Set(
    stage.resources
      .filter(({ type, place }) => type === 'AWS::Lambda::Function' && deliverers.test(place))
      .map(({ ref }) => keyOf(ref).accessKeyId),
  );
  const worker = new Worker(new URL('./receiver.ts', import.meta.url));
  const [{ port }] = (await once(worker, 'message')) as [{ port: number }];
  let arrivals: Arrival[] = [];
  worker.on('message', (arrival: Arrival) => arrivals.push(arrival));

  return {
    receiverUrl: `http://127.0.0.1:${port}`,
    hangSlowPaths: (hang: boolean) => worker.postMessage({ hang }),

    /** The arrivals at healthy paths, once there are so many. */
    async take(count: number): Promise<Arrival[]> {
      const healthy = () => arrivals.filter(({ path }) => path.startsWith('/healthy'));
      for (const until = Date.now() + longestMs; healthy().length < count; await sleep(5))
        if (Date.now() > until) throw new Error(`${healthy().length} of ${count} deliveries arrived in time`);
      const taken = healthy();
      arrivals = [];
      return taken;
    },

    /** The write units that deliveries consumed since the last call. */
    takeWriteUnits: () =>
      [...writes.take()]
        .filter(([caller]) => ofDeliveries.has(caller))
        .reduce((sum, [, { writeUnits }]) => sum + writeUnits, 0),

    /** Calls as a client of a new organization; a call that comes too early is repeated. Throws unless it succeeds. */
    async newOrganization() {
      const authorization = `Bearer ${await keyOfStage(stage)}`;
      const headers = { authorization, 'content-type': 'application/json' };
      return async (path: string, body: object): Promise<void> => {
        for (;;) {
          const request = { method: 'POST', headers, body: JSON.stringify(body) };
          const answer = await fetch(stage.baseUrl + path, request);
          const text = await answer.text();
          if (answer.ok) return;
          if (answer.status !== 429) throw new Error(`${path} answered ${answer.status}: ${text}`);
          await sleep(50);
        }
      };
    },

    /** CPU of this process, its threads and the engine, in milliseconds; the receiver is one of the threads. Linux only. */
    cpuMs: () => processesOf(dir).reduce((sum, id) => sum + cpuOf(id), 0),

    async stop() {
      await worker.terminate();
      await stage.stop();
      writes.stop();
    },
  };
}

const processesOf = (dir: string): string[] => [
  'self',
  ...readdirSync('/proc').filter((id) => /^\d+$/.test(id) && commandOf(id).includes(dir)),
];
function commandOf(id: string): string {
  try {
    return readFileSync(`/proc/${id}/cmdline`, 'utf8');
  } catch {
    return '';
  }
}
function cpuOf(id: string): number {
  const [, after = ''] = readFileSync(`/proc/${id}/stat`, 'utf8').split(') ');
  const fields = after.split(' ');
  // In hundredths of a second: user and system time.
  return (Number(fields[11]) + Number(fields[12])) * 10;
}
