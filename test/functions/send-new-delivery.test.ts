/** A new delivery has no row before its first attempt: its queue message and its place in the lane hold it until then. */
import { beforeAll, describe, expect, it, vi } from 'vitest';
import { type Delivery, newDelivery } from '../../shared/domain/delivery.ts';
import type { DeliveryToSend } from '../../shared/domain/delivery-message.ts';
import { idSource } from '../../shared/domain/ids.ts';
import { placeCount } from '../../shared/domain/lane.ts';
import { deliveryKey, deliveryStore } from '../../shared/storage/deliveries.ts';
import { eventKey } from '../../shared/storage/keys.ts';
import { laneStore } from '../../shared/storage/lanes.ts';
import type { AttemptOutcome } from '../../shared/webhooks/attempt-outcome.ts';
import type { Backend } from '../support/backend.ts';
import { sharedBackend } from '../support/shared-backend.ts';
import { failOnce, sendTo } from './support/lanes.ts';
import { answered, secondsFrom, sendingDesk } from './support/sending-desk.ts';

let backend: Backend;
beforeAll(async () => {
  backend = await sharedBackend();
});

const secondsAgo = (now: Date, seconds: number) => new Date(now.getTime() - seconds * 1000).toISOString();

/** A desk, and a delivery as the fan-out puts it into a message. */
async function newOnes() {
  const at = await sendingDesk(backend);
  const { delivery: other, event, caller, endpoint: shown } = at;
  const store = deliveryStore(backend.table);
  const { organizationId } = caller;
  const { endpoint } = await store.findToSend(organizationId, shown.id, other.id, event.id);
  if (!endpoint) throw new Error('the endpoint is not there');
  const make = (): DeliveryToSend => {
    const { id: event_id, type: event_type, organization_id } = event;
    const id = idSource(at.clock())('delivery');
    const fields = { id, organization_id, endpoint_id: endpoint.id, event_id, event_type };
    return { delivery: newDelivery(fields, at.clock()), endpoint, eventBody: JSON.stringify(event) };
  };
  const first = make();
  const { delivery } = first;
  return {
    ...at,
    at,
    make,
    first,
    /** The same, five seconds after the fan-out. */
    late: { ...first, delivery: { ...delivery, created_at: secondsAgo(at.clock(), 5) } },
    rowOf: async (of: Delivery = delivery) =>
      (await backend.table.get<Delivery>(deliveryKey(of.endpoint_id, of.id)))?.data,
    sendNew: (messageId: string, more: Parameters<typeof at.send>[2] = {}) =>
      at.send(messageId, delivery, { first, receiveCount: 1, ...more }),
    lanes: laneStore(backend.table),
    organizationId,
  };
}

describe('its first message', () => {
  it('is sent without a row, which then has the attempt', async () => {
    const { at, first, sendNew, rowOf, lanes, organizationId } = await newOnes();
    const gate = Promise.withResolvers<AttemptOutcome>();
    at.receiver = () => gate.promise;
    const sending = sendNew('message-1');
    await vi.waitFor(() => expect(at.posts).toHaveLength(1), { timeout: 20_000 });
    expect(await rowOf()).toBeUndefined();
    gate.resolve(answered(200));
    await sending;
    expect(at.posts.map(({ body }) => body)).toEqual([first.eventBody]);
    expect(await rowOf()).toMatchObject({ status: 'delivered', version: 1, attempts: [{ number: 1 }] });
    expect(await lanes.all(organizationId)).toEqual(new Map());
  });

  it.each([
    ['beside it', true],
    ['after it', false],
  ])('is not doubled by one of an event that was published twice, %s', async (_, isBeside) => {
    const { at, sendNew, rowOf } = await newOnes();
    const gate = Promise.withResolvers<AttemptOutcome>();
    at.receiver = () => gate.promise;
    const sending = sendNew('message-1');
    await vi.waitFor(() => expect(at.posts).toHaveLength(1), { timeout: 20_000 });
    if (isBeside) await sendNew('message-2');
    gate.resolve(answered(200));
    await sending;
    await sendNew('message-2');
    expect(at.posts).toHaveLength(1);
    expect((await rowOf())?.attempts).toHaveLength(1);
  });

  it('comes again after a crash, is sent then, and has a row that the sweep would find from there on', async () => {
    const { at, sendNew, rowOf } = await newOnes();
    at.receiver = () => Promise.reject(new Error('crash'));
    await expect(sendNew('message-1')).rejects.toThrow('crash');
    expect(await rowOf()).toBeUndefined();
    await expect(sendNew('message-1', { receiveCount: 2 })).rejects.toThrow('crash');
    expect(await rowOf()).toMatchObject({ status: 'pending', claimed_by: 'message-1', attempts: [] });
    expect(secondsFrom(at.clock(), (await rowOf())?.due_at ?? null)).toBe(60);
    at.receiver = async () => answered(200);
    await sendNew('message-1', { receiveCount: 3 });
    expect(await rowOf()).toMatchObject({ status: 'delivered', attempts: [{ number: 1 }] });
  });

  it('that comes late finds the endpoint deleted: the delivery is canceled, and on record', async () => {
    const { at, sendNew, rowOf, late } = await newOnes();
    await at.calls.remove({ caller: at.caller, params: { id: at.endpoint.id } });
    await sendNew('message-1', { first: late });
    expect(at.posts).toEqual([]);
    expect(await rowOf()).toMatchObject({ status: 'canceled', attempts: [] });
  });

  it('that prompt senders passed on as a new message is as late as it was', async () => {
    const { at, sendNew, rowOf, late } = await newOnes();
    await at.calls.remove({ caller: at.caller, params: { id: at.endpoint.id } });
    await sendNew('message-2', { first: late, isPatient: true });
    expect(at.posts).toEqual([]);
    expect(await rowOf()).toMatchObject({ status: 'canceled', attempts: [] });
  });

  it('that comes late finds its event erased: nothing is sent or stored', async () => {
    const { at, event, sendNew, rowOf } = await newOnes();
    await backend.table.commit([{ remove: eventKey(event.id) }]);
    await sendNew('message-1', { receiveCount: 2 });
    expect([at.posts, await rowOf()]).toEqual([[], undefined]);
  });

  it('that comes again after a crash finds its event erased: the row of its attempt is removed', async () => {
    const { at, event, sendNew, rowOf } = await newOnes();
    at.receiver = async () => answered(500);
    await sendNew('message-1');
    expect((await rowOf())?.attempts).toHaveLength(1);
    await backend.table.commit([{ remove: eventKey(event.id) }]);
    await sendNew('message-1', { receiveCount: 2 });
    expect([at.posts.length, await rowOf()]).toEqual([1, undefined]);
  });
});

describe('a lane that has no place for it', () => {
  const occupy = async (
    { lanes, organizationId, at }: Awaited<ReturnType<typeof newOnes>>,
    ageMs: number,
  ) => {
    const started = new Date(at.clock().getTime() - ageMs);
    const sends = Array.from({ length: placeCount }, () => sendTo(organizationId, at.endpoint.id, started));
    return Promise.all(sends.map((send) => lanes.enter(send)));
  };

  it('is asked again within milliseconds while its receiver responds', async () => {
    const made = await newOnes();
    const { at, sendNew, rowOf, lanes } = made;
    const entered = await occupy(made, 0);
    const sending = sendNew('message-1');
    await vi.waitFor(() => expect(at.pauses.length).toBeGreaterThan(0), { timeout: 20_000 });
    for (const { place, lane } of entered)
      if (place) await lanes.leave({ place, sent: null, before: lane, now: at.clock() });
    await sending;
    // The pauses of a test take no time, so all of them may be over before the places are free.
    if (at.posts.length === 0) expect(at.out.depth()).toMatchObject({ visible: 1, delayed: 0 });
    else expect((await rowOf())?.status).toBe('delivered');
  });

  it('leaves it to the patient senders at once where its receiver does not, and to the queue there', async () => {
    const made = await newOnes();
    const { at, first, sendNew } = made;
    await occupy(made, 401);
    await sendNew('message-1');
    expect([at.pauses, at.posts]).toEqual([[], []]);
    const [handed] = at.out.take();
    expect(handed).toMatchObject({ is_patient: true, first: { delivery: { id: first.delivery.id } } });
    const before = at.entered;
    await at.send('message-2', first.delivery, { first, receiveCount: 1, isPatient: true });
    expect(at.returns).toEqual([1]);
    // They see that it is full, and do not ask.
    expect(at.entered).toBe(before);
  });

  it('has one for a message that comes again, where it is its own', async () => {
    const made = await newOnes();
    const { at, first, rowOf, lanes, organizationId } = made;
    const own = { ...sendTo(organizationId, at.endpoint.id, at.clock()), message: 'message-1' };
    await lanes.enter({ ...own, delivery: first.delivery.id });
    await occupy(made, 0);
    await at.send('message-1', first.delivery, { first, receiveCount: 2, isPatient: true });
    expect((await rowOf())?.status).toBe('delivered');
  });

  it('does not keep it from one place that is free, unless the senders may not wait', async () => {
    const made = await newOnes();
    const { at, first, sendNew, rowOf, lanes, organizationId } = made;
    await lanes.enter(sendTo(organizationId, at.endpoint.id, new Date(at.clock().getTime() - 401)));
    await sendNew('message-1');
    expect(at.posts).toEqual([]);
    await at.send('message-2', first.delivery, { first, receiveCount: 1, isPatient: true });
    expect((await rowOf())?.status).toBe('delivered');
  });

  it('leaves the claim of a run that crashed behind, so that its next message may send it', async () => {
    const made = await newOnes();
    const { at, first, sendNew, rowOf, lanes, organizationId } = made;
    at.receiver = () => Promise.reject(new Error('crash'));
    await expect(sendNew('message-1', { receiveCount: 2 })).rejects.toThrow('crash');
    at.receiver = async () => answered(200);
    const held = await lanes.enter(
      sendTo(organizationId, at.endpoint.id, new Date(at.clock().getTime() - 401)),
    );
    await sendNew('message-1', { receiveCount: 3 });
    expect(at.out.take()).toMatchObject([{ is_patient: true }]);
    if (held.place) await lanes.leave({ place: held.place, sent: null, before: held.lane, now: at.clock() });
    await at.send('message-2', first.delivery, { first, receiveCount: 1, isPatient: true });
    expect((await rowOf())?.status).toBe('delivered');
  });

  it('that is broken leaves it to the sweep, in a row', async () => {
    const { at, sendNew, rowOf, lanes, organizationId } = await newOnes();
    for (let n = 0; n < 5; n++) await failOnce(lanes, organizationId, at.endpoint.id, at.clock());
    await lanes.enter(sendTo(organizationId, at.endpoint.id, at.clock()));
    await sendNew('message-1');
    expect(at.posts).toEqual([]);
    expect(await rowOf()).toMatchObject({ status: 'pending', attempts: [], claimed_by: null });
    expect(secondsFrom(at.clock(), (await rowOf())?.due_at ?? null)).toBe(45);
  });
});
