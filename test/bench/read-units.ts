import { listJobs } from '../../functions/list-jobs/handler.ts';
import { listScans } from '../../functions/list-scans/handler.ts';
import { scopes } from '../../shared/contracts/organization.ts';
import type { EventOrigin } from '../../shared/domain/event.ts';
import { newJob } from '../../shared/domain/job.ts';
import { newScan } from '../../shared/domain/scan.ts';
import type { Caller } from '../../shared/http/api-gateway.ts';
import type { Edge } from '../../shared/http/call.ts';
import { encodeCursor } from '../../shared/http/cursor.ts';
import { tableName } from '../../shared/names.ts';
import { dynamoDb } from '../../shared/platform/clients.ts';
import { idSource } from '../../shared/platform/ids.ts';
import * as routes from '../../shared/routes.ts';
import { jobStore } from '../../shared/storage/jobs.ts';
import { jobPartition, monthPartition, scanPartition } from '../../shared/storage/keys.ts';
import { organizationStore } from '../../shared/storage/organizations.ts';
import { scanStore } from '../../shared/storage/scans.ts';
import { openTable } from '../../shared/storage/table.ts';
import { callerOf } from '../support/call-endpoint.ts';
import type { Measure } from './section.ts';
import { openStageWithoutFunctions } from './stage-without-functions.ts';
import { storeManyRows } from './store-many-rows.ts';
import { watchReads } from './watch-reads.ts';

const sizes = [1e3, 1e4, 1e5];
const limit = '25';
/** All rows of an organization lie in one month, so that scans, too, fill a single partition. */
const birth = new Date('2026-06-01T00:00:00.000Z');
const now = new Date('2026-06-29T00:00:00.000Z');
const cursorKeys = async () => ({ current: '1', keys: new Map([['1', 'bench']]) });

/** Read units of one page of a list while the table grows, first page and a page in the middle. */
export const measure: Measure = async (bench) => {
  const stage = await openStageWithoutFunctions(bench);
  const client = dynamoDb(stage.connection.dynamoDb);
  const reads = watchReads(client);
  const TableName = tableName('prod');
  const table = openTable(client, TableName);
  const jobs = jobStore(table);
  const scans = scanStore(table);
  const edge: Edge = {
    environmentName: 'production',
    table,
    organizations: organizationStore(table),
    clock: () => now,
  };
  const lists = [
    {
      path: routes.listJobs.path,
      list: callerOf(routes.listJobs, listJobs({ jobs, cursorKeys }), edge),
      async fill(caller: Caller, size: number) {
        const { id } = await jobs.insert(
          originOf(caller),
          newJob({ name: 'Nurse' }, { now: birth, newId: idSource(birth) }),
          [],
        );
        return storeManyRows(client, {
          TableName,
          kind: 'job',
          key: { pk: jobPartition(caller.organizationId), sk: id },
          size,
        });
      },
    },
    {
      path: routes.listScans.path,
      list: callerOf(routes.listScans, listScans({ scans, cursorKeys }), edge),
      async fill(caller: Caller, size: number) {
        const { id } = await scans.insert(
          originOf(caller),
          newScan({ id: idSource(birth)('scan'), ...scanFields }, birth),
          [],
        );
        const pk = scanPartition(caller.organizationId, monthPartition(birth));
        return storeManyRows(client, { TableName, kind: 'scan', key: { pk, sk: id }, size });
      },
    },
  ];

  const pages: { list: string; page: string; units: number[]; rows: number[] }[] = [];
  for (const { path, list, fill } of lists) {
    const first = { list: path, page: 'first', units: [] as number[], rows: [] as number[] };
    const deep = { ...first, page: 'in the middle', units: [] as number[], rows: [] as number[] };
    for (const size of sizes) {
      const caller = newCaller();
      const ids = await fill(caller, size);
      const scope = {
        environment: edge.environmentName,
        organizationId: caller.organizationId,
        path,
        filters: { order: 'desc' },
      };
      const cursor = encodeCursor(ids[size / 2] ?? '', scope, await cursorKeys());
      for (const [page, query] of [
        [first, { limit }],
        [deep, { limit, cursor }],
      ] as const) {
        const { units, rows } = await reads.during(async () => {
          const { status, text } = await list({ caller, query });
          if (status !== 200) throw new Error(`${path} answered ${status}: ${text}`);
        });
        page.units.push(units);
        page.rows.push(rows);
      }
    }
    pages.push(first, deep);
  }
  await stage.stop();

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
      'the count of the call against its budget is a write and not in here.',
    ],
  };
};

/** An organization of its own, born with the first of its rows. */
function newCaller(): Caller {
  const newId = idSource(birth);
  return {
    organizationId: newId('organization'),
    plan: 'scale',
    keyId: newId('key'),
    keyName: 'bench',
    keySetId: newId('keySet'),
    keyType: 'secret',
    lastFour: 'abcd',
    scopes: [...scopes],
    keyCreatedAt: birth.toISOString(),
    keyExpiresAt: null,
  };
}

function originOf({ organizationId, keyId }: Caller): EventOrigin {
  const newId = idSource(birth);
  return {
    organizationId,
    environment: 'production',
    actor: { type: 'api_key', id: keyId },
    requestId: null,
    now: birth,
    newEventId: () => newId('event'),
  };
}

const scanFields = {
  job_id: null,
  file: {
    filename: 'cv.pdf',
    content_type: 'application/pdf',
    size: 50_000,
    sha256: null,
    pages: 2,
    is_ocr: false,
    language: 'en',
  },
  file_key: 'uploads/bench',
  file_version: '1',
  external_id: null,
  metadata: {},
};
