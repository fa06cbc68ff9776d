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

const body = { url: 'https://hooks.example.com/in', external_id: 'h' };

describe('200', () => {
  it('removes the endpoint from reads and lists, and frees its external_id', async () => {
    const caller = await newCaller(backend);
    const { id } = (await calls.create({ caller, body })).body;
    const deleted = await calls.remove({ caller, params: { id } });
    expect(deleted).toMatchObject({ status: 200, body: { object: 'webhook_endpoint', id, deleted: true } });
    expect((await calls.get({ caller, params: { id } })).status).toBe(404);
    expect((await calls.list({ caller })).body.data).toEqual([]);
    expect((await calls.create({ caller, body })).status).toBe(201);
  });
});

describe('404', () => {
  it("deletes once, and never another organization's", async () => {
    const [caller, stranger] = [await newCaller(backend), await newCaller(backend)];
    const { id } = (await calls.create({ caller, body })).body;
    expect((await calls.remove({ caller: stranger, params: { id } })).status).toBe(404);
    expect((await calls.remove({ caller, params: { id } })).status).toBe(200);
    expect((await calls.remove({ caller, params: { id } })).status).toBe(404);
  });
});
