import type {
  ChangeMessageVisibilityBatchRequest,
  ChangeMessageVisibilityRequest,
  DeleteMessageBatchRequest,
  DeleteMessageRequest,
  GetQueueAttributesRequest,
  GetQueueUrlRequest,
  ReceiveMessageRequest,
  SendMessageBatchRequest,
  SendMessageBatchRequestEntry,
  SendMessageRequest,
} from '@aws-sdk/client-sqs';
import { AwsError } from './aws-error.ts';
import { type JsonCall, type JsonOperations, readInteger, requireText } from './json-operation.ts';
import {
  countAttributeBytes,
  type MessageAttributes,
  md5,
  md5OfMessageAttributes,
} from './message-attributes.ts';
import type { QueueService } from './sqs.ts';
import { runBatch } from './sqs-batch.ts';
import { fromWireAttributes, MAX_VISIBILITY_SECONDS, pick, receiveOverWire } from './sqs-receive.ts';

// 1 MiB since August 2025, for a message and for a whole batch.
const MAX_MESSAGE_BYTES = 1_048_576;
const MAX_DELAY_SECONDS = 900;
// The characters that XML 1.0 allows, which are those that SQS accepts.
const FORBIDDEN_CHARACTERS = /[^\t\n\r\u{20}-\u{D7FF}\u{E000}-\u{FFFD}\u{10000}-\u{10FFFF}]/u;

/** The SQS calls over JSON 1.0. */
export function createSqsOperations(queues: QueueService): JsonOperations {
  const arnOf = (queueUrl: string | undefined) =>
    queues.describe(requireText('QueueUrl', queueUrl).split('/').at(-1) as string).arn;

  const send = (queueArn: string, entry: SendMessageRequest | SendMessageBatchRequestEntry) => {
    const attributes = fromWireAttributes(entry.MessageAttributes);
    const body = requireText('MessageBody', entry.MessageBody);
    const delaySeconds = readInteger('DelaySeconds', entry.DelaySeconds, 0, MAX_DELAY_SECONDS);
    if (entry.MessageDeduplicationId !== undefined)
      throw new AwsError(
        'InvalidParameterValue',
        'MessageDeduplicationId is not valid for a standard queue.',
      );
    if (FORBIDDEN_CHARACTERS.test(body))
      throw new AwsError(
        'InvalidMessageContents',
        'The message contains characters outside the allowed set.',
      );
    if (countBytes(body, attributes) > MAX_MESSAGE_BYTES)
      throw new AwsError('InvalidParameterValue', `Message must be shorter than ${MAX_MESSAGE_BYTES} bytes.`);
    const messageGroupId = entry.MessageGroupId;
    return {
      MessageId: queues.send(queueArn, { body, attributes, delaySeconds, messageGroupId }),
      MD5OfMessageBody: md5(body),
      MD5OfMessageAttributes: md5OfMessageAttributes(attributes),
    };
  };

  const changeVisibility = (queueArn: string, handle: string | undefined, timeout: number | undefined) => {
    const seconds = readInteger('VisibilityTimeout', timeout, 0, MAX_VISIBILITY_SECONDS);
    if (seconds === undefined) throw new AwsError('MissingParameter', 'VisibilityTimeout is missing.');
    queues.changeVisibility(queueArn, requireText('ReceiptHandle', handle), seconds);
    return {};
  };

  const deleteOne = (queueArn: string, handle: string | undefined) => {
    queues.delete(queueArn, requireText('ReceiptHandle', handle));
    return {};
  };

  return {
    SendMessage: (input: SendMessageRequest) => send(arnOf(input.QueueUrl), input),
    SendMessageBatch: ({ QueueUrl, Entries }: SendMessageBatchRequest) => {
      const queueArn = arnOf(QueueUrl);
      const bytes = (Entries ?? []).reduce((total, entry) => {
        return total + countBytes(entry.MessageBody ?? '', fromWireAttributes(entry.MessageAttributes));
      }, 0);
      if (bytes > MAX_MESSAGE_BYTES)
        throw new AwsError('BatchRequestTooLong', `Batch requests cannot exceed ${MAX_MESSAGE_BYTES} bytes.`);
      return runBatch(Entries, (entry) => send(queueArn, entry));
    },
    ReceiveMessage: (input: ReceiveMessageRequest, call: JsonCall) =>
      receiveOverWire(queues, arnOf(input.QueueUrl), input, call),
    DeleteMessage: (input: DeleteMessageRequest) => deleteOne(arnOf(input.QueueUrl), input.ReceiptHandle),
    DeleteMessageBatch: ({ QueueUrl, Entries }: DeleteMessageBatchRequest) => {
      const queueArn = arnOf(QueueUrl);
      return runBatch(Entries, ({ ReceiptHandle }) => deleteOne(queueArn, ReceiptHandle));
    },
    ChangeMessageVisibility: (input: ChangeMessageVisibilityRequest) =>
      changeVisibility(arnOf(input.QueueUrl), input.ReceiptHandle, input.VisibilityTimeout),
    ChangeMessageVisibilityBatch: ({ QueueUrl, Entries }: ChangeMessageVisibilityBatchRequest) => {
      const queueArn = arnOf(QueueUrl);
      return runBatch(Entries, (entry) =>
        changeVisibility(queueArn, entry.ReceiptHandle, entry.VisibilityTimeout),
      );
    },
    GetQueueUrl: ({ QueueName }: GetQueueUrlRequest, { host }: JsonCall) => {
      const { arn, name } = queues.describe(requireText('QueueName', QueueName));
      return { QueueUrl: `http://${host}/${arn.split(':')[4]}/${name}` };
    },
    GetQueueAttributes: ({ QueueUrl, AttributeNames = [] }: GetQueueAttributesRequest) => {
      const attributes = readQueueAttributes(queues, arnOf(QueueUrl));
      const unknown = AttributeNames.find((name) => name !== 'All' && !(name in attributes));
      if (unknown && unknown !== 'RedrivePolicy')
        throw new AwsError('InvalidAttributeName', `Unknown attribute ${unknown}.`);
      return { Attributes: pick(attributes, AttributeNames) };
    },
  };
}

function readQueueAttributes(queues: QueueService, queueArn: string): Record<string, string> {
  const queue = queues.describe(queueArn);
  const { visible, inFlight, delayed } = queues.depth(queueArn);
  const { deadLetterArn: deadLetterTargetArn, maxReceiveCount } = queue.redrive ?? {};
  return {
    QueueArn: queueArn,
    ApproximateNumberOfMessages: String(visible),
    ApproximateNumberOfMessagesNotVisible: String(inFlight),
    ApproximateNumberOfMessagesDelayed: String(delayed),
    VisibilityTimeout: String(queue.visibilityTimeoutSeconds),
    DelaySeconds: String(queue.delaySeconds),
    MessageRetentionPeriod: String(queue.messageRetentionSeconds),
    MaximumMessageSize: String(MAX_MESSAGE_BYTES),
    ...(queue.redrive && { RedrivePolicy: JSON.stringify({ deadLetterTargetArn, maxReceiveCount }) }),
  };
}

const countBytes = (body: string, attributes: MessageAttributes) =>
  Buffer.byteLength(body) + countAttributeBytes(attributes);
