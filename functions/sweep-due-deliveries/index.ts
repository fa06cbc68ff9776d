import type { Context } from 'aws-lambda';
import { dynamoDb, sqs } from '../../shared/platform/clients.ts';
import { environment } from '../../shared/platform/environment.ts';
import { deliveryStore } from '../../shared/storage/deliveries.ts';
import { openTable } from '../../shared/storage/table.ts';
import { deliveryQueue } from '../../shared/webhooks/delivery-queue.ts';
import { sweepDueDeliveries } from './handler.ts';

const deliveries = deliveryStore(openTable(dynamoDb(), environment.tableName));
const queue = deliveryQueue(sqs(), environment.deliveriesQueueUrl);

export const handler = (_event: unknown, context: Context) =>
  sweepDueDeliveries({
    deliveries,
    queue,
    clock: () => new Date(),
    remainingMs: () => context.getRemainingTimeInMillis(),
  })();
