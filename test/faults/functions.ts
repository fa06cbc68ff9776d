import { EventBridgeClient } from '@aws-sdk/client-eventbridge';
import { S3Client } from '@aws-sdk/client-s3';
import { SQSClient } from '@aws-sdk/client-sqs';
import type {
  APIGatewayProxyEvent,
  APIGatewayProxyResult,
  Context,
  DynamoDBBatchResponse,
  SQSBatchResponse,
  SQSEvent,
} from 'aws-lambda';
import { credentials, region } from '../../infra/local/template/local-account.ts';
import { dynamoDb, secretsManager } from '../../shared/platform/clients.ts';
import { organizationStore } from '../../shared/storage/organizations.ts';
import type { OutboxRecord } from '../../shared/storage/outbox.ts';
import { openTable } from '../../shared/storage/table.ts';
import { postToTarget } from '../../shared/webhooks/post-to-target.ts';
import { endpoints } from './functions/endpoints.ts';
import { workers } from './functions/workers.ts';
import type { Clock } from './own-chance-and-time.ts';
import type { Cloud } from './stage.ts';
import { tryAgainAtOnce } from './try-again-at-once.ts';
import type { Wire } from './wire.ts';

/** What every function of a run is made of: real clients on the faulty wire. */
export type Parts = ReturnType<typeof openParts>;

export function openParts(cloud: Cloud, wire: Pick<Wire, 'step'>, clock: Clock, post = postToTarget) {
  const place = {
    region,
    credentials,
    retryStrategy: tryAgainAtOnce,
    requestHandler: wire as never,
  };
  const onAws = { ...place, endpoint: cloud.awsEndpoint };
  const documents = dynamoDb({ ...place, endpoint: cloud.endpoint });
  const table = openTable(documents, cloud.tableName);
  return {
    cloud,
    clock,
    documents,
    table,
    s3: new S3Client({ ...onAws, requestChecksumCalculation: 'WHEN_REQUIRED' }),
    sqs: new SQSClient({ ...onAws, useQueueUrlAsEndpoint: false }),
    bus: new EventBridgeClient(onAws),
    secrets: secretsManager(onAws),
    edge: { environmentName: 'production' as const, table, organizations: organizationStore(table), clock },
    step: <T>(name: string, act: () => Promise<T>) => wire.step(name, act),
    post,
  };
}

export type EndpointName = keyof typeof endpoints;
export const routeOf = (name: EndpointName) => endpoints[name].route;
export type WorkerName = keyof typeof workers;
export type EndpointHandler = (
  event: APIGatewayProxyEvent,
  context: Context,
) => Promise<APIGatewayProxyResult>;
export interface Workers {
  publishEvents: (records: OutboxRecord[]) => Promise<DynamoDBBatchResponse>;
  extractScan: (event: SQSEvent) => Promise<SQSBatchResponse>;
  fanOutEvent: (event: SQSEvent) => Promise<SQSBatchResponse>;
  sendWebhook: (event: SQSEvent) => Promise<SQSBatchResponse>;
  replayEvents: (event: SQSEvent) => Promise<SQSBatchResponse>;
  receiveFile: (event: SQSEvent) => Promise<SQSBatchResponse>;
  scoreScan: (event: SQSEvent) => Promise<SQSBatchResponse>;
  indexCandidate: (event: SQSEvent) => Promise<SQSBatchResponse>;
  eraseData: (event: SQSEvent) => Promise<SQSBatchResponse>;
  exportCandidate: (event: SQSEvent) => Promise<SQSBatchResponse>;
  sweepDueDeliveries: (remainingMs: () => number) => Promise<number>;
}

/** How long each function may run, in seconds: the template's timeouts. */
export const timeoutSeconds = {
  endpoint: 10,
  publishEvents: 30,
  extractScan: 85,
  fanOutEvent: 30,
  sendWebhook: 30,
  replayEvents: 60,
  receiveFile: 30,
  eraseData: 300,
  exportCandidate: 300,
  scoreScan: 60,
  indexCandidate: 60,
  sweepDueDeliveries: 50,
};

/**
 * The instances of a run's functions. As on Lambda one instance serves one invocation at a time and keeps what it has
 * read; after a crash it is gone.
 */
export function openFunctions(parts: Parts) {
  const idle = new Map<string, unknown[]>();
  const take = <Instance>(name: string, make: () => Instance) => {
    const free = idle.get(name) ?? [];
    idle.set(name, free);
    const instance = (free.pop() as Instance | undefined) ?? make();
    return { instance, release: () => void free.push(instance) };
  };
  return {
    endpoint: (name: EndpointName) =>
      take<EndpointHandler>(name, () => endpoints[name].open(parts) as EndpointHandler),
    worker: <Name extends WorkerName>(name: Name) =>
      take<Workers[Name]>(name, () => workers[name](parts) as unknown as Workers[Name]),
  };
}
