import { Duration } from 'aws-cdk-lib';
import { type IEventBus, Rule } from 'aws-cdk-lib/aws-events';
import { SqsQueue } from 'aws-cdk-lib/aws-events-targets';
import type { Construct } from 'constructs';
import { eventSource } from '../shared/names.ts';
import { type DurableQueue, durableQueue } from './durable-queue.ts';

/**
 * Scans to judge: each that was read, in vain too, for its own job and those that somebody asked for meanwhile, and each
 * that somebody asks for now. Two minutes: longer than the function's 60 s, which judge some thousand jobs; what is left
 * comes with the next receipt.
 */
export function scoringQueue(scope: Construct, bus: IEventBus): DurableQueue {
  const scorings = durableQueue(scope, 'Scorings', { visibilityTimeout: Duration.minutes(2) });
  new Rule(scope, 'ScansToScore', {
    eventBus: bus,
    eventPattern: {
      source: [eventSource.public, eventSource.internal],
      detailType: ['scan.completed', 'scan.failed', 'scan.score_requested'],
    },
    targets: [new SqsQueue(scorings.queue)],
  });
  return scorings;
}
