import { expect, it } from 'vitest';
import type { Item } from '../../../shared/storage/row.ts';
import { rowsBetween, rowsIn } from '../../../shared/storage/rows-in.ts';
import type { Table } from '../../../shared/storage/table.ts';
import { rowsInMemory } from './support/rows-in-memory.ts';

const rowsOf = (count: number, pk = 'a'): Item[] =>
  Array.from({ length: count }, (_, n) => {
    const sk = `row_${String(n).padStart(4, '0')}`;
    return { pk, sk, gsi1pk: `index ${pk}`, gsi1sk: `${9999 - n}`, data: {} };
  });
async function read(rows: Item[], cutAfter: number, range = {}, index?: 'gsi1') {
  const memory = rowsInMemory(rows, cutAfter);
  const found: string[] = [];
  const pk = index ? 'index a' : 'a';
  const all =
    Object.keys(range).length > 0
      ? rowsBetween(memory as unknown as Table, { pk, from: ' ', to: '~', ...range }, index)
      : rowsIn(memory as unknown as Table, pk, index);
  for await (const { sk } of all) found.push(sk);
  return { found, queries: memory.asked.length, asked: memory.asked };
}
const all = (count: number) => rowsOf(count).map(({ sk }) => sk);

it.each([
  [0, 1],
  [199, 1],
  [200, 2],
  [401, 3],
])('%i rows of a partition take %i queries', async (count, queries) => {
  const answer = await read([...rowsOf(count), ...rowsOf(3, 'b')], Number.POSITIVE_INFINITY);
  expect([answer.found, answer.queries]).toEqual([all(count), queries]);
  expect(answer.asked[0]).toMatchObject({ ascending: true, limit: 200 });
});

it('queries that end before their limit are gone on with', async () => {
  const { found, queries } = await read(rowsOf(10), 4);
  expect([found, queries]).toEqual([all(10), 3]);
});

it('a range has both of its ends', async () => {
  const range = { from: 'row_0003', to: 'row_0008' };
  expect((await read(rowsOf(12), 4, range)).found).toEqual(all(12).slice(3, 9));
});

it('an index is read in its own order', async () => {
  const { found } = await read(rowsOf(7), 3, {}, 'gsi1');
  expect(found).toEqual(all(7).toReversed());
});
