import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { S3Client } from '@aws-sdk/client-s3';
import { SQSClient } from '@aws-sdk/client-sqs';
import { inject } from 'vitest';
import { callDynamoDb } from '../../infra/local/call-dynamodb.ts';
import { provisionTables } from '../../infra/local/provision-tables.ts';
import { startServices } from '../../infra/local/start-services.ts';
import { region } from '../../infra/local/template/local-account.ts';
import { dynamoDb } from '../../shared/platform/clients.ts';
import { tableName } from '../../shared/platform/names.ts';
import { openTable } from '../../shared/storage/table.ts';
import { credentialsOfWhoCalls } from './as-function.ts';
import { noteUsedRights } from './rights-ledger.ts';

export type OwnBackend = Awaited<ReturnType<typeof startBackend>>;
/** One that may be another's too. */
export type Backend = Omit<OwnBackend, 'emptyTable' | 'stop'>;

interface BackendOptions {
  dynamoDbEndpoint?: string;
  /** The folder for its data; it is deleted at `stop`. */
  within?: string;
  /** Not for a test that calls every right for its own sake: what it used says nothing of what the code needs. */
  notesRights?: boolean;
}

/**
 * The stage's own table, bucket and queues, as its template describes them, on real engines with the real SDK in front.
 * No function runs; a test calls the code it is about. `dynamoDbEndpoint` puts another engine under the same table.
 * For the tests that count, fail or expire whatever the backend holds; the others share one (`sharedBackend`).
 */
export async function startBackend({
  dynamoDbEndpoint,
  within = tmpdir(),
  notesRights = true,
}: BackendOptions = {}) {
  const dir = mkdtempSync(join(within, 'hiring-backend-'));
  const running = await startServices({
    assemblyDir: inject('assemblyDir'),
    stageName: 'Prod',
    dir,
    ports: { aws: 0, dynamoDb: 0 },
    dynamoDbEndpoint,
  });
  const credentials = credentialsOfWhoCalls(running.resources);
  const place = { endpoint: running.awsEndpoint, region, credentials };
  const dynamoDbPlace = { ...place, endpoint: running.guardedDynamoDbEndpoint };
  running.access.onRefusal((_, line) => console.error(line));
  const documents = dynamoDb(dynamoDbPlace);
  const bucket = running.resources.find(({ type }) => type === 'AWS::S3::Bucket');
  return {
    table: openTable(documents, tableName('prod')),
    /** The raw client, to look behind the table's back. */
    documents,
    s3: new S3Client({ ...place, requestChecksumCalculation: 'WHEN_REQUIRED' }),
    sqs: new SQSClient({ ...place, useQueueUrlAsEndpoint: false }),
    place,
    dynamoDbPlace,
    bucketName: bucket?.ref ?? '',
    /** The queues that the bucket notifies of files. */
    arrivals: ['AttachmentsQueue', 'ExtractionQueue'].map((name) =>
      String(running.resources.find(({ place }) => place.includes(`/${name}`))?.attributes.Arn ?? ''),
    ),
    services: running.services,
    /** The table as it was in the beginning. */
    async emptyTable() {
      await callDynamoDb(running.dynamoDbEndpoint, 'table', 'DeleteTable', { TableName: tableName('prod') });
      await provisionTables(running.dynamoDbEndpoint, running.resources);
    },
    resources: running.resources,
    access: running.access,
    async stop() {
      if (notesRights) noteUsedRights(running.access);
      documents.destroy();
      await running.stop();
      rmSync(dir, { recursive: true, force: true });
    },
  };
}
