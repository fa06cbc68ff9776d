import { beforeAll, describe, expect, it } from 'vitest';
import type { Application } from '../../shared/domain/stored/application.ts';
import type { Caller } from '../../shared/http/api-gateway.ts';
import type { Backend } from '../support/backend.ts';
import { eventsOf, newCaller } from '../support/call-endpoint.ts';
import { sharedBackend } from '../support/shared-backend.ts';
import { type CandidateCalls, candidateCalls, changeStored, knowing } from './support/candidate-calls.ts';
import { originOf } from './support/origin.ts';
import { storeApplication, storeJob } from './support/pipeline-stores.ts';
import { storeScan } from './support/scan-calls.ts';
import { idsOf, walk } from './support/walk.ts';

let backend: Backend;
let calls: CandidateCalls;
let caller: Caller;
/** Two applications of Jane; Joe has one too, so that a list that takes too much shows. */
let [first, second]: Application[] = [];
let params: { id: string };
beforeAll(async () => {
  backend = await sharedBackend();
  calls = candidateCalls(backend);
  caller = await newCaller(backend);
  const [nurse, cook] = [await storeJob(calls.stores, caller), await storeJob(calls.stores, caller)];
  const email = 'jane@example.com';
  first = await storeApplication(calls.stores, caller, nurse, { email });
  second = await storeApplication(calls.stores, caller, cook, { email });
  const joes = await storeApplication(calls.stores, caller, nurse, { email: 'joe@example.com' });
  await name(first.id, 'janes');
  await name(joes.id, 'joes');
  params = { id: first.candidate_id };
});

const name = (id: string, external_id: string) =>
  calls.stores.applications.change(originOf(caller), id, (before) => ({
    next: { ...before, external_id },
    events: [],
  }));

describe('applications', () => {
  it("are the candidate's own, page by page", async () => {
    const pages = await walk(calls.applications, { caller, params }, () => 1);
    expect(idsOf(pages.flat()).toSorted()).toEqual(idsOf([first, second] as Application[]).toSorted());
  });

  it("are found by their external_id, and not by somebody else's", async () => {
    const named = async (external_id: string) =>
      idsOf((await calls.applications({ caller, params, query: { external_id } })).body.data);
    expect(await named('janes')).toEqual([first?.id]);
    expect(await named('joes')).toEqual([]);
  });
});

describe('timeline', () => {
  it('lists all applications, in order and page by page', async () => {
    const pages = await walk(calls.timeline, { caller, params, query: { order: 'asc' } }, () => 1);
    const entries = pages.flat() as { id: string; application_id?: string }[];
    expect(entries.map(({ application_id }) => application_id)).toEqual([first?.id, second?.id]);
  });

  it('takes no external_id: its entries bear none', async () => {
    const { body } = await calls.timeline({ caller, params, query: { external_id: 'a' } });
    expect(body.error).toMatchObject({ code: 'invalid_parameter', param: 'external_id' });
  });
});

describe('scans', () => {
  it("are the candidate's own, page by page, and one of them by its external_id", async () => {
    const { caller, params } = await knowing(backend, calls);
    const at = new Date();
    const candidate_id = params.id;
    const mine = await Promise.all(
      ['a', 'b', 'c'].map((external_id) => storeScan(backend, caller, at, { candidate_id, external_id })),
    );
    await storeScan(backend, caller, at, { external_id: 'd' });
    const pages = await walk(calls.scans, { caller, params }, () => 2);
    expect(idsOf(pages.flat())).toEqual(idsOf(mine).toSorted().toReversed());
    const named = async (external_id: string) =>
      idsOf((await calls.scans({ caller, params, query: { external_id } })).body.data);
    expect(await named('b')).toEqual([mine[1]?.id]);
    expect(await named('d')).toEqual([]);
  });
});

describe('profile', () => {
  const empty = { scan_id: null, scan_status: null, profile: null, summary: null, updated_at: null };

  it('is all null before there is a CV', async () => {
    const { caller, params } = await knowing(backend, calls);
    const { status, body } = await calls.profile({ caller, params });
    expect([status, body]).toMatchObject([
      200,
      { ...empty, object: 'candidate_profile', candidate_id: params.id, quality: null, extraction: null },
    ]);
  });

  it("is the reading of the candidate's scan", async () => {
    const { caller, params } = await knowing(backend, calls);
    const completed_at = '2026-02-03T04:05:06.007Z';
    const scan = await storeScan(backend, caller, new Date(), { status: 'completed', completed_at });
    await changeStored(calls, caller, params.id, { scan_id: scan.id });
    const { body } = await calls.profile({ caller, params });
    expect(body).toMatchObject({
      ...{ scan_id: scan.id, scan_status: 'completed', updated_at: completed_at },
      profile: { basics: { name: 'Anna Smith' } },
    });
    expect(body.summary).not.toBeNull();
  });

  it('says that a CV is still being read, and shows no old reading of another scan', async () => {
    const { caller, params } = await knowing(backend, calls);
    const scan = await storeScan(backend, caller, new Date(), { status: 'queued' });
    await changeStored(calls, caller, params.id, { scan_id: scan.id });
    const { body } = await calls.profile({ caller, params });
    expect(body).toMatchObject({ ...empty, scan_id: scan.id, scan_status: 'queued' });
  });

  it('is all null again when the scan is gone', async () => {
    const { caller, params } = await knowing(backend, calls);
    await changeStored(calls, caller, params.id, { scan_id: 'scan_01HZZZZZZZZZZZZZZZZZZZZZZZ' });
    expect((await calls.profile({ caller, params })).body).toMatchObject(empty);
  });
});

describe('tags', () => {
  it('are replaced whole, each once, and an event names them without their values', async () => {
    const { caller, params } = await knowing(backend, calls, { tags: ['a', 'b'] });
    const { body } = await calls.tag({ caller, params, body: { tags: ['c', 'a', 'c'] } });
    expect(body.tags).toEqual(['c', 'a']);
    const [, event] = await eventsOf(backend, caller);
    expect(event).toMatchObject({ type: 'candidate.updated', data: { context: { changed: ['tags'] } } });
    expect(JSON.stringify(event)).not.toContain('"a"');
    expect((await calls.tag({ caller, params, body: { tags: ['c', 'a'] } })).body).toEqual(body);
    expect(await eventsOf(backend, caller)).toHaveLength(2);
  });

  it('can all be taken away, and go by If-Match', async () => {
    const { caller, params } = await knowing(backend, calls, { tags: ['a'] });
    const stale = { 'if-match': '"9"' };
    expect((await calls.tag({ caller, params, body: { tags: [] }, headers: stale })).status).toBe(412);
    expect((await calls.tag({ caller, params, body: { tags: [] } })).body.tags).toEqual([]);
  });

  it.each([{ tags: null }, {}, { tags: ['x'.repeat(51)] }, { tags: Array(51).fill('x') }])(
    'refuses %j',
    async (body) => {
      const { caller, params } = await knowing(backend, calls);
      expect((await calls.tag({ caller, params, body })).status).toBe(422);
    },
  );
});
