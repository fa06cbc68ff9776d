import { createHash } from 'node:crypto';
import { afterAll, beforeEach, describe, expect, it } from 'vitest';
import { sweepDueDeliveries } from '../../functions/sweep-due-deliveries/handler.ts';
import type { Delivery } from '../../shared/domain/delivery.ts';
import { idSource } from '../../shared/platform/ids.ts';
import { deliveryStore } from '../../shared/storage/deliveries.ts';
import { dueShards } from '../../shared/storage/keys.ts';
import { type Backend, startBackend } from '../support/backend.ts';
import { newCaller } from '../support/call-endpoint.ts';
import { turnableClock } from './support/clock.ts';
import { readDelivery, storeDelivery, storeEvent } from './support/deliveries.ts';
import { makeDeliveryQueue } from './support/queues.ts';

const endpointId = 'we_01HZZZZZZZZZZZZZZZZZZZZZZZ';
let backend: Backend | undefined;
afterAll(() => backend?.stop());

/** A sweep sees the whole table, so each test has one of its own. */
async function desk() {
  await backend?.stop();
  backend = await startBackend();
  const { table } = backend;
  const clock = turnableClock();
  const out = makeDeliveryQueue(backend, 'swept');
  const event = await storeEvent(backend, await newCaller(backend));
  const at = backend;
  const sweep = (remainingMs = () => 50_000) =>
    sweepDueDeliveries({ deliveries: deliveryStore(table), queue: out.queue, clock, remainingMs })();
  const due = (seconds: number, changes: Partial<Delivery> = {}) =>
    storeDelivery(at, event, endpointId, clock(), {
      due_at: new Date(clock().getTime() + seconds * 1000).toISOString(),
      ...changes,
    });
  const taken = () =>
    out
      .take()
      .map(({ delivery_id }) => delivery_id)
      .toSorted();
  return { clock, sweep, due, taken, read: (delivery: Delivery) => readDelivery(at, delivery) };
}
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
    expect(await at.sweep(() => 9_000)).toBe(0);
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
