/**
 * A merge that was accepted can be undone, whatever is written on its applications meanwhile: by each row of the route table
 * that changes an application, with the largest values of its schema.
 */
import type * as v from 'valibot';
import { beforeAll, expect, it } from 'vitest';
import { requestSchema } from '../../shared/api-document/openapi-schemas.ts';
import { rowBytes } from '../../shared/domain/row-size.ts';
import type { Caller } from '../../shared/http/api-gateway.ts';
import type { Route } from '../../shared/routes/route.ts';
import * as routeTable from '../../shared/routes/route-table.ts';
import { ofCandidate, undoKey } from '../../shared/storage/keys.ts';
import { link } from '../../shared/storage/links.ts';
import type { Write } from '../../shared/storage/row.ts';
import { enlargedBody } from '../contract/support/enlarge.ts';
import { pairs, rare } from '../contract/support/rows/fill.ts';
import { customFields } from '../contract/support/rows/people.ts';
import type { Backend } from '../support/backend.ts';
import { type Answered, newCaller } from '../support/call-endpoint.ts';
import { sharedBackend } from '../support/shared-backend.ts';
import { publishedJob } from './support/application-calls.ts';
import { mergeDesk } from './support/merge-desk.ts';
import { moveCalls } from './support/move-calls.ts';
import { originOf } from './support/origin.ts';
import { storeScan } from './support/scan-calls.ts';

/** DynamoDB's limit for the rows of one transaction. */
const mostOfTransaction = 4 * 1024 * 1024;

let backend: Backend;
let desk: ReturnType<typeof mergeDesk>;
/** The bytes of the last transaction. */
let written = 0;
beforeAll(async () => {
  const shared = await sharedBackend();
  const weighed = (write: Write) => ('put' in write ? rowBytes(write.put) : 0);
  const commit: Backend['table']['commit'] = (writes) => {
    written = writes.reduce((sum, write) => sum + weighed(write), 0);
    return shared.table.commit(writes);
  };
  backend = { ...shared, table: { ...shared.table, commit } };
  desk = mergeDesk(backend);
});

const routes = Object.entries(routeTable as Record<string, Route>);
type Send = (sent: { caller: Caller; params: { id: string }; body?: object }) => Promise<Answered>;

/** The calls that change an application, in an order in which the last leaves the largest one. */
function writers(): [name: string, send: Send][] {
  const moves = moveCalls(backend);
  return Object.entries({
    moveApplication: moves.move,
    advanceApplication: moves.advance,
    hireApplication: moves.hire,
    unhireApplication: moves.unhire,
    transferApplication: moves.transfer,
    unrejectApplication: moves.unreject,
    changeApplicationTags: desk.applications.tag,
    updateApplication: desk.applications.update,
    addApplicationAttachment: desk.applications.addFile,
    rejectApplication: moves.reject,
    // A rejected one is not withdrawn.
    withdrawApplication: moves.withdraw,
  }) as [string, Send][];
}

/** The largest body that the schema of a row takes, with values for what is no free text. */
function largestBody(name: string, given: Record<string, unknown>) {
  const { body } = routes.find(([operation]) => operation === name)?.[1] ?? {};
  if (!body) return undefined;
  const schema = requestSchema(body as v.GenericSchema);
  const own = Object.entries(given).filter(([field]) => Object.hasOwn(schema.properties ?? {}, field));
  return enlargedBody(schema, Object.fromEntries(own), rare, new Set(own.map(([field]) => field)));
}

/** Ten applications of a candidate, with texts of so many bytes. */
async function withTexts(caller: Caller, ids: string[], bytes: number) {
  for (const id of ids)
    await desk.candidates.stores.applications.change(originOf(caller), id, (before) => ({
      next: { ...before, submission: { ...before.submission, cover_letter: 'y'.repeat(bytes) } },
      events: [],
    }));
}

/** Merges with texts as large as a merge accepts, and returns their size. */
async function mergeAtLimit(caller: Caller, [host, guest]: [string, string], ids: string[]) {
  let [least, most] = [32_000, 200_000];
  while (most - least > 2_000) {
    const middle = Math.floor((least + most) / 2);
    await withTexts(caller, ids, middle);
    const { status } = await desk.merge(caller, host, guest);
    if (status === 200) {
      expect((await desk.unmerge(caller, host, guest)).status).toBe(200);
      least = middle;
    } else most = middle;
  }
  await withTexts(caller, ids, least);
  expect((await desk.merge(caller, host, guest)).status).toBe(200);
  return least;
}

it('knows every row of the route table that changes an application', () => {
  const changing = routes.filter(
    ([, { method, path, uses }]) =>
      method !== 'GET' &&
      path.startsWith('/v1/applications/{id}') &&
      uses.some((right) => /^put /.test(right)),
  );
  expect(
    writers()
      .map(([name]) => name)
      .sort(),
  ).toEqual(changing.map(([name]) => name).sort());
});

it('ten applications at the limit of a merge go back, however large they became', {
  timeout: 240_000,
}, async () => {
  const caller = await newCaller(backend);
  const [host, guest] = [await desk.add(caller), await desk.add(caller, { metadata: pairs(rare) })];
  const ids: string[] = [];
  for (let number = 0; number < 10; number++) ids.push(await desk.apply(caller, guest));
  const texts = await mergeAtLimit(caller, [host, guest], ids);
  expect(texts, 'a merge takes ten long applications').toBeGreaterThan(50_000);

  const about = { caller, params: { id: host }, fill: rare };
  const labels = { metadata: pairs(rare), custom_fields: await customFields(backend, about, 'application') };
  const job = await publishedJob(backend, caller);
  const file = { kind: 'k'.repeat(64), filename: `${rare(251)}.pdf` };
  const [first = '', ...others] = ids;
  const store = desk.candidates.stores.applications;
  const { stage } = (await desk.applications.get({ caller, params: { id: first } })).body;
  const given = { ...labels, ...file, external_id: rare(255), job_id: job.id, stage_id: stage.id };
  for (const [name, send] of writers()) {
    const times = name === 'addApplicationAttachment' ? 30 : 1;
    for (let time = 0; time < times; time++) {
      const { status, text } = await send({ caller, params: { id: first }, body: largestBody(name, given) });
      expect(status, `${name}: ${text}`).toBeLessThan(500);
    }
  }
  const grown = await store.get(caller.organizationId, first);
  expect(Object.keys(grown.metadata)).toHaveLength(50);
  expect(grown.submission.attachments).toHaveLength(30);
  expect(grown.rejection?.note?.length, 'the largest note').toBeGreaterThan(1_900);
  expect(Object.keys(grown.custom_fields ?? {}).length).toBeGreaterThan(1);

  // The same written on each of the others, and a CV of each.
  const { tags, metadata, custom_fields, rejection, status, submission } = grown;
  const read = { size: 4, sha256: null, pages: 4, is_ocr: false, language: 'de' };
  for (const [place, id] of ids.entries()) {
    const scan = await storeScan(backend, caller, new Date(), {
      candidate_id: host,
      application_id: id,
      file: { filename: file.filename, content_type: 'application/pdf', ...read },
    });
    const external_id = `${place}${rare(254)}`;
    const same = { tags, metadata, custom_fields, rejection, status, submission, external_id };
    await store.change(originOf(caller), id, (before) => ({
      next: { ...before, scan_id: scan.id, ...(others.includes(id) && same) },
      events: [],
    }));
    await backend.table.commit([link(ofCandidate(caller.organizationId, host, 'SCAN'), scan.id)]);
  }
  await desk.candidates.update({
    caller,
    params: { id: host },
    body: largestBody('updateCandidate', { metadata: labels.metadata, custom_fields: {} }) ?? {},
  });

  const record = await backend.table.get(undoKey(caller.organizationId, guest));
  const undone = await desk.unmerge(caller, host, guest);
  expect(undone.status, undone.text).toBe(200);
  expect(written + rowBytes(record ?? {})).toBeLessThan(mostOfTransaction);
  expect(await desk.idsOf(caller, 'scans', guest)).toHaveLength(10);
});
