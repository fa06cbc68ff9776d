import { expect, it } from 'vitest';
import type { Condition } from '../../../shared/storage/row.ts';
import { transactItem } from '../../../shared/storage/transact-item.ts';

const key = { pk: 'P', sk: 'a' };
const row = { ...key, data: {} };
const place = { TableName: 'the-table', ReturnValuesOnConditionCheckFailure: 'ALL_OLD' };

it.each<[Condition, object]>([
  [{ absent: true }, { ConditionExpression: 'attribute_not_exists(pk)' }],
  [{ exists: true }, { ConditionExpression: 'attribute_exists(pk)' }],
  [
    { version: 2 },
    {
      ConditionExpression: '#version = :version',
      ExpressionAttributeNames: { '#version': 'version' },
      ExpressionAttributeValues: { ':version': 2 },
    },
  ],
  [
    { unversioned: true },
    {
      ConditionExpression: 'attribute_exists(pk) AND attribute_not_exists(#version)',
      ExpressionAttributeNames: { '#version': 'version' },
    },
  ],
  [
    { absentOrExpiredAt: 7 },
    {
      ConditionExpression: 'attribute_not_exists(pk) OR #expires < :now',
      ExpressionAttributeNames: { '#expires': 'expires_at' },
      ExpressionAttributeValues: { ':now': 7 },
    },
  ],
  [
    { dataEquals: { owner: 'me', status: null } },
    {
      ConditionExpression: '#data.#f0 = :f0 AND #data.#f1 = :f1',
      ExpressionAttributeNames: { '#data': 'data', '#f0': 'owner', '#f1': 'status' },
      ExpressionAttributeValues: { ':f0': 'me', ':f1': null },
    },
  ],
])('the condition %j is an expression of each kind of write', (when, expression) => {
  const itemOf = (write: Parameters<typeof transactItem>[1]) => transactItem('the-table', write);
  expect(itemOf({ put: row, when })).toEqual({ Put: { ...place, Item: row, ...expression } });
  expect(itemOf({ remove: key, when })).toEqual({ Delete: { ...place, Key: key, ...expression } });
  expect(itemOf({ check: key, when })).toEqual({ ConditionCheck: { ...place, Key: key, ...expression } });
});

it('an addition names each number and has no condition', () => {
  expect(transactItem('the-table', { add: key, numbers: { hired: 1, stg_1: -1 } })).toEqual({
    Update: {
      ...place,
      Key: key,
      UpdateExpression: 'ADD #n0 :n0,#n1 :n1',
      ExpressionAttributeNames: { '#n0': 'hired', '#n1': 'stg_1' },
      ExpressionAttributeValues: { ':n0': 1, ':n1': -1 },
    },
  });
});

it('a write without a condition has no expression', () => {
  expect(transactItem('the-table', { put: row, when: { always: 'a test' } })).toEqual({
    Put: { ...place, Item: row },
  });
  expect(transactItem('the-table', { remove: key })).toEqual({ Delete: { ...place, Key: key } });
});
