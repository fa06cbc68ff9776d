import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { S3Client } from '@aws-sdk/client-s3';
import { SQSClient } from '@aws-sdk/client-sqs';
import { inject } from 'vitest';
import { closeServer, listenLocally } from '../../infra/local/listen-locally.ts';
import { provisionServices } from '../../infra/local/provision-services.ts';
import { provisionTables } from '../../infra/local/provision-tables.ts';
import { createAwsEndpoint } from '../../infra/local/services/aws-endpoint.ts';
import { startDynamoDb } from '../../infra/local/services/dynamodb.ts';
import { BusService } from '../../infra/local/services/eventbridge.ts';
import { ObjectService } from '../../infra/local/services/s3.ts';
import { SecretService } from '../../infra/local/services/secrets.ts';
import { QueueService } from '../../infra/local/services/sqs.ts';
import { openStore } from '../../infra/local/services/store.ts';
import { credentials, region } from '../../infra/local/template/local-account.ts';
import { resolveStage } from '../../infra/local/template/resolve-stage.ts';
import { readStage } from '../../infra/local/template/stage-assembly.ts';
import { tableName } from '../../shared/names.ts';
import { dynamoDb } from '../../shared/platform/clients.ts';
import { openTable } from '../../shared/storage/table.ts';

export type Backend = Awaited<ReturnType<typeof startBackend>>;

/**
 * The stage's own table, bucket and queues, as its template describes them, on real engines with the real SDK in front.
 * No function runs; a test calls the code it is about. `dynamoDbEndpoint` puts another engine under the same table.
 */
export async function startBackend({ dynamoDbEndpoint }: { dynamoDbEndpoint?: string } = {}) {
  const dir = mkdtempSync(join(tmpdir(), 'hiring-backend-'));
  const engine = dynamoDbEndpoint ? undefined : await startDynamoDb({ dir, port: 0 });
  const tableEndpoint = dynamoDbEndpoint ?? engine?.endpoint ?? '';
  const store = openStore(dir);
  const queues = new QueueService(store);
  const services = {
    queues,
    objects: new ObjectService(store, dir, queues, { credentials }),
    buses: new BusService(store, queues),
    secrets: new SecretService(store),
  };
  const server = createAwsEndpoint(services, { credentials });
  const endpoint = `http://127.0.0.1:${await listenLocally(server, 0)}`;
  const { resources } = resolveStage(readStage(inject('assemblyDir'), 'Prod'), { awsEndpoint: endpoint });
  provisionServices(services, resources);
  await provisionTables(tableEndpoint, resources);

  const place = { endpoint, region, credentials };
  const documents = dynamoDb({ ...place, endpoint: tableEndpoint });
  const bucket = resources.find(({ type }) => type === 'AWS::S3::Bucket');
  return {
    table: openTable(documents, tableName('prod')),
    /** The raw client, to look behind the table's back. */
    documents,
    s3: new S3Client({ ...place, requestChecksumCalculation: 'WHEN_REQUIRED' }),
    sqs: new SQSClient({ ...place, useQueueUrlAsEndpoint: false }),
    place,
    bucketName: bucket?.ref ?? '',
    services,
    async stop() {
      documents.destroy();
      await closeServer(server);
      store.close();
      await engine?.stop();
      rmSync(dir, { recursive: true, force: true });
    },
  };
}
