import type { MessageAttributeValue, ReceiveMessageRequest } from '@aws-sdk/client-sqs';
import { type JsonCall, readInteger, requireText } from './json-operation.ts';
import { type MessageAttributes, md5OfMessageAttributes } from './message-attributes.ts';
import type { QueueService } from './sqs.ts';
import type { ReceivedMessage } from './stored-message.ts';

// 12 hours, the longest that SQS hides a message.
export const MAX_VISIBILITY_SECONDS = 43_200;

/** ReceiveMessage, waiting up to WaitTimeSeconds while the queue is empty and the caller is connected. */
export async function receiveOverWire(
  queues: QueueService,
  queueArn: string,
  input: ReceiveMessageRequest,
  { callerGone }: JsonCall,
) {
  const max = readInteger('MaxNumberOfMessages', input.MaxNumberOfMessages, 1, 10) ?? 1;
  const waitSeconds = readInteger('WaitTimeSeconds', input.WaitTimeSeconds, 0, 20) ?? 0;
  const timeout = readInteger('VisibilityTimeout', input.VisibilityTimeout, 0, MAX_VISIBILITY_SECONDS);
  const receive = () => (callerGone.aborted ? [] : queues.receive(queueArn, max, timeout));

  const first = receive();
  const messages =
    first.length > 0 || waitSeconds === 0
      ? first
      : await pollUntil(
          receive,
          queues,
          queueArn,
          AbortSignal.any([callerGone, AbortSignal.timeout(waitSeconds * 1000)]),
        );
  return messages.length > 0 ? { Messages: messages.map((message) => toWireMessage(message, input)) } : {};
}

function pollUntil(
  receive: () => ReceivedMessage[],
  queues: QueueService,
  queueArn: string,
  deadline: AbortSignal,
): Promise<ReceivedMessage[]> {
  return new Promise((resolve, reject) => {
    const finish = (messages: ReceivedMessage[]) => {
      unsubscribe();
      deadline.removeEventListener('abort', onDeadline);
      resolve(messages);
    };
    const onDeadline = () => finish([]);
    const unsubscribe = queues.onAvailable(queueArn, () => {
      try {
        const messages = receive();
        if (messages.length > 0) finish(messages);
      } catch (error) {
        unsubscribe();
        reject(error);
      }
    });
    deadline.addEventListener('abort', onDeadline);
  });
}

function toWireMessage(message: ReceivedMessage, input: ReceiveMessageRequest) {
  const systemNames: string[] = [
    ...(input.AttributeNames ?? []),
    ...(input.MessageSystemAttributeNames ?? []),
  ];
  const sent = pick(message.messageAttributes, input.MessageAttributeNames ?? []);
  return {
    MessageId: message.messageId,
    ReceiptHandle: message.receiptHandle,
    Body: message.body,
    MD5OfBody: message.md5OfBody,
    Attributes: pick(message.attributes, systemNames),
    MD5OfMessageAttributes: md5OfMessageAttributes(sent),
    MessageAttributes: Object.fromEntries(
      Object.entries(sent).map(([name, { dataType, stringValue, binaryValue }]) => {
        return [name, { DataType: dataType, StringValue: stringValue, BinaryValue: binaryValue }];
      }),
    ),
  };
}

/** `names` as in SQS: a name, All, or a prefix followed by `.*`. */
export function pick<T>(values: Record<string, T>, names: string[]): Record<string, T> {
  const isWanted = (name: string) =>
    names.some((wanted) => {
      return (
        wanted === 'All' || wanted === name || (wanted.endsWith('.*') && name.startsWith(wanted.slice(0, -2)))
      );
    });
  return Object.fromEntries(Object.entries(values).filter(([name]) => isWanted(name)));
}

/** JSON contains binary as base64, whatever the SDK's type is. */
export function fromWireAttributes(
  attributes: Record<string, MessageAttributeValue> = {},
): MessageAttributes {
  return Object.fromEntries(
    Object.entries(attributes).map(([name, { DataType, StringValue, BinaryValue }]) => {
      const dataType = requireText('DataType', DataType, 'InvalidParameterValue');
      return [
        name,
        { dataType, stringValue: StringValue, binaryValue: BinaryValue as unknown as string | undefined },
      ];
    }),
  );
}
