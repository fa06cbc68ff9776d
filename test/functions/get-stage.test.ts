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
  it('shows one stage, with an ETag that changes with it alone', async () => {
    const { job, get, update } = await staging(backend);
    const first = await get(stageAt(job, 2));
    expect(first.body).toEqual(job.stages[1]);
    await update(stageAt(job, 3), { name: 'Talk' });
    expect((await get(stageAt(job, 2))).headers.ETag).toBe(first.headers.ETag);
    await update(stageAt(job, 2), { name: 'Look' });
    expect((await get(stageAt(job, 2))).headers.ETag).not.toBe(first.headers.ETag);
  });
});

describe('404', () => {
  it('answers a stage of another job like a missing one', async () => {
    const { get } = await staging(backend);
    const { job: other } = await staging(backend);
    const [foreign, missing] = [await get(stageAt(other, 1)), await get('stg_01HZZZZZZZZZZZZZZZZZZZZZZZ')];
    expect(foreign.status).toBe(404);
    expect({ ...foreign.body.error, request_id: '' }).toEqual({ ...missing.body.error, request_id: '' });
  });
});
