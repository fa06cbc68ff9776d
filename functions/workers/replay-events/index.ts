import type { Context, SQSEvent } from 'aws-lambda';
import { dynamoDb, secretsManager, sqs } from '../../../shared/platform/clients.ts';
import { environment } from '../../../shared/platform/environment.ts';
import { keyRingReader } from '../../../shared/platform/key-ring.ts';
import { maxReceives } from '../../../shared/platform/names.ts';
import { eachMessage } from '../../../shared/platform/queue-batch.ts';
import { deliveryStore } from '../../../shared/storage/deliveries.ts';
import { eventLog } from '../../../shared/storage/event-log.ts';
import { laneStore } from '../../../shared/storage/lanes.ts';
import { openTable } from '../../../shared/storage/table.ts';
import { webhookEndpointStore } from '../../../shared/storage/webhook-endpoints.ts';
import { webhookReplayStore } from '../../../shared/storage/webhook-replays.ts';
import { deliveryQueue } from '../../../shared/webhooks/delivery-queue.ts';
import { postToTarget } from '../../../shared/webhooks/post-to-target.ts';
import { replayQueue } from '../../../shared/webhooks/replay-queue.ts';
import { secretKeeper } from '../../../shared/webhooks/secret-keeper.ts';
import { replayEvents } from './handler.ts';

const table = openTable(dynamoDb(), environment.tableName);
const replay = replayEvents({
  environmentName: environment.environmentName,
  replays: webhookReplayStore(table),
  log: eventLog(table),
  endpoints: webhookEndpointStore(table),
  deliveries: deliveryStore(table),
  lanes: laneStore(table),
  retries: deliveryQueue(sqs(), environment.retriesQueueUrl),
  queue: replayQueue(sqs(), environment.replaysQueueUrl),
  keeper: secretKeeper(keyRingReader(secretsManager(), () => environment.webhookRootSecret)),
  post: (target) => postToTarget({ ...target, allowLoopback: environment.allowLoopbackTargets }),
  clock: () => new Date(),
  random: Math.random,
});

export const handler = (event: SQSEvent, context: Context) =>
  eachMessage(({ body, messageId, attributes }) =>
    replay(JSON.parse(body), {
      messageId,
      isLast: Number(attributes.ApproximateReceiveCount) >= maxReceives,
      remainingMs: () => context.getRemainingTimeInMillis(),
    }),
  )(event);
