import { Duration } from 'aws-cdk-lib';
import { type IEventBus, Rule } from 'aws-cdk-lib/aws-events';
import { SqsQueue } from 'aws-cdk-lib/aws-events-targets';
import type { IQueue } from 'aws-cdk-lib/aws-sqs';
import type { Construct } from 'constructs';
import { eventSource } from '../shared/platform/names.ts';
import { type DurableQueue, durableQueue } from './durable-queue.ts';

/** Queues whose messages are all events from an EventBridge rule. */
export function eventQueues(
  scope: Construct,
  bus: IEventBus,
  undelivered: IQueue,
): Record<'scorings' | 'indexings' | 'erasures' | 'exports', DurableQueue> {
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
  const { public: published, internal } = eventSource;
  return {
    // A score is computed when the reading of a CV ends (also with an error), when its profile is corrected, when one is
    // requested, and when an application is moved to another job.
    // Two minutes: longer than the function's 60 s, in which it judges some thousand jobs; the rest is judged after the
    // next receive.
    scorings: fed(
      'Scorings',
      'ScansToScore',
      [published, internal],
      ['scan.completed', 'scan.failed', 'scan.corrected', 'scan.score_requested', 'application.transferred'],
      Duration.minutes(2),
    ),
    // The words of a candidate are indexed when they may have changed. Two minutes: longer than the function's 60 s.
    indexings: fed(
      'Indexings',
      'CandidatesToIndex',
      [published],
      [
        'candidate.created',
        'candidate.updated',
        'candidate.merged',
        'candidate.anonymized',
        'candidate.deleted',
        'scan.completed',
        'scan.corrected',
        'scan.deleted',
      ],
      Duration.minutes(2),
    ),
    // An erasure order. Ten minutes: a person with many applications and files takes many requests to erase.
    erasures: fed('Erasures', 'DataToErase', [internal], ['erasure.requested'], Duration.minutes(10)),
    // An export order, which may take as long.
    exports: fed('Exports', 'DataToExport', [internal], ['export.requested'], Duration.minutes(10)),
  };
}
