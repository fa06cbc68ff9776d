import { beforeAll, describe, expect, it } from 'vitest';
import type { Backend } from '../support/backend.ts';
import { eventsOf, newCaller } from '../support/call-endpoint.ts';
import { everyRow } from '../support/every-row.ts';
import { sharedBackend } from '../support/shared-backend.ts';
import { type FitCalls, fitCalls } from './support/fit-calls.ts';
import { jobAsking, scanWith } from './support/fit-desk.ts';

let backend: Backend;
let fits: FitCalls;
beforeAll(async () => {
  backend = await sharedBackend();
  fits = fitCalls(backend);
});

const desk = async () => {
  const caller = await newCaller(backend);
  const [job_id, { id }] = [
    await jobAsking(backend, caller, 'TypeScript'),
    await scanWith(backend, caller, ['TypeScript']),
  ];
  return { caller, job_id, params: { id } };
};

describe('202', () => {
  it('answers a score that is pending, and orders it by an event of our own', async () => {
    const { caller, params, job_id } = await desk();
    const { status, body } = await fits.create({ caller, params, body: { job_id } });
    expect([status, body]).toEqual([
      202,
      expect.objectContaining({ status: 'pending', score: null, scan_id: params.id, job_id, advisory: true }),
    ]);
    const orders = (await eventsOf(backend, caller)).filter(({ type }) => type === 'scan.score_requested');
    expect(orders.map(({ data }) => data.object)).toEqual([{ object: 'scan', id: params.id, job_id }]);
  });

  it('shows the last result while a new one is pending', async () => {
    const { caller, params, job_id } = await desk();
    await fits.create({ caller, params, body: { job_id } });
    await fits.score(caller, params.id);
    const { body } = await fits.create({ caller, params, body: { job_id } });
    expect(body).toMatchObject({ status: 'pending', score: 100, band: 'strong' });
    expect(body.criteria).toHaveLength(1);
  });

  it('orders once under one Idempotency-Key', async () => {
    const { caller, params, job_id } = await desk();
    const headers = { 'idempotency-key': 'once' };
    const first = await fits.create({ caller, params, body: { job_id }, headers });
    await fits.score(caller, params.id);
    const again = await fits.create({ caller, params, body: { job_id }, headers });
    expect(again.text).toBe(first.text);
    expect((await fits.list({ caller, params })).body.data).toMatchObject([{ status: 'completed' }]);
  });

  it('stores a row for a request with a key only once another one follows it', async () => {
    const { caller, params, job_id } = await desk();
    const ask = (key: string) =>
      fits.create({ caller, params, body: { job_id }, headers: { 'idempotency-key': key } });
    const rows = async () =>
      (await everyRow(backend)).filter(
        ({ pk, sk }) => `${pk} ${sk}`.includes('DONE') && `${pk} ${sk}`.includes(params.id),
      );
    await ask('one');
    expect(await rows()).toHaveLength(0);
    await ask('two');
    expect(await rows()).toHaveLength(1);
  });

  it('stays one score however many ask at once', async () => {
    const { caller, params, job_id } = await desk();
    await Promise.all([1, 2, 3, 4].map(() => fits.create({ caller, params, body: { job_id } })));
    expect((await fits.list({ caller, params })).body.data).toHaveLength(1);
  });
});

describe('404 and 422', () => {
  it('knows no scan of another organization', async () => {
    const [mine, theirs] = [await desk(), await desk()];
    const sent = { caller: mine.caller, params: theirs.params, body: { job_id: mine.job_id } };
    expect((await fits.create(sent)).body.error.code).toBe('not_found');
  });

  it('refuses a job that is not the organization’s, and stores nothing', async () => {
    const [mine, theirs] = [await desk(), await desk()];
    const { caller, params } = mine;
    const { body } = await fits.create({ caller, params, body: { job_id: theirs.job_id } });
    expect(body.error).toMatchObject({ code: 'validation_failed', param: 'job_id' });
    expect((await fits.list({ caller, params })).body.data).toEqual([]);
  });
});
