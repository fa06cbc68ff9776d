import { once } from 'node:events';
import { mkdtempSync, rmSync } from 'node:fs';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { EventBridgeClient } from '@aws-sdk/client-eventbridge';
import { LambdaClient } from '@aws-sdk/client-lambda';
import { S3Client } from '@aws-sdk/client-s3';
import { SecretsManagerClient } from '@aws-sdk/client-secrets-manager';
import { SQSClient } from '@aws-sdk/client-sqs';
import { onTestFinished } from 'vitest';
import { createAwsEndpoint } from '../../../../infra/local/services/aws-endpoint.ts';
import { BusService } from '../../../../infra/local/services/eventbridge.ts';
import { FunctionService } from '../../../../infra/local/services/lambda-api.ts';
import { type BucketDefinition, ObjectService } from '../../../../infra/local/services/s3.ts';
import { SecretService } from '../../../../infra/local/services/secrets.ts';
import { type QueueDefinition, QueueService } from '../../../../infra/local/services/sqs.ts';
import { type Clock, openStore } from '../../../../infra/local/services/store.ts';

export const CREDENTIALS = { accessKeyId: 'AKIALOCAL', secretAccessKey: 'local-secret' };
export const QUEUE_ARN = 'arn:aws:sqs:us-east-1:000000000000:work';
export const DEAD_LETTER_ARN = 'arn:aws:sqs:us-east-1:000000000000:work-dead';
export const QUEUE: QueueDefinition = {
  arn: QUEUE_ARN,
  name: 'work',
  visibilityTimeoutSeconds: 30,
  delaySeconds: 0,
  messageRetentionSeconds: 345_600,
  redrive: { deadLetterArn: DEAD_LETTER_ARN, maxReceiveCount: 2 },
};
export const BUCKET: BucketDefinition = {
  name: 'uploads',
  arn: 'arn:aws:s3:::uploads',
  versioned: true,
  notifications: [{ events: ['s3:ObjectCreated:*'], prefix: 'cv/', queueArn: QUEUE_ARN }],
  cors: [
    {
      allowedOrigins: ['https://*.example.com'],
      allowedMethods: ['PUT'],
      allowedHeaders: ['content-type'],
      exposedHeaders: ['ETag'],
      maxAgeSeconds: 3000,
    },
  ],
  lifecycle: [],
  blockUnsigned: true,
};

export type RunningServices = Awaited<ReturnType<typeof serve>>;

/** The services of one stage on `dir`, with one bucket that notifies one queue. */
export async function serve(dir: string, clock: Clock = Date.now, port = 0) {
  const store = openStore(dir);
  const queues = new QueueService(store, clock);
  const objects = new ObjectService(store, dir, queues, { credentials: CREDENTIALS, clock });
  const buses = new BusService(store, queues, clock);
  const secrets = new SecretService(store);
  queues.createQueue({ ...QUEUE, arn: DEAD_LETTER_ARN, name: 'work-dead', redrive: undefined });
  const { url: queueUrl } = queues.createQueue(QUEUE);
  objects.createBucket(BUCKET);
  const functions = new FunctionService();
  const server = createAwsEndpoint(
    { queues, objects, buses, secrets, functions },
    { credentials: CREDENTIALS, clock },
  );
  server.listen(port, '127.0.0.1');
  await once(server, 'listening');
  const endpoint = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  const stop = async () => {
    server.closeAllConnections();
    server.close();
    await once(server, 'close');
    store.close();
  };
  return { dir, endpoint, queueUrl, store, queues, objects, buses, secrets, functions, stop };
}

export async function startServices(clock?: Clock): Promise<RunningServices> {
  const dir = makeFolder();
  const services = await serve(dir, clock);
  onTestFinished(services.stop);
  return services;
}

export function makeFolder(): string {
  const dir = mkdtempSync(join(tmpdir(), 'services-'));
  onTestFinished(() => rmSync(dir, { recursive: true, force: true }));
  return dir;
}

export function connect(endpoint: string) {
  const options = { endpoint, region: 'us-east-1', credentials: CREDENTIALS, maxAttempts: 1 };
  return {
    s3: new S3Client({ ...options, forcePathStyle: true, requestChecksumCalculation: 'WHEN_REQUIRED' }),
    sqs: new SQSClient({ ...options, useQueueUrlAsEndpoint: false }),
    events: new EventBridgeClient(options),
    secrets: new SecretsManagerClient(options),
    lambda: new LambdaClient(options),
    options,
  };
}
