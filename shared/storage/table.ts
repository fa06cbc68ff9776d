/**
 * The one file that uses DynamoDB's API, together with table-reads.ts: every other store passes data. Source of the
 * rules: Amazon DynamoDB developer guide (transactions, condition expressions).
 */
import { randomUUID } from 'node:crypto';
import { setTimeout as wait } from 'node:timers/promises';
import {
  BatchWriteCommand,
  DeleteCommand,
  type DynamoDBDocumentClient,
  PutCommand,
  TransactWriteCommand,
  UpdateCommand,
} from '@aws-sdk/lib-dynamodb';
import { commitAudited } from './audit-scope.ts';
import { asCancellation, rowIn, rowInTheWay } from './failed-condition.ts';
import { inGroups } from './in-groups.ts';
import { ConditionFailed, type Item, type Key, type Write } from './row.ts';
import { tableReads } from './table-reads.ts';
import type { Numbers, Tallied, Tally } from './tally.ts';
import { tallyUpdate } from './tally-update.ts';
import { transactItem } from './transact-item.ts';

export type Table = ReturnType<typeof openTable>;

/** Another writer changed the same rows at the same instant; DynamoDB cancels one of the two. */
const maxConflictRetries = 5;
/** BatchWriteItem takes 25 writes. */
const batchSize = 25;
const waitForOthers = (retries: number) => wait(Math.random() * 20 * 2 ** retries);
/** An addition that is sent again after a lost response would count twice without a transaction's token. */
const mayRepeat = ({ when, ...write }: Write) =>
  !('add' in write) && (when === undefined || 'always' in when);
/** Whether a single write conflicted with a transaction. */
const isConflict = (error: unknown) =>
  error instanceof Error && error.name === 'TransactionConflictException';

export function openTable(client: DynamoDBDocumentClient, tableName: string) {
  /** One write at half the price of a transaction, for writes that may safely be sent twice. */
  const commitOne = async (write: Write) => {
    const { Put, Delete } = transactItem(tableName, write);
    for (let retries = 0; ; retries++) {
      try {
        if (Put) await client.send(new PutCommand(Put));
        else if (Delete) await client.send(new DeleteCommand(Delete));
        return;
      } catch (error) {
        if (isConflict(error) && retries < maxConflictRetries) await waitForOthers(retries);
        else {
          const existing = rowInTheWay(error);
          throw write.refuse?.(existing) ?? new ConditionFailed(0, existing);
        }
      }
    }
  };

  /** Changes numbers and sets of one row unless a limit forbids it. Returns the row after it, or the one at its limit. */
  const tally = async (Key: Key, change: Tally): Promise<Tallied> => {
    try {
      const update = new UpdateCommand({ TableName: tableName, Key, ...tallyUpdate(change) });
      return { done: true, row: (await client.send(update)).Attributes ?? {} };
    } catch (error) {
      return { done: false, row: { ...rowInTheWay(error) } };
    }
  };

  /**
   * Stores rows whatever was there, each at the price of a single write. A part may be stored when it fails: the writer
   * repeats all of it.
   */
  const putAll = async (items: Item[]): Promise<void> => {
    for (const group of inGroups(items, batchSize)) {
      let left = group.map((Item) => ({ PutRequest: { Item } }));
      for (let retries = 0; left.length > 0; retries++) {
        if (retries > maxConflictRetries) throw new Error('the table did not take all rows of a batch');
        if (retries > 0) await waitForOthers(retries);
        const answer = await client.send(new BatchWriteCommand({ RequestItems: { [tableName]: left } }));
        left = (answer.UnprocessedItems?.[tableName] ?? []) as typeof left;
      }
    }
  };

  /** Executes all writes or none. The first failed condition throws its write's error, or ConditionFailed. */
  const commit = async (writes: Write[]): Promise<void> => {
    const [only] = writes;
    if (only && writes.length === 1 && (only.cheap || mayRepeat(only))) return commitOne(only);
    // One token for every attempt: if the response of a successful attempt is lost, the repetition must not fail on
    // its effect.
    const ClientRequestToken = randomUUID();
    for (let retries = 0; ; retries++) {
      try {
        await client.send(
          new TransactWriteCommand({
            ClientRequestToken,
            TransactItems: writes.map((write) => transactItem(tableName, write)),
          }),
        );
        return;
      } catch (error) {
        const cancelled = asCancellation(error);
        if (!cancelled) throw error;
        const index = cancelled.findIndex((reason) => reason.Code === 'ConditionalCheckFailed');
        if (index >= 0) {
          const existing = rowIn(cancelled[index]?.Item);
          throw writes[index]?.refuse?.(existing) ?? new ConditionFailed(index, existing);
        }
        const conflict = cancelled.some((reason) => reason.Code === 'TransactionConflict');
        if (!conflict || retries === maxConflictRetries) throw error;
        await waitForOthers(retries);
      }
    }
  };

  return {
    ...tableReads(client, tableName),

    /** See {@link commit}. Within a call, its entry of the audit log is one of the writes. */
    commit: (writes: Write[]): Promise<void> => commitAudited(writes, commit),

    tally,

    putAll,

    /** Adds one to `used` unless that would exceed `limit`. Returns the count after it, or null at the limit. */
    async countUp(key: Key, limit: number, { expiresAt }: { expiresAt?: number } = {}) {
      const set: Numbers = expiresAt === undefined ? {} : { expires_at: expiresAt };
      const { done, row } = await tally(key, { add: { used: 1 }, set, atMost: { used: limit - 1 } });
      return done ? Number(row.used) : null;
    },
  };
}
