import { beforeAll, describe, expect, it } from 'vitest';
import type { Backend } from '../support/backend.ts';
import { eventsOf, newCaller } from '../support/call-endpoint.ts';
import { sharedBackend } from '../support/shared-backend.ts';
import {
  type ApplicationCalls,
  applicationCalls,
  applicationFor,
  hiring,
} from './support/application-calls.ts';

let backend: Backend;
let calls: ApplicationCalls;
beforeAll(async () => {
  backend = await sharedBackend();
  calls = applicationCalls(backend);
});

async function applied() {
  const { caller, job } = await hiring(backend);
  const { body } = await calls.create({ caller, body: applicationFor(job, { metadata: { a: '1' } }) });
  const params = { id: body.id as string };
  const patch = (change: object, headers?: Record<string, string>) =>
    calls.update({ caller, params, body: change, headers });
  return { caller, params, patch };
}

describe('200', () => {
  it('replaces tags, merges metadata, and emits its event once', async () => {
    const { caller, patch } = await applied();
    const { body } = await patch({ tags: ['night', 'night', 'icu'], metadata: { a: null, b: '2' } });
    expect(body).toMatchObject({ tags: ['night', 'icu'], metadata: { b: '2' }, version: 2 });
    expect((await patch({ tags: ['night', 'icu'] })).body.version).toBe(2);
    const told = (await eventsOf(backend, caller)).filter(({ type }) => type === 'application.updated');
    expect(told).toMatchObject([
      {
        sequence: 2,
        data: { previous: {}, context: { changed: expect.arrayContaining(['tags', 'metadata']) } },
      },
    ]);
  });
});

describe('404, 409, 412 and 422', () => {
  it('answers for another organization as for a missing one', async () => {
    const { params } = await applied();
    const stranger = await newCaller(backend);
    const { body } = await calls.update({ caller: stranger, params, body: { tags: [] } });
    expect(body.error.code).toBe('not_found');
  });

  it('refuses an external_id that another application carries', async () => {
    const { caller, job } = await hiring(backend);
    await calls.create({ caller, body: applicationFor(job, { external_id: 'x' }) });
    const { body: other } = await calls.create({ caller, body: applicationFor(job) });
    const change = { caller, params: { id: other.id }, body: { external_id: 'x' } };
    expect((await calls.update(change)).body.error.code).toBe('external_id_taken');
  });

  it('refuses a change meant for another version', async () => {
    const { patch } = await applied();
    expect((await patch({ tags: ['a'] }, { 'if-match': '"1"' })).status).toBe(200);
    expect((await patch({ tags: ['b'] }, { 'if-match': '"1"' })).body.error.code).toBe('stale_object');
  });

  it.each([{ status: 'hired' }, { stage: {} }, { submission: {} }, { tags: [''] }])(
    'takes no %o',
    async (change) => {
      const { patch } = await applied();
      expect((await patch(change)).body.error.code).toBe('validation_failed');
    },
  );
});
