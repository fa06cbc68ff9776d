import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { nextMonth, plans } from '../../../shared/domain/plan.ts';
import type { Caller } from '../../../shared/http/api-gateway.ts';
import { noMeter, openMeter } from '../../../shared/http/meter.ts';
import { type OrganizationStore, organizationStore } from '../../../shared/storage/organizations.ts';
import { type Backend, startBackend } from '../../support/backend.ts';
import { newCaller } from '../../support/call-endpoint.ts';

let backend: Backend;
let organizations: OrganizationStore;
beforeAll(async () => {
  backend = await startBackend();
  organizations = organizationStore(backend.table);
});
afterAll(() => backend.stop());

const now = new Date('2026-11-30T23:59:00.000Z');
const budget = plans.free.callsPerMonth;
const quotaExceeded = expect.objectContaining({ code: 'quota_exceeded' });

/** A caller on the free plan who has made so many calls this month. */
async function callerWith(used: number): Promise<Caller> {
  const caller = await newCaller(backend, { plan: 'free' });
  await backend.table.commit([
    { put: { pk: `ORG#${caller.organizationId}`, sk: 'USAGE#2026-11', data: {}, ...{ used } } },
  ]);
  return caller;
}

describe('counting', () => {
  it('counts a request once, however often it is asked to', async () => {
    const caller = await callerWith(0);
    const meter = openMeter(organizations, caller, true, now);
    await Promise.all([meter.count(), meter.count()]);
    await meter.count();
    expect(await organizations.callsMade(caller.organizationId, now)).toBe(1);
  });

  it('lets exactly the rest of the budget through when many come at once', async () => {
    const caller = await callerWith(budget - 7);
    const calls = Array.from({ length: 40 }, () => openMeter(organizations, caller, true, now).count());
    const outcomes = await Promise.allSettled(calls);
    expect(outcomes.filter(({ status }) => status === 'fulfilled')).toHaveLength(7);
    for (const outcome of outcomes)
      if (outcome.status === 'rejected') expect(outcome.reason).toEqual(quotaExceeded);
    expect(await organizations.callsMade(caller.organizationId, now)).toBe(budget);
  });

  it('refuses above the budget, with the seconds until the first of the next month', async () => {
    const caller = await callerWith(budget);
    await expect(openMeter(organizations, caller, true, now).count()).rejects.toMatchObject({
      code: 'quota_exceeded',
      particulars: { headers: { 'Retry-After': '60' } },
    });
  });

  it('begins anew with the month', async () => {
    const caller = await callerWith(budget);
    const meter = openMeter(organizations, caller, true, nextMonth(now));
    await meter.count();
    expect((await meter.headers()).RateLimit).toMatch(`"month";r=${budget - 1};`);
  });

  it('costs nothing on a route that is not counted, and works there at zero budget', async () => {
    const caller = await callerWith(budget);
    const meter = openMeter(organizations, caller, false, now);
    await meter.count();
    expect((await meter.headers()).RateLimit).toBe('"month";r=0;t=60');
    expect(await organizations.callsMade(caller.organizationId, now)).toBe(budget);
  });

  it('keeps the budgets of organizations apart', async () => {
    const [one, two] = [await callerWith(5), await callerWith(9)];
    await openMeter(organizations, one, true, now).count();
    expect(await organizations.callsMade(two.organizationId, now)).toBe(9);
  });
});

describe('the headers', () => {
  it('say the policy, what is left and when it is whole again', async () => {
    const meter = openMeter(organizations, await callerWith(3), true, now);
    await meter.count();
    expect(await meter.headers()).toEqual({
      'RateLimit-Policy': `"month";q=${budget};w=2592000`,
      RateLimit: `"month";r=${budget - 4};t=60`,
    });
  });

  it('say zero to who was refused, and never less', async () => {
    const meter = openMeter(organizations, await callerWith(budget), true, now);
    await expect(meter.count()).rejects.toEqual(quotaExceeded);
    expect((await meter.headers()).RateLimit).toBe('"month";r=0;t=60');
  });

  it('stay away when the budget cannot be read: a ready answer is not held back', async () => {
    const broken = { ...organizations, callsMade: () => Promise.reject(new Error('down')) };
    expect(await openMeter(broken, await callerWith(0), false, now).headers()).toEqual({});
  });

  it('stay away for who sent no key', async () => {
    await noMeter.count();
    expect(await noMeter.headers()).toEqual({});
  });
});
