import { Annotations, Duration, Stack } from 'aws-cdk-lib';
import { EventBus, Rule } from 'aws-cdk-lib/aws-events';
import { LambdaFunction, SqsQueue } from 'aws-cdk-lib/aws-events-targets';
import { StartingPosition } from 'aws-cdk-lib/aws-lambda';
import { DynamoEventSource, SqsEventSource } from 'aws-cdk-lib/aws-lambda-event-sources';
import { Queue } from 'aws-cdk-lib/aws-sqs';
import type { Construct } from 'constructs';
import { keptDays } from '../shared/domain/kept-after-erasure.ts';
import { busName, eventSource } from '../shared/platform/names.ts';
import type { Capability } from '../shared/routes/capability.ts';
import { divideConcurrency } from './concurrency.ts';
import type { StageConfig } from './config.ts';
import type { DataStack } from './data-stack.ts';
import { type DurableQueue, durableQueue } from './durable-queue.ts';
import { erasesFiles, keepsFiles, notesFiles } from './file-capabilities.ts';
import { checkExtraction, modelArns, modelCapabilities, modelEnvironment } from './model-access.ts';
import { privacyWorkers } from './privacy-workers.ts';
import { returnFreedMemory } from './return-freed-memory.ts';
import { eventQueues } from './rule-fed-queues.ts';
import { scheduledWorkers } from './scheduled-workers.ts';
import { type CodeOf, ServiceFunction, type ServiceFunctionProps } from './service-function.ts';
import { undeliveredEvents } from './undelivered-events.ts';
import { webhookWorkers } from './webhook-workers.ts';

/** The workers that run after a response: they publish events, read CVs and send webhooks. */
export class WorkersStack extends Stack {
  readonly functions: ServiceFunction[] = [];
  readonly queues: Record<string, DurableQueue>;
  /** Events that the bus refused, or that a rule could not deliver. */
  readonly undelivered: Queue;

  constructor(scope: Construct, config: StageConfig, data: DataStack, codeOf: CodeOf) {
    super(scope, 'Pipelines');
    checkExtraction(config);
    const { ceilings, givenUp } = divideConcurrency(config.lambdaConcurrency);
    for (const [at, sentence] of givenUp.entries())
      Annotations.of(this).addWarningV2(`hiring:concurrency-${at + 1}`, sentence);
    const bus = new EventBus(this, 'Bus', { eventBusName: busName(config.name) });
    const retention = Duration.days(keptDays.eventArchive);
    bus.archive('Archive', { eventPattern: { source: [eventSource.public] }, retention });
    const { extraction, attachments } = data;
    const events = durableQueue(this, 'Events', { visibilityTimeout: Duration.seconds(90) });
    // Until its first attempt a delivery is in its message only, which therefore survives half an hour of crashes.
    const holding = { visibilityTimeout: Duration.seconds(90), mostReceives: 20 };
    const deliveries = durableQueue(this, 'Deliveries', holding);
    const retries = durableQueue(this, 'Retries', holding);
    const replays = durableQueue(this, 'Replays', { visibilityTimeout: Duration.seconds(90) });
    // 60 s: longer than the function's 45 s, and short, because a page that did not respond is retried when the message
    // is redelivered.
    const imports = durableQueue(this, 'Imports', { visibilityTimeout: Duration.seconds(60) });
    this.undelivered = undeliveredEvents(this);
    const deadLetterQueue = this.undelivered;
    const fed = eventQueues(this, bus, deadLetterQueue);
    this.queues = { extraction, attachments, events, deliveries, retries, replays, imports, ...fed };

    const worker = (
      folder: string,
      uses: Capability[],
      timeoutSeconds: number,
      more: Pick<ServiceFunctionProps, 'memoryMb' | 'name' | 'environment' | 'waitsForOthers'> = {},
    ) => {
      const queues = { deliveries: deliveries.queue, retries: retries.queue, replays: replays.queue };
      const resources = {
        data,
        bus,
        undelivered: deadLetterQueue,
        ...queues,
        modelArns: modelArns(this, config),
      };
      const own = { folder, uses, timeoutSeconds, ...more };
      const made = new ServiceFunction(this, { ...own, resources, config, codeOf });
      this.functions.push(made);
      return made.lambda;
    };

    // The outbox: every event row of the table's stream goes to the bus. Repeated until it works.
    // An event that the bus rejects goes to the undelivered ones, so that it does not stop the events after it.
    const publishEvents = worker('publish-events', ['putEvents', 'sendUndelivered'], 30);
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

    // A registered scan and a requested rescan are read as soon as the bytes are stored.
    new Rule(this, 'ScansToRead', {
      eventBus: bus,
      eventPattern: {
        source: [eventSource.public, eventSource.internal],
        detailType: ['scan.created', 'scan.requeued'],
      },
      // By its ARN, or CDK would write the rule's name into the queue's policy in the stack below and close a circle.
      targets: [
        new SqsQueue(Queue.fromQueueArn(this, 'ExtractionQueue', extraction.queue.queueArn), {
          deadLetterQueue,
        }),
      ],
    });
    // 85 s: 8 s for the parsers; for a scanned file 25 s for the model's transcript and 8 s for the parsers again; then
    // 20 s for the model. A large PDF needs the memory, and more memory includes more CPU.
    const readCvs: Capability[] = [
      ...keepsFiles,
      'readUploads',
      'copyPending',
      'deleteScanFiles',
      ...modelCapabilities(config),
    ];
    const environment = modelEnvironment(config);
    const extractScan = worker('extract-scan', readCvs, 85, {
      memoryMb: 2048,
      environment: { ...environment, ...returnFreedMemory },
    });
    extractScan.addEventSource(
      new SqsEventSource(extraction.queue, {
        batchSize: 1,
        reportBatchItemFailures: true,
        maxConcurrency: ceilings.extraction,
      }),
    );

    worker('score-scan', ['getRows', 'findRows', 'put fits', 'put scans', 'put events'], 60).addEventSource(
      new SqsEventSource(fed.scorings.queue, {
        batchSize: 10,
        reportBatchItemFailures: true,
        maxConcurrency: ceilings.scorings,
      }),
    );

    const index: Capability[] = [
      'getRows',
      'findRows',
      'put words',
      'delete words',
      'check words',
      'check candidates',
      'check scans',
      'put candidates',
      'put events',
    ];
    worker('index-candidate', index, 60, { memoryMb: 1024 }).addEventSource(
      new SqsEventSource(fed.indexings.queue, {
        batchSize: 10,
        reportBatchItemFailures: true,
        maxConcurrency: ceilings.indexings,
      }),
    );

    // A file that came for an application is kept and noted there; a CV becomes a scan. Files without an owner are erased.
    const receiveFile = worker(
      'receive-file',
      [...keepsFiles, 'findUploads', 'readPending', ...notesFiles, ...erasesFiles],
      30,
    );
    receiveFile.addEventSource(
      new SqsEventSource(attachments.queue, {
        batchSize: 10,
        reportBatchItemFailures: true,
        maxConcurrency: ceilings.attachments,
      }),
    );

    // A draft whose posting has not been read: the page is fetched and read, and its facts are merged in.
    new Rule(this, 'JobsToImport', {
      eventBus: bus,
      eventPattern: { source: [eventSource.internal], detailType: ['job.import_requested'] },
      targets: [new SqsQueue(imports.queue, { deadLetterQueue })],
    });
    // 45 s: 10 s for the network, 12 s for the model, and the slowest known page needs less than the rest. In no VPC,
    // so that the function can reach no private network.
    const readPages: Capability[] = ['importRows', ...modelCapabilities(config)];
    const importJob = worker('import-job', readPages, 45, { environment, waitsForOthers: true });
    importJob.addEventSource(
      new SqsEventSource(imports.queue, {
        batchSize: 1,
        reportBatchItemFailures: true,
        maxConcurrency: ceilings.imports,
      }),
    );

    privacyWorkers(worker, fed, ceilings);

    webhookWorkers(this, worker, { bus, ceilings, deadLetterQueue, events, deliveries, retries, replays });

    for (const { id, folder, uses, schedule } of scheduledWorkers)
      new Rule(this, id, {
        schedule,
        targets: [new LambdaFunction(worker(folder, [...uses], 50), { deadLetterQueue })],
      });
  }
}
