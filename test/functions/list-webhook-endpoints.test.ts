import { beforeAll, describe, expect, it } from 'vitest';
import type { Backend } from '../support/backend.ts';
import { newCaller } from '../support/call-endpoint.ts';
import { sharedBackend } from '../support/shared-backend.ts';
import { idsOf, walk } from './support/walk.ts';
import { webhookCalls } from './support/webhook-calls.ts';

let backend: Backend;
let calls: ReturnType<typeof webhookCalls>;

beforeAll(async () => {
  backend = await sharedBackend();
  calls = webhookCalls(backend);
});

describe('200', () => {
  it('lists the endpoints of the organization, each once, without their secrets', async () => {
    const [caller, other] = [await newCaller(backend), await newCaller(backend)];
    const made: { id: string }[] = [];
    for (let n = 0; n < 7; n++) {
      const body = { url: `https://hooks.example.com/${n}`, external_id: `h-${n}` };
      made.push((await calls.create({ caller, body })).body);
    }
    await calls.create({ caller: other, body: { url: 'https://other.example.com/' } });
    const pages = await walk(calls.list, { caller }, () => 3);
    expect(idsOf(pages.flat()).toSorted()).toEqual(idsOf(made).toSorted());
    expect(JSON.stringify(pages)).not.toMatch(/whsec_|secret/);

    const found = await calls.list({ caller, query: { external_id: 'h-4' } });
    expect(found.body.data).toMatchObject([{ url: 'https://hooks.example.com/4' }]);
  });
});

describe('400', () => {
  it('refuses a parameter that is not of this list, and the cursor of another organization', async () => {
    const [caller, stranger] = [await newCaller(backend), await newCaller(backend)];
    const unknown = await calls.list({ caller, query: { status: 'draft' } });
    expect(unknown.body.error).toMatchObject({ code: 'invalid_parameter', param: 'status' });
    for (const path of ['a', 'b'])
      await calls.create({ caller, body: { url: `https://hooks.example.com/${path}` } });
    const { next_cursor: cursor } = (await calls.list({ caller, query: { limit: '1' } })).body;
    const refused = await calls.list({ caller: stranger, query: { cursor } });
    expect(refused.body.error.code).toBe('invalid_cursor');
  });
});
