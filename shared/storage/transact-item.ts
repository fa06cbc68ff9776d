import type { TransactWriteCommandInput } from '@aws-sdk/lib-dynamodb';
import type { Condition, Write } from './row.ts';
import type { Numbers } from './tally.ts';

/** Converts a write to DynamoDB's expressions. */
export function transactItem(
  TableName: string,
  write: Write,
): NonNullable<TransactWriteCommandInput['TransactItems']>[number] {
  const place = { TableName, ReturnValuesOnConditionCheckFailure: 'ALL_OLD' as const };
  if ('check' in write)
    return { ConditionCheck: { ...place, Key: write.check, ...expressionOf(write.when) } };
  if ('add' in write) return { Update: { ...place, Key: write.add, ...additionOf(write.numbers) } };
  const condition = write.when && !('always' in write.when) && expressionOf(write.when);
  if ('put' in write) return { Put: { ...place, Item: write.put, ...condition } };
  return { Delete: { ...place, Key: write.remove, ...condition } };
}

interface Expression {
  ConditionExpression: string;
  ExpressionAttributeNames?: Record<string, string>;
  ExpressionAttributeValues?: Record<string, unknown>;
}

function additionOf(numbers: Numbers) {
  const named = Object.entries(numbers);
  return {
    UpdateExpression: `ADD ${named.map((_, i) => `#n${i} :n${i}`)}`,
    ExpressionAttributeNames: Object.fromEntries(named.map(([name], i) => [`#n${i}`, name])),
    ExpressionAttributeValues: Object.fromEntries(named.map(([, number], i) => [`:n${i}`, number])),
  };
}

function expressionOf(condition: Condition): Expression {
  if ('absent' in condition) return { ConditionExpression: 'attribute_not_exists(pk)' };
  if ('exists' in condition) return { ConditionExpression: 'attribute_exists(pk)' };
  if ('unversioned' in condition)
    return {
      ConditionExpression: 'attribute_exists(pk) AND attribute_not_exists(#version)',
      ExpressionAttributeNames: { '#version': 'version' },
    };
  if ('version' in condition) {
    return {
      ConditionExpression: '#version = :version',
      ExpressionAttributeNames: { '#version': 'version' },
      ExpressionAttributeValues: { ':version': condition.version },
    };
  }
  if ('absentOrExpiredAt' in condition) {
    return {
      ConditionExpression: 'attribute_not_exists(pk) OR #expires < :now',
      ExpressionAttributeNames: { '#expires': 'expires_at' },
      ExpressionAttributeValues: { ':now': condition.absentOrExpiredAt },
    };
  }
  if ('members' in condition) {
    const sets = Object.entries(condition.members);
    return {
      ConditionExpression: sets.map((_, i) => `#s${i} = :s${i}`).join(' AND '),
      ExpressionAttributeNames: Object.fromEntries(sets.map(([name], i) => [`#s${i}`, name])),
      ExpressionAttributeValues: Object.fromEntries(
        sets.map(([, members], i) => [`:s${i}`, new Set(members)]),
      ),
    };
  }
  const fields = Object.entries(condition.dataEquals);
  return {
    ConditionExpression: fields.map((_, i) => `#data.#f${i} = :f${i}`).join(' AND '),
    ExpressionAttributeNames: {
      '#data': 'data',
      ...Object.fromEntries(fields.map(([name], i) => [`#f${i}`, name])),
    },
    ExpressionAttributeValues: Object.fromEntries(fields.map(([, value], i) => [`:f${i}`, value])),
  };
}
