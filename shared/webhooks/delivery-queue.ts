import { SendMessageBatchCommand, SendMessageCommand, type SQSClient } from '@aws-sdk/client-sqs';
import type { Delivery } from '../domain/delivery.ts';
import type { DeliveryMessage, DeliveryToSend } from '../domain/delivery-message.ts';

/** SQS accepts ten messages per call. */
const batchSize = 10;

const messageOf = (
  { organization_id, endpoint_id, id, event_id }: Delivery,
  more: Pick<DeliveryMessage, 'first' | 'turned_away'>,
) => {
  const message: DeliveryMessage = { organization_id, endpoint_id, delivery_id: id, event_id, ...more };
  // The group makes the queue fair: the backlog of one endpoint does not delay the others.
  return { MessageBody: JSON.stringify(message), MessageGroupId: endpoint_id };
};

export type DeliveryQueue = ReturnType<typeof deliveryQueue>;

export function deliveryQueue(client: SQSClient, queueUrl: string) {
  return {
    /**
     * Queues messages for deliveries without delay; those in `firsts` are new, and their messages contain everything
     * needed.
     */
    async sendNow(deliveries: Delivery[], firsts = new Map<string, DeliveryToSend>()): Promise<void> {
      const batches: Delivery[][] = [];
      for (let start = 0; start < deliveries.length; start += batchSize) {
        batches.push(deliveries.slice(start, start + batchSize));
      }
      await Promise.all(
        batches.map(async (batch) => {
          const Entries = batch.map((delivery, index) => ({
            Id: String(index),
            ...messageOf(delivery, { first: firsts.get(delivery.id) }),
          }));
          const answer = await client.send(new SendMessageBatchCommand({ QueueUrl: queueUrl, Entries }));
          if (answer.Failed?.length) throw new Error('some delivery messages were not taken by the queue');
        }),
      );
    },

    /** Queues a message for one delivery after a delay of at most 15 minutes. */
    async sendLater(delivery: Delivery, delaySeconds: number, turnedAway?: number): Promise<void> {
      const DelaySeconds = Math.ceil(delaySeconds);
      const message = messageOf(delivery, { turned_away: turnedAway });
      await client.send(new SendMessageCommand({ QueueUrl: queueUrl, ...message, DelaySeconds }));
    },
  };
}
