import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { callDynamoDb } from '../../../../infra/local/call-dynamodb.ts';
import {
  openTableStream,
  type StreamRecord,
  type TableStream,
} from '../../../../infra/local/event-sources/table-stream.ts';
import { type DynamoDbProcess, startDynamoDb } from '../../../../infra/local/services/dynamodb.ts';
import { openStore, type Store } from '../../../../infra/local/services/store.ts';

const dir = mkdtempSync(join(tmpdir(), 'hiring-stream-'));
let engine: DynamoDbProcess;
let store: Store;
beforeAll(async () => {
  engine = await startDynamoDb({ dir, port: 0, inMemory: true });
  store = openStore(dir);
});
afterAll(async () => {
  store?.close();
  await engine?.stop();
  rmSync(dir, { recursive: true, force: true });
});

let tables = 0;
let TableName: string;
let stream: TableStream;
const open = () => openTableStream(engine.endpoint, `arn/${TableName}`, 'reader', store);
const write = async (...names: string[]) => {
  for (const name of names)
    await callDynamoDb(engine.endpoint, 'table', 'PutItem', { TableName, Item: { pk: { S: name } } });
};
const namesOf = (records: StreamRecord[]) =>
  records.map(({ dynamodb }) => (dynamodb as unknown as { Keys: { pk: { S: string } } }).Keys.pk.S);
const read = async (limit = 100) => namesOf(await stream.read(limit));
/** Reads, and saves up to this record. */
const readAndSave = async (upTo: number) => {
  const records = await stream.read(100);
  stream.save(records[upTo - 1] as StreamRecord);
};

beforeEach(async () => {
  TableName = `streamed-${++tables}`;
  await callDynamoDb(engine.endpoint, 'table', 'CreateTable', {
    TableName,
    KeySchema: [{ AttributeName: 'pk', KeyType: 'HASH' }],
    AttributeDefinitions: [{ AttributeName: 'pk', AttributeType: 'S' }],
    BillingMode: 'PAY_PER_REQUEST',
    StreamSpecification: { StreamEnabled: true, StreamViewType: 'NEW_IMAGE' },
  });
  stream = await open();
});

describe('the stream of a table', () => {
  it('is read in the order of its writes, and again from there until it is saved', async () => {
    await write('a', 'b', 'c');
    expect(await read(2)).toEqual(['a', 'b']);
    expect(await read()).toEqual(['a', 'b', 'c']);
  });

  it('goes on after all that was read, once the last of it is saved', async () => {
    await write('a', 'b');
    await readAndSave(2);
    expect(await read()).toEqual([]);
    await write('c');
    expect(await read()).toEqual(['c']);
  });

  it('goes on with writes that were made between the read and its save', async () => {
    await write('a');
    const records = await stream.read(100);
    await write('b');
    stream.save(records[0] as StreamRecord);
    expect(await read()).toEqual(['b']);
  });

  it('goes on after the record that is saved, whatever was read behind it', async () => {
    await write('a', 'b', 'c');
    await readAndSave(1);
    expect(await read()).toEqual(['b', 'c']);
  });

  it('is read after a restart from where it was saved', async () => {
    await write('a', 'b');
    await readAndSave(1);
    stream = await open();
    expect(await read()).toEqual(['b']);
  });
});

it('an error of the engine has its name', async () => {
  const asked = callDynamoDb(engine.endpoint, 'table', 'DescribeTable', { TableName: 'none' });
  await expect(asked).rejects.toMatchObject({ name: 'ResourceNotFoundException' });
});
