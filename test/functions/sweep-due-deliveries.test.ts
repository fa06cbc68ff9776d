import { createHash } from 'node:crypto';
import { beforeEach, describe, expect, it } from 'vitest';
import { sweepDueDeliveries } from '../../functions/workers/sweep-due-deliveries/handler.ts';
import type { Delivery } from '../../shared/domain/delivery.ts';
import type { DeliveryMessage } from '../../shared/domain/delivery-message.ts';
import { idSource } from '../../shared/domain/ids.ts';
import { deliveryStore } from '../../shared/storage/deliveries.ts';
import { dueShards } from '../../shared/storage/keys.ts';
import { laneStore } from '../../shared/storage/lanes.ts';
import { webhookEndpointStore } from '../../shared/storage/webhook-endpoints.ts';
import { asFunction } from '../support/as-function.ts';
import { newCaller } from '../support/call-endpoint.ts';
import { sharedBackend } from '../support/shared-backend.ts';
import { turnableClock } from './support/clock.ts';
import { readDelivery, storeDelivery, storeEvent } from './support/deliveries.ts';
import { failOnce } from './support/lanes.ts';
import { logLines } from './support/log-lines.ts';
import { queueOfStage } from './support/queues.ts';
import { webhookCalls } from './support/webhook-calls.ts';

/** A sweep sees the whole table, so each test begins with an empty one. */
async function desk() {
  const backend = await sharedBackend();
  const { table } = backend;
  const clock = turnableClock();
  const lanes = laneStore(table);
  const out = queueOfStage(backend, 'RetriesQueue');
  out.take();
  const caller = await newCaller(backend);
  const calls = webhookCalls(backend);
  const newEndpoint = async () =>
    (await calls.create({ caller, body: { url: 'https://hooks.example.com/in' } })).body.id as string;
  const endpointId = await newEndpoint();
  const event = await storeEvent(backend, caller);
  const at = backend;
  const sweep = (remainingMs = () => 50_000) =>
    asFunction(
      'sweep-due-deliveries',
      sweepDueDeliveries({
        deliveries: deliveryStore(table),
        lanes,
        endpoints: webhookEndpointStore(table),
        retries: out.queue,
        clock,
        random: () => 0.5,
        remainingMs,
      }),
    );
  const due = (seconds: number, changes: Partial<Delivery> = {}) =>
    storeDelivery(at, event, endpointId, clock(), {
      due_at: new Date(clock().getTime() + seconds * 1000).toISOString(),
      ...changes,
    });
  const taken = () =>
    out
      .take<DeliveryMessage>()
      .map(({ delivery_id }) => delivery_id)
      .toSorted();
  const fail = async (times: number) => {
    for (let n = 0; n < times; n++) await failOnce(lanes, event.organization_id, endpointId, clock());
  };
  const read = (delivery: Delivery) => readDelivery(at, delivery);
  const switchTo = (enabled: boolean) =>
    calls.update({ caller, params: { id: endpointId }, body: { enabled } });
  const remove = () => calls.remove({ caller, params: { id: endpointId } });
  return { clock, sweep, due, fail, taken, read, newEndpoint, switchTo, remove };
}
const linesOf = logLines();
let at: Awaited<ReturnType<typeof desk>>;
beforeEach(async () => {
  at = await desk();
});

const ids = (deliveries: Delivery[]) => deliveries.map(({ id }) => id).toSorted();

describe('a sweep', () => {
  it('sends a message for each delivery that is due, and for no other', async () => {
    const due = [await at.due(-0.001), await at.due(-1), await at.due(-3600)];
    await at.due(1);
    await at.due(3600);
    await at.due(-5, { status: 'delivered', due_at: null });
    expect(await at.sweep()).toBe(3);
    expect(at.taken()).toEqual(ids(due));
    expect(linesOf('due deliveries swept')).toMatchObject([{ level: 'info', swept: 3 }]);
  });

  it('leaves a swept delivery to its message for five minutes, then sends another', async () => {
    const delivery = await at.due(-1);
    await at.sweep();
    at.taken();
    at.clock.forward({ minutes: 5, ms: -1 });
    expect(await at.sweep()).toBe(0);
    at.clock.forward({ ms: 2 });
    expect(await at.sweep()).toBe(1);
    expect(at.taken()).toEqual([delivery.id]);
    expect((await at.read(delivery)).status).toBe('pending');
  });

  it('goes through more than a page of one shard', async () => {
    const newIds = Array.from({ length: 4_000 }, () => idSource(at.clock())('delivery'));
    const firstByte = (id: string) => createHash('sha256').update(id).digest()[0] ?? 0;
    const ofOneShard = newIds.filter((id) => firstByte(id) % dueShards === 3).slice(0, 130);
    await Promise.all(ofOneShard.map((id) => at.due(-1, { id })));
    expect(await at.sweep()).toBe(130);
    expect(at.taken()).toEqual(ofOneShard.toSorted());
  });

  it('begins nothing when its time is nearly over; the next one does', async () => {
    await at.due(-1);
    expect(await at.sweep(() => 10_000)).toBe(0);
    expect(at.taken()).toEqual([]);
    expect(await at.sweep()).toBe(1);
  });
});

describe('two sweeps at once', () => {
  it('send each message once', async () => {
    const due = await Promise.all(Array.from({ length: 20 }, () => at.due(-1)));
    const counts = await Promise.all([at.sweep(), at.sweep()]);
    expect(counts[0] + counts[1]).toBe(20);
    expect(at.taken()).toEqual(ids(due));
  });
});

describe('an endpoint with a long backlog', () => {
  it('gets 500 of it in a sweep, the longest waiting of each shard first, and the rest in the next', async () => {
    await Promise.all(Array.from({ length: 520 }, () => at.due(-3600)));
    expect(await at.sweep()).toBe(500);
    expect(at.taken()).toHaveLength(500);
    expect(await at.sweep()).toBe(20);
  });

  it('does not keep another waiting', async () => {
    await Promise.all(Array.from({ length: 510 }, () => at.due(-3600)));
    const other = await at.due(-1, { endpoint_id: await at.newEndpoint() });
    await at.sweep();
    expect(at.taken()).toContain(other.id);
  });
});

describe('an endpoint that failed five times in a row', () => {
  it('is tried with one delivery; the others wait behind it for minutes', async () => {
    const due = await Promise.all(Array.from({ length: 30 }, () => at.due(-10)));
    await at.fail(5);
    expect(await at.sweep()).toBe(1);
    const [tried] = at.taken();
    const waiting = await Promise.all(due.filter(({ id }) => id !== tried).map(at.read));
    for (const { status, next_attempt_at, due_at } of waiting) {
      expect([status, next_attempt_at]).toEqual(['pending', due_at]);
      // Half to whole of a minute: it has only just begun to fail.
      expect(Date.parse(due_at ?? '') - at.clock().getTime()).toBe(45_000);
    }
    at.clock.forward({ seconds: 44 });
    expect(await at.sweep()).toBe(0);
    at.clock.forward({ seconds: 2 });
    expect(await at.sweep()).toBe(1);
  });
});

describe('what is no longer to be sent', () => {
  const hours = (count: number) => new Date(at.clock().getTime() - count * 3_600_000).toISOString();
  const states = async (deliveries: Delivery[]) =>
    new Set((await Promise.all(deliveries.map(at.read))).map(({ status }) => status));

  it('ends once its 72 hours are over, and does not take the turn of what is still to be sent', async () => {
    const expired = await Promise.all(
      Array.from({ length: 60 }, () => at.due(-3600, { created_at: hours(73) })),
    );
    const live = await at.due(-1, { created_at: hours(71) });
    await at.fail(5);
    expect(await at.sweep()).toBe(1);
    expect(at.taken()).toEqual([live.id]);
    expect(await states(expired)).toEqual(new Set(['failed']));
  });

  it('waits on when somebody asked for it by hand', async () => {
    const asked = await at.due(-1, { created_at: hours(100), requested_at: hours(0) });
    await at.sweep();
    expect(at.taken()).toEqual([asked.id]);
  });

  it('is canceled at once, whatever its number, if its endpoint was disabled or deleted', async () => {
    const early = await Promise.all(Array.from({ length: 40 }, () => at.due(-3600)));
    await at.fail(5);
    await at.switchTo(false);
    expect(await at.sweep()).toBe(0);
    expect(await states(early)).toEqual(new Set(['canceled']));
    // What was given up does not come back when the endpoint does.
    await at.switchTo(true);
    at.clock.forward({ hours: 1 });
    expect(await at.sweep()).toBe(0);

    const late = await at.due(-1);
    await at.remove();
    expect(await at.sweep()).toBe(0);
    expect(await states([late])).toEqual(new Set(['canceled']));
    expect(at.taken()).toEqual([]);
  });
});
