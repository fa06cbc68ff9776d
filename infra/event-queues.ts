import { Duration } from 'aws-cdk-lib';
import { type IEventBus, Rule } from 'aws-cdk-lib/aws-events';
import { SqsQueue } from 'aws-cdk-lib/aws-events-targets';
import type { IQueue } from 'aws-cdk-lib/aws-sqs';
import type { Construct } from 'constructs';
import { eventSource } from '../shared/platform/names.ts';
import { type DurableQueue, durableQueue } from './durable-queue.ts';

/** Queues whose every message is an event that a rule brings there. */
export function eventQueues(
  scope: Construct,
  bus: IEventBus,
  undelivered: IQueue,
): Record<'scorings' | 'erasures' | 'exports', DurableQueue> {
  const fed = (
    id: string,
    rule: string,
    source: string[],
    detailType: string[],
    visibilityTimeout: Duration,
  ) => {
    const queue = durableQueue(scope, id, { visibilityTimeout });
    new Rule(scope, rule, {
      eventBus: bus,
      eventPattern: { source, detailType },
      targets: [new SqsQueue(queue.queue, { deadLetterQueue: undelivered })],
    });
    return queue;
  };
  const { public: told, internal } = eventSource;
  return {
    // A CV that was read, in vain too, is judged for its own job and those that somebody asked for meanwhile, or asks for now;
    // and for the job that its application goes to.
    // Two minutes: longer than the function's 60 s, which judge some thousand jobs; what is left comes with the next receipt.
    scorings: fed(
      'Scorings',
      'ScansToScore',
      [told, internal],
      ['scan.completed', 'scan.failed', 'scan.score_requested', 'application.transferred'],
      Duration.minutes(2),
    ),
    // An order to erase. Ten minutes: a person of many applications and files takes many requests to erase.
    erasures: fed('Erasures', 'DataToErase', [internal], ['erasure.requested'], Duration.minutes(10)),
    // An order to export, which may take as long.
    exports: fed('Exports', 'DataToExport', [internal], ['export.requested'], Duration.minutes(10)),
  };
}
