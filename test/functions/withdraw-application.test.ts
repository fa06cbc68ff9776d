import { beforeAll, describe, expect, it } from 'vitest';
import type { Backend } from '../support/backend.ts';
import { sharedBackend } from '../support/shared-backend.ts';
import { moving } from './support/move-calls.ts';

let backend: Backend;
beforeAll(async () => {
  backend = await sharedBackend();
});

describe('200', () => {
  it('notes when and why, also after a hire', async () => {
    const { ask, newEvents, history } = await moving(backend);
    const { hired_at, stage } = (await ask('hire')).body;
    const { body } = await ask('withdraw', { reason: 'another offer', note: 'Was sorry.' });
    expect(body).toMatchObject({ status: 'withdrawn', withdrawn_at: body.updated_at, hired_at, stage });
    const event = (await newEvents()).find(({ type }) => type === 'application.withdrawn');
    expect(JSON.stringify(event)).not.toContain('sorry');
    expect((await history()).at(-1)).toMatchObject({ reason: 'another offer', note: 'Was sorry.' });
  });

  it('needs no body, and is done once', async () => {
    const { ask, newEvents } = await moving(backend);
    const first = await ask('withdraw');
    const again = await ask('withdraw', { reason: 'again' });
    expect([first.status, again.status]).toEqual([200, 200]);
    expect(again.body).toEqual(first.body);
    expect((await newEvents()).map(({ type }) => type)).toEqual([
      'candidate.updated',
      'application.withdrawn',
    ]);
  });
});

describe('409', () => {
  it('refuses one that was rejected', async () => {
    const { ask } = await moving(backend);
    await ask('reject', { reason: 'other' });
    expect((await ask('withdraw')).body.error).toMatchObject({
      status: 409,
      code: 'invalid_state_transition',
    });
  });
});
