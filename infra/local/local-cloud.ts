import { join } from 'node:path';
import { runEventSources } from './event-sources/run-event-sources.ts';
import { createGateway } from './gateway/create-gateway.ts';
import { readApi } from './gateway/read-api.ts';
import { runFunctions } from './lambda/run-functions.ts';
import { closeServer, listenLocally } from './listen-locally.ts';
import { provisionServices } from './provision-services.ts';
import { provisionTables } from './provision-tables.ts';
import { choosePorts } from './remember-ports.ts';
import { createAwsEndpoint } from './services/aws-endpoint.ts';
import { startDynamoDb } from './services/dynamodb.ts';
import { BusService } from './services/eventbridge.ts';
import { ObjectService } from './services/s3.ts';
import { SecretService } from './services/secrets.ts';
import { QueueService } from './services/sqs.ts';
import { openStore, type Store } from './services/store.ts';
import { checkTemplate } from './template/check-template.ts';
import { credentials, region } from './template/local-account.ts';
import { type Resource, resolveStage } from './template/resolve-stage.ts';
import { readStage } from './template/stage-assembly.ts';
import { openLog } from './write-log.ts';

export type StageOptions = {
  /** The cloud assembly, and the construct id of the stage within it. */
  assemblyDir: string;
  stageName: string;
  /** Where the stage keeps its data; one stage at a time. */
  dir: string;
  /** The gateway's; 0 picks a free one. */
  port: number;
  /** Variables that every function gets besides the template's. */
  localEnvironment?: Record<string, string>;
  /** Takes the log lines worth a person's attention, or every line when verbose. All lines are in `<dir>/logs`. */
  show?: (line: string) => void;
  verbose?: boolean;
};

export type RunningStage = {
  stageName: string;
  baseUrl: string;
  awsEndpoint: string;
  dynamoDbEndpoint: string;
  /** Stack outputs by `<stack>.<output>`. */
  outputs: Record<string, string>;
  resources: Resource[];
  /** What an AWS SDK needs in its environment to reach this stage. */
  sdkEnvironment: Record<string, string>;
  services: { queues: QueueService; objects: ObjectService; buses: BusService; secrets: SecretService };
  stop(): Promise<void>;
};

/**
 * Runs one stage of a synthesized CDK app on this machine, from its templates alone. Everything accepted before a
 * crash is carried on with at the next start on the same folder.
 * Throws when the template holds something that the local cloud does not know, or a port or the folder is taken.
 */
export async function startStage(options: StageOptions): Promise<RunningStage> {
  const cleanups: (() => unknown)[] = [];
  const stop = async () => {
    for (const cleanUp of cleanups.splice(0).reverse()) await cleanUp();
  };
  try {
    return await start(options, (cleanUp) => cleanups.push(cleanUp), stop);
  } catch (error) {
    await stop();
    throw error;
  }
}

async function start(
  {
    assemblyDir,
    stageName,
    dir,
    port,
    localEnvironment = {},
    show = () => {},
    verbose = false,
  }: StageOptions,
  onStop: (cleanUp: () => unknown) => void,
  stop: () => Promise<void>,
): Promise<RunningStage> {
  const stacks = readStage(assemblyDir, stageName);
  checkTemplate(stacks);
  const log = openLog(join(dir, 'logs', `${stageName.toLowerCase()}.log`), { show, verbose });
  onStop(log.close);
  const store = openStore(dir);
  onStop(store.close);

  const ports = await choosePorts(dir);
  const dynamoDb = await startDynamoDb({ dir, port: ports.dynamoDb });
  onStop(dynamoDb.stop);
  const services = createServices(store, dir);
  const endpoint = createAwsEndpoint(services, { credentials });
  const awsEndpoint = `http://127.0.0.1:${await listenLocally(endpoint, ports.aws)}`;
  onStop(() => closeServer(endpoint));

  const { resources, outputs } = resolveStage(stacks, { awsEndpoint });
  provisionServices(services, resources);
  await provisionTables(dynamoDb.endpoint, resources);
  services.queues.releaseInFlight();

  const sdkEnvironment = describeEndpoints(awsEndpoint, dynamoDb.endpoint);
  const functions = await runFunctions(resources, {
    localEnvironment: { ...sdkEnvironment, ...localEnvironment },
    writeLog: log.write,
  });
  onStop(functions.stop);
  const gateway = createGateway(readApi(resources), functions, log.write);
  const context = { functions, queues: services.queues, store, dynamoDbEndpoint: dynamoDb.endpoint };
  onStop(await runEventSources(resources, { ...context, writeLog: log.write }));
  const baseUrl = `http://127.0.0.1:${await listenLocally(gateway, port)}`;
  onStop(() => closeServer(gateway));
  return {
    stageName,
    baseUrl,
    awsEndpoint,
    dynamoDbEndpoint: dynamoDb.endpoint,
    outputs,
    resources,
    sdkEnvironment,
    services,
    stop,
  };
}

function createServices(store: Store, dir: string): RunningStage['services'] {
  const queues = new QueueService(store);
  return {
    queues,
    objects: new ObjectService(store, dir, queues, { credentials }),
    buses: new BusService(store, queues),
    secrets: new SecretService(store),
  };
}

/** Addresses and credentials in the names that every AWS SDK reads. */
function describeEndpoints(awsEndpoint: string, dynamoDbEndpoint: string): Record<string, string> {
  return {
    AWS_REGION: region,
    AWS_ACCESS_KEY_ID: credentials.accessKeyId,
    AWS_SECRET_ACCESS_KEY: credentials.secretAccessKey,
    AWS_ENDPOINT_URL: awsEndpoint,
    AWS_ENDPOINT_URL_DYNAMODB: dynamoDbEndpoint,
  };
}
