import { Duration } from 'aws-cdk-lib';
import { Queue, QueueEncryption } from 'aws-cdk-lib/aws-sqs';
import type { Construct } from 'constructs';
import { keptDays } from '../shared/domain/kept-after-erasure.ts';

/**
 * Where events end that the bus refuses, and those that a rule could not pass to its target for a day. An alarm watches
 * it; infra/RUNBOOK.md says what to do.
 */
export const undeliveredEvents = (scope: Construct): Queue =>
  new Queue(scope, 'Undelivered', {
    encryption: QueueEncryption.SQS_MANAGED,
    enforceSSL: true,
    retentionPeriod: Duration.days(keptDays.queues),
  });
