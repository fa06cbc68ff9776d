import { beforeAll, describe, expect, it } from 'vitest';
import type { Attempt, Delivery } from '../../shared/domain/delivery.ts';
import { idSource } from '../../shared/domain/ids.ts';
import type { Caller } from '../../shared/http/api-gateway.ts';
import type { Backend } from '../support/backend.ts';
import { newCaller } from '../support/call-endpoint.ts';
import { sharedBackend } from '../support/shared-backend.ts';
import { storeDelivery } from './support/deliveries.ts';
import { storeOlderEndpoint } from './support/older-endpoints.ts';
import { bornAt } from './support/origin.ts';
import { idsOf, walk } from './support/walk.ts';
import { type WebhookCalls, webhookCalls } from './support/webhook-calls.ts';

const now = new Date('2026-11-21T10:00:00.000Z');
const day = 86_400_000;
const daysAgo = (days: number) => new Date(now.getTime() - days * day);
const born = daysAgo(60);

let backend: Backend;
let calls: WebhookCalls;
/** Calls that are made when the organization was born. */
let then: WebhookCalls;
beforeAll(async () => {
  backend = await sharedBackend();
  calls = webhookCalls(backend, () => now);
  then = webhookCalls(backend, () => born);
});

const newEndpoint = async (caller: Caller): Promise<string> =>
  (await then.create({ caller, body: { url: 'https://hooks.example.com/in' } })).body.id;

/** An organization with one endpoint, and what is put into its log. */
async function logging() {
  const caller = await newCaller(backend, bornAt(born));
  const endpoint = await newEndpoint(caller);
  const happened = (at: Date, type = 'job.published') => ({
    id: idSource(at)('event'),
    organization_id: caller.organizationId,
    type,
  });
  return {
    caller,
    endpoint,
    happened,
    sent: (at: Date, changes: Partial<Delivery> = {}, to = endpoint) =>
      storeDelivery(backend, happened(at), to, at, changes),
    list: (query: Record<string, string> = {}) =>
      calls.deliveries({ caller, params: { id: endpoint }, query }),
    get: (id: string) => calls.delivery({ caller, params: { id } }),
  };
}

const attempt = (number: number, changes: Partial<Attempt> = {}): Attempt => ({
  number,
  at: daysAgo(1).toISOString(),
  status: 500,
  duration_ms: 31,
  error_class: null,
  response_excerpt: 'Ünavailable',
  ...changes,
});

describe('200', () => {
  it('gives each delivery of 30 days once, newest first, over days with and without any', async () => {
    const { caller, endpoint, sent } = await logging();
    const made: Delivery[] = [];
    for (const days of [29.9, 29.8, 22, 11.5, 11, 3, 0.5, 0.4, 0]) made.push(await sent(daysAgo(days)));
    const pages = await walk(calls.deliveries, { caller, params: { id: endpoint } }, () => 4);
    expect(pages.map(({ length }) => length)).toEqual([4, 4, 1]);
    expect(idsOf(pages.flat())).toEqual(idsOf(made).toReversed());
    const params = { id: endpoint };
    const oldestFirst = await walk(calls.deliveries, { caller, params, query: { order: 'asc' } }, () => 2);
    expect(idsOf(oldestFirst.flat())).toEqual(idsOf(made));
  });

  it('ends with the last page though the days before it are empty', async () => {
    const { sent, list } = await logging();
    await sent(daysAgo(0.1));
    expect((await list({ limit: '1' })).body).toMatchObject({ has_more: false, next_cursor: null });
  });

  it('shows a delivery with every attempt and the next, and nothing of our bookkeeping', async () => {
    const { endpoint, sent, list, get } = await logging();
    const attempts = [
      attempt(1),
      attempt(2, { status: null, error_class: 'timeout', response_excerpt: null, duration_ms: 10_000 }),
    ];
    const delivery = await sent(daysAgo(1), { attempts, next_attempt_at: now.toISOString() });
    const shown = {
      object: 'webhook_delivery',
      id: delivery.id,
      endpoint_id: endpoint,
      event_id: delivery.event_id,
      event_type: 'job.published',
      status: 'pending',
      attempts,
      next_attempt_at: now.toISOString(),
      replay_id: null,
      created_at: delivery.created_at,
      updated_at: delivery.updated_at,
    };
    expect((await list()).body.data).toEqual([shown]);
    expect((await get(delivery.id)).body).toEqual(shown);
  });

  it('finds by status', async () => {
    const { sent, list } = await logging();
    const statuses = ['pending', 'delivered', 'failed', 'canceled'] as const;
    for (const [n, status] of statuses.entries()) await sent(daysAgo(n), { status });
    for (const status of statuses) expect((await list({ status })).body.data).toMatchObject([{ status }]);
  });

  it.each([
    ['scan.failed', ['scan.failed']],
    ['scan.*', ['scan.failed', 'scan.created']],
    ['*', ['scan.failed', 'scan.created', 'job.published', 'ping']],
    ['ping', ['ping']],
  ])('finds by the event type %s', async (event_type, expected) => {
    const { sent, list } = await logging();
    for (const [n, type] of ['scan.failed', 'scan.created', 'job.published', 'ping'].entries())
      await sent(daysAgo(n), { event_type: type });
    const { body } = await list({ event_type });
    expect(body.data.map((delivery: Delivery) => delivery.event_type)).toEqual(expected);
  });

  it('finds by event: also when it was replayed, and never what went to another endpoint', async () => {
    const { caller, endpoint, happened, sent, list } = await logging();
    const other = await newEndpoint(caller);
    const event = happened(daysAgo(20));
    const replay_id = idSource(now)('replay');
    const first = await storeDelivery(backend, event, endpoint, daysAgo(20), { status: 'failed' });
    await storeDelivery(backend, event, other, daysAgo(20));
    const replayed = await storeDelivery(backend, event, endpoint, daysAgo(1), { replay_id });
    await sent(daysAgo(20));
    const found = (await list({ event_id: event.id })).body.data;
    expect(idsOf(found)).toEqual([replayed.id, first.id]);
    expect(found[0].replay_id).toBe(replay_id);
    expect(idsOf((await list({ event_id: event.id, status: 'failed' })).body.data)).toEqual([first.id]);
    expect((await list({ event_id: idSource(now)('event') })).body.data).toEqual([]);
  });

  it('keeps to created_after and created_before', async () => {
    const { sent, list } = await logging();
    const made: Delivery[] = [];
    for (const days of [4, 3, 2, 1]) made.push(await sent(daysAgo(days)));
    const [created_after, , , created_before] = made.map(({ created_at }) => created_at) as string[];
    const query = { created_after: created_after ?? '', created_before: created_before ?? '' };
    expect(idsOf((await list(query)).body.data)).toEqual([made[2]?.id, made[1]?.id]);
  });

  it('shows none that is over, though its row may still lie there', async () => {
    const { sent, list, get } = await logging();
    const over = await sent(daysAgo(30));
    const last = await sent(new Date(daysAgo(30).getTime() + 1));
    for (const query of [undefined, { event_id: last.event_id }])
      expect(idsOf((await list(query)).body.data)).toEqual([last.id]);
    expect((await list({ event_id: over.event_id })).body.data).toEqual([]);
    expect((await get(last.id)).status).toBe(200);
    expect((await get(over.id)).status).toBe(404);
  });

  it('also shows what happened before the endpoint was made and reached it late', async () => {
    const { caller } = await logging();
    const young = (await calls.create({ caller, body: { url: 'https://hooks.example.com/in' } })).body.id;
    const event = {
      id: idSource(daysAgo(2))('event'),
      organization_id: caller.organizationId,
      type: 'job.created',
    };
    const late = await storeDelivery(backend, event, young, daysAgo(2));
    expect(idsOf((await calls.deliveries({ caller, params: { id: young } })).body.data)).toEqual([late.id]);
  });

  it('finds one delivery by its id among those of all endpoints, more than a hundred too', async () => {
    const { caller, endpoint, sent, get } = await logging();
    const ids = [endpoint];
    for (let n = 0; n < 104; n++) ids.push(await storeOlderEndpoint(backend, caller, { at: born }));
    for (const id of [ids[0], ids[50], ids.at(-1)]) {
      const { id: delivery } = await sent(daysAgo(5), {}, id);
      expect((await get(delivery)).body).toMatchObject({ id: delivery, endpoint_id: id });
    }
  });
});

describe('400', () => {
  it.each([
    [{ status: 'done' }, 'status'],
    [{ event_type: 'scan.finished' }, 'event_type'],
    [{ event_id: 'job_01HZZZZZZZZZZZZZZZZZZZZZZZ' }, 'event_id'],
    [{ external_id: 'x' }, 'external_id'],
  ])('refuses %j', async (query, param) => {
    const { list } = await logging();
    expect((await list(query)).body.error).toMatchObject({ code: 'invalid_parameter', param });
  });

  it("refuses the cursor of another endpoint's list", async () => {
    const { caller, sent, list } = await logging();
    for (const days of [2, 1]) await sent(daysAgo(days));
    const { next_cursor: cursor } = (await list({ limit: '1' })).body;
    const params = { id: await newEndpoint(caller) };
    const refused = await calls.deliveries({ caller, params, query: { cursor } });
    expect(refused.body.error.code).toBe('invalid_cursor');
  });
});

describe('404', () => {
  it("is the same answer for a missing, a deleted and another organization's endpoint or delivery", async () => {
    const { caller, endpoint, sent, list, get } = await logging();
    const stranger = await newCaller(backend, bornAt(born));
    const { id } = await sent(daysAgo(1));
    const nobodys = {
      endpoint: idSource(now)('webhookEndpoint'),
      delivery: idSource(daysAgo(1))('delivery'),
    };
    const answers = [
      await calls.deliveries({ caller: stranger, params: { id: endpoint } }),
      await calls.deliveries({ caller, params: { id: nobodys.endpoint } }),
      await calls.delivery({ caller: stranger, params: { id } }),
      await get(nobodys.delivery),
    ];
    expect((await get(id)).status).toBe(200);
    await calls.remove({ caller, params: { id: endpoint } });
    answers.push(await list(), await get(id));
    const errors = answers.map(({ body }) => ({ ...body.error, request_id: '' }));
    expect(errors[0]).toMatchObject({ status: 404, code: 'not_found' });
    for (const error of errors) expect(error).toEqual(errors[0]);
  });

  it('shows a stranger with endpoints of his own nothing, whatever he filters by', async () => {
    const { sent } = await logging();
    const { event_id } = await sent(daysAgo(1));
    const stranger = await newCaller(backend, bornAt(born));
    const params = { id: await newEndpoint(stranger) };
    const { body } = await calls.deliveries({ caller: stranger, params, query: { event_id } });
    expect(body.data).toEqual([]);
  });
});
