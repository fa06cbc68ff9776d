import { beforeAll, describe, expect, it } from 'vitest';
import { deliveriesOfEvent, eventKey } from '../../shared/storage/keys.ts';
import { laneStore } from '../../shared/storage/lanes.ts';
import { removePartition } from '../../shared/storage/remove-rows.ts';
import type { ReplayMessage } from '../../shared/webhooks/replay-queue.ts';
import type { Backend } from '../support/backend.ts';
import { sharedBackend } from '../support/shared-backend.ts';
import { storeEvent } from './support/deliveries.ts';
import { sendTo } from './support/lanes.ts';
import { logLines } from './support/log-lines.ts';
import { ids, replayDesk, sentIds } from './support/replay-desk.ts';
import { answered, type Stores } from './support/webhook-desk.ts';

const linesOf = logLines();
let backend: Backend;
beforeAll(async () => {
  backend = await sharedBackend();
});

const replaying = (given?: Parameters<typeof replayDesk>[1]) => replayDesk(backend, given);

describe('a replay', () => {
  it('sends the events of a span in the order of their creation, byte for byte, in deliveries of its own', async () => {
    const { desk, happened, ordered, read, deliveries } = await replaying();
    // Stored out of order, on both sides of a month's end, more than are looked up at once.
    const days = Array.from({ length: 25 }, (_, n) => 1 + ((n * 11) % 25) + 0.5);
    const events = await Promise.all(days.map((at) => happened(at)));
    const inOrder = events.toSorted((one, other) => (one.id < other.id ? -1 : 1));
    const id = await ordered();
    await desk.work(id);

    expect(desk.posts.map(({ body }) => body)).toEqual(inOrder.map((event) => JSON.stringify(event)));
    expect(await read(id)).toMatchObject({
      status: 'completed',
      reason: null,
      counts: { events: 25, delivered: 25, failed: 0 },
      position: inOrder.at(-1)?.id,
      started_at: desk.clock().toISOString(),
      ended_at: desk.clock().toISOString(),
    });
    const line = { level: 'info', replay: id, status: 'completed', reason: null };
    expect(linesOf('replay ended')).toMatchObject([{ ...line, events: 25, delivered: 25, failed: 0 }]);
    const made = await deliveries();
    expect(made.map(({ replay_id, status, attempts }) => [replay_id, status, attempts.length])).toEqual(
      inOrder.map(() => [id, 'delivered', 1]),
    );
    expect(desk.posts.map(({ headers }) => headers['svc-delivery-id']).sort()).toEqual(ids(made).sort());
  });

  it('begins with its first instant and ends before its last', async () => {
    const { desk, daysAgo, happened, ordered } = await replaying();
    const [, first, , last] = [await happened(4), await happened(3), await happened(2), await happened(1)];
    await desk.work(await ordered({ from: daysAgo(3).toISOString(), to: daysAgo(1).toISOString() }));
    expect(sentIds(desk)[0]).toBe(first?.id);
    expect(desk.posts).toHaveLength(2);
    expect(sentIds(desk)).not.toContain(last?.id);
  });

  it('sends only what the endpoint subscribes to, of the types that were asked for, and no test', async () => {
    const { desk, happened, ordered, read } = await replaying({
      endpoint: { events: ['job.*', 'scan.failed'] },
    });
    await happened(5, 'candidate.created');
    const closed = await happened(4, 'job.closed');
    await happened(3, 'scan.failed');
    await happened(2, 'erasure.requested');
    const created = await happened(1, 'job.created');
    await desk.test({ caller: desk.caller, params: desk.params, body: { type: 'job.created' } });
    const id = await ordered({ from: new Date(0).toISOString(), types: ['job.*', 'candidate.*'] });
    await desk.work(id);
    expect(sentIds(desk)).toEqual([closed.id, created.id]);
    expect((await read(id)).counts).toEqual({ events: 2, delivered: 2, failed: 0 });
  });

  it('goes by the subscription as it is when it gets there', async () => {
    const { desk, happened, ordered } = await replaying();
    const [closed] = [await happened(3, 'job.closed'), await happened(2, 'scan.failed')];
    const id = await ordered();
    await desk.calls.update({ caller: desk.caller, params: desk.params, body: { events: ['job.*'] } });
    await desk.work(id);
    expect(sentIds(desk)).toEqual([closed.id]);
  });

  it('passes by very many events that are not wanted', async () => {
    const { desk, daysAgo, happened, ordered, read } = await replaying({ endpoint: { events: ['job.*'] } });
    const others = Array.from({ length: 620 }, (_, n) =>
      storeEvent(backend, desk.caller, { type: 'scan.failed' }, new Date(daysAgo(5).getTime() + n)),
    );
    await Promise.all(others);
    const last = await happened(1);
    const id = await ordered();
    await desk.work(id);
    expect(sentIds(desk)).toEqual([last.id]);
    expect(await read(id)).toMatchObject({ status: 'completed', counts: { events: 1 } });
  });

  it('sends events by their ids, and skips what was erased since', async () => {
    const { desk, events, ordered, read } = await replaying({ count: 25 });
    const id = await ordered({ event_ids: ids(events).reverse() });
    await backend.table.commit([{ remove: eventKey(events[3]?.id ?? '') }]);
    await desk.work(id);
    expect(sentIds(desk)).toEqual(ids(events.filter((_, n) => n !== 3)));
    expect(await read(id)).toMatchObject({ status: 'completed', counts: { events: 24, delivered: 24 } });
  });

  it.each([
    ['the first twenty', 0, 20],
    ['the last ten', 15, 25],
    ['all', 0, 25],
  ])('of 25 ids sends what is left when %s were erased', async (_, from, to) => {
    const { desk, events, ordered, read } = await replaying({ count: 25 });
    const id = await ordered({ event_ids: ids(events) });
    const erased = events.slice(from, to);
    await backend.table.commit(erased.map((event) => ({ remove: eventKey(event.id) })));
    await desk.work(id);
    expect(sentIds(desk)).toEqual(ids(events.filter((event) => !erased.includes(event))));
    expect(await read(id)).toMatchObject({ status: 'completed', counts: { events: 25 - erased.length } });
  });

  it('of nothing is completed', async () => {
    const { desk, ordered, read } = await replaying();
    const id = await ordered();
    await desk.work(id);
    expect(await read(id)).toMatchObject({ status: 'completed', position: null, counts: { events: 0 } });
  });

  it('waits for each first attempt before it begins the next, and goes on when one fails', async () => {
    const { desk, events, ordered, read, deliveries } = await replaying({ count: 4 });
    let underWay = 0;
    let most = 0;
    desk.receiver = async () => {
      most = Math.max(most, ++underWay);
      await new Promise((resolve) => setTimeout(resolve, 5));
      underWay -= 1;
      return answered(desk.posts.length === 2 ? 500 : 200);
    };
    const id = await ordered();
    await desk.work(id);
    expect(most).toBe(1);
    expect(sentIds(desk)).toEqual(ids(events));
    expect(await read(id)).toMatchObject({
      status: 'completed',
      counts: { events: 4, delivered: 3, failed: 1 },
    });
    const failed = (await deliveries()).filter(({ status }) => status === 'pending');
    expect(failed).toMatchObject([{ event_id: events[1]?.id, attempts: [{ status: 500 }] }]);
    expect(desk.retries.depth()).toMatchObject({ delayed: 1 });
  });
});

describe('a message', () => {
  it('that comes again after the end, or names nothing, does nothing', async () => {
    const { desk, ordered, read } = await replaying({ count: 2 });
    const id = await ordered();
    await desk.work(id);
    const over = await read(id);
    await desk.work(id);
    await desk.work(id, { messageId: 'message-2' });
    await desk.work('rpl_01HZZZZZZZZZZZZZZZZZZZZZZZ');
    expect(desk.posts).toHaveLength(2);
    expect(await read(id)).toEqual(over);
  });

  it('beside the one that is at work does nothing', async () => {
    const { desk, ordered, read } = await replaying({ count: 2 });
    const id = await ordered();
    desk.receiver = async () => {
      await desk.work(id, { messageId: 'a copy' });
      return answered(200);
    };
    await desk.work(id);
    expect(desk.posts).toHaveLength(2);
    expect(await read(id)).toMatchObject({ status: 'completed', counts: { delivered: 2 } });
  });

  it('at the same instant as another leaves the work to one of them', async () => {
    const { desk, events, ordered, read } = await replaying({ count: 3 });
    const id = await ordered();
    const both = ['one', 'other'].map((messageId) => desk.work(id, { messageId }));
    const outcomes = (await Promise.allSettled(both)).map(({ status }) => status);
    expect(outcomes).toContain('fulfilled');
    expect(sentIds(desk)).toEqual(ids(events));
    expect((await read(id)).status).toBe('completed');
  });

  it('whose time is up leaves the rest to another, from the stored position on', async () => {
    const { desk, events, ordered, read } = await replaying({ count: 5 });
    const id = await ordered();
    let left = 60_000;
    desk.receiver = async () => {
      left -= 20_000;
      return answered(200);
    };
    await desk.work(id, { remainingMs: () => left });
    expect(sentIds(desk)).toEqual(ids(events.slice(0, 2)));
    expect(await read(id)).toMatchObject({ status: 'running', position: events[1]?.id, ended_at: null });
    expect(desk.later.take<ReplayMessage>()).toEqual([{ organization_id: desk.caller.organizationId, id }]);

    await desk.work(id, { messageId: 'message-2' });
    expect(sentIds(desk)).toEqual(ids(events));
    expect(await read(id)).toMatchObject({ status: 'completed', counts: { events: 5, delivered: 5 } });
  });

  it('that it sends itself finds the replay free, however soon it comes', async () => {
    let handOn = async () => {};
    const around = (sound: Stores): Stores => ({ ...sound, queue: { sendLater: () => handOn() } });
    const { desk, events, ordered, read } = await replaying({ count: 2, around });
    const id = await ordered();
    handOn = () => desk.work(id, { messageId: 'message-2' });
    let looks = 0;
    await desk.work(id, { remainingMs: () => (++looks > 2 ? 0 : 60_000) });
    expect(sentIds(desk)).toEqual(ids(events));
    expect((await read(id)).status).toBe('completed');
  });
});

describe('an endpoint', () => {
  it.each([
    ['is switched off', 'endpoint_disabled'],
    ['is removed', 'endpoint_deleted'],
    ['answers 410', 'endpoint_disabled'],
  ])('that %s on the way cancels the replay', async (how, reason) => {
    const { desk, ordered, read, events } = await replaying({ count: 3 });
    const id = await ordered();
    desk.receiver = async () => {
      if (how === 'answers 410') return answered(410);
      if (how === 'is removed') await desk.calls.remove({ caller: desk.caller, params: desk.params });
      else await desk.switchOn(false);
      return answered(200);
    };
    await desk.work(id);
    expect(sentIds(desk)).toEqual([events[0]?.id]);
    expect(await read(id)).toMatchObject({ status: 'canceled', reason, position: events[0]?.id });
    await desk.work(id, { messageId: 'message-2' });
    expect(desk.posts).toHaveLength(1);
  });

  it('that was disabled before the first event gets none', async () => {
    const { desk, ordered, read } = await replaying({ count: 1 });
    const id = await ordered();
    await desk.switchOn(false);
    await desk.work(id);
    expect(desk.posts).toEqual([]);
    expect(await read(id)).toMatchObject({ status: 'canceled', reason: 'endpoint_disabled', position: null });
  });

  it('whose ten places are taken is asked again within seconds', async () => {
    const { desk, ordered, read } = await replaying({ count: 1 });
    const id = await ordered();
    const lanes = laneStore(backend.table);
    const { organizationId } = desk.caller;
    const enter = () => lanes.enter(sendTo(organizationId, desk.endpoint.id, desk.clock()));
    for (let n = 0; n < 10; n++) await enter();
    await desk.work(id);
    expect(desk.posts).toEqual([]);
    expect(desk.delays).toEqual([3000]);
    expect(await read(id)).toMatchObject({ status: 'running', counts: { events: 1, delivered: 0 } });
    desk.clock.forward({ seconds: 60 });
    await desk.work(id, { messageId: 'message-2' });
    expect(await read(id)).toMatchObject({ status: 'completed', counts: { events: 1, delivered: 1 } });
  });

  it('that fails five times in a row is given an event a minute until it is back', async () => {
    const { desk, events, ordered, read } = await replaying({ count: 8 });
    const id = await ordered();
    desk.receiver = async () => answered(500);
    await desk.work(id);
    expect(desk.posts).toHaveLength(5);
    expect(desk.delays).toEqual([45_000]);
    await desk.work(id, { messageId: 'message-2' });
    expect(desk.posts).toHaveLength(6);
    expect(desk.delays).toHaveLength(2);

    desk.receiver = async () => answered(200);
    await desk.work(id, { messageId: 'message-3' });
    expect(sentIds(desk)).toEqual(ids(events));
    expect(await read(id)).toMatchObject({
      status: 'completed',
      counts: { events: 8, delivered: 2, failed: 6 },
    });
  });
});

describe('an event that is erased while it is in progress', () => {
  it.each(['with its delivery', 'alone'])('%s is not counted, and the replay goes on', async (how) => {
    const { desk, events, ordered, read } = await replaying({ count: 2 });
    const id = await ordered();
    desk.receiver = () => Promise.reject(new Error('crash'));
    await expect(desk.work(id)).rejects.toThrow('crash');
    const erased = events[0]?.id ?? '';
    await backend.table.commit([{ remove: eventKey(erased) }]);
    if (how === 'with its delivery') await removePartition(backend.table, deliveriesOfEvent(erased), 'gsi2');
    desk.receiver = async () => answered(200);
    await desk.work(id);
    expect(sentIds(desk)).toEqual(ids(events));
    expect(await read(id)).toMatchObject({ status: 'completed', counts: { events: 1, delivered: 1 } });
  });
});
