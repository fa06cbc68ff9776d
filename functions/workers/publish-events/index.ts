import { SendMessageCommand } from '@aws-sdk/client-sqs';
import type { DynamoDBBatchResponse, DynamoDBStreamEvent } from 'aws-lambda';
import { eventBridge, sqs } from '../../../shared/platform/clients.ts';
import { environment } from '../../../shared/platform/environment.ts';
import { publishEvents } from './handler.ts';

const queue = sqs();
const publish = publishEvents({
  bus: eventBridge(),
  busName: environment.busName,
  setAside: async (MessageBody) => {
    await queue.send(new SendMessageCommand({ QueueUrl: environment.undeliveredQueueUrl, MessageBody }));
  },
});

export const handler = async (event: DynamoDBStreamEvent): Promise<DynamoDBBatchResponse> => {
  const records = event.Records.map(({ dynamodb }) => ({
    sequenceNumber: dynamodb?.SequenceNumber ?? '',
    body: dynamodb?.NewImage?.data?.S ?? '',
  }));
  const failed = await publish(records);
  return { batchItemFailures: failed === null ? [] : [{ itemIdentifier: failed }] };
};
