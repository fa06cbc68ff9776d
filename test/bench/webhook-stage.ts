import { mkdirSync } from 'node:fs';
import { join } from 'node:path';
import { keyOf } from '../../infra/local/iam/role-keys.ts';
import { startStage } from '../../infra/local/local-cloud.ts';
import { choosePorts } from '../../infra/local/remember-ports.ts';
import { callerOf, idOfOurs, subscribeOurs } from './caller.ts';
import { keyOfStage } from './key-of-stage.ts';
import { cpuMsOf, treeOf } from './process-trees.ts';
import type { Bench } from './section.ts';
import { watchWrites } from './watch-writes.ts';
import type { WebhookService } from './webhook-service.ts';

/** The workers of a delivery: fan-out, the two senders and the sweep. */
const deliverers = /FanOutEvent|SendWebhook|RetryWebhook|SweepDueDeliveries/;

/** One stage within this process, and the write units that workers consume. */
export async function openWebhookStage({
  assemblyDir,
  dir: own,
}: Bench): Promise<WebhookService & { stop(): Promise<void> }> {
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
  return {
    /** The write units that deliveries consumed since the last call. */
    takeWriteUnits: () =>
      [...writes.take()]
        .filter(([caller]) => ofDeliveries.has(caller))
        .reduce((sum, [, { writeUnits }]) => sum + writeUnits, 0),

    subscribe: async (urls) => subscribeOurs(callerOf(stage.baseUrl, await keyOfStage(stage)), urls),

    idOf: idOfOurs,

    /** Of this process, its threads and the engine; the receiver is one of the threads. */
    cpuMs: () => cpuMsOf(treeOf([process.pid])),

    async stop() {
      await stage.stop();
      writes.stop();
    },
  };
}
