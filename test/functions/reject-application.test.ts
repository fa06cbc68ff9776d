import { beforeAll, describe, expect, it } from 'vitest';
import type { Backend } from '../support/backend.ts';
import { sharedBackend } from '../support/shared-backend.ts';
import { moving } from './support/move-calls.ts';

let backend: Backend;
beforeAll(async () => {
  backend = await sharedBackend();
});

describe('200', () => {
  it('keeps the stage, says why, and leaves the note out of the event', async () => {
    const { ask, application, candidate, newEvents, history } = await moving(backend);
    const { body } = await ask('reject', { reason: 'experience', note: 'Try again in a year.' });
    expect(body).toMatchObject({
      status: 'rejected',
      stage: application.stage,
      rejection: { reason: 'experience', note: 'Try again in a year.', at: body.updated_at },
      last_moved_at: null,
    });
    expect((await candidate()).applications).toMatchObject([{ status: 'rejected' }]);
    const events = await newEvents();
    const event = events.find(({ type }) => type === 'application.rejected');
    const others = events.filter((one) => one !== event);
    // The person has no active application any more.
    expect(others).toMatchObject([
      {
        type: 'candidate.updated',
        data: {
          object: { status: 'inactive' },
          context: { changed: ['status'] },
          previous: { status: 'active' },
        },
      },
    ]);
    expect(event).toMatchObject({
      type: 'application.rejected',
      sequence: 2,
      data: { object: { rejection: { at: expect.any(String) } }, previous: { status: 'active' } },
    });
    expect(JSON.stringify(event)).not.toContain('Try again');
    expect((await history()).at(-1)).toMatchObject({
      type: 'rejected',
      from: application.stage,
      to: null,
      reason: 'experience',
      note: 'Try again in a year.',
    });
  });

  it('keeps the first reason when it is asked a second time', async () => {
    const { ask, newEvents } = await moving(backend);
    await ask('reject', { reason: 'experience' });
    const { status, body } = await ask('reject', { reason: 'location' });
    expect([status, body.rejection.reason]).toEqual([200, 'experience']);
    expect((await newEvents()).map(({ type }) => type)).toEqual([
      'candidate.updated',
      'application.rejected',
    ]);
  });
});

describe('409', () => {
  it.each(['hire', 'withdraw'] as const)('refuses after %s', async (end) => {
    const { ask } = await moving(backend);
    await ask(end);
    expect((await ask('reject', { reason: 'other' })).body.error).toMatchObject({
      status: 409,
      code: 'invalid_state_transition',
    });
  });
});

describe('422', () => {
  it.each([
    ['no reason', {}],
    ['an empty one', { reason: ' ' }],
    ['more than 200 characters', { reason: 'x'.repeat(201) }],
  ])('refuses %s', async (_, body) => {
    const { ask } = await moving(backend);
    expect((await ask('reject', body)).body.error).toMatchObject({
      code: 'validation_failed',
      param: 'reason',
    });
  });
});
