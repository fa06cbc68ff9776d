import { beforeAll, describe, expect, it } from 'vitest';
import type { EventEnvelope } from '../../shared/contracts/events.ts';
import { buildEvent, type EventBody } from '../../shared/domain/event.ts';
import type { Caller } from '../../shared/http/api-gateway.ts';
import { appendEvent } from '../../shared/storage/outbox.ts';
import type { Backend } from '../support/backend.ts';
import { newCaller } from '../support/call-endpoint.ts';
import { sharedBackend } from '../support/shared-backend.ts';
import { bornAt, originOf } from './support/origin.ts';
import { idsOf, walk } from './support/walk.ts';
import { type WebhookCalls, webhookCalls } from './support/webhook-calls.ts';

const now = new Date('2026-11-21T10:00:00.000Z');
const day = 86_400_000;
const daysAgo = (days: number) => new Date(now.getTime() - days * day);

let backend: Backend;
let calls: WebhookCalls;
beforeAll(async () => {
  backend = await sharedBackend();
  calls = webhookCalls(backend, () => now);
});

const oldCaller = () => newCaller(backend, bornAt(daysAgo(100)));

/** An event of the organization as its change would have stored it then. */
async function happened(caller: Caller, at: Date, changes: Partial<EventBody> = {}): Promise<EventEnvelope> {
  const event = buildEvent(originOf(caller, at), {
    type: 'job.published',
    sequence: 2,
    object: { object: 'job', id: 'job_01HZZZZZZZZZZZZZZZZZZZZZZZ', name: 'Zoë’s successor', b: 1, a: null },
    previous: { status: 'draft' },
    context: { reopened: true },
    ...changes,
  });
  await backend.table.commit([appendEvent(event)]);
  return event;
}

describe('200', () => {
  it('gives each event of 30 days once, newest first, over the turn of a month', async () => {
    const caller = await oldCaller();
    const events: EventEnvelope[] = [];
    for (const days of [29.9, 25, 21, 20.9, 20.1, 12, 3, 0])
      events.push(await happened(caller, daysAgo(days)));
    const newestFirst = idsOf(events).toReversed();
    const pages = await walk(calls.events, { caller }, () => 3);
    expect(pages.map(({ length }) => length)).toEqual([3, 3, 2]);
    expect(idsOf(pages.flat())).toEqual(newestFirst);
    const oldestFirst = await walk(calls.events, { caller, query: { order: 'asc' } }, () => 100);
    expect(oldestFirst.flat()).toEqual(events);
  });

  it('is, item by item, the very text that is delivered', async () => {
    const caller = await oldCaller();
    const events = [await happened(caller, daysAgo(2)), await happened(caller, daysAgo(1))];
    const { text } = await calls.events({ caller, query: { order: 'asc' } });
    expect(text).toContain(`"data":[${events.map((event) => JSON.stringify(event)).join(',')}]`);
    for (const event of events) {
      const one = await calls.event({ caller, params: { id: event.id } });
      expect(one.text).toBe(JSON.stringify(event));
      expect(one.headers.ETag).toBeDefined();
    }
  });

  it.each([
    ['scan.completed', ['scan.completed']],
    ['scan.*', ['scan.completed', 'scan.failed']],
    ['*', ['scan.completed', 'scan.failed', 'job.created']],
    ['candidate.*', []],
  ])('finds by the type %s', async (type, expected) => {
    const caller = await oldCaller();
    for (const name of ['job.created', 'scan.failed', 'scan.completed'] as const)
      await happened(caller, daysAgo({ 'job.created': 3, 'scan.failed': 2, 'scan.completed': 1 }[name]), {
        type: name,
      });
    const pages = await walk(calls.events, { caller, query: { type } }, () => 1);
    expect(pages.flat().map((event) => (event as unknown as EventEnvelope).type)).toEqual(expected);
  });

  it('keeps to created_after and created_before, neither included', async () => {
    const caller = await oldCaller();
    const events: EventEnvelope[] = [];
    for (const days of [4, 3, 2, 1]) events.push(await happened(caller, daysAgo(days)));
    const [after, , , before] = events.map(({ created_at }) => created_at) as [
      string,
      string,
      string,
      string,
    ];
    const { body } = await calls.events({ caller, query: { created_after: after, created_before: before } });
    expect(body.data).toEqual([events[2], events[1]]);
    const longAgo = { created_after: '2020-01-01T00:00:00Z' };
    expect((await calls.events({ caller, query: longAgo })).body.data).toHaveLength(4);
  });

  it('shows no event of our own rules, and none that is over, though its row may still lie there', async () => {
    const caller = await oldCaller();
    const internal = await happened(caller, daysAgo(1), { type: 'scan.requeued' });
    const over = await happened(caller, daysAgo(30));
    const last = await happened(caller, new Date(daysAgo(30).getTime() + 1));
    expect((await calls.events({ caller })).body.data).toEqual([last]);
    expect((await calls.event({ caller, params: { id: last.id } })).status).toBe(200);
    for (const { id } of [internal, over]) {
      const { body } = await calls.event({ caller, params: { id } });
      expect(body.error).toMatchObject({ status: 404, code: 'not_found' });
    }
  });

  it('lists no test of an endpoint, which can be read by its id', async () => {
    const caller = await oldCaller();
    const { id } = await happened(caller, daysAgo(1), { context: { test: true } });
    expect((await calls.events({ caller })).body.data).toEqual([]);
    expect((await calls.event({ caller, params: { id } })).body.data.context.test).toBe(true);
  });

  it('is empty for an organization where nothing happened', async () => {
    const { body } = await calls.events({ caller: await oldCaller() });
    expect(body).toEqual({ object: 'list', data: [], has_more: false, next_cursor: null });
  });
});

describe('400', () => {
  it.each([
    [{ type: 'scan.finished' }, 'type'],
    [{ type: 'scan.requeued' }, 'type'],
    [{ type: '' }, 'type'],
    [{ external_id: 'x' }, 'external_id'],
  ])('refuses %j', async (query, param) => {
    const { body } = await calls.events({ caller: await oldCaller(), query });
    expect(body.error).toMatchObject({ code: 'invalid_parameter', param });
  });

  it('refuses a cursor under another type, and that of another organization', async () => {
    const [caller, stranger] = [await oldCaller(), await oldCaller()];
    for (const days of [2, 1]) await happened(caller, daysAgo(days));
    const { next_cursor: cursor } = (await calls.events({ caller, query: { limit: '1' } })).body;
    expect((await calls.events({ caller, query: { limit: '1', cursor } })).body.data).toHaveLength(1);
    const refusals = [
      await calls.events({ caller: stranger, query: { cursor } }),
      await calls.events({ caller, query: { cursor, type: 'job.*' } }),
    ];
    for (const { body } of refusals) expect(body.error.code).toBe('invalid_cursor');
  });
});

describe('404', () => {
  it("is the same answer for a missing event and another organization's", async () => {
    const [caller, stranger] = [await oldCaller(), await oldCaller()];
    const { id } = await happened(caller, daysAgo(1));
    const foreign = await calls.event({ caller: stranger, params: { id } });
    const missing = await calls.event({ caller, params: { id: 'evt_01HZZZZZZZZZZZZZZZZZZZZZZZ' } });
    const errorOf = ({ body }: typeof foreign) => ({ ...body.error, request_id: '' });
    expect(errorOf(foreign)).toMatchObject({ status: 404, code: 'not_found' });
    expect(errorOf(missing)).toEqual(errorOf(foreign));
    expect((await calls.events({ caller: stranger })).body.data).toEqual([]);
  });
});
