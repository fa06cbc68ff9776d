/** The rows of an organization once its workers have come to rest, so that what a call stores is seen alone. */
import { setTimeout as sleep } from 'node:timers/promises';
import { everyRow } from '../../support/every-row.ts';

type Rows = Parameters<typeof everyRow>[0];

const isCount = / USAGE|#ADDRESS#|#CALLS#/;

/** The row as text. The engine returns its fields in any order. */
const textOf = (row: object) =>
  JSON.stringify(row, (_, value) =>
    value?.constructor === Object ? Object.fromEntries(Object.entries(value).sort()) : value,
  );

/** The rows of an organization by their keys, as text. */
export async function rowsOf(backend: Rows, organizationId: string): Promise<Record<string, string>> {
  const rows = (await everyRow(backend, organizationId)).filter(({ pk, sk }) => !isCount.test(`${pk} ${sk}`));
  return Object.fromEntries(rows.map((row) => [`${row.pk} ${row.sk}`, textOf(row)]));
}

/** Whether a worker still executes the order of an erasure, between whose steps no row changes for a while. */
const isErasing = (rows: Record<string, string>) =>
  Object.entries(rows).some(
    ([key, row]) => key.includes('#ERASURE ') && row.includes('"status":"processing"'),
  );

/** Whether a person is still to be indexed and compared with others: the first run of that worker takes long on a busy machine. */
const isIndexing = (rows: Record<string, string>) =>
  Object.entries(rows).some(([key, row]) => {
    const [, organization, id] = /^(ORG#\w+)#CAND (cand_\w+)$/.exec(key) ?? [];
    const indexed = rows[`${organization}#INDEXED ${id}`];
    return id && /"first_name":"/.test(row) && !indexed?.includes('"is_compared":true');
  });
/** Some people have no words to index. */
const longestIndexingMs = 5_000;

/** For how long no row changes once the workers have come to rest. On a busy machine they pause for longer than on a quiet one. */
const quietMs = 1_000;

/** The rows once the workers have come to rest. */
export async function rowsAtRest(backend: Rows, organizationId: string): Promise<Record<string, string>> {
  let last = await rowsOf(backend, organizationId);
  let changed: string[] = [];
  let quietSince = Date.now();
  const begun = Date.now();
  for (const end = begun + 30_000; Date.now() < end; ) {
    await sleep(200);
    const now = await rowsOf(backend, organizationId);
    changed = differences(last, now);
    const mayIndex = Date.now() - begun < longestIndexingMs && isIndexing(now);
    if (changed.length > 0 || isErasing(now) || mayIndex) quietSince = Date.now();
    else if (Date.now() - quietSince >= quietMs) return now;
    last = now;
  }
  throw new Error(`These rows change for ever: ${changed}`);
}

/** The keys of the rows that differ. */
export const differences = (before: Record<string, string>, after: Record<string, string>) =>
  Object.keys({ ...before, ...after }).filter((key) => before[key] !== after[key]);
