import { Duration } from 'aws-cdk-lib';
import { Queue, QueueEncryption } from 'aws-cdk-lib/aws-sqs';
import type { Construct } from 'constructs';
import { keptDays } from '../shared/domain/kept-after-erasure.ts';

/**
 * The queue of events that the bus rejects, and of those that a rule could not pass to its target for a day. It has an
 * alarm, and a section in infra/RUNBOOK.md.
 */
export const undeliveredEvents = (scope: Construct): Queue =>
  new Queue(scope, 'Undelivered', {
    encryption: QueueEncryption.SQS_MANAGED,
    enforceSSL: true,
    retentionPeriod: Duration.days(keptDays.queues),
  });
