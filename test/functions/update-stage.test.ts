import { beforeAll, describe, expect, it } from 'vitest';
import type { Backend } from '../support/backend.ts';
import { sharedBackend } from '../support/shared-backend.ts';
import { stageAt } from './support/move-calls.ts';
import { staging } from './support/stage-calls.ts';

let backend: Backend;
beforeAll(async () => {
  backend = await sharedBackend();
});

describe('200', () => {
  it('renames a stage and changes its type, with one event', async () => {
    const { job, update, newEvents } = await staging(backend);
    const { body } = await update(stageAt(job, 2), { name: 'Test', type: 'assessment' });
    expect(body).toEqual({ ...job.stages[1], name: 'Test', type: 'assessment' });
    expect((await newEvents()).map(({ type }) => type)).toEqual(['job.stages_updated']);
  });

  it('makes another stage the entry stage, and only that one', async () => {
    const { job, update, stages } = await staging(backend);
    expect((await update(stageAt(job, 2), { is_entry: true })).body.is_entry).toBe(true);
    expect((await stages()).map(({ is_entry }) => is_entry)).toEqual([false, true, false, false, false]);
  });

  it('changes nothing when asked for what is there', async () => {
    const { job, update, newEvents } = await staging(backend);
    await update(stageAt(job, 1), { name: 'Applied', is_entry: true });
    expect(await newEvents()).toEqual([]);
  });
});

describe('412', () => {
  it('refuses a change that was meant for another version of the stage', async () => {
    const { job, get, update, names } = await staging(backend);
    const tag = (await get(stageAt(job, 2))).headers.ETag ?? '';
    const fresh = await update(stageAt(job, 2), { name: 'Talk' }, { 'if-match': tag });
    expect(fresh.status).toBe(200);
    const stale = await update(stageAt(job, 2), { name: 'Look' }, { 'if-match': tag });
    expect(stale.body.error).toMatchObject({ status: 412, code: 'stale_object' });
    expect((await names())[1]).toBe('Talk');
    const current = fresh.headers.ETag ?? '';
    expect((await update(stageAt(job, 2), { name: 'Look' }, { 'if-match': current })).status).toBe(200);
  });
});

describe('422', () => {
  it.each([
    ['a second hired stage', 2, { type: 'hired' }, 'type'],
    ['a pipeline that ends otherwise', 5, { type: 'offer' }, 'type'],
    ['a pipeline without an entry', 1, { is_entry: false }, 'is_entry'],
    ['the hired stage as the entry', 5, { is_entry: true }, 'is_entry'],
    ['a place, which has a call of its own', 2, { position: 3 }, 'position'],
  ])('refuses %s', async (_, position, body, param) => {
    const { job, update, newEvents } = await staging(backend);
    const { error } = (await update(stageAt(job, position), body)).body;
    expect(error).toMatchObject({ code: 'validation_failed', param });
    expect(await newEvents()).toEqual([]);
  });
});
