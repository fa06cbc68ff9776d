import { beforeAll, describe, expect, it } from 'vitest';
import { withoutStage } from '../../shared/domain/stages.ts';
import type { Backend } from '../support/backend.ts';
import { sharedBackend } from '../support/shared-backend.ts';
import { moving, stageAt } from './support/move-calls.ts';
import { originOf } from './support/origin.ts';
import { pipelineStores } from './support/pipeline-stores.ts';

let backend: Backend;
beforeAll(async () => {
  backend = await sharedBackend();
});

describe('200', () => {
  it('makes the application active again where it stood', async () => {
    const { ask, job, newEvents, history } = await moving(backend);
    await ask('move', { stage_id: stageAt(job, 3) });
    await ask('reject', { reason: 'other' });
    const { body } = await ask('unreject');
    expect(body).toMatchObject({ status: 'active', rejection: null, stage: { id: stageAt(job, 3) } });
    expect((await newEvents()).at(-1)?.type).toBe('application.unrejected');
    expect((await history()).at(-1)).toMatchObject({ type: 'unrejected', to: null });
  });

  it('returns to the entry stage when its own was removed meanwhile', async () => {
    const { ask, job, caller, newEvents } = await moving(backend);
    await ask('move', { stage_id: stageAt(job, 3) });
    await ask('reject', { reason: 'other' });
    await pipelineStores(backend).jobs.change(originOf(caller), job.id, (before) => ({
      next: withoutStage(before, stageAt(job, 3)),
      events: [],
    }));
    const { body } = await ask('unreject');
    expect(body).toMatchObject({ status: 'active', stage: { id: stageAt(job, 1) } });
    const types = (await newEvents()).slice(-2).map(({ type }) => type);
    expect(types.sort()).toEqual(['application.unrejected', 'candidate.stage_changed']);
  });

  it('changes nothing of an active application', async () => {
    const { ask, newEvents } = await moving(backend);
    expect((await ask('unreject')).body).toMatchObject({ status: 'active', version: 1 });
    expect(await newEvents()).toEqual([]);
  });
});

describe('409', () => {
  it('refuses one that was withdrawn', async () => {
    const { ask } = await moving(backend);
    await ask('withdraw');
    expect((await ask('unreject')).body.error).toMatchObject({
      status: 409,
      code: 'invalid_state_transition',
    });
  });
});
