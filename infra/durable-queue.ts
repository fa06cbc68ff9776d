import { Duration } from 'aws-cdk-lib';
import { Queue, QueueEncryption } from 'aws-cdk-lib/aws-sqs';
import type { Construct } from 'constructs';
import { keptDays } from '../shared/domain/kept-after-erasure.ts';
import { maxReceives } from '../shared/platform/names.ts';

export interface DurableQueue {
  queue: Queue;
  deadLetters: Queue;
}

/**
 * A queue that loses no message: encrypted, TLS only, retention of 14 days, and a dead-letter queue for messages that
 * fail repeatedly.
 */
export function durableQueue(
  scope: Construct,
  id: string,
  { visibilityTimeout, mostReceives = maxReceives }: { visibilityTimeout: Duration; mostReceives?: number },
): DurableQueue {
  const shared = {
    encryption: QueueEncryption.SQS_MANAGED,
    enforceSSL: true,
    retentionPeriod: Duration.days(keptDays.queues),
  };
  const deadLetters = new Queue(scope, `${id}DeadLetters`, shared);
  const queue = new Queue(scope, `${id}Queue`, {
    ...shared,
    visibilityTimeout,
    deadLetterQueue: { queue: deadLetters, maxReceiveCount: mostReceives },
  });
  return { queue, deadLetters };
}
