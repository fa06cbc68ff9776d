import { SendMessageBatchCommand, SendMessageCommand, type SQSClient } from '@aws-sdk/client-sqs';
import type { Delivery } from '../domain/delivery.ts';

/** What a queue message says: which delivery to look at. The row is the truth, the message only a reminder. */
export interface DeliveryMessage {
  organization_id: string;
  endpoint_id: string;
  delivery_id: string;
  event_id: string;
}

/** SQS takes ten messages a call. */
const batchSize = 10;

const messageOf = ({ organization_id, endpoint_id, id, event_id }: Delivery) => {
  const message: DeliveryMessage = { organization_id, endpoint_id, delivery_id: id, event_id };
  // The group makes the queue fair: one endpoint's backlog does not make the others wait.
  return { MessageBody: JSON.stringify(message), MessageGroupId: endpoint_id };
};

export type DeliveryQueue = ReturnType<typeof deliveryQueue>;

export function deliveryQueue(client: SQSClient, queueUrl: string) {
  return {
    /** Reminds of deliveries at once. */
    async sendNow(deliveries: Delivery[]): Promise<void> {
      const batches: Delivery[][] = [];
      for (let start = 0; start < deliveries.length; start += batchSize) {
        batches.push(deliveries.slice(start, start + batchSize));
      }
      await Promise.all(
        batches.map(async (batch) => {
          const Entries = batch.map((delivery, index) => ({ Id: String(index), ...messageOf(delivery) }));
          const answer = await client.send(new SendMessageBatchCommand({ QueueUrl: queueUrl, Entries }));
          if (answer.Failed?.length) throw new Error('some delivery messages were not taken by the queue');
        }),
      );
    },

    /** Reminds of one delivery after a wait of at most 15 minutes. */
    async sendLater(delivery: Delivery, delaySeconds: number): Promise<void> {
      const DelaySeconds = Math.ceil(delaySeconds);
      await client.send(new SendMessageCommand({ QueueUrl: queueUrl, ...messageOf(delivery), DelaySeconds }));
    },
  };
}
