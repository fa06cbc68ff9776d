import { beforeAll, describe, expect, it } from 'vitest';
import type { EventOrigin } from '../../../shared/domain/event.ts';
import { plans } from '../../../shared/domain/plan.ts';
import { usageKey } from '../../../shared/storage/organization-keys.ts';
import { organizationStore } from '../../../shared/storage/organizations.ts';
import type { Backend } from '../../support/backend.ts';
import { sharedBackend } from '../../support/shared-backend.ts';
import { eventsOfOrigin, newOrigin } from './conformance/origin.ts';

let backend: Backend;
beforeAll(async () => {
  backend = await sharedBackend();
});

const now = new Date('2026-11-15T12:00:00.000Z');
const month = now.toISOString().slice(0, 7);
const desk = () => {
  const { origin, making } = newOrigin(now);
  const { organizationId: id } = origin;
  return { origin, making, id, store: organizationStore(backend.table) };
};
const usage = (id: string) =>
  backend.table.get(usageKey(id, month)) as Promise<Record<string, unknown> | undefined>;

describe('an organization', () => {
  it('is created once, and changed only where it exists', async () => {
    const { id, store } = desk();
    const organization = { id, name: 'Testing Ltd', plan: 'free' as const, created_at: now.toISOString() };
    const rename = () =>
      store.change({ organizationId: id, now }, (one) => ({ ...one, name: 'Renamed Ltd' }));
    await expect(rename()).rejects.toMatchObject({ code: 'not_found' });
    await store.create(organization);
    await expect(store.create(organization)).rejects.toMatchObject({ name: 'ConditionFailed' });
    const renamed = await rename();
    expect(renamed).toMatchObject({ ...organization, name: 'Renamed Ltd', version: 1 });
    expect(await store.find(id)).toEqual(renamed);
  });
});

describe('the calls of a month', () => {
  it('are counted up to the budget of the plan', async () => {
    const { id, store } = desk();
    expect(await store.callsMade(id, now)).toBe(0);
    const most = plans.free.callsPerMonth;
    const key = usageKey(id, month);
    await backend.table.tally(key, { add: { used: most - 1 }, atMost: {} });
    expect(await store.countCall(id, now, 'free')).toMatchObject({ done: true, row: { used: most } });
    expect((await store.countCall(id, new Date(now.getTime() + 60_000), 'free')).done).toBe(false);
    expect(await store.callsMade(id, now)).toBe(most);
  });

  it('may come in a burst, and then no faster than the rate', async () => {
    const { id, store } = desk();
    const done: boolean[] = [];
    for (let n = 0; n < 300 && done.at(-1) !== false; n++)
      done.push((await store.countCall(id, now, 'free')).done);
    expect(done).toHaveLength(plans.free.burst + 1);
    expect(done.at(-1)).toBe(false);
    expect((await store.countCall(id, new Date(now.getTime() + 60_000), 'free')).done).toBe(true);
  });
});

describe('the events about thresholds', () => {
  const reaching = { used: plans.free.callsPerMonth };
  const emitted = async (made: { origin: EventOrigin; making: ReturnType<typeof newOrigin>['making'] }) =>
    (await eventsOfOrigin(backend, made)).map(({ type, sequence, data }) => [
      type,
      sequence,
      data.object.threshold_percent,
    ]);

  it('are emitted once a month, the lowest first, and remembered', async () => {
    const { origin, making, id, store } = desk();
    await store.tellThresholds(origin, 'free', reaching);
    const first = await emitted({ origin, making });
    expect(first.length).toBeGreaterThan(1);
    const percents = first.map(([, , percent]) => Number(percent));
    expect(percents).toEqual(percents.toSorted((a, b) => a - b));
    expect(first[0]?.slice(0, 2)).toEqual(['usage.threshold_reached', reaching.used]);
    expect((await usage(id))?.told).toBe(percents.at(-1));
    await store.tellThresholds(origin, 'free', reaching);
    expect(await emitted({ origin, making })).toEqual(first);
  });

  it('are passed on where the table does not answer', async () => {
    const { origin } = desk();
    const commit = () => Promise.reject(new Error('the table does not answer'));
    const broken = organizationStore({ ...backend.table, commit });
    await expect(broken.tellThresholds(origin, 'free', reaching)).rejects.toThrow('does not answer');
  });
});
