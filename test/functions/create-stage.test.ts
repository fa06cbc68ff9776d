import { beforeAll, describe, expect, it } from 'vitest';
import { jobStore } from '../../shared/storage/jobs.ts';
import type { Backend } from '../support/backend.ts';
import { sharedBackend } from '../support/shared-backend.ts';
import { turnableClock } from './support/clock.ts';
import { pipelineStores } from './support/pipeline-stores.ts';
import { stageCalls, staging } from './support/stage-calls.ts';

let backend: Backend;
beforeAll(async () => {
  backend = await sharedBackend();
});

describe('201', () => {
  it('goes before the hired stage, or to the given position, and counts the positions anew', async () => {
    const { job, create, stages, names, newEvents } = await staging(backend);
    const { status, body, headers } = await create({ name: 'Trial day', type: 'assessment' });
    expect([status, body.position, body.is_entry]).toEqual([201, 5, false]);
    expect(headers.Location).toBe(`http://127.0.0.1:4010/v1/jobs/${job.id}/stages/${body.id}`);
    expect((await create({ name: 'Found', type: 'sourced', position: 1 })).body.position).toBe(1);
    expect(await names()).toEqual([
      'Found',
      'Applied',
      'Screening',
      'Interview',
      'Offer',
      'Trial day',
      'Hired',
    ]);
    const found = await stages();
    expect(found.map(({ position }) => position)).toEqual([1, 2, 3, 4, 5, 6, 7]);
    expect(found.filter(({ is_entry }) => is_entry).map(({ name }) => name)).toEqual(['Applied']);
    expect((await newEvents()).map(({ type, sequence }) => [type, sequence])).toEqual([
      ['job.stages_updated', 2],
      ['job.stages_updated', 3],
    ]);
  });

  it('adds one stage when the answer of the first run got lost', async () => {
    const clock = turnableClock();
    const jobs = jobStore(backend.table);
    const change: typeof jobs.change = async (...given) => {
      await jobs.change(...given);
      throw Object.assign(new Error('the answer got lost'), { name: 'TimeoutError' });
    };
    const stores = { ...pipelineStores(backend), jobs: { ...jobs, change } };
    const { caller, job, create, stages, newEvents } = await staging(
      backend,
      stageCalls(backend, stores, clock),
    );
    const body = { name: 'Trial day', type: 'assessment' };
    const headers = { 'idempotency-key': 'k-1' };
    expect((await create(body, headers)).status).toBe(503);
    clock.forward({ seconds: 11 });
    const calls = stageCalls(backend, pipelineStores(backend), clock);
    const retried = await calls.create({ caller, params: { id: job.id }, body, headers });
    expect(retried.status).toBe(201);
    expect(await stages()).toContainEqual(retried.body);
    expect(await stages()).toHaveLength(6);
    expect(await newEvents()).toHaveLength(1);
  });
});

describe('422', () => {
  it.each([
    ['a second hired stage', { name: 'Hired too', type: 'hired' }, 'type'],
    ['a place after the hired stage', { name: 'After', type: 'offer', position: 6 }, 'position'],
    ['no name', { type: 'offer' }, 'name'],
    ['an unknown type', { name: 'Odd', type: 'rejected' }, 'type'],
  ])('refuses %s', async (_, body, param) => {
    const { create, newEvents } = await staging(backend);
    expect((await create(body)).body.error).toMatchObject({ code: 'validation_failed', param });
    expect(await newEvents()).toEqual([]);
  });

  it('refuses a thirty-first stage', async () => {
    const { create } = await staging(backend);
    for (let n = 6; n <= 30; n++) {
      expect((await create({ name: `Round ${n}`, type: 'interview' })).status).toBe(201);
    }
    const { error } = (await create({ name: 'One more', type: 'interview' })).body;
    expect(error.details).toMatchObject([{ code: 'too_many' }]);
  });
});
