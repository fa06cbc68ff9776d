import { beforeAll, describe, expect, it } from 'vitest';
import type { Backend } from '../support/backend.ts';
import { newCaller } from '../support/call-endpoint.ts';
import { sharedBackend } from '../support/shared-backend.ts';
import { stageCalls, staging } from './support/stage-calls.ts';
import { walk } from './support/walk.ts';

let backend: Backend;
beforeAll(async () => {
  backend = await sharedBackend();
});

describe('200', () => {
  it('shows the whole pipeline in its order', async () => {
    const { caller, job } = await staging(backend);
    const { body } = await stageCalls(backend).list({ caller, params: { id: job.id } });
    expect(body).toEqual({ object: 'list', data: job.stages, has_more: false, next_cursor: null });
    expect(job.stages.map(({ position }) => position)).toEqual([1, 2, 3, 4, 5]);
  });

  it('shows it in pages of any limit', async () => {
    const { caller, job } = await staging(backend);
    const { list } = stageCalls(backend);
    for (const limit of [1, 2, 5]) {
      const pages = await walk(list, { caller, params: { id: job.id } }, () => limit);
      expect(pages.flat()).toEqual(job.stages);
      expect(pages).toHaveLength(Math.ceil(5 / limit));
    }
  });
});

describe('404', () => {
  it("does not show another organization's", async () => {
    const { job } = await staging(backend);
    const caller = await newCaller(backend);
    expect((await stageCalls(backend).list({ caller, params: { id: job.id } })).status).toBe(404);
  });
});
