import { beforeAll, expect, it } from 'vitest';
import type { Backend } from '../support/backend.ts';
import { sharedBackend } from '../support/shared-backend.ts';
import { moving, stageAt } from './support/move-calls.ts';

let backend: Backend;
beforeAll(async () => {
  backend = await sharedBackend();
});

it('the application is active again in the stage before the hired one', async () => {
  const { ask, job, newEvents, history, candidate } = await moving(backend);
  await ask('hire');
  const { body } = await ask('unhire', { note: 'The contract was not signed.' });
  expect(body).toMatchObject({ status: 'active', hired_at: null, stage: { id: stageAt(job, 4) } });
  const events = (await newEvents()).slice(-2);
  expect(events.map(({ type }) => type).sort()).toEqual(['application.updated', 'candidate.stage_changed']);
  const updated = events.find(({ type }) => type === 'application.updated');
  expect(updated?.data.context).toMatchObject({ changed: ['status', 'stage', 'hired_at'] });
  expect((await history()).at(-1)).toMatchObject({
    type: 'unhired',
    to: { id: stageAt(job, 4) },
    note: 'The contract was not signed.',
  });
  expect((await candidate()).application_counts).toMatchObject({ active: 1, hired: 0 });
});

it('goes to the given stage, which is not the hired one', async () => {
  const { ask, job } = await moving(backend);
  await ask('hire');
  const refused = await ask('unhire', { stage_id: stageAt(job, 5) });
  expect(refused.body.error.details).toMatchObject([{ param: 'stage_id', code: 'invalid_stages' }]);
  const { body } = await ask('unhire', { stage_id: stageAt(job, 2) });
  expect(body).toMatchObject({ status: 'active', stage: { id: stageAt(job, 2) } });
});

it('changes nothing of an active application, and refuses one that was rejected', async () => {
  const { ask, newEvents } = await moving(backend);
  expect((await ask('unhire')).body).toMatchObject({ status: 'active', version: 1 });
  expect(await newEvents()).toEqual([]);
  await ask('reject', { reason: 'other' });
  expect((await ask('unhire')).body.error.code).toBe('invalid_state_transition');
});

it('a hire that was withdrawn keeps its date', async () => {
  const { ask } = await moving(backend);
  const { hired_at } = (await ask('hire')).body;
  expect((await ask('withdraw')).body.hired_at).toBe(hired_at);
});
