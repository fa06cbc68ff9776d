import { mkdirSync } from 'node:fs';
import { join } from 'node:path';
import { startDynamoDb } from '../../infra/local/services/dynamodb.ts';
import { credentials, region } from '../../infra/local/template/local-account.ts';
import { timeOf } from '../../shared/domain/ids.ts';
import { encodeCursor } from '../../shared/http/cursor.ts';
import { dynamoDb } from '../../shared/platform/clients.ts';
import { routeTable } from './endpoint-calls.ts';
import { type FilledList, fillLists } from './fill-lists.ts';
import { fillWords } from './fill-words.ts';
import { benchKeys } from './first-rows.ts';
import { listCalls } from './list-calls.ts';
import { listNames } from './list-names.ts';
import type { Measure } from './section.ts';
import { watchReads } from './watch-reads.ts';

process.env.API_URL ??= 'http://127.0.0.1:4010';
const sizes = [1e3, 1e4, 1e5];
const limit = '25';
const byChange = { order_by: 'updated_at', include_deleted: 'true' };

/** A page that is read at each size of its list. */
interface MeasuredPage {
  list: string;
  page: string;
  units: number[];
  rows: number[];
}
type Query = Record<string, string>;

/** Read units of one page of each list of the route table at three sizes of it, the first page and one in the middle. */
export const measure: Measure = async (bench) => {
  const filledDir = join(bench.dir, 'filled');
  mkdirSync(filledDir);
  const { measured, bounded } = listNames();
  const lists = await fillLists(bench, filledDir, { names: measured, sizes });
  const engine = await startDynamoDb({ dir: filledDir, port: 0 });
  const client = dynamoDb({ region, credentials, endpoint: engine.endpoint });
  const reads = watchReads(client);
  const calls = listCalls(client);

  /** Reads one page of a list at each of its sizes. */
  const read = async (filled: FilledList[], page: string, queryOf: (list: FilledList) => Promise<Query>) => {
    const name = filled[0]?.name ?? 'listJobs';
    const [own] = await Promise.all(filled.slice(0, 1).map(queryOf));
    const { path } = routeTable[name];
    const list = own?.q === undefined ? path : `${path}?q=${own.q.replace(' ', '+')}`;
    const result: MeasuredPage = { list, page, units: [], rows: [] };
    for (const one of filled) {
      const query = await queryOf(one);
      const { units, rows } = await reads.during(async () => {
        const { status, text } = await calls[name]({ caller: one.caller, query, params: one.params ?? {} });
        if (status !== 200 || JSON.parse(text).data.length !== Number(limit))
          throw new Error(`${list}, ${page} page, answered ${status}: ${text.slice(0, 500)}`);
      });
      result.units.push(units);
      result.rows.push(rows);
    }
    return result;
  };

  const pages: MeasuredPage[] = [];
  for (const name of measured) {
    const filled = lists.filter((one) => one.name === name);
    const { isFollowed = false } = filled[0] ?? {};
    pages.push(
      await read(filled, 'first', async () => ({ limit })),
      await read(filled, 'in the middle', async (one) => ({ limit, cursor: await middleOf(one, {}) })),
    );
    if (!isFollowed) continue;
    pages.push(
      await read(filled, 'changes, first', async () => ({ limit, ...byChange })),
      await read(filled, 'changes, in the middle', async (one) => {
        const cursor = await middleOf(one, byChange, (id) => `${timeOf(id).toISOString()}#${id}`);
        return { limit, ...byChange, cursor };
      }),
    );
  }
  const candidates = lists.filter(({ name }) => name === 'listCandidates');
  for (const { caller, ids } of candidates) await fillWords(client, caller.organizationId, ids);
  for (const q of ['nurse', 'nurse cardiology'])
    pages.push(
      await read(candidates, 'first', async () => ({ limit, q })),
      await read(candidates, 'in the middle', async (one) => ({
        limit,
        q,
        cursor: await middleOf(one, { q }),
      })),
    );
  await engine.stop();

  const ratiosOf = (values: number[]) => values.map((value) => value / (values[0] ?? Number.NaN));
  const measuredRows = pages.map(({ list, page, units, rows }) => [
    list,
    page,
    ...units,
    [...new Set(rows)].join('/'),
    Math.max(...ratiosOf(units)),
  ]);
  return {
    columns: ['list', 'page', ...sizes.map((size) => `units at ${size}`), 'rows read', 'worst ratio to 1000'],
    rows: measuredRows,
    targets: pages.map(({ list, page, units }) => ({
      figure: `${list}, ${page} page: units at 1e4 and 1e5 rows ÷ at 1e3`,
      measured: Math.max(...ratiosOf(units)),
      atMost: 1,
    })),
    notes: [
      'limit 25; strongly consistent reads, as the engine reports ConsumedCapacity; rows read is its ScannedCount (a page and one more).',
      'one organization per list and size, in one table; the same page of a larger list must cost the same.',
      'the count of the call against its budget is a write and not in here.',
      ...bounded.map(([name, bound]) => `not measured: ${routeTable[name].path}, bounded by ${bound}.`),
    ],
  };
};

/** The cursor after the item in the middle of a list. */
async function middleOf(
  { name, caller: { organizationId }, ids, params = {}, positionOf = (id) => id, isRanked }: FilledList,
  filters: Query,
  place = positionOf,
): Promise<string> {
  const path = routeTable[name].path.replace(/\{(\w+)\}/g, (_, field: string) => params[field] ?? '');
  const scope = { environment: 'production', organizationId, path };
  const asked = isRanked ? filters : { order: 'desc', ...filters };
  return encodeCursor(place(ids[ids.length / 2] ?? ''), { ...scope, filters: asked }, await benchKeys());
}
