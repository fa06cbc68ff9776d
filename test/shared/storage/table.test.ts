/** The commands that writes send, and what becomes of errors; test/shared/storage/conformance has the effects. */
import { marshall } from '@aws-sdk/util-dynamodb';
import { describe, expect, it, vi } from 'vitest';
import type { Write } from '../../../shared/storage/row.ts';
import { openTable } from '../../../shared/storage/table.ts';
import { answeringClient, errorNamed } from './support/answering-client.ts';

const row = { pk: 'P', sk: 'a', data: { n: 1 } };
const key = { pk: 'P', sk: 'a' };
const writing = (...answers: (object | Error)[]) => {
  const { client, sent } = answeringClient(...answers);
  return { ...openTable(client, 'the-table'), sent };
};
const cancelled = (...codes: (string | object)[]) =>
  errorNamed('TransactionCanceledException', {
    CancellationReasons: codes.map((code) => (typeof code === 'string' ? { Code: code } : code)),
  });
const place = { TableName: 'the-table', ReturnValuesOnConditionCheckFailure: 'ALL_OLD' };
const unconditional: Write = { put: row, when: { always: 'a test' } };
const conditional: Write = { put: row, when: { absent: true } };

describe('a single write', () => {
  it.each<[string, Write, object]>([
    ['a put without a condition', unconditional, { ...place, Item: row }],
    ['a removal without a condition', { remove: key }, { ...place, Key: key }],
    [
      'a cheap put',
      { ...conditional, cheap: true },
      { ...place, Item: row, ConditionExpression: 'attribute_not_exists(pk)' },
    ],
    [
      'a cheap removal',
      { remove: key, when: { exists: true }, cheap: true },
      { ...place, Key: key, ConditionExpression: 'attribute_exists(pk)' },
    ],
  ])('that may be sent twice is no transaction: %s', async (_, write, input) => {
    const { commit, sent } = writing();
    await commit([write]);
    expect(sent).toEqual([input]);
  });

  it.each<[string, Write[]]>([
    ['with a condition', [conditional]],
    ['that adds', [{ add: key, numbers: { used: 1 } }]],
    ['of several', [unconditional, { remove: key }]],
    ['of several cheap ones', [{ ...conditional, cheap: true }, unconditional]],
  ])('%s is a transaction', async (_, writes) => {
    const { commit, sent } = writing();
    await commit(writes);
    expect(sent).toHaveLength(1);
    expect(sent[0].TransactItems).toHaveLength(writes.length);
  });

  it('that fails says the row in the way, in the words of the write', async () => {
    const failed = errorNamed('ConditionalCheckFailedException', { Item: marshall(row) });
    const write: Write = { ...conditional, cheap: true };
    await expect(writing(failed).commit([write])).rejects.toMatchObject({
      ...{ name: 'ConditionFailed', index: 0, existing: row, message: 'condition of write 0 failed' },
    });
    const refuse = (existing: unknown) => new Error(JSON.stringify(existing));
    await expect(writing(failed).commit([{ ...write, refuse }])).rejects.toThrow(JSON.stringify(row));
    await expect(writing(errorNamed('Broken')).commit([write])).rejects.toThrow('Broken');
  });
});

describe('a conflict with another writer', () => {
  const conflict = cancelled('None', 'TransactionConflict');
  const inSingle = errorNamed('TransactionConflictException');

  it.each([
    ['a transaction', conflict, [conditional, unconditional]],
    ['a single write', inSingle, [unconditional]],
  ])('is tried again five times: %s', async (_, error, writes) => {
    vi.spyOn(Math, 'random').mockReturnValue(0);
    const won = writing(...Array(5).fill(error));
    await won.commit(writes);
    expect(won.sent).toHaveLength(6);
    const lost = writing(...Array(6).fill(error));
    await expect(lost.commit(writes)).rejects.toThrow();
    expect(lost.sent).toHaveLength(6);
    vi.restoreAllMocks();
  });

  it('is repeated under the same token, and each commit has its own', async () => {
    const { commit, sent } = writing(conflict);
    await commit([conditional]);
    await commit([conditional]);
    const [first, again, other] = sent.map(({ ClientRequestToken }) => ClientRequestToken);
    expect(first).toBe(again);
    expect(first).not.toBe(other);
  });

  it('is no reason to repeat a failed condition, or another error', async () => {
    const both = writing(
      cancelled('TransactionConflict', { Code: 'ConditionalCheckFailed', Item: marshall(row) }),
    );
    await expect(both.commit([unconditional, conditional])).rejects.toMatchObject({
      index: 1,
      existing: row,
    });
    for (const error of [
      cancelled('ThrottlingError'),
      errorNamed('Broken'),
      errorNamed('TransactionCanceledException'),
    ]) {
      const { commit, sent } = writing(error);
      await expect(commit([conditional])).rejects.toBe(error);
      expect(sent).toHaveLength(1);
    }
  });
});

describe('a tally', () => {
  it('adds, sets, and has a bound for each number', async () => {
    const { tally, sent } = writing({ Attributes: { calls: 2 } });
    const change = { add: { calls: 1, used: 2 }, set: { expires_at: 9 }, atMost: { calls: 4, used: 5 } };
    expect(await tally(key, change)).toEqual({ done: true, row: { calls: 2 } });
    expect(sent).toEqual([
      {
        ...{
          TableName: 'the-table',
          Key: key,
          ReturnValues: 'ALL_NEW',
          ReturnValuesOnConditionCheckFailure: 'ALL_OLD',
        },
        UpdateExpression: 'ADD #calls :add_calls,#used :add_used SET #expires_at = :set_expires_at',
        ConditionExpression:
          '(attribute_not_exists(#calls) OR #calls <= :atMost_calls) AND (attribute_not_exists(#used) OR #used <= :atMost_used)',
        ExpressionAttributeNames: { '#calls': 'calls', '#used': 'used', '#expires_at': 'expires_at' },
        ExpressionAttributeValues: {
          ...{ ':add_calls': 1, ':add_used': 2, ':set_expires_at': 9, ':atMost_calls': 4, ':atMost_used': 5 },
        },
      },
    ]);
  });

  it('needs neither part nor bound, and no row', async () => {
    const { tally, sent } = writing({}, {});
    expect(await tally(key, { set: { a: 1 }, atMost: {} })).toEqual({ done: true, row: {} });
    await tally(key, { add: { a: 1 }, atMost: {} });
    expect(
      sent.map(({ UpdateExpression, ConditionExpression }) => [UpdateExpression, ConditionExpression]),
    ).toEqual([
      ['SET #a = :set_a', undefined],
      ['ADD #a :add_a', undefined],
    ]);
  });

  it('beyond a bound is not done, and says the row; another error is thrown', async () => {
    const failed = errorNamed('ConditionalCheckFailedException', { Item: marshall({ calls: 5 }) });
    expect(await writing(failed).tally(key, { atMost: { calls: 4 } })).toEqual({
      done: false,
      row: { calls: 5 },
    });
    await expect(writing(errorNamed('Broken')).tally(key, { atMost: {} })).rejects.toThrow('Broken');
  });

  it('counts up to a limit, with or without an end', async () => {
    const { countUp, sent } = writing({ Attributes: { used: 3 } }, { Attributes: { used: 1 } });
    expect(await countUp(key, 3)).toBe(3);
    expect(await countUp(key, 3, { expiresAt: 7 })).toBe(1);
    expect(sent.map(({ ExpressionAttributeValues }) => ExpressionAttributeValues)).toEqual([
      { ':add_used': 1, ':atMost_used': 2 },
      { ':add_used': 1, ':atMost_used': 2, ':set_expires_at': 7 },
    ]);
    const failed = errorNamed('ConditionalCheckFailedException');
    expect(await writing(failed).countUp(key, 3)).toBeNull();
  });
});
