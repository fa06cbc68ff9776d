import { beforeAll, describe, expect, it, vi } from 'vitest';
import { type QueueMessageInfo, sendWebhook } from '../../functions/workers/send-webhook/handler.ts';
import { verify } from '../../shared/docs/receivers/receive-webhook.ts';
import type { Attempt, Delivery } from '../../shared/domain/delivery.ts';
import type { DeliveryToSend } from '../../shared/domain/delivery-message.ts';
import { idSource } from '../../shared/domain/ids.ts';
import { deliveryStore } from '../../shared/storage/deliveries.ts';
import { laneStore } from '../../shared/storage/lanes.ts';
import { webhookEndpointStore } from '../../shared/storage/webhook-endpoints.ts';
import type { AttemptOutcome } from '../../shared/webhooks/attempt-outcome.ts';
import type { Backend } from '../support/backend.ts';
import { eventsOf, newCaller } from '../support/call-endpoint.ts';
import { sharedBackend } from '../support/shared-backend.ts';
import { type TurnableClock, turnableClock } from './support/clock.ts';
import { readDelivery, storeDelivery, storeEvent } from './support/deliveries.ts';
import { makeDeliveryQueue } from './support/queues.ts';
import { keeper, webhookCalls } from './support/webhook-calls.ts';

let backend: Backend;
beforeAll(async () => {
  backend = await sharedBackend();
});

type Post = Parameters<typeof sendWebhook>[0]['post'];
type Sent = Parameters<Post>[0];
type Arrival = Partial<QueueMessageInfo> & { first?: DeliveryToSend; turnedAway?: number };

const answered = (status: number, changes: Partial<AttemptOutcome> = {}): AttemptOutcome => ({
  status,
  durationMs: 12,
  responseExcerpt: 'thanks',
  errorClass: null,
  retryAfterSeconds: null,
  ...changes,
});
const timedOut = { ...answered(0), status: null, responseExcerpt: null, errorClass: 'timeout' as const };
const failedBefore = (count: number, first: Date): Attempt[] =>
  Array.from({ length: count }, (_, n) => ({
    number: n + 1,
    at: first.toISOString(),
    status: 500,
    duration_ms: 1,
    error_class: null,
    response_excerpt: null,
  }));

/** An endpoint, an event, and a delivery of it that waits; receivers answer what `receiver` says. */
async function desk({
  clock = turnableClock(),
  endpoint = {},
  delivery: changes = {},
}: {
  clock?: TurnableClock;
  endpoint?: object;
  delivery?: Partial<Delivery>;
} = {}) {
  const caller = await newCaller(backend);
  const calls = webhookCalls(backend);
  const body = { url: 'https://hooks.example.com/in', ...endpoint };
  const subscribed = (await calls.create({ caller, body })).body;
  const event = await storeEvent(backend, caller);
  const delivery = await storeDelivery(backend, event, subscribed.id, clock(), changes);
  const out = makeDeliveryQueue(backend, `out-${delivery.id}`);
  const posts: Sent[] = [];
  /** Of each message that the worker sends itself, in seconds. */
  const delays: number[] = [];
  const desk = {
    clock,
    caller,
    calls,
    endpoint: subscribed,
    event,
    delivery,
    out,
    posts,
    delays,
    receiver: (async () => answered(200)) as Post,
    send: (
      messageId = 'message-1',
      of: Delivery = delivery,
      { first, turnedAway, receiveCount = 2, sentAt = clock() }: Arrival = {},
    ) =>
      work(
        {
          organization_id: caller.organizationId,
          endpoint_id: subscribed.id,
          delivery_id: of.id,
          event_id: event.id,
          first,
          turned_away: turnedAway,
        },
        { messageId, receiveCount, sentAt },
      ),
    read: () => readDelivery(backend, delivery),
    dueAt: async (at: Date) => {
      const shards = Array.from({ length: 16 }, (_, n) => deliveryStore(backend.table).findDue(n, at, 100));
      return (await Promise.all(shards)).flat().some(({ id }) => id === delivery.id);
    },
  };
  const work = sendWebhook({
    environmentName: 'production',
    deliveries: deliveryStore(backend.table),
    endpoints: webhookEndpointStore(backend.table),
    lanes: laneStore(backend.table),
    retries: {
      sendLater: async (of, delaySeconds, turnedAway) => {
        delays.push(delaySeconds);
        await out.queue.sendLater(of, delaySeconds, turnedAway);
      },
    },
    keeper,
    post: (target) => {
      posts.push(target);
      return desk.receiver(target);
    },
    clock,
    random: () => 0.5,
  });
  return desk;
}

const secondsFrom = (from: Date, at: string | null) => (Date.parse(at ?? '') - from.getTime()) / 1000;
const farAway = new Date('2100-01-01T00:00:00Z');

describe('the first message of a new delivery', () => {
  const firstOf = async (at: Awaited<ReturnType<typeof desk>>): Promise<DeliveryToSend> => {
    const { delivery } = at;
    const found = await deliveryStore(backend.table).findToSend(
      at.caller.organizationId,
      at.endpoint.id,
      delivery.id,
      at.event.id,
    );
    if (!found.endpoint) throw new Error('the endpoint is not there');
    return { delivery, endpoint: found.endpoint, eventBody: found.eventBody ?? '' };
  };

  it('is sent as it came, and its end is put on record', async () => {
    const at = await desk();
    const first = await firstOf(at);
    // Nothing is read before the send: even a row that is gone would not be missed.
    await at.send('message-1', at.delivery, { first, receiveCount: 1 });
    expect(at.posts.map(({ body }) => body)).toEqual([first.eventBody]);
    expect(await at.read()).toMatchObject({ status: 'delivered', attempts: [{ number: 1 }] });
  });

  it.each([
    ['comes again', { receiveCount: 2 }],
    ['was late', { receiveCount: 1, sentAt: new Date(0) }],
  ])('asks the row when it %s', async (_, receipt) => {
    const at = await desk();
    const first = await firstOf(at);
    await at.calls.remove({ caller: at.caller, params: { id: at.endpoint.id } });
    await at.send('message-1', at.delivery, { first, ...receipt });
    expect(at.posts).toEqual([]);
    expect(await at.read()).toMatchObject({ status: 'canceled' });
  });

  it('is not doubled by a reminder beside it, from an event that was published twice', async () => {
    const clock = turnableClock();
    const due_at = new Date(clock().getTime() + 120_000).toISOString();
    const at = await desk({ clock, delivery: { due_at } });
    const gate = Promise.withResolvers<AttemptOutcome>();
    at.receiver = () => gate.promise;
    const sending = at.send('message-1', at.delivery, { first: await firstOf(at), receiveCount: 1 });
    await vi.waitFor(() => expect(at.posts).toHaveLength(1), { timeout: 20_000 });
    await at.send('reminder');
    gate.resolve(answered(200));
    await sending;
    expect(at.posts).toHaveLength(1);
    expect(await at.read()).toMatchObject({ status: 'delivered', attempts: [{ number: 1 }] });
  });

  it('that found the lane full comes back as a reminder and is sent', async () => {
    const clock = turnableClock();
    const due_at = new Date(clock().getTime() + 120_000).toISOString();
    const at = await desk({ clock, delivery: { due_at } });
    await at.send('message-1', at.delivery, { turnedAway: 1 });
    expect((await at.read()).status).toBe('delivered');
  });

  it('that was lost leaves the delivery to reminders after 65 seconds', async () => {
    const clock = turnableClock();
    const due_at = new Date(clock().getTime() + 120_000).toISOString();
    const at = await desk({ clock, delivery: { due_at } });
    at.clock.forward({ seconds: 64 });
    await at.send('reminder');
    expect((await at.read()).status).toBe('pending');
    at.clock.forward({ seconds: 2 });
    await at.send('reminder');
    expect((await at.read()).status).toBe('delivered');
  });

  it('leaves a delivery that fails waiting for its next attempt', async () => {
    const at = await desk();
    at.receiver = async () => answered(500);
    await at.send('message-1', at.delivery, { first: await firstOf(at), receiveCount: 1 });
    expect(await at.read()).toMatchObject({ status: 'pending', attempts: [{ number: 1, status: 500 }] });
    expect(at.out.depth()).toMatchObject({ delayed: 1 });
  });
});

describe('a successful attempt', () => {
  it('ends the delivery with what happened on record', async () => {
    const { clock, send, read, dueAt, posts, out } = await desk();
    await send();
    expect(posts).toHaveLength(1);
    expect(await read()).toMatchObject({
      status: 'delivered',
      attempts: [
        {
          number: 1,
          at: clock().toISOString(),
          status: 200,
          duration_ms: 12,
          error_class: null,
          response_excerpt: 'thanks',
        },
      ],
      claimed_by: null,
      next_attempt_at: null,
    });
    expect(await dueAt(farAway)).toBe(false);
    expect(out.depth()).toMatchObject({ visible: 0, delayed: 0 });
  });

  it('carries the event byte for byte, signed with the endpoint’s secret at the time of the attempt', async () => {
    const { clock, send, posts, event, endpoint, delivery } = await desk();
    await send();
    const [{ url, headers, body } = { url: '', headers: {}, body: '' }] = posts;
    expect([url, body]).toEqual([endpoint.url, JSON.stringify(event)]);
    expect(headers).toMatchObject({
      'svc-event-id': event.id,
      'svc-delivery-id': delivery.id,
      'svc-attempt': '1',
      'webhook-id': event.id,
      'webhook-timestamp': String(Math.floor(clock().getTime() / 1000)),
    });
    const signature = headers['svc-signature'] ?? '';
    const nowEpochSeconds = Math.floor(clock().getTime() / 1000);
    const judge = (secret: string) => verify(secret, signature, Buffer.from(body), nowEpochSeconds);
    expect(judge(endpoint.secret)).toBe(true);
    expect(judge('whsec_other')).toBe(false);
  });

  it('carries no more than the resource’s name to an endpoint that wants it thin', async () => {
    const { send, posts, event } = await desk({ endpoint: { payload: 'thin' } });
    await send();
    const { data, ...rest } = JSON.parse(posts[0]?.body ?? '');
    const { object, id } = event.data.object;
    expect(data).toEqual({ object: { object, id }, previous: null, context: event.data.context });
    expect(rest).toEqual({ ...event, data: undefined });
  });
});

describe('a failed attempt', () => {
  it.each([
    ['500', answered(500), { status: 500, error_class: null }],
    ['a redirect', answered(302), { status: 302 }],
    ['404', answered(404), { status: 404 }],
    ['no answer in time', timedOut, { status: null, error_class: 'timeout', response_excerpt: null }],
  ])('is put on record and tried again: %s', async (_, outcome, recorded) => {
    const at = await desk();
    at.receiver = async () => outcome;
    await at.send();
    expect(await at.read()).toMatchObject({ status: 'pending', attempts: [recorded], claimed_by: null });
  });

  it('comes again by a delayed message, with the sweep as its net', async () => {
    const at = await desk();
    at.receiver = async () => answered(500);
    await at.send();
    const { next_attempt_at, due_at } = await at.read();
    expect(secondsFrom(at.clock(), next_attempt_at)).toBe(4.5);
    expect(secondsFrom(at.clock(), due_at)).toBe(124.5);
    expect(at.out.depth()).toMatchObject({ visible: 0, delayed: 1 });

    at.clock.forward({ seconds: 5 });
    at.receiver = async () => answered(204);
    await at.send('message-2');
    const { status, attempts } = await at.read();
    expect([status, attempts.map(({ number }) => number)]).toEqual(['delivered', [1, 2]]);
    expect(at.posts[1]?.headers['svc-attempt']).toBe('2');
  });

  it('waits in the due index where the wait is longer than a message can', async () => {
    const clock = turnableClock();
    const at = await desk({ clock, delivery: { attempts: failedBefore(2, clock()) } });
    at.receiver = async () => answered(500);
    await at.send();
    const { next_attempt_at, due_at } = await at.read();
    expect(secondsFrom(at.clock(), next_attempt_at)).toBe(1800 * 0.9);
    expect(due_at).toBe(next_attempt_at);
    expect(at.out.depth()).toMatchObject({ visible: 0, delayed: 0 });
    expect(await at.dueAt(new Date(Date.parse(due_at ?? '') - 1))).toBe(false);
    expect(await at.dueAt(new Date(Date.parse(due_at ?? '') + 1))).toBe(true);
  });

  it.each([
    ['429 that names its time', answered(429, { retryAfterSeconds: 400 }), 1, 400],
    ['429 that names less than the table', answered(429, { retryAfterSeconds: 61 }), 1, 300],
    ['503 that names none', answered(503), 0, 60],
    ['429 that asks for a day', answered(429, { retryAfterSeconds: 86_400 }), 1, 600],
    ['500 that names a time', answered(500, { retryAfterSeconds: 400 }), 1, 270],
  ])('leaves an overloaded receiver alone: %s', async (_, outcome, madeBefore, seconds) => {
    const clock = turnableClock();
    const at = await desk({ clock, delivery: { attempts: failedBefore(madeBefore, clock()) } });
    at.receiver = async () => outcome;
    await at.send();
    expect(secondsFrom(at.clock(), (await at.read()).next_attempt_at)).toBe(seconds);
  });

  it('keeps the answers of the last ten attempts only, so that the row stays small', async () => {
    const made = failedBefore(30, new Date()).map((attempt) => ({ ...attempt, response_excerpt: 'no' }));
    const at = await desk({ delivery: { attempts: made, requested_at: new Date().toISOString() } });
    at.receiver = async () => answered(500, { responseExcerpt: 'still no' });
    await at.send();
    const excerpts = (await at.read()).attempts.map((attempt) => attempt.response_excerpt);
    expect(excerpts).toEqual([...Array(21).fill(null), ...Array(9).fill('no'), 'still no']);
  });

  it('ends the delivery when it was the tenth', async () => {
    const at = await desk({ delivery: { attempts: failedBefore(9, new Date()) } });
    at.receiver = async () => answered(500);
    await at.send();
    expect(await at.read()).toMatchObject({ status: 'failed', next_attempt_at: null });
    expect((await at.read()).attempts).toHaveLength(10);
    expect(await at.dueAt(farAway)).toBe(false);
  });

  it('is not made at all 72 hours after the first', async () => {
    const first = new Date(Date.now() - 72 * 3600_000 - 1000);
    const at = await desk({ delivery: { attempts: failedBefore(3, first) } });
    await at.send();
    expect(at.posts).toEqual([]);
    expect((await at.read()).status).toBe('failed');
  });
});

describe('410', () => {
  it('disables the endpoint, tells of it, and drops what still waits for it', async () => {
    const at = await desk();
    const waiting = await storeDelivery(backend, at.event, at.endpoint.id, at.clock());
    at.receiver = async () => answered(410);
    await at.send();
    expect(await at.read()).toMatchObject({ status: 'failed', attempts: [{ status: 410 }] });
    const params = { id: at.endpoint.id };
    expect((await at.calls.get({ caller: at.caller, params })).body).toMatchObject({
      enabled: false,
      disabled_at: at.clock().toISOString(),
      disabled_reason: 'gone',
    });
    const told = (await eventsOf(backend, at.caller)).filter(
      ({ type }) => type === 'webhook_endpoint.disabled',
    );
    const origin = 'https://hooks.example.com';
    const object = { id: at.endpoint.id, enabled: false, url: origin };
    expect(told).toMatchObject([{ data: { object } }]);
    expect(at.endpoint.url).toBe(`${origin}/in`);
    expect(JSON.stringify(told)).not.toContain('secret');

    await at.send('message-2', waiting);
    expect(at.posts).toHaveLength(1);
    expect((await readDelivery(backend, waiting)).status).toBe('canceled');
  });
});

describe('410 from an address that the endpoint has left meanwhile', () => {
  it('leaves the endpoint on, and the delivery waits for its next attempt there', async () => {
    const at = await desk();
    const params = { id: at.endpoint.id };
    const url = 'https://new.example.com/in';
    at.receiver = async () => {
      await at.calls.update({ caller: at.caller, params, body: { url } });
      return answered(410);
    };
    await at.send();
    expect(await at.read()).toMatchObject({ status: 'pending', attempts: [{ status: 410 }] });
    expect((await at.calls.get({ caller: at.caller, params })).body).toMatchObject({ enabled: true, url });

    at.clock.forward({ seconds: 5 });
    at.receiver = async () => answered(204);
    await at.send('message-2');
    expect(at.posts.at(-1)?.url).toBe(url);
    expect((await at.read()).status).toBe('delivered');
  });
});

describe('nothing is sent', () => {
  it('for an endpoint that was deleted: the delivery is canceled', async () => {
    const at = await desk();
    await at.calls.remove({ caller: at.caller, params: { id: at.endpoint.id } });
    await at.send();
    expect(at.posts).toEqual([]);
    expect(await at.read()).toMatchObject({ status: 'canceled', attempts: [], next_attempt_at: null });
    expect(await at.dueAt(farAway)).toBe(false);
  });

  it('for a message that comes again after the delivery is over', async () => {
    const at = await desk();
    await at.send();
    const over = await at.read();
    await at.send();
    await at.send('message-2');
    expect(at.posts).toHaveLength(1);
    expect(await at.read()).toEqual(over);
  });

  it('before its time: an old message does not hurry the next attempt', async () => {
    const at = await desk();
    at.receiver = async () => answered(500);
    await at.send();
    at.clock.forward({ seconds: 2 });
    await at.send('message-1');
    await at.send('message-2');
    expect(at.posts).toHaveLength(1);
  });

  it('for a delivery that nobody made', async () => {
    const at = await desk();
    await at.send('message-1', { ...at.delivery, id: idSource(at.clock())('delivery') });
    expect(at.posts).toEqual([]);
  });

  it('twice when two messages about one delivery come at once', async () => {
    const at = await desk();
    const gate = Promise.withResolvers<AttemptOutcome>();
    at.receiver = () => gate.promise;
    const sending = Promise.all(['message-1', 'message-2', 'message-3'].map((id) => at.send(id)));
    gate.resolve(answered(200));
    await sending;
    expect(at.posts).toHaveLength(1);
    expect(await at.read()).toMatchObject({ status: 'delivered', attempts: [{ number: 1 }] });
  });
});

describe('a sender that crashed in the middle', () => {
  async function crashed() {
    const at = await desk();
    at.receiver = () => Promise.reject(new Error('crash'));
    await expect(at.send('message-1')).rejects.toThrow('crash');
    at.receiver = async () => answered(200);
    return at;
  }

  it('is followed at once by its own message, when the queue brings it again', async () => {
    const at = await crashed();
    await at.send('message-1');
    expect(at.posts).toHaveLength(2);
    expect(await at.read()).toMatchObject({ status: 'delivered', attempts: [{ number: 1 }] });
  });

  it('keeps other messages away for a minute, not longer', async () => {
    const at = await crashed();
    at.clock.forward({ seconds: 60, ms: -1 });
    await at.send('message-2');
    expect(at.posts).toHaveLength(1);
    expect(await at.dueAt(at.clock())).toBe(false);
    at.clock.forward({ ms: 2 });
    expect(await at.dueAt(at.clock())).toBe(true);
    await at.send('message-2');
    expect((await at.read()).status).toBe('delivered');
  });
});

describe('one endpoint', () => {
  /** So many deliveries, sent at the same instant; the receiver answers when told. */
  async function crowd(count: number) {
    const at = await desk();
    const gate = Promise.withResolvers<AttemptOutcome>();
    at.receiver = () => gate.promise;
    const waiting = await Promise.all(
      Array.from({ length: count }, () => storeDelivery(backend, at.event, at.endpoint.id, at.clock())),
    );
    const sending = Promise.all(waiting.map((delivery, n) => at.send(`message-${n}`, delivery)));
    // A message that was turned away is delayed for a second of the real clock, and may be visible by now.
    const turnedAway = () => at.out.depth().delayed + at.out.depth().visible;
    await vi.waitFor(() => expect(turnedAway() + at.posts.length).toBe(count), 20_000);
    return {
      at,
      turnedAway,
      answer: (outcome: AttemptOutcome) => Promise.all([sending, gate.resolve(outcome)]),
    };
  }

  it('gets ten at once; what is more comes back in a moment', async () => {
    const { at, turnedAway, answer } = await crowd(25);
    expect(at.posts).toHaveLength(10);
    expect(turnedAway()).toBe(15);
    expect(at.delays).toEqual(Array(15).fill(0.75));
    await answer(answered(200));
    at.receiver = async () => answered(200);
    await at.send('message-more', await storeDelivery(backend, at.event, at.endpoint.id, at.clock()));
    expect(at.posts).toHaveLength(11);
  });

  it('that stays full leaves a delivery to the sweep in the end, without a message', async () => {
    const { at, turnedAway, answer } = await crowd(10);
    await at.send('late', at.delivery, { turnedAway: 6 });
    expect(at.posts).toHaveLength(10);
    expect(turnedAway()).toBe(0);
    expect(secondsFrom(at.clock(), (await at.read()).due_at)).toBe(45);
    expect(secondsFrom(at.clock(), (await at.read()).next_attempt_at)).toBe(45);
    await answer(answered(200));
  });

  it('that failed five times in a row is tried with one at a time; what is more waits for the sweep', async () => {
    const { at, answer } = await crowd(5);
    await answer(answered(500));
    const before = at.posts.length;
    const gate = Promise.withResolvers<AttemptOutcome>();
    at.receiver = () => gate.promise;
    const probe = await storeDelivery(backend, at.event, at.endpoint.id, at.clock());
    const trying = at.send('probe', probe);
    await vi.waitFor(() => expect(at.posts).toHaveLength(before + 1), { timeout: 20_000 });
    await at.send('message-1');
    expect(at.posts).toHaveLength(before + 1);
    expect(await at.read()).toMatchObject({ status: 'pending', attempts: [] });
    expect(await at.dueAt(new Date(at.clock().getTime() + 60_000))).toBe(true);

    gate.resolve(answered(200));
    await trying;
    at.receiver = async () => answered(200);
    at.clock.forward({ minutes: 1 });
    await at.send('message-1');
    expect((await at.read()).status).toBe('delivered');
  });

  it('that failed for five days is switched off, says so, and stays as it was until then', async () => {
    const at = await desk();
    at.receiver = async () => answered(503);
    const endpoint = async () =>
      (await at.calls.get({ caller: at.caller, params: { id: at.endpoint.id } })).body;
    for (let hours = 0; hours < 120; hours += 10) {
      await at.send(`at-${hours}`, await storeDelivery(backend, at.event, at.endpoint.id, at.clock()));
      at.clock.forward({ hours: 10 });
    }
    expect(await endpoint()).toMatchObject({ enabled: true });
    await at.send('the-last', await storeDelivery(backend, at.event, at.endpoint.id, at.clock()));
    expect(await endpoint()).toMatchObject({ enabled: false, disabled_reason: 'failing' });
    const told = (await eventsOf(backend, at.caller)).map(({ type }) => type);
    expect(told.filter((type) => type === 'webhook_endpoint.disabled')).toHaveLength(1);
  });
});
