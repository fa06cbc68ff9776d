/** Deliveries that are not made: the receiver is gone, the endpoint is off, another worker has them. */
import { beforeAll, describe, expect, it, vi } from 'vitest';
import { idSource } from '../../shared/domain/ids.ts';
import type { AttemptOutcome } from '../../shared/webhooks/attempt-outcome.ts';
import type { Backend } from '../support/backend.ts';
import { eventsOf } from '../support/call-endpoint.ts';
import { sharedBackend } from '../support/shared-backend.ts';
import { readDelivery, storeDelivery } from './support/deliveries.ts';
import { answered, farAway, secondsFrom, sendingDesk } from './support/sending-desk.ts';

let backend: Backend;
beforeAll(async () => {
  backend = await sharedBackend();
});

const desk = (given?: Parameters<typeof sendingDesk>[1]) => sendingDesk(backend, given);

describe('410', () => {
  it('disables the endpoint, emits its event, and drops what still waits for it', async () => {
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
    expect(at.returns).toEqual(Array(15).fill(1));
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

  it('that failed for five days is disabled, emits its event, and stays as it was until then', async () => {
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
