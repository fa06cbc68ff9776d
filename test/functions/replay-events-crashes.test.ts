/** A worker that crashes at any step of a replay. */
import { beforeAll, describe, expect, it, vi } from 'vitest';
import type { Backend } from '../support/backend.ts';
import { sharedBackend } from '../support/shared-backend.ts';
import { ids, replayDesk, sentIds } from './support/replay-desk.ts';
import { answered, type Stores } from './support/webhook-desk.ts';

let backend: Backend;
beforeAll(async () => {
  backend = await sharedBackend();
});

const replaying = (given?: Parameters<typeof replayDesk>[1]) => replayDesk(backend, given);

/** Throws at the step of that number, before or after its effect; a step is any call of a store or a queue. */
function crashAt(step: number, when: 'before' | 'after') {
  let steps = 0;
  const crash = () => {
    throw new Error('crash');
  };
  const fragile =
    <Args extends unknown[], Result>(work: (...args: Args) => Promise<Result>) =>
    async (...args: Args): Promise<Result> => {
      const own = ++steps;
      if (own === step && when === 'before') crash();
      const result = await work(...args);
      return own === step ? (crash() as never) : result;
    };
  const fragileStore = <Store extends object>(store: Store): Store =>
    Object.fromEntries(Object.entries(store).map(([name, work]) => [name, fragile(work)])) as Store;
  return {
    steps: () => steps,
    around: ({ queue, replays, deliveries, lanes, ...rest }: Stores): Stores => ({
      ...rest,
      queue: fragileStore(queue),
      replays: { ...fragileStore(replays), insert: replays.insert, get: replays.get },
      deliveries: fragileStore(deliveries),
      lanes: fragileStore(lanes),
    }),
  };
}

describe('a worker that crashes', () => {
  /** Two events, each in a message of its own; what the queue holds is worked on until nothing is left. */
  async function survive(step: number, when: 'before' | 'after') {
    const { steps, around } = crashAt(step, when);
    const at = await replaying({ count: 2, around });
    const id = await at.ordered();
    const waiting = ['message-0'];
    for (let messages = 1; waiting.length > 0; ) {
      const messageId = waiting.shift() ?? '';
      let looks = 0;
      const remainingMs = () => (++looks > 2 ? 0 : 60_000);
      await at.desk.work(id, { messageId, remainingMs }).catch(() => waiting.push(messageId));
      at.desk.clock.forward({ seconds: 90 });
      for (const _ of at.desk.later.take()) waiting.push(`message-${messages++}`);
    }
    return { ...at, id, steps };
  }

  async function expectSurvival(step: number, when: 'before' | 'after') {
    const { desk, id, events, read, deliveries } = await survive(step, when);
    const said = `${when} step ${step}`;
    expect(
      sentIds(desk).filter((one, n, all) => one !== all[n - 1]),
      said,
    ).toEqual(ids(events));
    const counts = { events: 2, delivered: 2, failed: 0 };
    expect(await read(id), said).toMatchObject({ status: 'completed', counts });
    const made = (await deliveries()).map(({ event_id, status }) => `${event_id} ${status}`);
    expect(made.toSorted(), said).toEqual(ids(events).map((event) => `${event} delivered`));
    // What was sent twice, once at most, bears the ids that it had before.
    const sent = desk.posts.map(({ headers }) => `${headers['svc-event-id']} ${headers['svc-delivery-id']}`);
    expect([new Set(sent).size, sent.length > 3], said).toEqual([2, false]);
  }

  it('at any step, before or after its effect, is followed by its message: nothing is lost, and the order stays', async () => {
    const { steps } = await survive(0, 'before');
    expect(steps()).toBeGreaterThan(20);
    for (let step = 1; step <= steps(); step++)
      await Promise.all([expectSurvival(step, 'before'), expectSurvival(step, 'after')]);
  }, 120_000);

  it('is helped by the sweep: what another sender is at is waited for and counted', async () => {
    const { desk, events, ordered, read, deliveries } = await replaying({ count: 2 });
    const id = await ordered();
    desk.receiver = () => Promise.reject(new Error('crash'));
    await expect(desk.work(id)).rejects.toThrow('crash');
    desk.clock.forward({ seconds: 120 });
    const [left] = await deliveries();
    const gate = Promise.withResolvers<ReturnType<typeof answered>>();
    desk.receiver = () => gate.promise;
    const { id: delivery_id = '', event_id = '' } = left ?? {};
    const other = desk.send({
      organization_id: desk.caller.organizationId,
      endpoint_id: desk.endpoint.id,
      delivery_id,
      event_id,
    });
    await vi.waitFor(() => expect(desk.posts).toHaveLength(2), { timeout: 20_000 });
    await desk.work(id);
    expect(desk.delays).toEqual([60_000]);
    expect(desk.posts).toHaveLength(2);

    gate.resolve(answered(200));
    await other;
    desk.receiver = async () => answered(200);
    await desk.work(id, { messageId: 'message-2' });
    expect(sentIds(desk)).toEqual([events[0]?.id, events[0]?.id, events[1]?.id]);
    expect(await read(id)).toMatchObject({ status: 'completed', counts: { events: 2, delivered: 2 } });
  });

  it('and whose message is set aside after its last receipt has failed', async () => {
    const { desk, ordered, read } = await replaying({ count: 2 });
    const id = await ordered();
    desk.receiver = () => Promise.reject(new Error('crash'));
    await expect(desk.work(id)).rejects.toThrow('crash');
    expect((await read(id)).status).toBe('running');
    await expect(desk.work(id, { isLast: true })).rejects.toThrow('crash');
    expect(await read(id)).toMatchObject({
      status: 'failed',
      reason: 'internal_error',
      ended_at: expect.any(String),
    });
    desk.receiver = async () => answered(200);
    await desk.work(id);
    expect(desk.posts).toHaveLength(2);
  });
});
