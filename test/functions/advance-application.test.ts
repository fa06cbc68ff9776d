import { beforeAll, describe, expect, it } from 'vitest';
import type { Backend } from '../support/backend.ts';
import { sharedBackend } from '../support/shared-backend.ts';
import { turnableClock } from './support/clock.ts';
import { losingAnAnswer, moveCalls, moving, stageAt } from './support/move-calls.ts';
import { pipelineStores } from './support/pipeline-stores.ts';

let backend: Backend;
beforeAll(async () => {
  backend = await sharedBackend();
});

describe('200', () => {
  it('goes from stage to stage without a body, and the last step is a hire', async () => {
    const { ask, job, newEvents } = await moving(backend);
    const names: string[] = [];
    for (let step = 1; step < job.stages.length; step++) names.push((await ask('advance')).body.stage.name);
    expect(names).toEqual(['Screening', 'Interview', 'Offer', 'Hired']);
    const types = (await newEvents()).map(({ type }) => type);
    expect(types.filter((type) => type === 'candidate.stage_changed')).toHaveLength(4);
    expect(types.filter((type) => type === 'application.hired')).toHaveLength(1);
  });

  it('advances once when the answer of the first run got lost, be it a step or the hire', async () => {
    for (const position of [1, 4]) {
      const clock = turnableClock();
      const failing = moveCalls(backend, { clock, stores: losingAnAnswer(pipelineStores(backend)) });
      const { caller, application, job, ask, newEvents } = await moving(backend, failing);
      const calls = moveCalls(backend, { clock });
      const params = { id: application.id };
      if (position > 1) await calls.move({ caller, params, body: { stage_id: stageAt(job, position) } });
      const before = (await newEvents()).length;

      const headers = { 'idempotency-key': 'k-1' };
      expect((await ask('advance', { note: 'Go' }, headers)).status).toBe(503);
      clock.forward({ seconds: 11 });
      const retried = await calls.advance({ caller, params, body: { note: 'Go' }, headers });
      expect([retried.status, retried.body.stage?.id]).toEqual([200, stageAt(job, position + 1)]);
      expect(await newEvents()).toHaveLength(before + (position === 4 ? 2 : 1));
    }
  });
});

describe('409', () => {
  it('refuses to go beyond the last stage', async () => {
    const { ask } = await moving(backend);
    await ask('hire');
    expect((await ask('advance')).body.error).toMatchObject({
      status: 409,
      code: 'invalid_state_transition',
    });
  });

  it('refuses a rejected application', async () => {
    const { ask } = await moving(backend);
    await ask('reject', { reason: 'other' });
    expect((await ask('advance')).body.error.code).toBe('invalid_state_transition');
  });
});
