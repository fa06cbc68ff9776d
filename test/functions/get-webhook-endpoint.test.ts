import { beforeAll, describe, expect, it } from 'vitest';
import type { Backend } from '../support/backend.ts';
import { newCaller } from '../support/call-endpoint.ts';
import { sharedBackend } from '../support/shared-backend.ts';
import { webhookCalls } from './support/webhook-calls.ts';

let backend: Backend;
let calls: ReturnType<typeof webhookCalls>;

beforeAll(async () => {
  backend = await sharedBackend();
  calls = webhookCalls(backend);
});

const body = { url: 'https://hooks.example.com/in' };

describe('200', () => {
  it('shows everything but the secret', async () => {
    const caller = await newCaller(backend);
    const { secret, ...made } = (await calls.create({ caller, body })).body;
    const read = await calls.get({ caller, params: { id: made.id } });
    expect(read.body).toEqual(made);
    expect(read.text).not.toMatch(/whsec_|secret/);
    expect(read.text).not.toContain(secret);
  });
});

describe('404', () => {
  it('is the same answer for a missing, a foreign, a deleted and a malformed id', async () => {
    const [owner, stranger] = [await newCaller(backend), await newCaller(backend)];
    const foreign = (await calls.create({ caller: owner, body })).body.id;
    const deleted = (await calls.create({ caller: stranger, body })).body.id;
    await calls.remove({ caller: stranger, params: { id: deleted } });
    const ids = ['we_01HZZZZZZZZZZZZZZZZZZZZZZZ', foreign, deleted, 'we_x'];
    const answers = await Promise.all(ids.map((id) => calls.get({ caller: stranger, params: { id } })));
    const bodies = answers.map((answer) => ({ ...answer.body.error, request_id: '' }));
    expect(bodies[0]).toMatchObject({ status: 404, code: 'not_found' });
    for (const other of bodies) expect(other).toEqual(bodies[0]);
  });
});
