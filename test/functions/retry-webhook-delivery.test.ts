import { beforeAll, describe, expect, it } from 'vitest';
import type { Attempt, Delivery } from '../../shared/domain/delivery.ts';
import { claimDelivery } from '../../shared/domain/delivery.ts';
import { deliveryStore } from '../../shared/storage/deliveries.ts';
import { eventKey } from '../../shared/storage/keys.ts';
import type { Backend } from '../support/backend.ts';
import { newCaller } from '../support/call-endpoint.ts';
import { sharedBackend } from '../support/shared-backend.ts';
import { readDelivery, storeDelivery, storeEvent } from './support/deliveries.ts';
import { answered, type Stores, type WebhookDesk, webhookDesk } from './support/webhook-desk.ts';

let backend: Backend;
beforeAll(async () => {
  backend = await sharedBackend();
});

const hour = 3_600_000;
const attempts = (count: number, first: Date, status = 500): Attempt[] =>
  Array.from({ length: count }, (_, n) => ({
    number: n + 1,
    at: first.toISOString(),
    status,
    duration_ms: 1,
    error_class: null,
    response_excerpt: null,
  }));
const ended = { claimed_by: null, claimed_until: null, next_attempt_at: null, due_at: null };

/** A delivery of an hour ago in some state, and what can be asked of it. */
async function retrying(
  changes: (at: Date) => Partial<Delivery> = (at) => ({
    status: 'failed',
    attempts: attempts(10, at),
    ...ended,
  }),
  { ageMs = hour, around = (sound: Stores) => sound } = {},
) {
  const desk = await webhookDesk(backend, { around });
  const event = await storeEvent(backend, desk.caller);
  const made = new Date(desk.clock().getTime() - ageMs);
  const delivery = await storeDelivery(backend, event, desk.endpoint.id, made, changes(made));
  const params = { id: delivery.id };
  return {
    ...desk,
    desk,
    event,
    delivery,
    retry: (headers = {}) => desk.retry({ caller: desk.caller, params, headers }),
    read: () => readDelivery(backend, delivery),
    sendOrdered: () => sendOrdered(desk),
  };
}

async function sendOrdered(desk: WebhookDesk) {
  for (const order of await desk.orders('webhook_delivery.requested')) await desk.send(order);
}

const message = ({ organization_id, endpoint_id, id, event_id }: Delivery) => ({
  organization_id,
  endpoint_id,
  delivery_id: id,
  event_id,
});

describe('202', () => {
  it.each<[string, (at: Date) => Partial<Delivery>]>([
    ['failed for good', (at) => ({ status: 'failed', attempts: attempts(10, at), ...ended })],
    ['arrived', (at) => ({ status: 'delivered', attempts: attempts(1, at, 200), ...ended })],
    ['was canceled', () => ({ status: 'canceled', ...ended })],
    [
      'waits for its next attempt',
      (at) => ({
        attempts: attempts(3, at),
        next_attempt_at: new Date(at.getTime() + 2 * hour).toISOString(),
        due_at: new Date(at.getTime() + 2 * hour).toISOString(),
      }),
    ],
  ])('orders one attempt now of a delivery that %s', async (_, state) => {
    const at = await retrying(state);
    const { status, body } = await at.retry();
    expect(status).toBe(202);
    const now = at.clock().toISOString();
    expect(body).toMatchObject({ id: at.delivery.id, status: 'pending', next_attempt_at: now });
    expect(body.attempts).toEqual(at.delivery.attempts);
    expect(await at.read()).toMatchObject({
      requested_at: now,
      due_at: new Date(at.clock().getTime() + 120_000).toISOString(),
    });
    expect(await at.desk.orders('webhook_delivery.requested')).toEqual([
      { object: 'webhook_delivery', id: at.delivery.id, ...message(at.delivery) },
    ]);

    await at.sendOrdered();
    expect(at.posts.map(({ headers }) => headers['svc-event-id'])).toEqual([at.event.id]);
    const number = at.delivery.attempts.length + 1;
    expect(await at.read()).toMatchObject({ status: 'delivered', requested_at: null });
    expect((await at.read()).attempts.at(-1)).toMatchObject({ number, status: 200 });
  });

  it('takes the place of the automatic attempt: the message of the old schedule sends nothing more', async () => {
    const at = await retrying((made) => ({
      attempts: attempts(1, made),
      next_attempt_at: new Date(made.getTime() + hour + 5000).toISOString(),
    }));
    await at.retry();
    await at.sendOrdered();
    at.clock.forward({ seconds: 6 });
    await at.desk.send(message(at.delivery), 'of the old schedule');
    expect(at.posts).toHaveLength(1);
  });

  it('is one attempt also when the message of the old schedule comes first', async () => {
    const at = await retrying((made) => ({
      attempts: attempts(1, made),
      next_attempt_at: new Date(made.getTime() + hour + 5000).toISOString(),
    }));
    at.desk.receiver = async () => answered(500);
    await at.retry();
    await at.desk.send(message(at.delivery), 'of the old schedule');
    await at.sendOrdered();
    expect(at.posts).toHaveLength(1);
    expect(await at.read()).toMatchObject({ status: 'pending', requested_at: null });
  });

  it('lets two messages at once make one attempt', async () => {
    const at = await retrying();
    await at.retry();
    const [order] = await at.desk.orders('webhook_delivery.requested');
    await Promise.all([at.desk.send(order, 'one'), at.desk.send(message(at.delivery), 'other')]);
    expect(at.posts).toHaveLength(1);
  });

  it('goes on with the schedule when it fails while that lasts', async () => {
    const at = await retrying((made) => ({
      status: 'delivered',
      attempts: attempts(1, made, 200),
      ...ended,
    }));
    at.desk.receiver = async () => answered(503);
    await at.retry();
    await at.sendOrdered();
    const { status, next_attempt_at } = await at.read();
    expect(status).toBe('pending');
    expect(Date.parse(next_attempt_at ?? '')).toBe(at.clock().getTime() + 270_000);
  });

  it.each([
    ['after the 72 hours', 3, 73 * hour],
    ['after the ten attempts', 10, hour],
  ])('ends the delivery again when it fails %s', async (_, made, ageMs) => {
    const state = (first: Date) => ({ status: 'failed' as const, attempts: attempts(made, first), ...ended });
    const at = await retrying(state, { ageMs });
    at.desk.receiver = async () => answered(500);
    await at.retry();
    await at.sendOrdered();
    expect(at.posts).toHaveLength(1);
    expect(await at.read()).toMatchObject({ status: 'failed', next_attempt_at: null, requested_at: null });
    expect((await at.read()).attempts).toHaveLength(made + 1);
  });

  it('may be asked for again and again; what is ordered twice before it is sent is sent once', async () => {
    const at = await retrying();
    await at.retry();
    at.clock.forward({ ms: 10 });
    await at.retry();
    at.desk.receiver = async () => answered(500);
    await at.sendOrdered();
    expect(at.posts).toHaveLength(1);
    await at.retry();
    await at.sendOrdered();
    expect(at.posts).toHaveLength(2);
  });

  it('is ordered once when the run that ordered it crashed, even if it was sent meanwhile', async () => {
    let crashes = 1;
    const around = (sound: Stores): Stores => ({
      ...sound,
      orders: {
        ...sound.orders,
        replace: async (...given) => {
          const stored = await sound.orders.replace(...given);
          if (crashes-- > 0) throw Object.assign(new Error('cut'), { name: 'TimeoutError' });
          return stored;
        },
      },
    });
    const at = await retrying(undefined, { around });
    const headers = { 'idempotency-key': 'crashed' };
    expect((await at.retry(headers)).status).toBe(503);
    at.desk.receiver = async () => answered(500);
    at.clock.forward({ seconds: 1 });
    await at.sendOrdered();
    at.clock.forward({ seconds: 10 });
    const { status, body } = await at.retry(headers);
    expect([status, body.attempts.length]).toEqual([202, 11]);
    expect(await at.desk.orders('webhook_delivery.requested')).toHaveLength(1);
  });
});

describe('409', () => {
  it('refuses while somebody is sending it', async () => {
    const at = await retrying((made) => ({
      attempts: attempts(1, made),
      claimed_by: 'a message',
      claimed_until: new Date(made.getTime() + hour + 1).toISOString(),
    }));
    expect((await at.retry()).body.error).toMatchObject({ status: 409, code: 'delivery_in_progress' });
    at.clock.forward({ ms: 1 });
    expect((await at.retry()).status).toBe(202);
  });

  it('does not wait for a delivery that is in no function, whatever is to bring it', async () => {
    const swept = (made: Date) => ({ due_at: made.toISOString() });
    expect((await (await retrying(swept, { ageMs: 0 })).retry()).status).toBe(202);
    const due = (made: Date) => ({ due_at: new Date(made.getTime() + 120_000).toISOString() });
    expect((await (await retrying(due, { ageMs: 0 })).retry()).status).toBe(202);
    const tried = (made: Date) => ({ ...due(made), attempts: attempts(1, made) });
    expect((await (await retrying(tried, { ageMs: 0 })).retry()).status).toBe(202);
  });

  it('refuses when a sender is quicker between reading and writing', async () => {
    const around = (sound: Stores): Stores => ({
      ...sound,
      deliveries: {
        ...sound.deliveries,
        findToSend: async (...given) => {
          const found = await sound.deliveries.findToSend(...given);
          const claimed = found.delivery && claimDelivery(found.delivery, 'quicker', new Date());
          if (found.delivery && claimed)
            await deliveryStore(backend.table).replace(found.delivery, claimed, new Date());
          return found;
        },
      },
    });
    const at = await retrying((made) => ({ attempts: attempts(1, made) }), { around });
    expect((await at.retry()).body.error.code).toBe('delivery_in_progress');
    expect(await at.desk.orders('webhook_delivery.requested')).toEqual([]);
    expect((await at.read()).claimed_by).toBe('quicker');
  });

  it('refuses a fifty-first attempt: an event that is still wanted is replayed', async () => {
    const at = await retrying((made) => ({ status: 'failed', attempts: attempts(50, made), ...ended }));
    const { error } = (await at.retry()).body;
    expect(error).toMatchObject({ status: 409, code: 'invalid_state_transition' });
    expect(error.message).toContain('Replay its event');
    expect((await at.read()).status).toBe('failed');
  });

  it('refuses while the endpoint is disabled', async () => {
    const at = await retrying();
    await at.switchOn(false);
    expect((await at.retry()).body.error).toMatchObject({ status: 409, code: 'endpoint_disabled' });
    await at.switchOn(true);
    expect((await at.retry()).status).toBe(202);
  });
});

describe('404', () => {
  it('answers another organization’s delivery and a missing one alike', async () => {
    const at = await retrying();
    const stranger = await newCaller(backend);
    const theirs = await at.desk.retry({ caller: stranger, params: { id: at.delivery.id } });
    const { id } = at.delivery;
    const params = { id: `${id.slice(0, -4)}${id.endsWith('0000') ? '1111' : '0000'}` };
    const missing = await at.desk.retry({ caller: at.caller, params });
    for (const { body } of [theirs, missing])
      expect({ ...body.error, request_id: '' }).toMatchObject({ ...theirs.body.error, request_id: '' });
    expect(theirs.body.error).toMatchObject({ status: 404, code: 'not_found' });
    expect(await at.read()).toEqual(at.delivery);
  });

  it('answers one whose endpoint is gone, or whose event was erased', async () => {
    const at = await retrying();
    await backend.table.commit([{ remove: eventKey(at.event.id) }]);
    expect((await at.retry()).body.error).toMatchObject({
      code: 'not_found',
      message: 'The event of this delivery is no longer stored.',
    });
    await at.calls.remove({ caller: at.caller, params: at.desk.params });
    expect((await at.retry()).body.error.code).toBe('not_found');
  });
});
