/** A new delivery whose lane has no place for it waits: for milliseconds, in the queue, or for the sweep. */
import { beforeAll, describe, expect, it } from 'vitest';
import { placeCount } from '../../shared/domain/lane.ts';
import type { Backend } from '../support/backend.ts';
import { sharedBackend } from '../support/shared-backend.ts';
import { failOnce, sendTo } from './support/lanes.ts';
import { newOnes } from './support/new-deliveries.ts';
import { answered, secondsFrom } from './support/sending-desk.ts';

let backend: Backend;
beforeAll(async () => {
  backend = await sharedBackend();
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

  it.each([
    ['prompt', false],
    ['patient', true],
  ])('is asked again within milliseconds by %s senders while its receiver responds', async (_, isPatient) => {
    const made = await newOnes(backend);
    const { at, sendNew, rowOf, lanes } = made;
    const entered = await occupy(made, 0);
    at.duringPause = async () => {
      for (const { place, lane } of entered.splice(0))
        if (place) await lanes.leave({ place, sent: null, before: lane, now: at.clock() });
    };
    await sendNew('message-1', { isPatient });
    expect(at.pauses).toEqual([15]);
    expect((await rowOf())?.status).toBe('delivered');
    expect(at.out.depth()).toMatchObject({ visible: 0, delayed: 0 });
  });

  it.each([
    ['prompt', false, { visible: 1, delayed: 0 }],
    ['patient', true, { visible: 0, delayed: 1 }],
  ])(
    'is left by %s senders to the queue after a second in which it stayed full',
    async (_, isPatient, queue) => {
      const made = await newOnes(backend);
      await occupy(made, 0);
      await made.sendNew('message-1', { isPatient });
      expect(made.at.pauses).toEqual([15, 30, 60, 120, 240, 240]);
      expect([made.at.posts, made.at.out.depth()]).toMatchObject([[], queue]);
    },
  );

  it('is asked again by patient senders alone while it responds to some', async () => {
    const made = await newOnes(backend);
    const { at, lanes, organizationId, sendNew, rowOf } = made;
    const old = new Date(at.clock().getTime() - 401);
    for (let n = 1; n < placeCount; n++) await lanes.enter(sendTo(organizationId, at.endpoint.id, old));
    const young = await lanes.enter(sendTo(organizationId, at.endpoint.id, at.clock()));
    await sendNew('message-1');
    expect(at.pauses).toEqual([]);
    at.duringPause = async () => {
      if (young.place)
        await lanes.leave({ place: young.place, sent: null, before: young.lane, now: at.clock() });
    };
    await sendNew('message-2', { isPatient: true });
    expect(at.pauses).toEqual([15]);
    expect((await rowOf())?.status).toBe('delivered');
  });

  it('is waited for by those of a batch together', async () => {
    const made = await newOnes(backend);
    const { at } = made;
    const held = (await occupy(made, 0)).slice(0, 1);
    const sends: Promise<void>[] = [];
    at.duringPause = async () => {
      const [free] = held.splice(0);
      // One of the two gets the place that is free now, and the other waits until it has left it.
      if (!free?.place) return void (await Promise.race(sends));
      await made.lanes.leave({ place: free.place, sent: null, before: free.lane, now: at.clock() });
    };
    for (const [n, first] of [made.make(), made.make()].entries())
      sends.push(at.send(`message-${n}`, first.delivery, { first, receiveCount: 1 }));
    await Promise.all(sends);
    expect(at.posts).toHaveLength(2);
    expect(at.pauses).toEqual([15, 30]);
  });

  it('leaves it to the patient senders at once where its receiver does not, and to the queue there', async () => {
    const made = await newOnes(backend);
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
    const made = await newOnes(backend);
    const { at, first, rowOf, lanes, organizationId } = made;
    const own = { ...sendTo(organizationId, at.endpoint.id, at.clock()), message: 'message-1' };
    await lanes.enter({ ...own, delivery: first.delivery.id });
    await occupy(made, 0);
    await at.send('message-1', first.delivery, { first, receiveCount: 2, isPatient: true });
    expect((await rowOf())?.status).toBe('delivered');
  });

  it('does not keep it from one place that is free, unless the senders may not wait', async () => {
    const made = await newOnes(backend);
    const { at, first, sendNew, rowOf, lanes, organizationId } = made;
    await lanes.enter(sendTo(organizationId, at.endpoint.id, new Date(at.clock().getTime() - 401)));
    await sendNew('message-1');
    expect(at.posts).toEqual([]);
    await at.send('message-2', first.delivery, { first, receiveCount: 1, isPatient: true });
    expect((await rowOf())?.status).toBe('delivered');
  });

  it('leaves the claim of a run that crashed behind, so that its next message may send it', async () => {
    const made = await newOnes(backend);
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
    const { at, sendNew, rowOf, lanes, organizationId } = await newOnes(backend);
    for (let n = 0; n < 5; n++) await failOnce(lanes, organizationId, at.endpoint.id, at.clock());
    await lanes.enter(sendTo(organizationId, at.endpoint.id, at.clock()));
    await sendNew('message-1');
    expect(at.posts).toEqual([]);
    expect(await rowOf()).toMatchObject({ status: 'pending', attempts: [], claimed_by: null });
    expect(secondsFrom(at.clock(), (await rowOf())?.due_at ?? null)).toBe(45);
  });
});
