import { beforeAll, describe, expect, it } from 'vitest';
import type { EventEnvelope } from '../../../shared/contracts/events.ts';
import type { Delivery } from '../../../shared/domain/delivery.ts';
import { changeDelivery, deliveryKey, deliveryStore } from '../../../shared/storage/deliveries.ts';
import { dueShards } from '../../../shared/storage/keys.ts';
import { appendEvent } from '../../../shared/storage/outbox.ts';
import type { Backend } from '../../support/backend.ts';
import { sharedBackend } from '../../support/shared-backend.ts';
import { sampleDelivery, secondsLater } from '../domain/support/samples.ts';
import { errorNamed } from './support/answering-client.ts';

let backend: Backend;
let store: ReturnType<typeof deliveryStore>;
beforeAll(async () => {
  backend = await sharedBackend();
  store = deliveryStore(backend.table);
});

const rowOf = ({ endpoint_id, id }: Delivery) => backend.table.get<Delivery>(deliveryKey(endpoint_id, id));
const due = (seconds: number | null) =>
  sampleDelivery({ due_at: seconds === null ? null : secondsLater(seconds).toISOString() });
/** The shard of each waiting delivery, found by looking into all of them. */
const dueIn = async (seconds: number, limit = 100) => {
  const shards = Array.from({ length: dueShards }, (_, n) => store.findDue(n, secondsLater(seconds), limit));
  return (await Promise.all(shards)).map((found) => found.map(({ id }) => id));
};

describe('new deliveries', () => {
  it('are stored for thirty days, and those of an earlier run are left as they are', async () => {
    const [one, other] = [sampleDelivery(), sampleDelivery()];
    expect(await store.createMissing([one])).toEqual([one]);
    const again = { ...one, status: 'delivered' as const };
    expect(await store.createMissing([again, other])).toEqual([other]);
    const row = await rowOf(one);
    expect(row?.data).toEqual(one);
    expect(row?.expires_at).toBe(secondsLater(30 * 24 * 3600).getTime() / 1000);
    expect((await rowOf(other))?.data).toEqual(other);
  });

  it('that wait for the sweep are stored together, each once, beside those that have a row', async () => {
    const [known, one, other] = [sampleDelivery(), sampleDelivery(), sampleDelivery()];
    await store.createMissing([known]);
    const commits: number[] = [];
    const counting = deliveryStore({
      ...backend.table,
      commit: (writes) => {
        commits.push(writes.length);
        return backend.table.commit(writes);
      },
    });
    const waiting = [one, other, one].map((delivery) => ({
      ...delivery,
      due_at: secondsLater(60).toISOString(),
    }));
    await Promise.all(waiting.map(counting.createWaiting));
    expect(commits).toEqual([2]);
    expect((await rowOf(one))?.data).toEqual(waiting[0]);
    expect((await rowOf(other))?.data).toEqual(waiting[1]);

    const fresh = sampleDelivery();
    await Promise.all([{ ...known, attempts: [] }, fresh].map(counting.createWaiting));
    expect((await rowOf(known))?.data).toEqual(known);
    expect((await rowOf(fresh))?.data).toEqual(fresh);
  });

  it('are not taken for stored where the table fails', async () => {
    const commit = () => Promise.reject(errorNamed('Throttled'));
    const failing = deliveryStore({ ...backend.table, commit });
    await expect(failing.createMissing([sampleDelivery()])).rejects.toThrow('Throttled');
    await expect(failing.replace(sampleDelivery(), sampleDelivery(), new Date())).rejects.toThrow(
      'Throttled',
    );
  });
});

describe('a delivery', () => {
  it('is replaced by its next version, once', async () => {
    const one = sampleDelivery();
    await store.createMissing([one]);
    const next = { ...one, status: 'delivered' as const };
    const saved = { ...next, version: 2, updated_at: secondsLater(5).toISOString() };
    expect(await store.replace(one, next, secondsLater(5))).toEqual(saved);
    expect((await rowOf(one))?.data).toEqual(saved);
    expect(await store.replace(one, next, secondsLater(6))).toBeNull();
    await expect(backend.table.commit([changeDelivery(one, saved)])).rejects.toMatchObject({ index: 0 });
    expect(await rowOf(one)).toMatchObject({ version: 2, data: saved });
  });

  it('is read with its endpoint and the text of its event', async () => {
    const one = sampleDelivery();
    const { organization_id, endpoint_id, id, event_id } = one;
    const event = {
      id: event_id,
      organization_id,
      type: 'job.created',
      data: { object: { object: 'job' }, context: {} },
    };
    const read = (endpoint = endpoint_id) => store.findToSend(organization_id, endpoint, id, event_id);
    expect(await read()).toEqual({ delivery: undefined, endpoint: undefined, eventBody: undefined });
    await store.createMissing([one]);
    const stored = event as unknown as EventEnvelope;
    const endpoint = {
      put: { pk: `ORG#${organization_id}#HOOK`, sk: endpoint_id, data: { id: 'an endpoint' } },
    };
    await backend.table.commit([{ ...endpoint, when: { absent: true } }, appendEvent(stored)]);
    const body = JSON.stringify(event);
    expect(await read()).toEqual({ delivery: one, endpoint: { id: 'an endpoint' }, eventBody: body });
    expect(await read('we_other')).toMatchObject({ delivery: undefined, endpoint: undefined });
    expect(await store.isEventStored(stored)).toBe(true);
  });
});

describe('due deliveries', () => {
  it('are found from their instant on, the longest waiting first, and none that waits for nothing', async () => {
    const all = [due(20), due(10), due(30), due(null)];
    await store.createMissing(all);
    const found = async (seconds: number) => {
      const ids = (await dueIn(seconds)).flat();
      return all.map(({ id }) => ids.includes(id));
    };
    expect(await found(9)).toEqual([false, false, false, false]);
    expect(await found(10)).toEqual([false, true, false, false]);
    expect(await found(20)).toEqual([true, true, false, false]);
    expect(await found(30)).toEqual([true, true, true, false]);
  });

  it('are spread over the shards; each is read in order, in parts', async () => {
    const all = Array.from({ length: 64 }, (_, n) => due(1000 + ((n * 7) % 64)));
    await store.createMissing(all);
    const known = new Map(all.map((one) => [one.id, one]));
    const shards = (await dueIn(2000)).map((ids) => ids.flatMap((id) => known.get(id) ?? []));
    expect(shards.flat()).toHaveLength(64);
    expect(shards.filter((shard) => shard.length > 0).length).toBeGreaterThan(8);
    const at = shards.findIndex((shard) => shard.length > 2);
    const shard = shards[at] ?? [];
    expect(shard).toEqual(
      shard.toSorted((one, other) => ((one.due_at ?? '') < (other.due_at ?? '') ? -1 : 1)),
    );
    const after = await store.findDue(at, secondsLater(2000), 1, shard[0]);
    expect(after).toEqual([shard[1]]);
  });
});
