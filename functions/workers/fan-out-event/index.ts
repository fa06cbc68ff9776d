import { dynamoDb, sqs } from '../../../shared/platform/clients.ts';
import { environment } from '../../../shared/platform/environment.ts';
import { eachMessage } from '../../../shared/platform/queue-batch.ts';
import { deliveryStore } from '../../../shared/storage/deliveries.ts';
import { laneStore } from '../../../shared/storage/lanes.ts';
import { openTable } from '../../../shared/storage/table.ts';
import { webhookEndpointStore } from '../../../shared/storage/webhook-endpoints.ts';
import { deliveryQueue } from '../../../shared/webhooks/delivery-queue.ts';
import { fanOutEvent } from './handler.ts';

const table = openTable(dynamoDb(), environment.tableName);
const fanOut = fanOutEvent({
  endpoints: webhookEndpointStore(table),
  deliveries: deliveryStore(table),
  lanes: laneStore(table),
  queues: {
    prompt: deliveryQueue(sqs(), environment.deliveriesQueueUrl),
    patient: deliveryQueue(sqs(), environment.retriesQueueUrl),
  },
  clock: () => new Date(),
});

export const handler = eachMessage((record) => fanOut(JSON.parse(record.body).detail));
