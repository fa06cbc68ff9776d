import { beforeAll, describe, expect, it } from 'vitest';
import type { Backend } from '../support/backend.ts';
import { newCaller } from '../support/call-endpoint.ts';
import { sharedBackend } from '../support/shared-backend.ts';
import { moveCalls, moving, stageAt } from './support/move-calls.ts';
import { idsOf, walk } from './support/walk.ts';

let backend: Backend;
beforeAll(async () => {
  backend = await sharedBackend();
});

describe('200', () => {
  it('tells all that happened, whole and in order at any page size', async () => {
    const { ask, caller, job, application } = await moving(backend);
    await ask('move', { stage_id: stageAt(job, 3), note: 'Well said.' });
    await ask('reject', { reason: 'other' });
    await ask('unreject');
    await ask('hire');
    const { history } = moveCalls(backend);
    const asked = { caller, params: { id: application.id } };
    const newestFirst = (await walk(history, asked, () => 100)).flat() as { id: string; type: string }[];
    expect(newestFirst.map(({ type }) => type)).toEqual([
      'hired',
      'unrejected',
      'rejected',
      'moved',
      'applied',
    ]);
    for (const limit of [1, 2, 3]) {
      const pages = await walk(history, { ...asked, query: { order: 'asc' } }, () => limit);
      expect(idsOf(pages.flat())).toEqual(idsOf(newestFirst).toReversed());
    }
    expect(newestFirst[3]).toMatchObject({
      object: 'timeline_entry',
      application_id: application.id,
      candidate_id: application.candidate_id,
      job_id: job.id,
      note: 'Well said.',
      actor: { type: 'api_key', id: caller.keyId },
    });
  });
});

describe('400', () => {
  it('refuses a cursor of another application', async () => {
    const { caller, application } = await moving(backend);
    const other = await moving(backend);
    await other.ask('hire');
    const { history } = moveCalls(backend);
    const first = await history({
      caller: other.caller,
      params: { id: other.application.id },
      query: { limit: '1' },
    });
    const query = { cursor: first.body.next_cursor };
    const refused = await history({ caller, params: { id: application.id }, query });
    expect(refused.body.error).toMatchObject({ status: 400, code: 'invalid_cursor' });
  });

  it('knows no external_id', async () => {
    const { caller, application } = await moving(backend);
    const query = { external_id: 'a' };
    const { body } = await moveCalls(backend).history({ caller, params: { id: application.id }, query });
    expect(body.error.code).toBe('invalid_parameter');
  });
});

describe('404', () => {
  it("does not show another organization's", async () => {
    const { application } = await moving(backend);
    const caller = await newCaller(backend);
    const { status } = await moveCalls(backend).history({ caller, params: { id: application.id } });
    expect(status).toBe(404);
  });
});
