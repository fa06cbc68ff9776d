/** How an admitted request is carried out, on rows of this test's own. */
import * as v from 'valibot';
import { beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { idSource } from '../../../shared/domain/ids.ts';
import type { Caller } from '../../../shared/http/api-gateway.ts';
import type { Call } from '../../../shared/http/call.ts';
import { type Route, route } from '../../../shared/routes/route.ts';
import { markErased } from '../../../shared/storage/erased-marks.ts';
import type { Backend } from '../../support/backend.ts';
import { callerOf, newCaller, testEdge } from '../../support/call-endpoint.ts';
import { sharedBackend } from '../../support/shared-backend.ts';
import { create, noteCalls, read, row, view } from './support/note-calls.ts';

let backend: Backend;
let secret: Caller;
let publishable: Caller;
const page = 'https://careers.example.com';
beforeAll(async () => {
  backend = await sharedBackend();
  secret = await newCaller(backend, { allowedOrigins: [page] });
  publishable = { ...secret, keyId: `${secret.keyId}P`, keyType: 'publishable', scopes: [] };
});

let calls: Call<Route>[];
let send: ReturnType<typeof noteCalls>['send'];
beforeEach(() => {
  ({ calls, send } = noteCalls(backend, secret));
});
const key = () => ({ 'idempotency-key': crypto.randomUUID() });

describe('the handler', () => {
  it('gets the caller, the address, the time and the request', async () => {
    const now = new Date('2026-11-22T10:00:00.000Z');
    const one = route({
      ...row,
      method: 'PUT',
      path: '/v1/notes/{id}',
      params: { id: v.string() },
      body: v.object({ text: v.string() }),
      query: { q: v.string() },
    });
    const sent = {
      params: { id: 'a b' },
      query: { q: 'x' },
      body: { text: 't' },
      address: '192.0.2.7',
      headers: { 'if-match': '"3"' },
    };
    const caller = await newCaller(backend);
    await send(one, view, { ...sent, caller }, now);
    expect(calls).toMatchObject([
      {
        path: '/v1/notes/a%20b',
        params: { id: 'a b' },
        query: { q: 'x' },
        body: { text: 't' },
        files: [],
        ifMatch: '"3"',
        address: '192.0.2.7',
        now,
        caller: { keyId: caller.keyId },
      },
    ]);
    expect(calls[0]?.origin).toMatchObject({
      organizationId: caller.organizationId,
      actor: { id: caller.keyId },
      now,
    });
    expect(calls[0]?.origin.claim).toBeUndefined();
  });

  it('gets the fields that need not be read: those that are not shown', async () => {
    const scoped: Route = { ...read, scope: 'applications:read' };
    const shown = async (row: Route, scopes: Caller['scopes'], headers = {}) => {
      await send(row, view, { caller: { ...secret, scopes }, headers });
      return calls.at(-1)?.shows('scans:read');
    };
    expect(await shown(scoped, ['applications:read'])).toBe(false);
    expect(await shown(scoped, ['applications:read', 'scans:read'])).toBe(true);
    const any: Route = { ...create, scope: 'any' };
    expect(await shown(any, [])).toBe(false);
    expect(await shown(any, [], key())).toBe(true);
  });

  it('gets the number of calls of this month, this one included', async () => {
    const caller = await newCaller(backend);
    await send(create, view, { caller });
    await send(create, view, { caller });
    expect(await calls[1]?.callsMade()).toBe(2);
  });

  it('is not asked for a change that the month has no room for', async () => {
    const caller = await newCaller(backend, { plan: 'free' });
    const organizations = {
      ...testEdge(backend).organizations,
      countCall: async () => ({ done: false, row: { used: 1000 } }),
    };
    const edge = { ...testEdge(backend), organizations } as ReturnType<typeof testEdge>;
    for (const headers of [{}, key()]) {
      const handle = async () => Promise.reject(new Error('the handler ran'));
      expect((await callerOf(create, handle, edge)({ caller, headers })).status).toBe(429);
    }
    expect((await callerOf(read, async () => view, edge)({ caller })).status).toBe(429);
  });
});

it('a read runs beside its count', async () => {
  const order: string[] = [];
  const { promise: handled, resolve } = Promise.withResolvers<void>();
  const { organizations, ...edge } = testEdge(backend);
  const countCall = async () => {
    await Promise.race([handled, new Promise((end) => setTimeout(end, 300))]);
    order.push('counted');
    return { done: true, row: { used: 1 } };
  };
  const handle = async () => {
    order.push('read');
    resolve();
    return view;
  };
  await callerOf(read, handle, { ...edge, organizations: { ...organizations, countCall } })({
    caller: secret,
  });
  expect(order).toEqual(['read', 'counted']);
});

describe('a view of a person who was deleted', () => {
  it('is not found by a read, and is what any other call has made', async () => {
    const id = idSource(new Date())('candidate');
    await markErased(backend.table, [id], { organizationId: secret.organizationId, now: new Date() });
    const response = v.object({ candidate_id: v.string() });
    const reading = await send({ ...read, response, errors: ['not_found'] }, { candidate_id: id });
    expect([reading.status, reading.body.error.code]).toEqual([404, 'not_found']);
    expect((await send({ ...create, response }, { candidate_id: id })).status).toBe(201);
  });
});

describe('a response', () => {
  it('has only what the schema for its reader has', async () => {
    const open: Route = { ...read, keys: 'public', publicResponse: v.object({ id: v.string() }) };
    expect((await send(open, view)).body).toEqual({ id: 'n1', text: 'hello' });
    const seen = await send(open, view, { caller: publishable, headers: { origin: page } });
    expect(seen.body).toEqual({ id: 'n1' });
    const same = await send({ ...open, publicResponse: undefined }, view, {
      caller: publishable,
      headers: { origin: page },
    });
    expect(same.body).toEqual({ id: 'n1', text: 'hello' });
  });

  it('for a script element cannot end it', async () => {
    const text = '</script><b>';
    expect((await send({ ...read, embedded: true }, { ...view, text })).text).toBe(
      '{"id":"n1","text":"\\u003c/script>\\u003cb>"}',
    );
    expect((await send(read, { ...view, text })).text).toContain(text);
  });

  it('for anyone is written once for a frozen view, and again for any other', async () => {
    const list = { ...read, scope: 'none', response: v.object({ texts: v.array(v.string()) }) } as const;
    const second = async (row: Route, seal: <T>(given: T) => T) => {
      const texts = ['before'];
      const given = seal({ texts });
      await send(row, given);
      texts[0] = 'after';
      return (await send(row, given)).body.texts[0];
    };
    expect(await second(list, Object.freeze)).toBe('before');
    expect(await second(list, (given) => given)).toBe('after');
    expect(await second({ ...list, scope: 'any' }, Object.freeze)).toBe('after');
  });
});
