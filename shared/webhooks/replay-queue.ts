import { SendMessageCommand, type SQSClient } from '@aws-sdk/client-sqs';
import type { WebhookReplay } from '../domain/stored/webhook-replay.ts';

/** A queue message with the replay to continue. The row has the state; the message is only a trigger. */
export type ReplayMessage = Pick<WebhookReplay, 'organization_id' | 'id'>;

export type ReplayQueue = ReturnType<typeof replayQueue>;

/** SQS delays a message by at most 15 minutes. */
const longestDelaySeconds = 900;

export function replayQueue(client: SQSClient, queueUrl: string) {
  return {
    /** Queues a message for a replay after a delay. */
    async sendLater({ organization_id, id }: ReplayMessage, delayMs: number): Promise<void> {
      const message: ReplayMessage = { organization_id, id };
      const seconds = Math.ceil(Math.max(delayMs, 0) / 1000);
      await client.send(
        new SendMessageCommand({
          QueueUrl: queueUrl,
          MessageBody: JSON.stringify(message),
          // The group makes the queue fair: one organization's long replays do not delay the others.
          MessageGroupId: organization_id,
          DelaySeconds: Math.min(seconds, longestDelaySeconds),
        }),
      );
    },
  };
}
