import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import {
  CreateTableCommand,
  DescribeTableCommand,
  DynamoDBClient,
  PutItemCommand,
  ScanCommand,
} from '@aws-sdk/client-dynamodb';
import {
  DescribeStreamCommand,
  DynamoDBStreamsClient,
  GetRecordsCommand,
  GetShardIteratorCommand,
} from '@aws-sdk/client-dynamodb-streams';
import { PutObjectCommand } from '@aws-sdk/client-s3';
import { SendMessageCommand } from '@aws-sdk/client-sqs';
import { describe, expect, it, onTestFinished } from 'vitest';
import { startDynamoDb } from '../../../../infra/local/services/dynamodb.ts';
import { BUCKET, connect, makeFolder, QUEUE_ARN, serve } from './start-services.ts';

async function startVictim(what: 'services' | 'dynamodb', dir: string) {
  const script = join(import.meta.dirname, 'serve-until-killed.ts');
  const victim = spawn(process.execPath, [script, what, dir], { stdio: ['ignore', 'pipe', 'inherit'] });
  onTestFinished(() => void victim.kill('SIGKILL'));
  const [endpoint] = await once(victim.stdout, 'data');
  const kill = async () => {
    const exited = once(victim, 'exit');
    victim.kill('SIGKILL');
    await exited;
  };
  return { endpoint: String(endpoint), kill };
}

/** Calls `write` with 0, 1, 2 … until it fails, and answers what it acknowledged; `onAFew` when that is a few. */
async function writeUntilItFails(
  write: (n: number) => Promise<unknown>,
  onAFew: () => void,
): Promise<number[]> {
  const acknowledged: number[] = [];
  try {
    for (let n = 0; ; n++) {
      await write(n);
      acknowledged.push(n);
      if (acknowledged.length === 3) onAFew();
    }
  } catch {
    return acknowledged;
  }
}

describe('kill -9 of the process that serves queues and buckets', () => {
  it('loses no message and no object that was acknowledged, and no notification of one', async () => {
    const dir = makeFolder();
    const { endpoint, kill } = await startVictim('services', dir);
    const { sqs, s3 } = connect(endpoint);
    const QueueUrl = 'http://sqs.localhost/000000000000/work';
    let idle = 2;
    const killSoonAfterBoth = () => --idle === 0 && setTimeout(kill, 400);
    const [messages, uploads] = await Promise.all([
      writeUntilItFails(
        (n) => sqs.send(new SendMessageCommand({ QueueUrl, MessageBody: `message ${n}` })),
        killSoonAfterBoth,
      ),
      writeUntilItFails(
        (n) => s3.send(new PutObjectCommand({ Bucket: BUCKET.name, Key: `cv/${n}`, Body: `${n}` })),
        killSoonAfterBoth,
      ),
    ]);
    expect(Math.min(messages.length, uploads.length)).toBeGreaterThan(0);

    const { queues, objects, stop } = await serve(dir);
    const bodies: string[] = [];
    for (let batch = queues.receive(QUEUE_ARN, 10); batch.length > 0; batch = queues.receive(QUEUE_ARN, 10))
      bodies.push(...batch.map(({ body }) => body));
    const records = bodies.filter((body) => body.startsWith('{')).map((body) => JSON.parse(body).Records[0]);
    const notified = records.map((record) => record.s3.object.key);
    expect(bodies).toEqual(expect.arrayContaining(messages.map((n) => `message ${n}`)));
    expect(notified).toEqual(expect.arrayContaining(uploads.map((n) => `cv/${n}`)));
    for (const key of notified) {
      const { file, size } = objects.getObject(BUCKET, key);
      expect(readFileSync(objects.pathOf(file), 'utf8')).toHaveLength(size);
    }
    await stop();
  });
});

describe('kill -9 of the process that started DynamoDB', () => {
  it('ends the engine with it, and keeps tables, items and the stream for the next start', async () => {
    const dir = makeFolder();
    const options = (endpoint: string) => ({ ...connect(endpoint).options, endpoint });
    const { endpoint, kill } = await startVictim('dynamodb', dir);
    const before = new DynamoDBClient(options(endpoint));
    await before.send(
      new CreateTableCommand({
        TableName: 'hiring',
        BillingMode: 'PAY_PER_REQUEST',
        KeySchema: [{ AttributeName: 'pk', KeyType: 'HASH' }],
        AttributeDefinitions: [{ AttributeName: 'pk', AttributeType: 'S' }],
        StreamSpecification: { StreamEnabled: true, StreamViewType: 'NEW_AND_OLD_IMAGES' },
      }),
    );
    const put = (client: DynamoDBClient, pk: string) =>
      client.send(new PutItemCommand({ TableName: 'hiring', Item: { pk: { S: pk } } }));
    const acknowledged = await writeUntilItFails(
      (n) => put(before, `item ${n}`),
      () => setTimeout(kill, 300),
    );
    expect(acknowledged.length).toBeGreaterThan(0);

    const engine = await startDynamoDb({ dir, port: Number(new URL(endpoint).port) });
    onTestFinished(engine.stop);
    const after = new DynamoDBClient(options(engine.endpoint));
    const { Items = [] } = await after.send(new ScanCommand({ TableName: 'hiring' }));
    const expected = acknowledged.map((n) => `item ${n}`);
    expect(Items.map(({ pk }) => pk?.S)).toEqual(expect.arrayContaining(expected));

    const streams = new DynamoDBStreamsClient(options(engine.endpoint));
    const { Table } = await after.send(new DescribeTableCommand({ TableName: 'hiring' }));
    const StreamArn = Table?.LatestStreamArn;
    const { StreamDescription } = await streams.send(new DescribeStreamCommand({ StreamArn }));
    const ShardId = StreamDescription?.Shards?.[0]?.ShardId;
    const readFrom = async (position: {
      ShardIteratorType: 'TRIM_HORIZON' | 'AFTER_SEQUENCE_NUMBER';
      SequenceNumber?: string;
    }) => {
      const { ShardIterator } = await streams.send(
        new GetShardIteratorCommand({ StreamArn, ShardId, ...position }),
      );
      return (await streams.send(new GetRecordsCommand({ ShardIterator }))).Records ?? [];
    };
    const records = await readFrom({ ShardIteratorType: 'TRIM_HORIZON' });
    expect(records.map(({ dynamodb }) => dynamodb?.Keys?.pk?.S)).toEqual(expect.arrayContaining(expected));
    await put(after, 'after the crash');
    const SequenceNumber = records.at(-1)?.dynamodb?.SequenceNumber;
    const next = await readFrom({ ShardIteratorType: 'AFTER_SEQUENCE_NUMBER', SequenceNumber });
    expect(next.map(({ dynamodb }) => dynamodb?.Keys?.pk?.S)).toEqual(['after the crash']);
  });
});

describe('startDynamoDb', () => {
  it('stops, and starts again on the same folder and port', async () => {
    const dir = makeFolder();
    const first = await startDynamoDb({ dir, port: 0 });
    await first.stop();
    await expect(fetch(first.endpoint)).rejects.toThrow();
    const second = await startDynamoDb({ dir, port: Number(new URL(first.endpoint).port) });
    expect((await fetch(second.endpoint)).status).toBeLessThan(500);
    await second.stop();
  });

  it('refuses a port that another process holds', async () => {
    const first = await startDynamoDb({ dir: makeFolder(), port: 0 });
    onTestFinished(first.stop);
    const port = Number(new URL(first.endpoint).port);
    await expect(startDynamoDb({ dir: makeFolder(), port })).rejects.toThrow(`Port ${port}`);
  });

  it('refuses a folder whose engine still runs for someone else', async () => {
    const dir = makeFolder();
    const first = await startDynamoDb({ dir, port: 0 });
    onTestFinished(first.stop);
    await expect(startDynamoDb({ dir, port: 0 })).rejects.toThrow('already runs on this folder');
  });
});
