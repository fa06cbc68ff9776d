import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { openTableStream } from '../../infra/local/event-sources/table-stream.ts';
import { closeServer, listenLocally } from '../../infra/local/listen-locally.ts';
import { provisionServices } from '../../infra/local/provision-services.ts';
import { provisionTables } from '../../infra/local/provision-tables.ts';
import { createAwsEndpoint } from '../../infra/local/services/aws-endpoint.ts';
import { startDynamoDb } from '../../infra/local/services/dynamodb.ts';
import { compilePattern } from '../../infra/local/services/event-pattern.ts';
import { ObjectService } from '../../infra/local/services/s3.ts';
import { SecretService } from '../../infra/local/services/secrets.ts';
import { openStore } from '../../infra/local/services/store.ts';
import { type OnStop, startInParts } from '../../infra/local/start-in-parts.ts';
import { credentials, region } from '../../infra/local/template/local-account.ts';
import { type Resource, resolveStage } from '../../infra/local/template/resolve-stage.ts';
import { readStage } from '../../infra/local/template/stage-assembly.ts';
import { dynamoDb } from '../../shared/platform/clients.ts';
import type { Chance } from './chance.ts';
import type { Clock } from './own-chance-and-time.ts';
import { type Receiver, startReceiver } from './receiver.ts';
import { UnreliableBus, UnreliableQueues } from './unreliable-services.ts';
import type { Refuser } from './wire.ts';

/** What all runs share: one database engine, one receiver, and the production stage's resources as its template has them. */
export type FaultStage = {
  endpoint: string;
  dir: string;
  resources: Resource[];
  receiver: Receiver;
  network: unknown;
};

export const startFaultStage = (assemblyDir: string) =>
  startInParts(async (onStop): Promise<FaultStage> => {
    const dir = mkdtempSync(join(tmpdir(), 'hiring-faults-'));
    onStop(() => rmSync(dir, { recursive: true, force: true }));
    const { endpoint, stop } = await startDynamoDb({ dir, port: 0, inMemory: true });
    onStop(stop);
    const receiver = await startReceiver();
    onStop(receiver.stop);
    const { resources } = resolveStage(readStage(assemblyDir, 'Prod'), { awsEndpoint: 'http://127.0.0.1' });
    // The SDK's own handler, whose connections the runs share.
    const network = await dynamoDb({ region, credentials, endpoint }).config.requestHandler;
    return { endpoint, dir, resources, receiver, network };
  });

export type Cloud = Awaited<ReturnType<typeof openCloud>>;
let made = 0;

/** A cloud of a run's own on the shared engine: another table, empty queues, its own clock. */
export const openCloud = (stage: FaultStage, clock: Clock, chance: Chance) =>
  startInParts((onStop) => open(stage, clock, chance, onStop));

async function open(
  { endpoint, dir: stageDir, resources }: FaultStage,
  clock: Clock,
  chance: Chance,
  onStop: OnStop,
) {
  const dir = mkdtempSync(join(stageDir, 'run-'));
  onStop(() => rmSync(dir, { recursive: true, force: true }));
  const store = openStore(dir);
  onStop(store.close);
  const refuser: Refuser = { refuse: undefined };
  const queues = new UnreliableQueues(store, clock, chance, refuser);
  const buses = new UnreliableBus(store, queues, clock, refuser);
  const services = {
    queues,
    buses,
    objects: new ObjectService(store, dir, queues, { credentials }),
    secrets: new SecretService(store),
  };
  const server = createAwsEndpoint(services, { credentials });
  const awsEndpoint = `http://127.0.0.1:${await listenLocally(server, 0)}`;
  onStop(() => {
    server.closeAllConnections();
    return closeServer(server);
  });
  provisionServices(services, resources);

  const table = only(resources, 'AWS::DynamoDB::Table');
  const tableName = `${table.ref}-${++made}`;
  await provisionTables(endpoint, [{ ...table, ref: tableName }]);
  const stream = await openTableStream(endpoint, `arn/${tableName}`, 'faults', store);
  const mappings = resources
    .filter(({ type }) => type === 'AWS::Lambda::EventSourceMapping')
    .map(({ properties }) => properties as unknown as Mapping);
  const ofStream = mappings.find(({ FilterCriteria }) => FilterCriteria);
  const patterns = (ofStream?.FilterCriteria?.Filters ?? []).map(({ Pattern }) =>
    compilePattern(JSON.parse(Pattern)),
  );
  const queueOf = (name: string) => {
    const arnOf = (kind: string) =>
      resources.find(({ type, place }) => type === 'AWS::SQS::Queue' && place.includes(`/${name}${kind}`))
        ?.attributes.Arn as string;
    const arn = arnOf('Queue');
    const mapping = mappings.find(({ EventSourceArn }) => EventSourceArn === arn);
    return {
      name,
      arn,
      deadLetterArn: arnOf('DeadLetters'),
      batchSize: mapping?.BatchSize ?? 10,
      maxConcurrency: mapping?.ScalingConfig?.MaximumConcurrency ?? 1000,
      url: queues.createQueue(queues.describe(arn)).url,
    };
  };
  return {
    ...services,
    refuser,
    store,
    endpoint,
    awsEndpoint,
    tableName,
    bucketName: only(resources, 'AWS::S3::Bucket').ref,
    busName: only(resources, 'AWS::Events::EventBus').ref,
    /** The table's stream, and which of its records the template lets through to publish-events. */
    stream: { ...stream, isWanted: (record: unknown) => patterns.some((matches) => matches(record)) },
    queueList: [
      queueOf('Extraction'),
      queueOf('Events'),
      queueOf('Deliveries'),
      queueOf('Retries'),
      queueOf('Replays'),
      queueOf('Attachments'),
      queueOf('Erasures'),
      queueOf('Scorings'),
      queueOf('Indexings'),
    ] as const,
  };
}

type Mapping = {
  EventSourceArn: string;
  BatchSize?: number;
  ScalingConfig?: { MaximumConcurrency?: number };
  FilterCriteria?: { Filters: { Pattern: string }[] };
};

function only(resources: Resource[], type: string): Resource {
  const found = resources.find((resource) => resource.type === type);
  if (!found) throw new Error(`the template has no ${type}`);
  return found;
}
