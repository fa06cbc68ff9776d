import {
  BatchGetCommand,
  type DynamoDBDocumentClient,
  GetCommand,
  QueryCommand,
} from '@aws-sdk/lib-dynamodb';
import type { Index, Item, Key, RangeQuery, ReadRows } from './row.ts';

const isAt = (one: Key, other: Key) => one.pk === other.pk && one.sk === other.sk;

/** The reads of the table. */
export function tableReads(client: DynamoDBDocumentClient, tableName: string) {
  /**
   * The rows of a range, until the given number of megabytes is read. DynamoDB counts them: it returns one megabyte at
   * a time, and a page that ends before its limit is a full megabyte.
   */
  const queryWithin = async <Data>(range: RangeQuery, megabytes: number): Promise<ReadRows<Data>> => {
    const { pk, sk } = range.index
      ? { pk: `${range.index}pk`, sk: `${range.index}sk` }
      : { pk: 'pk', sk: 'sk' };
    const rows: Item<Data>[] = [];
    let after: Record<string, unknown> | undefined;
    for (let filled = 0; ; filled++) {
      const page = await client.send(
        new QueryCommand({
          TableName: tableName,
          IndexName: range.index,
          KeyConditionExpression: '#pk = :pk AND #sk BETWEEN :from AND :to',
          ExpressionAttributeNames: { '#pk': pk, '#sk': sk },
          ExpressionAttributeValues: { ':pk': range.pk, ':from': range.from, ':to': range.to },
          ScanIndexForward: range.ascending,
          Limit: range.limit - rows.length,
          ConsistentRead: range.index === undefined,
          ExclusiveStartKey: after,
        }),
      );
      rows.push(...((page.Items ?? []) as Item<Data>[]));
      after = page.LastEvaluatedKey;
      if (!after || rows.length >= range.limit) return { rows, isCut: false, megabytes: filled };
      if (filled + 1 >= megabytes) return { rows, isCut: true, megabytes: filled + 1 };
    }
  };

  /** One response of a batch read: up to 100 keys or 16 MB, whichever is reached first. */
  const readBatch = async (keys: Key[], only: string[][] = []) => {
    const paths = [['pk'], ['sk'], ...only];
    const fields = only.length > 0 && {
      ExpressionAttributeNames: Object.fromEntries(paths.flat().map((name) => [`#${name}`, name])),
      ProjectionExpression: paths.map((path) => path.map((name) => `#${name}`).join('.')).join(', '),
    };
    const answer = await client.send(
      new BatchGetCommand({ RequestItems: { [tableName]: { Keys: keys, ConsistentRead: true, ...fields } } }),
    );
    return {
      found: (answer.Responses?.[tableName] ?? []) as Item[],
      left: (answer.UnprocessedKeys?.[tableName]?.Keys ?? []) as Key[],
    };
  };

  return {
    async get<Data>(key: Key): Promise<Item<Data> | undefined> {
      const found = await client.send(
        new GetCommand({ TableName: tableName, Key: key, ConsistentRead: true }),
      );
      return found.Item as Item<Data> | undefined;
    },

    /**
     * The rows of up to 100 keys, in the order of the keys; undefined where there is none. `only` are the paths of the
     * fields to read.
     */
    async getMany(keys: Key[], ...only: string[][]): Promise<(Item | undefined)[]> {
      const found: Item[] = [];
      let wanted = keys;
      while (wanted.length > 0) {
        const read = await readBatch(wanted, only);
        found.push(...read.found);
        wanted = read.left;
      }
      return keys.map((key) => found.find((item) => isAt(item, key)));
    },

    /** Like `getMany`, for the first keys: at most 16 MB are read, and at least one row. */
    async getFirst(keys: Key[]): Promise<(Item | undefined)[]> {
      const found: Item[] = [];
      let wanted = keys;
      let read = 0;
      while (read === 0 && wanted.length > 0) {
        const batch = await readBatch(wanted);
        found.push(...batch.found);
        wanted = batch.left;
        const firstLeft = keys.findIndex((key) => wanted.some((left) => isAt(left, key)));
        read = firstLeft === -1 ? keys.length : firstLeft;
      }
      return keys.slice(0, read).map((key) => found.find((item) => isAt(item, key)));
    },

    async query<Data>(range: RangeQuery): Promise<Item<Data>[]> {
      return (await queryWithin<Data>(range, Number.POSITIVE_INFINITY)).rows;
    },

    queryWithin,

    /**
     * The rows of an index's partition whose field has one of these values, in pages that may be empty. DynamoDB
     * filters the others: they are read and billed, but not sent.
     */
    async *queryWhere<Data>({ index, pk }: { index: Index; pk: string }, field: string[], values: string[]) {
      const path = field.map((_, at) => `#f${at}`).join('.');
      const names = Object.fromEntries(field.map((name, at) => [`#f${at}`, name]));
      const wanted = Object.fromEntries(values.map((value, at) => [`:v${at}`, value]));
      let after: Record<string, unknown> | undefined;
      do {
        const page = await client.send(
          new QueryCommand({
            TableName: tableName,
            IndexName: index,
            KeyConditionExpression: '#pk = :pk',
            FilterExpression: `${path} IN (${Object.keys(wanted).join(', ')})`,
            ExpressionAttributeNames: { '#pk': `${index}pk`, ...names },
            ExpressionAttributeValues: { ':pk': pk, ...wanted },
            ExclusiveStartKey: after,
          }),
        );
        yield (page.Items ?? []) as Item<Data>[];
        after = page.LastEvaluatedKey;
      } while (after);
    },
  };
}
