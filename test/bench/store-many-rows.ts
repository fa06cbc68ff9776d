import { BatchWriteCommand, type DynamoDBDocumentClient, GetCommand } from '@aws-sdk/lib-dynamodb';
import type { IdKind } from '../../shared/contracts/primitives.ts';
import { idSource, timeOf } from '../../shared/platform/ids.ts';
import type { Key } from '../../shared/storage/row.ts';

/** DynamoDB takes 25 writes a call. */
const batchSize = 25;
const parallelBatches = 4;
/** A second between two rows: 100,000 of them are 28 hours. */
const stepMs = 1000;

/**
 * Copies the row under a key, as its store wrote it, until there are `size` of them, each with an id and an instant of
 * its own. Answers all ids, oldest first.
 */
export async function storeManyRows(
  client: DynamoDBDocumentClient,
  { TableName, kind, key, size }: { TableName: string; kind: IdKind; key: Key; size: number },
): Promise<string[]> {
  const { Item: original } = await client.send(new GetCommand({ TableName, Key: key, ConsistentRead: true }));
  const text = JSON.stringify(original);
  const birth = timeOf(key.sk);
  const copies = Array.from({ length: size - 1 }, (_, index) => {
    const at = new Date(birth.getTime() + (index + 1) * stepMs);
    return { id: idSource(at)(kind), at };
  });
  const batches = Array.from({ length: Math.ceil(copies.length / batchSize) }, (_, index) =>
    copies.slice(index * batchSize, (index + 1) * batchSize),
  );
  const writeBatches = async () => {
    for (let batch = batches.pop(); batch; batch = batches.pop()) {
      const writes = batch.map(({ id, at }) => ({
        PutRequest: {
          Item: JSON.parse(
            text.replaceAll(key.sk, id).replaceAll(birth.toISOString(), at.toISOString()),
          ) as Record<string, unknown>,
        },
      }));
      const { UnprocessedItems } = await client.send(
        new BatchWriteCommand({ RequestItems: { [TableName]: writes } }),
      );
      if (UnprocessedItems?.[TableName]?.length) throw new Error('the engine left rows unwritten');
    }
  };
  await Promise.all(Array.from({ length: parallelBatches }, writeBatches));
  return [key.sk, ...copies.map(({ id }) => id)];
}
