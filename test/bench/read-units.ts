import { mkdirSync } from 'node:fs';
import { join } from 'node:path';
import type { DynamoDBDocumentClient } from '@aws-sdk/lib-dynamodb';
import { listApplications } from '../../functions/applications/list-applications.ts';
import { listCandidates } from '../../functions/candidates/list-candidates.ts';
import { listJobs } from '../../functions/jobs/list-jobs.ts';
import { listScans } from '../../functions/scans/list-scans.ts';
import { startDynamoDb } from '../../infra/local/services/dynamodb.ts';
import { credentials, region } from '../../infra/local/template/local-account.ts';
import { timeOf } from '../../shared/domain/ids.ts';
import type { Edge } from '../../shared/http/call.ts';
import { encodeCursor } from '../../shared/http/cursor.ts';
import { dynamoDb } from '../../shared/platform/clients.ts';
import { tableName } from '../../shared/platform/names.ts';
import * as routes from '../../shared/routes/route-table.ts';
import { applicationStore } from '../../shared/storage/applications.ts';
import { candidateStore } from '../../shared/storage/candidates.ts';
import { currentIds } from '../../shared/storage/current-ids.ts';
import { fitScoreStore } from '../../shared/storage/fit-scores.ts';
import { jobStore } from '../../shared/storage/jobs.ts';
import { organizationStore } from '../../shared/storage/organizations.ts';
import { rejectionReasonStore } from '../../shared/storage/rejection-reasons.ts';
import { scanStore } from '../../shared/storage/scans.ts';
import { openTable } from '../../shared/storage/table.ts';
import { wordSearch } from '../../shared/storage/word-search.ts';
import { callerOf } from '../support/call-endpoint.ts';
import { routeTable } from './endpoint-calls.ts';
import { fillLists, listNames } from './fill-lists.ts';
import { fillWords } from './fill-words.ts';
import type { Measure } from './section.ts';
import { watchReads } from './watch-reads.ts';

process.env.API_URL ??= 'http://127.0.0.1:4010';
const sizes = [1e3, 1e4, 1e5];
const limit = '25';
const byChange = { order_by: 'updated_at', include_deleted: 'true' };
const now = new Date('2026-06-29T00:00:00.000Z');
const cursorKeys = async () => ({ current: '1', keys: new Map([['1', 'bench']]) });

/** Read units of one page of a list at three sizes of it, the first page and one in the middle. */
export const measure: Measure = async (bench) => {
  const filledDir = join(bench.dir, 'filled');
  mkdirSync(filledDir);
  const lists = await fillLists(bench, filledDir, sizes);
  const engine = await startDynamoDb({ dir: filledDir, port: 0 });
  const client = dynamoDb({ region, credentials, endpoint: engine.endpoint });
  const reads = watchReads(client);
  const list = listCalls(client);

  const pages: { list: string; page: string; units: number[]; rows: number[] }[] = [];
  for (const name of listNames) {
    const { path } = routeTable[name];
    const first = { list: path, page: 'first', units: [] as number[], rows: [] as number[] };
    const deep = { list: path, page: 'in the middle', units: [] as number[], rows: [] as number[] };
    const changed = { list: path, page: 'changes, first', units: [] as number[], rows: [] as number[] };
    const deepOfChanges = {
      list: path,
      page: 'changes, in the middle',
      units: [] as number[],
      rows: [] as number[],
    };
    for (const { caller, ids } of lists.filter((filled) => filled.name === name)) {
      const { organizationId } = caller;
      const scope = { environment: 'production', organizationId, path };
      const middle = ids[ids.length / 2] ?? '';
      const cursorOf = async (position: string, filters: object) =>
        encodeCursor(position, { ...scope, filters: { order: 'desc', ...filters } }, await cursorKeys());
      const deepChanged = await cursorOf(`${timeOf(middle).toISOString()}#${middle}`, byChange);
      for (const [page, query] of [
        [first, { limit }],
        [deep, { limit, cursor: await cursorOf(middle, {}) }],
        [changed, { limit, ...byChange }],
        [deepOfChanges, { limit, ...byChange, cursor: deepChanged }],
      ] as const) {
        const { units, rows } = await reads.during(async () => {
          const { status, text } = await list[name]({ caller, query });
          if (status !== 200) throw new Error(`${path} answered ${status}: ${text}`);
        });
        page.units.push(units);
        page.rows.push(rows);
      }
    }
    pages.push(first, deep, changed, deepOfChanges);
  }
  for (const q of ['nurse', 'nurse cardiology']) {
    const path = `${routeTable.listCandidates.path}?q=${q.replace(' ', '+')}`;
    const first = { list: path, page: 'first', units: [] as number[], rows: [] as number[] };
    const deep = { list: path, page: 'in the middle', units: [] as number[], rows: [] as number[] };
    for (const { caller, ids } of lists.filter(({ name }) => name === 'listCandidates')) {
      const { organizationId } = caller;
      if (q === 'nurse') await fillWords(client, organizationId, ids);
      const scope = { environment: 'production', organizationId, path: routeTable.listCandidates.path };
      const filters = { order: 'desc', q };
      const cursor = encodeCursor(ids[ids.length / 2] ?? '', { ...scope, filters }, await cursorKeys());
      for (const [page, query] of [
        [first, { limit, q }],
        [deep, { limit, q, cursor }],
      ] as const) {
        const { units, rows } = await reads.during(async () => {
          const { status, text } = await list.listCandidates({ caller, query });
          if (status !== 200 || JSON.parse(text).data.length !== 25)
            throw new Error(`${path} answered ${status}: ${text}`);
        });
        page.units.push(units);
        page.rows.push(rows);
      }
    }
    pages.push(first, deep);
  }
  await engine.stop();

  const ratiosOf = (values: number[]) => values.map((value) => value / (values[0] ?? Number.NaN));
  return {
    columns: ['list', 'page', ...sizes.map((size) => `units at ${size}`), 'rows read', 'worst ratio to 1000'],
    rows: pages.map(({ list, page, units, rows }) => [
      list,
      page,
      ...units,
      [...new Set(rows)].join('/'),
      Math.max(...ratiosOf(units)),
    ]),
    targets: pages.map(({ list, page, units }) => ({
      figure: `${list}, ${page} page: units at 1e4 and 1e5 rows ÷ at 1e3`,
      measured: Math.max(...ratiosOf(units)),
      atMost: 1,
    })),
    notes: [
      'limit 25; strongly consistent reads, as the engine reports ConsumedCapacity; rows read is its ScannedCount (a page and one more).',
      'one table of 444,000 rows, one organization per list and size; the same page of a larger list must cost the same.',
      'the count of the call against its budget is a write and not in here.',
    ],
  };
};

/** The endpoints, on this client's table. */
function listCalls(client: DynamoDBDocumentClient) {
  const table = openTable(client, tableName('prod'));
  const organizations = organizationStore(table);
  const candidates = candidateStore(table, cursorKeys);
  const edge: Edge = { environmentName: 'production', table, organizations, clock: () => now };
  return {
    listJobs: callerOf(routes.listJobs, listJobs({ jobs: jobStore(table), cursorKeys }), edge),
    listScans: callerOf(
      routes.listScans,
      listScans({ scans: scanStore(table), currentIds: currentIds(table), cursorKeys }),
      edge,
    ),
    listCandidates: callerOf(
      routes.listCandidates,
      listCandidates({
        candidates,
        scans: scanStore(table),
        search: wordSearch(table, candidates),
        cursorKeys,
      }),
      edge,
    ),
    listApplications: callerOf(
      routes.listApplications,
      listApplications({
        jobs: jobStore(table),
        fitScores: fitScoreStore(table),
        reasons: rejectionReasonStore(table),
        applications: applicationStore(table),
        currentIds: currentIds(table),
        cursorKeys,
      }),
      edge,
    ),
  };
}
