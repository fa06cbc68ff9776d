import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { CreateTableCommand, DynamoDBClient, PutItemCommand } from '@aws-sdk/client-dynamodb';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { type DynamoDbProcess, startDynamoDb } from '../../../../infra/local/services/dynamodb.ts';
import { indexStreamRecords } from '../../../../infra/local/services/index-stream-records.ts';
import { credentials } from '../../../../infra/local/template/local-account.ts';

const dir = mkdtempSync(join(tmpdir(), 'hiring-engine-'));
const file = join(dir, 'dynamodb.sqlite');
let engine: DynamoDbProcess;
beforeAll(async () => {
  engine = await startDynamoDb({ dir, port: 0 });
});
afterAll(async () => {
  await engine?.stop();
  rmSync(dir, { recursive: true, force: true });
});

/** How SQLite means to answer a question, in its own words. */
function planOf(question: string, ...values: string[]): string {
  const database = new DatabaseSync(file);
  const plan = database.prepare(`EXPLAIN QUERY PLAN ${question}`).all(...values);
  database.close();
  return plan.map(({ detail }) => detail).join('\n');
}

it('finds the last sequence number of a stream without reading the stream', async () => {
  const client = new DynamoDBClient({ endpoint: engine.endpoint, region: 'local', credentials });
  await client.send(
    new CreateTableCommand({
      TableName: 'streamed',
      KeySchema: [{ AttributeName: 'pk', KeyType: 'HASH' }],
      AttributeDefinitions: [{ AttributeName: 'pk', AttributeType: 'S' }],
      BillingMode: 'PAY_PER_REQUEST',
      StreamSpecification: { StreamEnabled: true, StreamViewType: 'NEW_IMAGE' },
    }),
  );
  await client.send(new PutItemCommand({ TableName: 'streamed', Item: { pk: { S: 'a' } } }));
  client.destroy();

  const newest = 'SELECT MAX(CAST(sequence_number AS INTEGER)) FROM _stream_records WHERE table_name = ?';
  expect(planOf(newest, 'streamed')).toContain('local_stream_order');
  const ends = 'SELECT MIN(sequence_number) FROM _stream_records WHERE table_name = ? AND shard_id = ?';
  expect(planOf(ends, 'streamed', 'shard')).toContain('local_stream_ends');
});

it('leaves a file of another layout as it is', () => {
  const other = join(dir, 'other.sqlite');
  indexStreamRecords(other);
  const database = new DatabaseSync(other);
  expect(database.prepare('SELECT name FROM sqlite_schema').all()).toEqual([]);
  database.close();
});
