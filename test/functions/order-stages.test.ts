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
  it('puts them in the order given, and keeps the entry stage', async () => {
    const { job, order, newEvents } = await staging(backend);
    const ids = [3, 1, 2, 4, 5].map((position) => stageAt(job, position));
    const { body } = await order(ids);
    expect(body.data.map(({ id }: { id: string }) => id)).toEqual(ids);
    expect(body.data.map(({ position }: { position: number }) => position)).toEqual([1, 2, 3, 4, 5]);
    expect(body.data[1]).toMatchObject({ name: 'Applied', is_entry: true });
    expect((await newEvents()).map(({ type }) => type)).toEqual(['job.stages_updated']);
    await order(ids);
    expect(await newEvents()).toHaveLength(1);
  });
});

describe('412', () => {
  it('refuses an order that was made from another pipeline', async () => {
    const { job, order, create } = await staging(backend);
    const ids = [3, 1, 2, 4, 5].map((position) => stageAt(job, position));
    const tag = (await order(ids)).headers.ETag ?? '';
    await create({ name: 'Trial day', type: 'assessment' });
    expect((await order(ids, { 'if-match': tag })).body.error.code).toBe('stale_object');
  });
});

describe('422', () => {
  it.each([
    ['a stage left out', [1, 2, 3, 5]],
    ['a stage named twice', [1, 2, 2, 4, 5]],
    ['a stage of another job', [1, 2, 3, 4, 9]],
    ['the hired stage before another', [1, 2, 3, 5, 4]],
  ])('refuses %s', async (_, positions) => {
    const { job, order, names } = await staging(backend);
    const { job: other } = await staging(backend);
    const ids = positions.map((position) => (position === 9 ? stageAt(other, 5) : stageAt(job, position)));
    expect((await order(ids)).body.error).toMatchObject({ code: 'validation_failed', param: 'stage_ids' });
    expect((await names())[0]).toBe('Applied');
  });
});
