import { Duration, Stack } from 'aws-cdk-lib';
import { EventBus, Rule, RuleTargetInput } from 'aws-cdk-lib/aws-events';
import { LambdaFunction, SqsQueue } from 'aws-cdk-lib/aws-events-targets';
import { StartingPosition } from 'aws-cdk-lib/aws-lambda';
import { DynamoEventSource, SqsEventSource } from 'aws-cdk-lib/aws-lambda-event-sources';
import { Queue } from 'aws-cdk-lib/aws-sqs';
import type { Construct } from 'constructs';
import { keptDays } from '../shared/domain/kept-after-erasure.ts';
import { busName, eventSource } from '../shared/platform/names.ts';
import type { Capability } from '../shared/routes/capability.ts';
import type { StageConfig } from './config.ts';
import type { DataStack } from './data-stack.ts';
import { type DurableQueue, durableQueue } from './durable-queue.ts';
import { eventQueues } from './event-queues.ts';
import { erasesFiles, keepsFiles, notesFiles } from './file-capabilities.ts';
import { checkExtraction, modelArns, modelCapabilities, modelEnvironment } from './model-access.ts';
import { privacyWorkers } from './privacy-workers.ts';
import { scheduledWorkers } from './scheduled-workers.ts';
import { type CodeOf, ServiceFunction, type ServiceFunctionProps } from './service-function.ts';

/** What happens after an answer: events leave the table, CVs are read, webhooks are sent. */
export class WorkersStack extends Stack {
  readonly functions: ServiceFunction[] = [];
  readonly queues: Record<string, DurableQueue>;

  constructor(scope: Construct, config: StageConfig, data: DataStack, codeOf: CodeOf) {
    super(scope, 'Pipelines');
    checkExtraction(config);
    const bus = new EventBus(this, 'Bus', { eventBusName: busName(config.name) });
    const retention = Duration.days(keptDays.eventArchive);
    bus.archive('Archive', { eventPattern: { source: [eventSource.public] }, retention });
    const { extraction, attachments } = data;
    const events = durableQueue(this, 'Events', { visibilityTimeout: Duration.seconds(90) });
    const deliveries = durableQueue(this, 'Deliveries', { visibilityTimeout: Duration.seconds(90) });
    const retries = durableQueue(this, 'Retries', { visibilityTimeout: Duration.seconds(90) });
    const replays = durableQueue(this, 'Replays', { visibilityTimeout: Duration.seconds(90) });
    // 60 s: longer than the function's 45 s, and short, since a page that did not answer is tried again by coming back.
    const imports = durableQueue(this, 'Imports', { visibilityTimeout: Duration.seconds(60) });
    const fed = eventQueues(this, bus);
    this.queues = { extraction, attachments, events, deliveries, retries, replays, imports, ...fed };

    const worker = (
      folder: string,
      uses: Capability[],
      timeoutSeconds: number,
      more: Pick<ServiceFunctionProps, 'memoryMb' | 'name' | 'environment'> = {},
    ) => {
      const queues = { deliveries: deliveries.queue, retries: retries.queue, replays: replays.queue };
      const resources = { data, bus, ...queues, modelArns: modelArns(this, config) };
      const own = { folder, uses, timeoutSeconds, ...more };
      const made = new ServiceFunction(this, { ...own, resources, config, codeOf });
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
    // 85 s: the reader stops after 8; of a scan the model's transcript comes after 25 more, and the reader again after 8; then the
    // model has 20. Memory is what a large PDF needs, and CPU comes with it.
    const readCvs: Capability[] = [...keepsFiles, 'deleteScanFiles', ...modelCapabilities(config)];
    const environment = modelEnvironment(config);
    const extractScan = worker('extract-scan', readCvs, 85, { memoryMb: 2048, environment });
    extractScan.addEventSource(
      new SqsEventSource(extraction.queue, {
        batchSize: 1,
        reportBatchItemFailures: true,
        maxConcurrency: config.maxConcurrentExtractions,
      }),
    );

    worker('score-scan', ['readTable', 'put fits', 'put scans', 'put events'], 60).addEventSource(
      new SqsEventSource(fed.scorings.queue, { batchSize: 10, reportBatchItemFailures: true }),
    );

    // A file that came for an application is kept and noted there; a CV becomes a scan. What belongs to nothing is erased.
    const receiveFile = worker('receive-file', [...keepsFiles, ...notesFiles, ...erasesFiles], 30);
    receiveFile.addEventSource(
      new SqsEventSource(attachments.queue, { batchSize: 10, reportBatchItemFailures: true }),
    );

    // A draft that waits for its posting: the page is fetched, read, and merged in.
    new Rule(this, 'JobsToImport', {
      eventBus: bus,
      eventPattern: { source: [eventSource.internal], detailType: ['job.import_requested'] },
      targets: [new SqsQueue(imports.queue)],
    });
    // 45 s: ten for the network, twelve for the model, and the worst page we could make was read in less than the rest. In
    // no VPC, so that nothing private is near it.
    const readPages: Capability[] = ['importRows', ...modelCapabilities(config)];
    const importJob = worker('import-job', readPages, 45, { environment });
    importJob.addEventSource(
      new SqsEventSource(imports.queue, {
        batchSize: 1,
        reportBatchItemFailures: true,
        maxConcurrency: maxConcurrentImports,
      }),
    );

    privacyWorkers(worker, fed);

    // Every public event becomes one delivery per endpoint that asked for it.
    new Rule(this, 'EventsToDeliver', {
      eventBus: bus,
      eventPattern: { source: [eventSource.public] },
      targets: [new SqsQueue(events.queue)],
    });
    const fanOutEvent = worker(
      'fan-out-event',
      ['readTable', 'put deliveries', 'sendDeliveries', 'sendRetries'],
      30,
    );
    fanOutEvent.addEventSource(
      new SqsEventSource(events.queue, { batchSize: 10, reportBatchItemFailures: true }),
    );

    // Two functions of one code: receivers that fail or hang keep the second busy, and never the first.
    const senders = { 'send-webhook': deliveries, 'retry-webhook': retries };
    for (const [name, { queue }] of Object.entries(senders))
      worker('send-webhook', ['webhookRows', 'webhookRoot', 'sendRetries'], 30, {
        name,
        // Names are looked up in Node's threads; four of them could all wait for name servers that say nothing.
        environment: { UV_THREADPOOL_SIZE: '64' },
      }).addEventSource(
        new SqsEventSource(queue, {
          batchSize: 10,
          reportBatchItemFailures: true,
          maxConcurrency: config.maxConcurrentSends,
        }),
      );

    // What a call orders is sent by the second: it is mostly for receivers that failed.
    const objectOfEvent = RuleTargetInput.fromEventPath('$.detail.data.object');
    new Rule(this, 'DeliveriesToSend', {
      eventBus: bus,
      eventPattern: { source: [eventSource.internal], detailType: ['webhook_delivery.requested'] },
      targets: [new SqsQueue(retries.queue, { message: objectOfEvent })],
    });

    // A replay sends its events one after the other, and asks itself again for what it has no time for.
    new Rule(this, 'EventsToReplay', {
      eventBus: bus,
      eventPattern: { source: [eventSource.internal], detailType: ['webhook_replay.requested'] },
      targets: [new SqsQueue(replays.queue, { message: objectOfEvent })],
    });
    const replayEvents = worker(
      'replay-events',
      ['replayRows', 'webhookRoot', 'sendRetries', 'sendReplays'],
      60,
    );
    replayEvents.addEventSource(
      new SqsEventSource(replays.queue, {
        batchSize: 1,
        reportBatchItemFailures: true,
        maxConcurrency: config.maxConcurrentSends,
      }),
    );

    for (const { id, folder, uses, schedule } of scheduledWorkers)
      new Rule(this, id, {
        schedule,
        targets: [new LambdaFunction(worker(folder, [...uses], 50))],
      });
  }
}

/** Enough for a career site that is taken over at once, and no burden for the sites it is read from. */
const maxConcurrentImports = 10;
