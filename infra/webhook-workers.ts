import { type IEventBus, Rule, RuleTargetInput } from 'aws-cdk-lib/aws-events';
import { SqsQueue } from 'aws-cdk-lib/aws-events-targets';
import type { Function as LambdaFunction } from 'aws-cdk-lib/aws-lambda';
import { SqsEventSource } from 'aws-cdk-lib/aws-lambda-event-sources';
import type { IQueue } from 'aws-cdk-lib/aws-sqs';
import type { Construct } from 'constructs';
import { eventSource } from '../shared/platform/names.ts';
import type { Capability } from '../shared/routes/capability.ts';
import type { Concurrency } from './concurrency.ts';
import type { DurableQueue } from './durable-queue.ts';
import type { ServiceFunctionProps } from './service-function.ts';

type Worker = (
  folder: string,
  uses: Capability[],
  timeoutSeconds: number,
  more?: Pick<ServiceFunctionProps, 'memoryMb' | 'name' | 'environment' | 'waitsForOthers' | 'yields'>,
) => LambdaFunction;

interface Path {
  bus: IEventBus;
  ceilings: Concurrency['ceilings'];
  /** Takes what a rule cannot deliver. */
  deadLetterQueue: IQueue;
  events: DurableQueue;
  deliveries: DurableQueue;
  retries: DurableQueue;
  replays: DurableQueue;
}

/** Adds the workers that turn events into webhooks: fan-out, the two senders, and replays. */
export function webhookWorkers(
  scope: Construct,
  worker: Worker,
  { bus, ceilings, deadLetterQueue, events, deliveries, retries, replays }: Path,
): void {
  // Every public event becomes one delivery per endpoint that asked for it.
  new Rule(scope, 'EventsToDeliver', {
    eventBus: bus,
    eventPattern: { source: [eventSource.public] },
    targets: [new SqsQueue(events.queue, { deadLetterQueue })],
  });
  const fanOutEvent = worker(
    'fan-out-event',
    ['get events', 'findRows', 'put deliveries', 'sendDeliveries', 'sendRetries'],
    30,
  );
  fanOutEvent.addEventSource(
    new SqsEventSource(events.queue, {
      batchSize: 10,
      reportBatchItemFailures: true,
      maxConcurrency: ceilings.events,
    }),
  );

  // Two functions of one code: receivers that fail or hang keep the second busy, and never the first.
  const senders = [
    { name: 'send-webhook', queue: deliveries.queue, maxConcurrency: ceilings.deliveries, yields: false },
    { name: 'retry-webhook', queue: retries.queue, maxConcurrency: ceilings.retries, yields: true },
  ];
  for (const { name, queue, maxConcurrency, yields } of senders)
    worker('send-webhook', ['webhookRows', 'webhookRoot', 'sendRetries'], 30, {
      name,
      waitsForOthers: true,
      yields,
      // Names are looked up in Node's threads; four of them could all wait for name servers that do not respond.
      environment: { UV_THREADPOOL_SIZE: '64' },
    }).addEventSource(
      new SqsEventSource(queue, {
        batchSize: 10,
        reportBatchItemFailures: true,
        maxConcurrency,
      }),
    );

  // The second sender also sends the deliveries that a call requested: most are for receivers that failed.
  const objectOfEvent = RuleTargetInput.fromEventPath('$.detail.data.object');
  new Rule(scope, 'DeliveriesToSend', {
    eventBus: bus,
    eventPattern: { source: [eventSource.internal], detailType: ['webhook_delivery.requested'] },
    targets: [new SqsQueue(retries.queue, { message: objectOfEvent, deadLetterQueue })],
  });

  // A replay sends its events one after the other, and asks itself again for what it has no time for.
  new Rule(scope, 'EventsToReplay', {
    eventBus: bus,
    eventPattern: { source: [eventSource.internal], detailType: ['webhook_replay.requested'] },
    targets: [new SqsQueue(replays.queue, { message: objectOfEvent, deadLetterQueue })],
  });
  const replayEvents = worker(
    'replay-events',
    ['replayRows', 'webhookRoot', 'sendRetries', 'sendReplays'],
    60,
    { waitsForOthers: true },
  );
  replayEvents.addEventSource(
    new SqsEventSource(replays.queue, {
      batchSize: 1,
      reportBatchItemFailures: true,
      maxConcurrency: ceilings.replays,
    }),
  );
}
