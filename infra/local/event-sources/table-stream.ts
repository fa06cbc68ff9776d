import { callDynamoDb } from '../call-dynamodb.ts';
import type { Store } from '../services/store.ts';
import { region } from '../template/local-account.ts';

/** The form that a function receives, which is also the engine's. */
export type StreamRecord = {
  eventID: string;
  dynamodb: { SequenceNumber: string; ApproximateCreationDateTime: number };
  eventSourceARN: string;
};

export type TableStream = {
  /** Up to `limit` records after the last one saved, oldest first. */
  read(limit: number): Promise<StreamRecord[]>;
  /** Records that everything up to this record has been processed. Survives kill -9. */
  save(last: StreamRecord): void;
};

const CHECKPOINTS = `CREATE TABLE IF NOT EXISTS stream_checkpoints (
  reader TEXT NOT NULL, stream_arn TEXT NOT NULL, sequence_number TEXT NOT NULL, PRIMARY KEY (reader, stream_arn))`;

/**
 * Opens the stream of a table for one reader, starting at the oldest record. The engine has one shard per table.
 * `eventSourceArn` is the template's; checkpoints are stored by the engine's own ARN, which is new for each new table.
 */
export async function openTableStream(
  endpoint: string,
  eventSourceArn: string,
  reader: string,
  store: Store,
): Promise<TableStream> {
  store.run(CHECKPOINTS);
  const TableName = eventSourceArn.split('/')[1] as string;
  const { Table } = await callDynamoDb<{ Table: { LatestStreamArn: string } }>(
    endpoint,
    'table',
    'DescribeTable',
    {
      TableName,
    },
  );
  const StreamArn = Table.LatestStreamArn;
  const callStream = <Result>(operation: string, input: object) =>
    callDynamoDb<Result>(endpoint, 'stream', operation, input);
  let ShardId: string | undefined;
  let iterator: string | undefined;
  /** The position after the records that were read last, and the last of them. */
  let following: { iterator: string; after: string } | undefined;

  async function findShard(): Promise<string | undefined> {
    type Description = { StreamDescription: { Shards: { ShardId: string }[] } };
    const { StreamDescription } = await callStream<Description>('DescribeStream', { StreamArn });
    return StreamDescription.Shards[0]?.ShardId;
  }

  async function openIterator(): Promise<string> {
    const saved = store.get<{ sequence_number: string }>(
      'SELECT sequence_number FROM stream_checkpoints WHERE reader = ? AND stream_arn = ?',
      ...[reader, StreamArn],
    );
    ShardId ??= await findShard();
    const position = saved
      ? { ShardIteratorType: 'AFTER_SEQUENCE_NUMBER', SequenceNumber: saved.sequence_number }
      : { ShardIteratorType: 'TRIM_HORIZON' };
    const answer = await callStream<{ ShardIterator: string }>('GetShardIterator', {
      StreamArn,
      ShardId,
      ...position,
    });
    return answer.ShardIterator;
  }

  return {
    async read(limit) {
      iterator ??= await openIterator();
      const { Records, NextShardIterator } = await callStream<{
        Records: StreamRecord[];
        NextShardIterator: string;
      }>('GetRecords', { ShardIterator: iterator, Limit: limit }).catch((error) => {
        // It may have expired.
        iterator = undefined;
        throw error;
      });
      // Until records are saved, the same iterator reads them again.
      const last = Records.at(-1);
      if (!last) iterator = NextShardIterator;
      following = last && { iterator: NextShardIterator, after: last.dynamodb.SequenceNumber };
      return Records.map((record) => ({ ...record, awsRegion: region, eventSourceARN: eventSourceArn }));
    },
    save({ dynamodb }) {
      store.run(
        `INSERT INTO stream_checkpoints VALUES (?, ?, ?)
         ON CONFLICT DO UPDATE SET sequence_number = excluded.sequence_number`,
        ...[reader, StreamArn, dynamodb.SequenceNumber],
      );
      iterator = following?.after === dynamodb.SequenceNumber ? following.iterator : undefined;
    },
  };
}
