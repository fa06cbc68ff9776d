/**
 * The one file that uses DynamoDB's API, together with table-reads.ts: every other store passes data. Source of the
 * rules: Amazon DynamoDB developer guide (transactions, condition expressions).
 */
import { randomUUID } from 'node:crypto';
import { setTimeout as wait } from 'node:timers/promises';
import {
  DeleteCommand,
  type DynamoDBDocumentClient,
  PutCommand,
  TransactWriteCommand,
  UpdateCommand,
} from '@aws-sdk/lib-dynamodb';
import { commitAudited } from './audit-scope.ts';
import { asCancellation, rowIn, rowInTheWay } from './failed-condition.ts';
import { ConditionFailed, type Key, type Write } from './row.ts';
import { tableReads } from './table-reads.ts';
import type { Numbers, Tallied, Tally } from './tally.ts';
import { transactItem } from './transact-item.ts';

export type Table = ReturnType<typeof openTable>;

/** Another writer changed the same rows at the same instant; DynamoDB cancels one of the two. */
const maxConflictRetries = 5;
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

  /** Changes numbers of one row unless one exceeds its limit. Returns the row after it, or the one that exceeded it. */
  const tally = async (key: Key, { add = {}, set = {}, atMost }: Tally): Promise<Tallied> => {
    const numbers = Object.entries({ add, set, atMost }).flatMap(([part, named]) =>
      Object.entries(named).map(([name, number]) => ({ part, name, value: `:${part}_${name}`, number })),
    );
    const terms = (wanted: keyof Tally, say: (name: string, value: string) => string) =>
      numbers.flatMap(({ part, name, value }) => (part === wanted ? say(`#${name}`, value) : []));
    const adds = terms('add', (name, value) => `${name} ${value}`);
    const sets = terms('set', (name, value) => `${name} = ${value}`);
    const bounds = terms('atMost', (name, max) => `(attribute_not_exists(${name}) OR ${name} <= ${max})`);
    const update = new UpdateCommand({
      TableName: tableName,
      Key: key,
      UpdateExpression: [adds.length > 0 && `ADD ${adds}`, sets.length > 0 && `SET ${sets}`]
        .filter(Boolean)
        .join(' '),
      ConditionExpression: bounds.length > 0 ? bounds.join(' AND ') : undefined,
      ExpressionAttributeNames: Object.fromEntries(numbers.map(({ name }) => [`#${name}`, name])),
      ExpressionAttributeValues: Object.fromEntries(numbers.map(({ value, number }) => [value, number])),
      ReturnValues: 'ALL_NEW',
      ReturnValuesOnConditionCheckFailure: 'ALL_OLD',
    });
    try {
      return { done: true, row: (await client.send(update)).Attributes ?? {} };
    } catch (error) {
      return { done: false, row: { ...rowInTheWay(error) } };
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

    /** Adds one to `used` unless that would exceed `limit`. Returns the count after it, or null at the limit. */
    async countUp(key: Key, limit: number, { expiresAt }: { expiresAt?: number } = {}) {
      const set: Numbers = expiresAt === undefined ? {} : { expires_at: expiresAt };
      const { done, row } = await tally(key, { add: { used: 1 }, set, atMost: { used: limit - 1 } });
      return done ? Number(row.used) : null;
    },
  };
}
