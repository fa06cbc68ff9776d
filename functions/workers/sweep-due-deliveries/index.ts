import type { Context } from 'aws-lambda';
import { dynamoDb, sqs } from '../../../shared/platform/clients.ts';
import { environment } from '../../../shared/platform/environment.ts';
import { deliveryStore } from '../../../shared/storage/deliveries.ts';
import { laneStore } from '../../../shared/storage/lanes.ts';
import { openTable } from '../../../shared/storage/table.ts';
import { webhookEndpointStore } from '../../../shared/storage/webhook-endpoints.ts';
import { deliveryQueue } from '../../../shared/webhooks/delivery-queue.ts';
import { sweepDueDeliveries } from './handler.ts';

const table = openTable(dynamoDb(), environment.tableName);
const deliveries = deliveryStore(table);
const lanes = laneStore(table);
const endpoints = webhookEndpointStore(table);
const retries = deliveryQueue(sqs(), environment.retriesQueueUrl);

export const handler = (_event: unknown, context: Context) =>
  sweepDueDeliveries({
    deliveries,
    lanes,
    endpoints,
    retries,
    clock: () => new Date(),
    random: Math.random,
    remainingMs: () => context.getRemainingTimeInMillis(),
  })();
