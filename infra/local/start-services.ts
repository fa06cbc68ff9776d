import { Access } from './iam/access.ts';
import { readHashKeys } from './iam/dynamodb-access.ts';
import { guardDynamoDb } from './iam/guard-dynamodb.ts';
import { readPolicies } from './iam/read-policies.ts';
import { readFunctionIdentities } from './iam/role-keys.ts';
import { closeServer, listenLocally } from './listen-locally.ts';
import { provisionServices } from './provision-services.ts';
import { provisionTables } from './provision-tables.ts';
import { createAwsEndpoint } from './services/aws-endpoint.ts';
import { startDynamoDb } from './services/dynamodb.ts';
import { BusService } from './services/eventbridge.ts';
import { FunctionService } from './services/lambda-api.ts';
import { ObjectService } from './services/s3.ts';
import { expireObjects } from './services/s3-lifecycle.ts';
import { SecretService } from './services/secrets.ts';
import { QueueService } from './services/sqs.ts';
import { openStore, type Store } from './services/store.ts';
import { type OnStop, startInParts } from './start-in-parts.ts';
import { checkTemplate } from './template/check-template.ts';
import { credentials, region } from './template/local-account.ts';
import { type Resource, resolveStage } from './template/resolve-stage.ts';
import { readStage } from './template/stage-assembly.ts';

type ServiceOptions = {
  /** The cloud assembly, and the construct id of the stage within it. */
  assemblyDir: string;
  stageName: string;
  /** The folder of the stage's data, for one stage at a time. */
  dir: string;
  /** 0 selects a free one. */
  ports: { aws: number; dynamoDb: number };
  /** The address at which a gateway will listen, if one is started. */
  gatewayUrl?: string;
  /** Another engine than the supervised one, which then is not started. */
  dynamoDbEndpoint?: string;
};

export type RunningServices = {
  awsEndpoint: string;
  /** The engine itself, which lets everyone do everything. */
  dynamoDbEndpoint: string;
  /** The engine as functions reach it: refuses what the caller's role does not allow. */
  guardedDynamoDbEndpoint: string;
  /** The access rules of the stage; tests replace them while the stage runs. */
  access: Access;
  /** Stack outputs by `<stack>.<output>`. */
  outputs: Record<string, string>;
  resources: Resource[];
  store: Store;
  services: {
    queues: QueueService;
    objects: ObjectService;
    buses: BusService;
    secrets: SecretService;
    functions: FunctionService;
  };
  /** The variables with which an AWS SDK reaches this stage. */
  sdkEnvironment: Record<string, string>;
  stop(): Promise<void>;
};

/**
 * Starts the table, bucket, queues, bus and secrets of a stage on this machine, as its templates describe them, without
 * its functions. Throws when the template has something that the local cloud does not support.
 */
export const startServices = (options: ServiceOptions): Promise<RunningServices> =>
  startInParts((onStop) => start(options, onStop));

async function start(
  { assemblyDir, stageName, dir, ports, gatewayUrl, dynamoDbEndpoint }: ServiceOptions,
  onStop: OnStop,
): Promise<Omit<RunningServices, 'stop'>> {
  const stacks = readStage(assemblyDir, stageName);
  checkTemplate(stacks);
  const store = openStore(dir);
  onStop(store.close);
  const tableEndpoint = dynamoDbEndpoint ?? (await startEngine(dir, ports.dynamoDb, onStop));
  const access = new Access(credentials);
  const services = createServices(store, dir, access);
  const server = createAwsEndpoint(services, { credentials, access });
  const awsEndpoint = `http://127.0.0.1:${await listenLocally(server, ports.aws)}`;
  onStop(() => closeServer(server));

  const { resources, outputs } = resolveStage(stacks, { awsEndpoint, gatewayUrl });
  access.setPolicies(readPolicies(resources), readFunctionIdentities(resources));
  provisionServices(services, resources);
  await provisionTables(tableEndpoint, resources);
  // Consumers from before a crash no longer exist.
  services.queues.releaseInFlight();
  const guard = await guardDynamoDb(tableEndpoint, { access, hashKeys: readHashKeys(resources) });
  onStop(guard.stop);
  onStop(followLifecycle(services.objects, resources));
  const sdkEnvironment = describeEndpoints(awsEndpoint, tableEndpoint);
  return {
    access,
    awsEndpoint,
    dynamoDbEndpoint: tableEndpoint,
    guardedDynamoDbEndpoint: guard.endpoint,
    outputs,
    resources,
    store,
    services,
    sdkEnvironment,
  };
}

const HOUR_MS = 3_600_000;

/** Expires objects by the buckets' rules, immediately and every hour. */
function followLifecycle(objects: ObjectService, resources: Resource[]): () => void {
  const buckets = resources.filter(({ type }) => type === 'AWS::S3::Bucket');
  const expire = () => {
    for (const { ref } of buckets) expireObjects(objects, ref);
  };
  expire();
  const timer = setInterval(expire, HOUR_MS).unref();
  return () => clearInterval(timer);
}

async function startEngine(dir: string, port: number, onStop: OnStop) {
  const { endpoint, stop } = await startDynamoDb({ dir, port });
  onStop(stop);
  return endpoint;
}

function createServices(store: Store, dir: string, access: Access): RunningServices['services'] {
  const queues = new QueueService(store);
  return {
    queues,
    objects: new ObjectService(store, dir, queues, { credentials, access }),
    buses: new BusService(store, queues, Date.now, access),
    secrets: new SecretService(store),
    functions: new FunctionService(),
  };
}

/** Addresses and credentials in the variables that every AWS SDK reads. */
const describeEndpoints = (awsEndpoint: string, dynamoDbEndpoint: string) => ({
  AWS_REGION: region,
  AWS_ACCESS_KEY_ID: credentials.accessKeyId,
  AWS_SECRET_ACCESS_KEY: credentials.secretAccessKey,
  AWS_ENDPOINT_URL: awsEndpoint,
  AWS_ENDPOINT_URL_DYNAMODB: dynamoDbEndpoint,
});
