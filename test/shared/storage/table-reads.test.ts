/** The commands that reads send; test/shared/storage/conformance has what they find on real engines. */
import { describe, expect, it } from 'vitest';
import { tableReads } from '../../../shared/storage/table-reads.ts';
import { answeringClient } from './support/answering-client.ts';

const key = (sk: string) => ({ pk: 'P', sk });
const keys = (letters: string) => [...letters].map(key);
const reading = (...answers: object[]) => {
  const { client, sent } = answeringClient(...answers);
  return { ...tableReads(client, 'the-table'), sent };
};
const batch = (found: string, left?: string) => ({
  Responses: { 'the-table': keys(found) },
  ...(left && { UnprocessedKeys: { 'the-table': { Keys: keys(left) } } }),
});

describe('a read by keys', () => {
  it('sees every write before it', async () => {
    const { get, getMany, getFirst, sent } = reading({ Item: key('a') }, batch('a'), batch('a'));
    expect(await get(key('a'))).toEqual(key('a'));
    await getMany(keys('a'));
    await getFirst(keys('a'));
    expect(sent[0]).toEqual({ TableName: 'the-table', Key: key('a'), ConsistentRead: true });
    for (const { RequestItems } of sent.slice(1))
      expect(RequestItems).toEqual({ 'the-table': { Keys: keys('a'), ConsistentRead: true } });
  });

  it('asks again for the keys that were left, and answers in the order of the keys', async () => {
    const { getMany, sent } = reading(batch('c', 'ab'), batch('a', 'b'), {});
    expect(await getMany(keys('abc'))).toEqual([key('a'), undefined, key('c')]);
    expect(sent.map(({ RequestItems }) => RequestItems['the-table'].Keys)).toEqual([
      keys('abc'),
      keys('ab'),
      keys('b'),
    ]);
  });

  it('of one field names its path', async () => {
    const { getMany, sent } = reading(batch('a'));
    await getMany(keys('a'), ['data', 'candidate_id']);
    expect(sent[0].RequestItems['the-table']).toMatchObject({
      ProjectionExpression: '#pk, #sk, #data.#candidate_id',
      ExpressionAttributeNames: {
        '#pk': 'pk',
        '#sk': 'sk',
        '#data': 'data',
        '#candidate_id': 'candidate_id',
      },
    });
  });

  it('of no keys sends nothing', async () => {
    const { getMany, getFirst, sent } = reading();
    expect([await getMany([]), await getFirst([])]).toEqual([[], []]);
    expect(sent).toEqual([]);
  });

  it('of the first keys ends before the first that was left, and has one at least', async () => {
    expect(await reading(batch('ac', 'bd')).getFirst(keys('abcd'))).toEqual([key('a')]);
    expect(await reading(batch('ab', 'd')).getFirst(keys('abcd'))).toEqual([key('a'), key('b'), undefined]);
    const { getFirst, sent } = reading(batch('bc', 'a'), batch('a'));
    expect(await getFirst(keys('abc'))).toEqual(keys('abc'));
    expect(sent).toHaveLength(2);
  });
});

describe('a query', () => {
  const range = { pk: 'P', from: 'a', to: 'z', ascending: true, limit: 3 };
  const page = (found: string, isLast = true) => ({
    Items: keys(found),
    ...(!isLast && { LastEvaluatedKey: key('x') }),
  });

  it('of the table sees every write before it, and of an index the keys of the index', async () => {
    const { queryWithin, sent } = reading(page('a'), page('a'));
    await queryWithin(range, 1);
    await queryWithin({ ...range, index: 'gsi2', ascending: false }, 1);
    expect(sent[0]).toMatchObject({
      ...{ TableName: 'the-table', ConsistentRead: true, ScanIndexForward: true, Limit: 3 },
      KeyConditionExpression: '#pk = :pk AND #sk BETWEEN :from AND :to',
      ExpressionAttributeNames: { '#pk': 'pk', '#sk': 'sk' },
      ExpressionAttributeValues: { ':pk': 'P', ':from': 'a', ':to': 'z' },
    });
    expect(sent[1]).toMatchObject({
      ...{ IndexName: 'gsi2', ConsistentRead: false, ScanIndexForward: false },
      ExpressionAttributeNames: { '#pk': 'gsi2pk', '#sk': 'gsi2sk' },
    });
  });

  it('goes on where its last page ended, until the limit or the end', async () => {
    const { queryWithin, sent } = reading(page('ab', false), page('c', false));
    expect(await queryWithin(range, 5)).toEqual({ rows: keys('abc'), isCut: false, megabytes: 1 });
    expect(sent.map(({ Limit, ExclusiveStartKey }) => [Limit, ExclusiveStartKey])).toEqual([
      [3, undefined],
      [1, key('x')],
    ]);
    expect(await reading(page('a')).queryWithin(range, 5)).toEqual({
      rows: keys('a'),
      isCut: false,
      megabytes: 0,
    });
    expect(await reading({}).queryWithin(range, 5)).toEqual({ rows: [], isCut: false, megabytes: 0 });
  });

  it('is cut after so many full megabytes', async () => {
    const cut = reading(page('a', false), page('b', false), page('c', false));
    expect(await cut.queryWithin({ ...range, limit: 9 }, 2)).toEqual({
      rows: keys('ab'),
      isCut: true,
      megabytes: 2,
    });
  });

  it('without a size reads all', async () => {
    const { query } = reading(page('a', false), page('b', false), page('c'));
    expect(await query({ ...range, limit: 9 })).toEqual(keys('abc'));
  });

  it('by a field gives every page, an empty one too', async () => {
    const { queryWhere, sent } = reading(page('a', false), { LastEvaluatedKey: key('y') }, page('b'));
    const pages: unknown[] = [];
    for await (const rows of queryWhere({ index: 'gsi1', pk: 'P' }, ['data', 'stage'], ['one', 'two']))
      pages.push(rows);
    expect(pages).toEqual([keys('a'), [], keys('b')]);
    expect(sent.map(({ ExclusiveStartKey }) => ExclusiveStartKey)).toEqual([undefined, key('x'), key('y')]);
    expect(sent[0]).toMatchObject({
      ...{ TableName: 'the-table', IndexName: 'gsi1', KeyConditionExpression: '#pk = :pk' },
      FilterExpression: '#f0.#f1 IN (:v0, :v1)',
      ExpressionAttributeNames: { '#pk': 'gsi1pk', '#f0': 'data', '#f1': 'stage' },
      ExpressionAttributeValues: { ':pk': 'P', ':v0': 'one', ':v1': 'two' },
    });
  });
});
