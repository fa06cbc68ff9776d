import { beforeAll, describe, expect, it } from 'vitest';
import type { EventBody } from '../../shared/domain/event.ts';
import { eventKey } from '../../shared/storage/keys.ts';
import type { Backend } from '../support/backend.ts';
import { newCaller } from '../support/call-endpoint.ts';
import { sharedBackend } from '../support/shared-backend.ts';
import { storeEvent } from './support/deliveries.ts';
import { type Stores, webhookDesk } from './support/webhook-desk.ts';

let backend: Backend;
beforeAll(async () => {
  backend = await sharedBackend();
});

const day = 86_400_000;

async function replaying(endpoint: object = {}, around = (sound: Stores) => sound) {
  const desk = await webhookDesk(backend, { endpoint, around });
  const daysAgo = (days: number) => new Date(desk.clock().getTime() - days * day);
  return {
    desk,
    daysAgo,
    happened: (days: number, type: EventBody['type'] = 'job.published') =>
      storeEvent(backend, desk.caller, { type }, daysAgo(days)),
    replay: (body: unknown, headers = {}) =>
      desk.replay({ caller: desk.caller, params: desk.params, body, headers }),
  };
}

describe('202', () => {
  it('answers the replay of a span of time, queued, and orders it in the same transaction', async () => {
    const { desk, daysAgo, replay } = await replaying();
    const [from, to] = [daysAgo(3).toISOString(), daysAgo(1).toISOString()];
    const { status, body } = await replay({ from, to, types: ['scan.*'] });
    expect(status).toBe(202);
    const now = desk.clock().toISOString();
    expect(body).toEqual({
      object: 'webhook_replay',
      id: expect.stringMatching(/^rpl_/),
      endpoint_id: desk.endpoint.id,
      status: 'queued',
      reason: null,
      event_ids: null,
      from,
      to,
      types: ['scan.*'],
      position: null,
      counts: { events: 0, delivered: 0, failed: 0 },
      created_at: now,
      updated_at: now,
      started_at: null,
      ended_at: null,
    });
    expect(await desk.orders('webhook_replay.requested')).toEqual([
      {
        object: 'webhook_replay',
        id: body.id,
        organization_id: desk.caller.organizationId,
        endpoint_id: desk.endpoint.id,
      },
    ]);
    const read = await desk.readReplay({
      caller: desk.caller,
      params: { ...desk.params, replay_id: body.id },
    });
    expect(read.body).toEqual(body);
  });

  it('reaches no further back than events are kept, nor into the future', async () => {
    const { desk, daysAgo, replay } = await replaying();
    const { body } = await replay({ from: '2020-01-01T02:00:00+02:00', to: '2100-01-01T00:00:00Z' });
    expect([body.from, body.to]).toEqual([daysAgo(30).toISOString(), desk.clock().toISOString()]);
    expect((await replay({ from: daysAgo(2).toISOString() })).body.to).toBe(desk.clock().toISOString());
  });

  it('takes events by their ids: each once, in the order of their creation', async () => {
    const { replay, happened } = await replaying({ events: ['job.*'] });
    const [older, newer] = [await happened(3), await happened(2)];
    const { body } = await replay({ event_ids: [newer.id, older.id, newer.id] });
    expect(body).toMatchObject({ event_ids: [older.id, newer.id], from: null, to: null, types: null });
  });

  it('answers what a crashed first run stored, and orders it once', async () => {
    let crashes = 1;
    const { desk, daysAgo, replay } = await replaying({}, (sound) => ({
      ...sound,
      replays: {
        ...sound.replays,
        insert: async (...given) => {
          const stored = await sound.replays.insert(...given);
          if (crashes-- > 0) throw Object.assign(new Error('cut'), { name: 'TimeoutError' });
          return stored;
        },
      },
    }));
    const headers = { 'idempotency-key': 'crashed' };
    const from = daysAgo(1).toISOString();
    expect((await replay({ from }, headers)).status).toBe(503);
    desk.clock.forward({ seconds: 11 });
    const { status, body } = await replay({ from }, headers);
    const orders = await desk.orders('webhook_replay.requested');
    expect([status, orders.map(({ id }) => id)]).toEqual([202, [body.id]]);
  });
});

describe('422', () => {
  it.each([
    ['nothing', {}, 'from'],
    ['an end without a beginning', { to: '2026-01-01T00:00:00Z' }, 'from'],
    ['types alone', { types: ['*'] }, 'from'],
    [
      'ids and a span',
      { event_ids: ['evt_01HZZZZZZZZZZZZZZZZZZZZZZZ'], from: '2026-01-01T00:00:00Z' },
      'event_ids',
    ],
    ['ids and types', { event_ids: ['evt_01HZZZZZZZZZZZZZZZZZZZZZZZ'], types: ['*'] }, 'event_ids'],
    ['no ids', { event_ids: [] }, 'event_ids'],
    ['101 ids', { event_ids: Array(101).fill('evt_01HZZZZZZZZZZZZZZZZZZZZZZZ') }, 'event_ids'],
    ['an unknown type', { from: '2026-01-01T00:00:00Z', types: ['jobs.*'] }, 'types.0'],
    ['no type', { from: '2026-01-01T00:00:00Z', types: [] }, 'types'],
  ])('refuses %s', async (_, body, param) => {
    const { replay, desk } = await replaying();
    expect((await replay(body)).body.error).toMatchObject({ status: 422, code: 'validation_failed', param });
    expect(await desk.orders('webhook_replay.requested')).toEqual([]);
  });

  it.each<[string, (daysAgo: (days: number) => Date) => object, string]>([
    ['that ends before it begins', (ago) => ({ from: ago(1), to: ago(2) }), 'to'],
    ['that ends where it begins', (ago) => ({ from: ago(1), to: ago(1) }), 'to'],
    ['that was over before events are kept', (ago) => ({ from: ago(40), to: ago(31) }), 'to'],
    ['that has not begun', (ago) => ({ from: ago(-1) }), 'from'],
  ])('refuses a span %s', async (_, span, param) => {
    const { replay, daysAgo } = await replaying();
    const { error } = (await replay(span(daysAgo))).body;
    expect(error).toMatchObject({ param, details: [{ param, code: 'contradictory' }] });
  });

  it('names each event that cannot be sent again, and why', async () => {
    const { desk, replay, happened } = await replaying({ events: ['job.*'] });
    const stranger = await webhookDesk(backend);
    const theirs = await storeEvent(backend, stranger.caller);
    const erased = await happened(1);
    await backend.table.commit([{ remove: eventKey(erased.id) }]);
    const test = (
      await desk.test({ caller: desk.caller, params: desk.params, body: { type: 'job.created' } })
    ).body;
    const [sound, old, other] = [await happened(2), await happened(31), await happened(2, 'scan.created')];
    const event_ids = [sound, theirs, old, erased, other].map(({ id }) => id);
    const { error } = (await replay({ event_ids: [...event_ids, test.event_id] })).body;
    const codes = error.details.map(({ param, code }: { param: string; code: string }) => [param, code]);
    expect(codes).toEqual([
      ['event_ids.1', 'not_found'],
      ['event_ids.2', 'not_found'],
      ['event_ids.3', 'not_found'],
      ['event_ids.4', 'invalid_value'],
      ['event_ids.5', 'not_found'],
    ]);
    expect(await desk.orders('webhook_replay.requested')).toEqual([]);
  });
});

describe('409 and 404', () => {
  it('refuses a replay to a disabled endpoint, until it is enabled again', async () => {
    const { desk, daysAgo, replay } = await replaying();
    const from = daysAgo(1).toISOString();
    await desk.switchOn(false);
    expect((await replay({ from })).body.error).toMatchObject({ status: 409, code: 'endpoint_disabled' });
    await desk.switchOn(true);
    expect((await replay({ from })).status).toBe(202);
  });

  it('shows no replay to another organization, or below another endpoint', async () => {
    const { desk, daysAgo, replay } = await replaying();
    const { body } = await replay({ from: daysAgo(1).toISOString() });
    const stranger = await newCaller(backend);
    const params = { ...desk.params, replay_id: body.id };
    const other = (
      await desk.calls.create({ caller: desk.caller, body: { url: 'https://hooks.example.com/2' } })
    ).body;
    expect((await desk.readReplay({ caller: stranger, params })).body.error.code).toBe('not_found');
    expect((await desk.readReplay({ caller: desk.caller, params: { ...params, id: other.id } })).status).toBe(
      404,
    );
    const theirs = await desk.replay({ caller: stranger, params: desk.params, body: { from: daysAgo(1) } });
    expect(theirs.body.error.code).toBe('not_found');
  });
});
