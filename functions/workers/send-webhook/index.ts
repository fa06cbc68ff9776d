import { setTimeout } from 'node:timers/promises';
import { dynamoDb, secretsManager, sqs } from '../../../shared/platform/clients.ts';
import { environment } from '../../../shared/platform/environment.ts';
import { keyRingReader } from '../../../shared/platform/key-ring.ts';
import { eachMessage } from '../../../shared/platform/queue-batch.ts';
import { deliveryStore } from '../../../shared/storage/deliveries.ts';
import { laneStore } from '../../../shared/storage/lanes.ts';
import { openTable } from '../../../shared/storage/table.ts';
import { webhookEndpointStore } from '../../../shared/storage/webhook-endpoints.ts';
import { deliveryQueue } from '../../../shared/webhooks/delivery-queue.ts';
import { postToTarget } from '../../../shared/webhooks/post-to-target.ts';
import { secretKeeper } from '../../../shared/webhooks/secret-keeper.ts';
import { sendWebhook } from './handler.ts';

const table = openTable(dynamoDb(), environment.tableName);
const send = sendWebhook({
  environmentName: environment.environmentName,
  deliveries: deliveryStore(table),
  endpoints: webhookEndpointStore(table),
  lanes: laneStore(table),
  retries: deliveryQueue(sqs(), environment.retriesQueueUrl),
  keeper: secretKeeper(keyRingReader(secretsManager(), () => environment.webhookRootSecret)),
  post: (target) => postToTarget({ ...target, allowLoopback: environment.allowLoopbackTargets }),
  clock: () => new Date(),
  random: Math.random,
  pause: setTimeout,
});

export const handler = eachMessage(({ body, messageId, attributes }) =>
  send(JSON.parse(body), {
    messageId,
    receiveCount: Number(attributes.ApproximateReceiveCount),
  }),
);
