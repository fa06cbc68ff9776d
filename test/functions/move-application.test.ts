import { beforeAll, describe, expect, it } from 'vitest';
import type { Backend } from '../support/backend.ts';
import { newCaller } from '../support/call-endpoint.ts';
import { sharedBackend } from '../support/shared-backend.ts';
import { turnableClock } from './support/clock.ts';
import { losingAnAnswer, moveCalls, moving, stageAt } from './support/move-calls.ts';
import { originOf } from './support/origin.ts';
import { pipelineStores } from './support/pipeline-stores.ts';

let backend: Backend;
beforeAll(async () => {
  backend = await sharedBackend();
});

describe('200', () => {
  it('moves the application, its entry in the candidate and the history, and emits the event of the candidate', async () => {
    const { ask, job, application, candidate, newEvents, history } = await moving(backend);
    const [applied, , interview] = job.stages;
    const { status, body } = await ask('move', { stage_id: interview?.id, note: 'Kind and quick.' });
    expect(status).toBe(200);
    expect(body).toMatchObject({
      status: 'active',
      stage: { id: interview?.id, name: 'Interview', type: 'interview' },
      version: 2,
      last_moved_at: body.updated_at,
    });
    expect((await candidate()).applications).toMatchObject([{ id: application.id, stage_id: interview?.id }]);
    const [event, ...others] = await newEvents();
    expect(others).toEqual([]);
    expect(event).toMatchObject({ type: 'candidate.stage_changed', sequence: 2 });
    expect(event?.data.context).toMatchObject({
      application_id: application.id,
      job_id: job.id,
      from_stage: { id: applied?.id, name: 'Applied' },
      to_stage: { id: interview?.id, name: 'Interview' },
    });
    expect(await history()).toMatchObject([
      { type: 'applied' },
      { type: 'moved', from: { id: applied?.id }, to: { id: interview?.id }, note: 'Kind and quick.' },
    ]);
    expect(JSON.stringify(event), 'a note stays with the team').not.toContain('Kind');
  });

  it('hires who comes to the stage of type hired', async () => {
    const { ask, job, newEvents, history } = await moving(backend);
    const { body } = await ask('move', { stage_id: stageAt(job, 5) });
    expect(body).toMatchObject({ status: 'hired', hired_at: body.updated_at, stage: { type: 'hired' } });
    expect((await newEvents()).map(({ type }) => type).sort()).toEqual([
      'application.hired',
      'candidate.stage_changed',
    ]);
    expect((await history()).at(-1).type).toBe('hired');
  });

  it('changes nothing and tells nothing when the application is there already', async () => {
    const { ask, job, application, newEvents, history } = await moving(backend);
    const { status, body } = await ask('move', { stage_id: stageAt(job, 1), note: 'Again?' });
    expect([status, body.version]).toEqual([200, application.version]);
    expect(await newEvents()).toEqual([]);
    expect(await history()).toHaveLength(1);
  });

  it('takes a from_stage_id that is still right', async () => {
    const { ask, job } = await moving(backend);
    const body = { stage_id: stageAt(job, 2), from_stage_id: stageAt(job, 1) };
    expect((await ask('move', body)).body.stage.name).toBe('Screening');
  });

  it('shows the stage by its present name', async () => {
    const { ask, job, caller } = await moving(backend);
    const { jobs } = pipelineStores(backend);
    await jobs.change(originOf(caller), job.id, (before) => ({
      next: {
        ...before,
        stages: before.stages.map((stage) => ({ ...stage, name: `${stage.name}!` })),
      },
      events: [],
    }));
    const { body } = await ask('move', { stage_id: stageAt(job, 1) });
    expect(body.stage.name).toBe('Applied!');
  });

  it('loses none of twenty moves at once, and rows, history and events agree', async () => {
    const { ask, job, stored, candidate, newEvents, history } = await moving(backend);
    const answers = await Promise.all(
      Array.from({ length: 20 }, (_, n) => ask('move', { stage_id: stageAt(job, 1 + (n % 4)) })),
    );
    const refused = answers.filter(({ status }) => status !== 200);
    expect(refused.map(({ status }) => status)).toEqual(refused.map(() => 503));

    const application = await stored();
    const entries = (await history()).slice(1);
    const changes = await newEvents();
    expect(entries.length).toBeGreaterThan(0);
    expect(application.version).toBe(1 + entries.length);
    expect(changes).toHaveLength(entries.length);
    expect((await candidate()).applications[0]?.stage_id).toBe(application.stage.id);

    const inOrder = changes.sort((a, b) => a.sequence - b.sequence).map(({ data }) => data.context);
    let at = stageAt(job, 1);
    for (const { from_stage, to_stage } of inOrder as Record<string, { id: string }>[]) {
      expect(from_stage?.id, 'each begins where the one before ended').toBe(at);
      at = to_stage?.id ?? '';
    }
    expect(at).toBe(application.stage.id);
  });
});

describe('200: Idempotency-Key', () => {
  const key = { 'idempotency-key': 'k-1' };

  it('does not move a second time when the answer of the first run got lost', async () => {
    const clock = turnableClock();
    const stores = pipelineStores(backend);
    const failing = moveCalls(backend, { clock, stores: losingAnAnswer(stores) });
    const { ask, job, stored, newEvents, history, caller, application } = await moving(backend, failing);
    const body = { stage_id: stageAt(job, 2), from_stage_id: stageAt(job, 1) };
    expect((await ask('move', body, key)).status).toBe(503);
    expect((await stored()).stage.id).toBe(stageAt(job, 2));

    clock.forward({ seconds: 11 });
    const calls = moveCalls(backend, { clock });
    const retried = await calls.move({ caller, params: { id: application.id }, body, headers: key });
    expect([retried.status, retried.body.stage?.id]).toEqual([200, stageAt(job, 2)]);
    expect(await newEvents()).toHaveLength(1);
    expect(await history()).toHaveLength(2);
  });
});

describe('404', () => {
  it("answers another organization's application like a missing one", async () => {
    const { job, application } = await moving(backend);
    const { move } = moveCalls(backend);
    const stranger = await newCaller(backend);
    const body = { stage_id: stageAt(job, 2) };
    const foreign = await move({ caller: stranger, params: { id: application.id }, body });
    const missing = await move({
      caller: stranger,
      params: { id: 'app_01HZZZZZZZZZZZZZZZZZZZZZZZ' },
      body,
    });
    expect(foreign.status).toBe(404);
    expect({ ...foreign.body.error, request_id: '' }).toEqual({ ...missing.body.error, request_id: '' });
  });
});

describe('409', () => {
  it('refuses a move from a stage that the application has left, even to where it is', async () => {
    const { ask, job, newEvents } = await moving(backend);
    await ask('move', { stage_id: stageAt(job, 2) });
    for (const position of [2, 3]) {
      const body = { stage_id: stageAt(job, position), from_stage_id: stageAt(job, 1) };
      const { error } = (await ask('move', body)).body;
      expect(error).toMatchObject({ status: 409, code: 'stage_mismatch', param: 'from_stage_id' });
    }
    expect(await newEvents()).toHaveLength(1);
  });

  it.each(['reject', 'withdraw', 'hire'] as const)('refuses a move after %s', async (end) => {
    const { ask, job } = await moving(backend);
    await ask(end, end === 'reject' ? { reason: 'other' } : undefined);
    const { error } = (await ask('move', { stage_id: stageAt(job, 2) })).body;
    expect(error).toMatchObject({ status: 409, code: 'invalid_state_transition' });
    // A key that may only write learns nothing of the application.
    expect(error.message).not.toMatch(/rejected|withdrawn|hired/);
  });
});

describe('422', () => {
  it('refuses a stage that the job does not have', async () => {
    const { ask } = await moving(backend);
    const { job: other } = await moving(backend);
    const { error } = (await ask('move', { stage_id: stageAt(other, 2) })).body;
    expect(error).toMatchObject({
      status: 422,
      code: 'validation_failed',
      param: 'stage_id',
      details: [{ param: 'stage_id', code: 'not_found' }],
    });
  });
});
