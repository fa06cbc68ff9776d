/** A refusal among many has the words that it has alone. */
import { beforeAll, expect, it } from 'vitest';
import type { Backend } from '../support/backend.ts';
import { sharedBackend } from '../support/shared-backend.ts';
import { applicationCalls, applicationFor, hiring } from './support/application-calls.ts';
import { moveCalls, stageAt } from './support/move-calls.ts';

let backend: Backend;
beforeAll(async () => {
  backend = await sharedBackend();
});

it.each([
  ['words of its own', 'advance', () => ({}), 'invalid_state_transition'],
  [
    'the words of a field',
    'move',
    () => ({ stage_id: 'stg_01HZZZZZZZZZZZZZZZZZZZZZZZ' }),
    'validation_failed',
  ],
  [
    'the words of its code',
    'move',
    (first: string, second: string) => ({ stage_id: second, from_stage_id: first }),
    'stage_mismatch',
  ],
] as const)('with %s', async (_, action, fieldsFor, code) => {
  const { caller, job } = await hiring(backend);
  const moves = moveCalls(backend);
  const { id } = (await applicationCalls(backend).create({ caller, body: applicationFor(job) })).body;
  const last = job.stages.at(-1)?.id ?? '';
  await moves.move({ caller, params: { id }, body: { stage_id: last } });
  const fields = fieldsFor(stageAt(job, 1), stageAt(job, 2));
  const { error: alone } = (await moves[action]({ caller, params: { id }, body: fields })).body;
  const many = await moves.bulk({ caller, body: { action, application_ids: [id], ...fields } });
  expect(alone.code).toBe(code);
  expect(many.body.data[0].error).toEqual({ code, message: alone.details[0]?.message ?? alone.message });
});
