import { SendMessageBatchCommand, SendMessageCommand, type SQSClient } from '@aws-sdk/client-sqs';
import type { Delivery } from '../domain/delivery.ts';
import type { DeliveryMessage } from '../domain/delivery-message.ts';
import { gather } from '../storage/gather.ts';
import { inGroups } from '../storage/in-groups.ts';

/** SQS accepts ten messages per call. */
const batchSize = 10;

/** A message that only names a delivery, whose row has everything else. */
export const reminderOf = ({ organization_id, endpoint_id, id, event_id }: Delivery): DeliveryMessage => ({
  organization_id,
  endpoint_id,
  delivery_id: id,
  event_id,
});

const entryOf = (message: DeliveryMessage) => ({
  MessageBody: JSON.stringify(message),
  // The group makes the queue fair: the backlog of one endpoint does not delay the others.
  MessageGroupId: message.endpoint_id,
});

export type DeliveryQueue = ReturnType<typeof deliveryQueue>;

export function deliveryQueue(client: SQSClient, queueUrl: string) {
  const sendBatch = async (messages: DeliveryMessage[]) => {
    const Entries = messages.map((message, index) => ({ Id: String(index), ...entryOf(message) }));
    const answer = await client.send(new SendMessageBatchCommand({ QueueUrl: queueUrl, Entries }));
    if (answer.Failed?.length) throw new Error('some delivery messages were not taken by the queue');
  };
  const sendTogether = gather(async (asked: DeliveryMessage[][]) => {
    // Those to one endpoint come together, so that its sender can send them together.
    const messages = [...Map.groupBy(asked.flat(), ({ endpoint_id }) => endpoint_id).values()].flat();
    await Promise.all(inGroups(messages, batchSize).map(sendBatch));
    return asked;
  });

  return {
    /** Queues messages without delay. */
    async sendNow(messages: DeliveryMessage[]): Promise<void> {
      if (messages.length > 0) await sendTogether(messages);
    },

    /** Queues a message after a delay of at most 15 minutes. */
    async sendLater(message: DeliveryMessage, delaySeconds: number): Promise<void> {
      const DelaySeconds = Math.ceil(delaySeconds);
      await client.send(new SendMessageCommand({ QueueUrl: queueUrl, ...entryOf(message), DelaySeconds }));
    },
  };
}
