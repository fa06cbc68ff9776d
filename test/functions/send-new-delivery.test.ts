/** A new delivery has no row before its first attempt: its queue message and its place in the lane hold it until then. */
import { beforeAll, describe, expect, it, vi } from 'vitest';
import { eventKey } from '../../shared/storage/keys.ts';
import type { AttemptOutcome } from '../../shared/webhooks/attempt-outcome.ts';
import type { Backend } from '../support/backend.ts';
import { sharedBackend } from '../support/shared-backend.ts';
import { newOnes } from './support/new-deliveries.ts';
import { answered, secondsFrom } from './support/sending-desk.ts';

let backend: Backend;
beforeAll(async () => {
  backend = await sharedBackend();
});

describe('its first message', () => {
  it.each<[string, Partial<Parameters<Awaited<ReturnType<typeof newOnes>>['sendNew']>[1]>, boolean]>([
    ['', {}, false],
    [' when it comes late', {}, true],
    [' when it was turned away', { turnedAway: 1, isPatient: true }, false],
  ])('is sent without a row, which then has the attempt%s', async (_, more, isLate) => {
    const { at, first, late, sendNew, rowOf, lanes, organizationId } = await newOnes(backend);
    const gate = Promise.withResolvers<AttemptOutcome>();
    at.receiver = () => gate.promise;
    const sending = sendNew('message-1', { ...more, ...(isLate && { first: late }) });
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
    const { at, sendNew, rowOf } = await newOnes(backend);
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

  it.each([
    ['', false],
    [' of a late one', true],
  ])(
    'comes again after a crash%s, is sent then, and has a row that the sweep would find from there on',
    async (_, isLate) => {
      const made = await newOnes(backend);
      const { at, sendNew: send, rowOf } = made;
      const sendNew = (messageId: string, more: object = {}) =>
        send(messageId, { ...(isLate && { first: made.late }), ...more });
      at.receiver = () => Promise.reject(new Error('crash'));
      await expect(sendNew('message-1')).rejects.toThrow('crash');
      expect(await rowOf()).toBeUndefined();
      await expect(sendNew('message-1', { receiveCount: 2 })).rejects.toThrow('crash');
      expect(await rowOf()).toMatchObject({ status: 'pending', claimed_by: 'message-1', attempts: [] });
      expect(secondsFrom(at.clock(), (await rowOf())?.due_at ?? null)).toBe(60);
      at.receiver = async () => answered(200);
      await sendNew('message-1', { receiveCount: 3 });
      expect(await rowOf()).toMatchObject({ status: 'delivered', attempts: [{ number: 1 }] });
    },
  );

  it('that comes late finds the endpoint deleted: the delivery is canceled, and on record', async () => {
    const { at, sendNew, rowOf, late } = await newOnes(backend);
    await at.calls.remove({ caller: at.caller, params: { id: at.endpoint.id } });
    await sendNew('message-1', { first: late });
    expect(at.posts).toEqual([]);
    expect(await rowOf()).toMatchObject({ status: 'canceled', attempts: [] });
  });

  it('that prompt senders passed on as a new message is as late as it was', async () => {
    const { at, sendNew, rowOf, late } = await newOnes(backend);
    await at.calls.remove({ caller: at.caller, params: { id: at.endpoint.id } });
    await sendNew('message-2', { first: late, isPatient: true });
    expect(at.posts).toEqual([]);
    expect(await rowOf()).toMatchObject({ status: 'canceled', attempts: [] });
  });

  it('that comes late finds its event erased: nothing is sent or stored', async () => {
    const { at, event, sendNew, rowOf } = await newOnes(backend);
    await backend.table.commit([{ remove: eventKey(event.id) }]);
    await sendNew('message-1', { receiveCount: 2 });
    expect([at.posts, await rowOf()]).toEqual([[], undefined]);
  });

  it('that comes again after a crash finds its event erased: the row of its attempt is removed', async () => {
    const { at, event, sendNew, rowOf } = await newOnes(backend);
    at.receiver = async () => answered(500);
    await sendNew('message-1');
    expect((await rowOf())?.attempts).toHaveLength(1);
    await backend.table.commit([{ remove: eventKey(event.id) }]);
    await sendNew('message-1', { receiveCount: 2 });
    expect([at.posts.length, await rowOf()]).toEqual([1, undefined]);
  });
});
