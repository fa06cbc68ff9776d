import { SendMessageBatchCommand, type SQSClient } from '@aws-sdk/client-sqs';
import type { Delivery } from '../domain/delivery.ts';
import type { DeliveryMessage } from '../domain/delivery-message.ts';
import { allEnded } from '../storage/all-ended.ts';
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

/** A message, and the seconds after which it is seen. */
interface Queued {
  message: DeliveryMessage;
  DelaySeconds?: number;
}

export function deliveryQueue(client: SQSClient, queueUrl: string) {
  const sendBatch = async (queued: Queued[]) => {
    const Entries = queued.map(({ message, ...delay }, index) => ({
      Id: String(index),
      ...entryOf(message),
      ...delay,
    }));
    const answer = await client.send(new SendMessageBatchCommand({ QueueUrl: queueUrl, Entries }));
    if (answer.Failed?.length) throw new Error('some delivery messages were not taken by the queue');
  };
  const sendTogether = gather(async (asked: Queued[][]) => {
    // Those to one endpoint come together, so that its sender can send them together.
    const queued = [...Map.groupBy(asked.flat(), ({ message }) => message.endpoint_id).values()].flat();
    await allEnded(inGroups(queued, batchSize).map(sendBatch));
    return asked;
  });

  return {
    /** Queues messages without delay. */
    async sendNow(messages: DeliveryMessage[]): Promise<void> {
      if (messages.length > 0) await sendTogether(messages.map((message) => ({ message })));
    },

    /** Queues a message after a delay of at most 15 minutes. */
    async sendLater(message: DeliveryMessage, delaySeconds: number): Promise<void> {
      await sendTogether([{ message, DelaySeconds: Math.ceil(delaySeconds) }]);
    },
  };
}
