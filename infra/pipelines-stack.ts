import { Duration, Stack } from 'aws-cdk-lib';
import { EventBus, Rule, Schedule } from 'aws-cdk-lib/aws-events';
import { LambdaFunction, SqsQueue } from 'aws-cdk-lib/aws-events-targets';
import { StartingPosition } from 'aws-cdk-lib/aws-lambda';
import { DynamoEventSource, SqsEventSource } from 'aws-cdk-lib/aws-lambda-event-sources';
import { Queue } from 'aws-cdk-lib/aws-sqs';
import type { Construct } from 'constructs';
import { busName, eventSource } from '../shared/names.ts';
import type { Capability } from '../shared/route.ts';
import type { StageConfig } from './config.ts';
import type { DataStack } from './data-stack.ts';
import { type DurableQueue, durableQueue } from './durable-queue.ts';
import { type CodeOf, ServiceFunction } from './service-function.ts';

/** What happens after an answer: events leave the table, CVs are read, webhooks are sent. */
export class PipelinesStack extends Stack {
  readonly functions: ServiceFunction[] = [];
  readonly queues: Record<string, DurableQueue>;

  constructor(scope: Construct, config: StageConfig, data: DataStack, codeOf: CodeOf) {
    super(scope, 'Pipelines');

    const bus = new EventBus(this, 'Bus', { eventBusName: busName(config.name) });
    bus.archive('Archive', { eventPattern: { source: [eventSource.public] }, retention: Duration.days(30) });

    const { extraction } = data;
    const events = durableQueue(this, 'Events', { visibilityTimeout: Duration.seconds(90) });
    const deliveries = durableQueue(this, 'Deliveries', { visibilityTimeout: Duration.seconds(90) });
    this.queues = { extraction, events, deliveries };

    const worker = (folder: string, uses: Capability[], timeoutSeconds: number, memoryMb?: number) => {
      const resources = { data, bus, deliveries: deliveries.queue };
      const made = new ServiceFunction(this, {
        folder,
        uses,
        resources,
        config,
        codeOf,
        timeoutSeconds,
        memoryMb,
      });
      this.functions.push(made);
      return made.lambda;
    };

    // The outbox: every event row of the table's stream goes to the bus. Tried until it works: an event is never set aside.
    const publishEvents = worker('publish-events', ['putEvents'], 30);
    publishEvents.addEventSource(
      new DynamoEventSource(data.table, {
        startingPosition: StartingPosition.TRIM_HORIZON,
        batchSize: 100,
        retryAttempts: -1,
        bisectBatchOnError: true,
        reportBatchItemFailures: true,
        filters: [
          {
            pattern: JSON.stringify({ eventName: ['INSERT'], dynamodb: { Keys: { sk: { S: ['EVENT'] } } } }),
          },
        ],
      }),
    );

    // A registered scan, and one asked for again, are read as soon as the bytes are there.
    new Rule(this, 'ScansToRead', {
      eventBus: bus,
      eventPattern: {
        source: [eventSource.public, eventSource.internal],
        detailType: ['scan.created', 'scan.requeued'],
      },
      // By its ARN, or CDK would write the rule's name into the queue's policy in the stack below and close a circle.
      targets: [new SqsQueue(Queue.fromQueueArn(this, 'ExtractionQueue', extraction.queue.queueArn))],
    });
    // 60 s: the reader itself stops at a quarter of that; memory is what a large PDF needs, and CPU comes with it.
    const extractScan = worker('extract-scan', ['readTable', 'writeTable', 'readUploads'], 60, 2048);
    extractScan.addEventSource(
      new SqsEventSource(extraction.queue, {
        batchSize: 1,
        reportBatchItemFailures: true,
        maxConcurrency: config.maxConcurrentExtractions,
      }),
    );

    // Every public event becomes one delivery per endpoint that asked for it.
    new Rule(this, 'EventsToDeliver', {
      eventBus: bus,
      eventPattern: { source: [eventSource.public] },
      targets: [new SqsQueue(events.queue)],
    });
    const fanOutEvent = worker('fan-out-event', ['readTable', 'writeTable', 'sendDeliveries'], 30);
    fanOutEvent.addEventSource(
      new SqsEventSource(events.queue, { batchSize: 10, reportBatchItemFailures: true }),
    );

    const sendWebhook = worker('send-webhook', ['webhookRows', 'webhookRoot', 'sendDeliveries'], 30);
    sendWebhook.addEventSource(
      new SqsEventSource(deliveries.queue, {
        batchSize: 10,
        reportBatchItemFailures: true,
        maxConcurrency: config.maxConcurrentSends,
      }),
    );

    const sweepDueDeliveries = worker(
      'sweep-due-deliveries',
      ['readTable', 'writeTable', 'sendDeliveries'],
      50,
    );
    new Rule(this, 'EveryMinute', {
      schedule: Schedule.rate(Duration.minutes(1)),
      targets: [new LambdaFunction(sweepDueDeliveries)],
    });
  }
}
