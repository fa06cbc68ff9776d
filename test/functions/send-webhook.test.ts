import { beforeAll, describe, expect, it, vi } from 'vitest';
import { verify } from '../../shared/docs/receivers/receive-webhook.ts';
import type { DeliveryToSend } from '../../shared/domain/delivery-message.ts';
import { deliveryStore } from '../../shared/storage/deliveries.ts';
import type { AttemptOutcome } from '../../shared/webhooks/attempt-outcome.ts';
import type { Backend } from '../support/backend.ts';
import { sharedBackend } from '../support/shared-backend.ts';
import { turnableClock } from './support/clock.ts';
import {
  answered,
  failedBefore,
  farAway,
  secondsFrom,
  sendingDesk,
  timedOut,
} from './support/sending-desk.ts';

let backend: Backend;
beforeAll(async () => {
  backend = await sharedBackend();
});

const desk = (given?: Parameters<typeof sendingDesk>[1]) => sendingDesk(backend, given);

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

  it('of one that has a row is sent, and its end is put on record', async () => {
    const at = await desk();
    const first = await firstOf(at);
    await at.send('message-1', at.delivery, { first, receiveCount: 1 });
    expect(at.posts.map(({ body }) => body)).toEqual([first.eventBody]);
    expect(await at.read()).toMatchObject({ status: 'delivered', attempts: [{ number: 1 }] });
  });

  it.each([
    ['comes again', { receiveCount: 2, age: 0 }],
    ['was late by five seconds', { receiveCount: 1, age: 5000 }],
  ])('asks the row when it %s', async (_, { receiveCount, age }) => {
    const at = await desk();
    const made = await firstOf(at);
    const created_at = new Date(at.clock().getTime() - age).toISOString();
    const first = { ...made, delivery: { ...made.delivery, created_at } };
    await at.calls.remove({ caller: at.caller, params: { id: at.endpoint.id } });
    await at.send('message-1', at.delivery, { first, receiveCount });
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

  it('that was lost leaves the delivery to any reminder', async () => {
    const clock = turnableClock();
    const due_at = new Date(clock().getTime() + 120_000).toISOString();
    const at = await desk({ clock, delivery: { due_at } });
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
