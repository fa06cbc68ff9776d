import { beforeAll, describe, expect, it } from 'vitest';
import type { Backend } from '../support/backend.ts';
import { sharedBackend } from '../support/shared-backend.ts';
import { moving, stageAt } from './support/move-calls.ts';

let backend: Backend;
beforeAll(async () => {
  backend = await sharedBackend();
});

describe('200', () => {
  it('puts the application into the hired stage, and emits the events of both', async () => {
    const { ask, job, candidate, newEvents, history } = await moving(backend);
    const { body } = await ask('hire', { note: 'Starts in May.' });
    expect(body).toMatchObject({
      status: 'hired',
      stage: { id: stageAt(job, 5), type: 'hired' },
      hired_at: body.updated_at,
    });
    expect((await candidate()).applications).toMatchObject([{ status: 'hired', stage_id: stageAt(job, 5) }]);
    expect((await newEvents()).map(({ type, data }) => [type, data.object.object]).sort()).toEqual([
      ['application.hired', 'application'],
      ['candidate.stage_changed', 'candidate'],
    ]);
    expect((await history()).at(-1)).toMatchObject({ type: 'hired', note: 'Starts in May.' });
  });

  it('is done once', async () => {
    const { ask, newEvents } = await moving(backend);
    const first = await ask('hire');
    expect((await ask('hire')).body).toEqual(first.body);
    expect(await newEvents()).toHaveLength(2);
  });
});

describe('409', () => {
  it.each(['reject', 'withdraw'] as const)('refuses after %s', async (end) => {
    const { ask } = await moving(backend);
    await ask(end, end === 'reject' ? { reason: 'other' } : undefined);
    expect((await ask('hire')).body.error).toMatchObject({ status: 409, code: 'invalid_state_transition' });
  });
});
