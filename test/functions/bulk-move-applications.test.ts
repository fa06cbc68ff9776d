import { beforeAll, describe, expect, it } from 'vitest';
import type { Backend } from '../support/backend.ts';
import { eventsOf, newCaller } from '../support/call-endpoint.ts';
import { sharedBackend } from '../support/shared-backend.ts';
import { turnableClock } from './support/clock.ts';
import { losingAnAnswer, moveCalls, stageAt } from './support/move-calls.ts';
import { pipelineStores, storeApplication, storeJob } from './support/pipeline-stores.ts';

let backend: Backend;
beforeAll(async () => {
  backend = await sharedBackend();
});

const nobody = 'app_01HZZZZZZZZZZZZZZZZZZZZZZZ';

/** Applications of as many people for one job, and what moves them. */
async function manyOf(count: number, calls = moveCalls(backend)) {
  const stores = pipelineStores(backend);
  const caller = await newCaller(backend);
  const job = await storeJob(stores, caller);
  const ids: string[] = [];
  for (let n = 0; n < count; n++) {
    ids.push((await storeApplication(stores, caller, job, { email: `p${n}@example.com` })).id);
  }
  const before = (await eventsOf(backend, caller)).length;
  return {
    caller,
    job,
    ids,
    bulk: (body: object, headers?: Record<string, string>) => calls.bulk({ caller, body, headers }),
    stagesOf: async () =>
      (await stores.applications.getMany(caller.organizationId, ids)).map((found) => found?.stage.id),
    newEvents: async () => (await eventsOf(backend, caller)).slice(before),
  };
}

describe('200', () => {
  it('does what it can, each by itself, and says of each what became of it, in the order asked', async () => {
    const { ids, job, caller, bulk, newEvents } = await manyOf(3);
    const [first = '', second = '', third = ''] = ids;
    const { move, reject } = moveCalls(backend);
    await move({ caller, params: { id: second }, body: { stage_id: stageAt(job, 3) } });
    await reject({ caller, params: { id: third }, body: { reason: 'other' } });
    const before = (await newEvents()).length;

    const body = {
      action: 'move',
      application_ids: [third, first, nobody, second],
      stage_id: stageAt(job, 3),
    };
    const answer = await bulk(body);
    expect(answer.status).toBe(200);
    expect(answer.body.data).toEqual([
      {
        application_id: third,
        outcome: 'refused',
        error: { code: 'invalid_state_transition', message: expect.any(String) },
      },
      { application_id: first, outcome: 'done', error: null },
      {
        application_id: nobody,
        outcome: 'refused',
        error: { code: 'not_found', message: expect.any(String) },
      },
      { application_id: second, outcome: 'unchanged', error: null },
    ]);
    expect((await newEvents()).slice(before).map(({ type }) => type)).toEqual(['candidate.stage_changed']);
  });

  it.each([
    ['advance', {}, 'candidate.stage_changed'],
    ['reject', { reason: 'other' }, 'application.rejected'],
    ['withdraw', { reason: 'other', note: 'Phoned.' }, 'application.withdrawn'],
    ['hire', {}, 'application.hired'],
  ])('does %s to all, with an event for each', async (action, fields, told) => {
    const { ids, bulk, newEvents } = await manyOf(2);
    const { body } = await bulk({ action, application_ids: ids, ...fields });
    expect(body.data.map(({ outcome }: { outcome: string }) => outcome)).toEqual(['done', 'done']);
    expect((await newEvents()).filter(({ type }) => type === told)).toHaveLength(2);
  });

  it('takes a rejection back, and transfers', async () => {
    const { ids, caller, bulk } = await manyOf(2);
    const other = await storeJob(pipelineStores(backend), caller);
    await bulk({ action: 'reject', application_ids: ids, reason: 'other' });
    await bulk({ action: 'unreject', application_ids: ids });
    const { body } = await bulk({ action: 'transfer', application_ids: ids, job_id: other.id });
    expect(body.data.map(({ outcome }: { outcome: string }) => outcome)).toEqual(['done', 'done']);
  });
});

describe('a run that lost its answer', () => {
  it('is finished by the retry under its key, and moves nobody twice', async () => {
    const clock = turnableClock();
    const failing = moveCalls(backend, { clock, stores: losingAnAnswer(pipelineStores(backend)) });
    const { ids, job, caller, bulk, stagesOf, newEvents } = await manyOf(12, failing);
    const asked = { action: 'advance', application_ids: ids };
    const headers = { 'idempotency-key': 'k-1' };
    expect((await bulk(asked, headers)).status).toBe(503);

    clock.forward({ seconds: 11 });
    const retried = await moveCalls(backend, { clock }).bulk({ caller, body: asked, headers });
    expect(retried.body.data).toEqual(
      ids.map((id) => ({ application_id: id, outcome: 'done', error: null })),
    );
    expect(await stagesOf()).toEqual(ids.map(() => stageAt(job, 2)));
    expect(await newEvents()).toHaveLength(ids.length);
  });
});

describe('422', () => {
  it.each([
    ['a field that the action does not take', { action: 'hire', reason: 'other' }, 'reason', 'unknown_field'],
    ['a move without its stage', { action: 'move' }, 'stage_id', 'required'],
    ['a rejection without a reason', { action: 'reject', reason: null }, 'reason', 'required'],
    ['a transfer without its job', { action: 'transfer' }, 'job_id', 'required'],
    [
      'an application named twice',
      { action: 'hire', application_ids: [nobody, nobody] },
      'application_ids',
      'duplicate',
    ],
    [
      'applications that are no list',
      { action: 'hire', application_ids: 7 },
      'application_ids',
      'invalid_type',
    ],
    ['no application', { action: 'hire', application_ids: [] }, 'application_ids', 'too_few'],
    ['another action', { action: 'delete' }, 'action', 'invalid_value'],
  ])('refuses %s', async (_, fields, param, code) => {
    const caller = await newCaller(backend);
    const body = { application_ids: [nobody], ...fields };
    const { error } = (await moveCalls(backend).bulk({ caller, body })).body;
    expect(error).toMatchObject({ status: 422, param, details: [{ param, code }] });
  });
});
