import fc from 'fast-check';
import { beforeAll, describe, expect, it } from 'vitest';
import { nextMonth, plans, roomIn, type Usage } from '../../../shared/domain/plan.ts';
import type { Caller } from '../../../shared/http/api-gateway.ts';
import { noMeter, openMeter } from '../../../shared/http/meter.ts';
import { type OrganizationStore, organizationStore } from '../../../shared/storage/organizations.ts';
import { originOf } from '../../functions/support/origin.ts';
import type { Backend } from '../../support/backend.ts';
import { newCaller } from '../../support/call-endpoint.ts';
import { sharedBackend } from '../../support/shared-backend.ts';

let backend: Backend;
let organizations: OrganizationStore;
beforeAll(async () => {
  backend = await sharedBackend();
  organizations = organizationStore(backend.table);
});

const now = new Date('2026-11-30T23:59:00.000Z');
const budget = plans.free.callsPerMonth;
const quotaExceeded = expect.objectContaining({ code: 'quota_exceeded' });

/** A caller on the free plan who has made so many calls this month. */
async function callerWith(used: number): Promise<Caller> {
  const caller = await newCaller(backend, { plan: 'free' });
  await backend.table.commit([
    {
      put: { pk: `ORG#${caller.organizationId}#USAGE`, sk: 'USAGE#2026-11', data: {}, ...{ used } },
      when: { always: 'a test' },
    },
  ]);
  return caller;
}

const openFor = (caller: Caller, counted: boolean, at: Date, store = organizations) =>
  openMeter(store, caller, counted, originOf(caller, at), () => at);

describe('counting', () => {
  it('counts a request once, however often it is asked to', async () => {
    const caller = await callerWith(0);
    const meter = openFor(caller, true, now);
    await Promise.all([meter.count(), meter.count()]);
    await meter.count();
    expect(await organizations.callsMade(caller.organizationId, now)).toBe(1);
  });

  it('counts a call that stalled on its way when it comes, and not as one that was too fast', async () => {
    const caller = await callerWith(0);
    const later = () => new Date(now.getTime() + 10_000);
    await openFor(caller, true, later()).count();
    await openMeter(organizations, caller, true, originOf(caller, now), later).count();
    expect(await organizations.callsMade(caller.organizationId, now)).toBe(2);
  });

  it('lets exactly the rest of the budget through when many come at once', async () => {
    const caller = await callerWith(budget - 7);
    const calls = Array.from({ length: 40 }, () => openFor(caller, true, now).count());
    const outcomes = await Promise.allSettled(calls);
    expect(outcomes.filter(({ status }) => status === 'fulfilled')).toHaveLength(7);
    for (const outcome of outcomes)
      if (outcome.status === 'rejected') expect(outcome.reason).toEqual(quotaExceeded);
    expect(await organizations.callsMade(caller.organizationId, now)).toBe(budget);
  });

  it('refuses above the budget, with the seconds until the first of the next month', async () => {
    const caller = await callerWith(budget);
    await expect(openFor(caller, true, now).count()).rejects.toMatchObject({
      code: 'quota_exceeded',
      particulars: { headers: { 'Retry-After': '60' } },
    });
  });

  it('begins anew with the month', async () => {
    const caller = await callerWith(budget);
    const meter = openFor(caller, true, nextMonth(now));
    await meter.count();
    expect((await meter.headers()).RateLimit).toMatch(`"month";r=${budget - 1};`);
  });

  it('costs nothing on a route that is not counted, and works there at zero budget', async () => {
    const caller = await callerWith(budget);
    const meter = openFor(caller, false, now);
    await meter.count();
    expect((await meter.headers()).RateLimit).toBe('"month";r=0;t=60');
    expect(await organizations.callsMade(caller.organizationId, now)).toBe(budget);
  });

  it('keeps the budgets of organizations apart', async () => {
    const [one, two] = [await callerWith(5), await callerWith(9)];
    await openFor(one, true, now).count();
    expect(await organizations.callsMade(two.organizationId, now)).toBe(9);
  });
});

describe('the pace', () => {
  const { burst, callsPerSecond } = plans.free;
  const at = (ms: number) => new Date(now.getTime() + ms);
  const call = (caller: Caller, ms: number) => openFor(caller, true, at(ms)).count();
  const codeOf = (outcome: PromiseSettledResult<void>) =>
    outcome.status === 'fulfilled' ? 'counted' : outcome.reason.code;
  const volley = async (caller: Caller, size: number, ms = 0) => {
    const codes = (await Promise.allSettled(Array.from({ length: size }, () => call(caller, ms)))).map(
      codeOf,
    );
    return Object.fromEntries(
      [...new Set(codes)].map((code) => [code, codes.filter((c) => c === code).length]),
    );
  };

  it('lets exactly the burst through when many come at once, and counts no other call', async () => {
    const caller = await callerWith(0);
    expect(await volley(caller, 100)).toEqual({ counted: burst, rate_limited: 100 - burst });
    expect(await organizations.callsMade(caller.organizationId, now)).toBe(burst);
  });

  it('lets one more through each time its share of a second has passed', async () => {
    const caller = await callerWith(0);
    await volley(caller, burst);
    const share = 1000 / callsPerSecond;
    expect(await volley(caller, 5, share - 1)).toEqual({ rate_limited: 5 });
    expect(await volley(caller, 5, share)).toEqual({ counted: 1, rate_limited: 4 });
    expect(await volley(caller, 5, 4 * share)).toEqual({ counted: 3, rate_limited: 2 });
    expect(await volley(caller, 50, 10_000)).toEqual({ counted: burst, rate_limited: 50 - burst });
  });

  it('says rate_limited with the seconds to wait, and quota_exceeded where the month is used up besides', async () => {
    const caller = await callerWith(budget - burst - 1);
    await volley(caller, burst);
    await expect(call(caller, 0)).rejects.toMatchObject({
      code: 'rate_limited',
      particulars: { headers: { 'Retry-After': '1' } },
    });
    expect(await volley(caller, 2, 50)).toEqual({ counted: 1, quota_exceeded: 1 });
    expect(await organizations.callsMade(caller.organizationId, now)).toBe(budget);
  });

  it('is each organization’s own, and none for what is not counted', async () => {
    const [busy, calm] = [await callerWith(0), await callerWith(0)];
    await volley(busy, burst + 1);
    expect(await volley(calm, 1)).toEqual({ counted: 1 });
    await openFor(busy, false, now).count();
  });

  it('is that of the token bucket on the real engine too', async () => {
    const times = fc.array(fc.oneof(fc.nat(40), fc.nat(3_000)), { minLength: 1, maxLength: 12 });
    await fc.assert(
      fc.asyncProperty(times, async (gaps) => {
        const caller = await callerWith(0);
        let usage: Usage = {};
        let ms = 0;
        for (const gap of gaps) {
          ms += gap;
          for (let n = 0; n < 9; n++) {
            const room = roomIn(usage, 'free', at(ms).getTime());
            const [outcome] = await Promise.allSettled([call(caller, ms)]);
            expect(codeOf(outcome)).toBe(room === 'none yet' ? 'rate_limited' : 'counted');
            if (room === 'none yet') continue;
            const from = room === 'idle' ? at(ms).getTime() : (usage.arrival ?? 0);
            usage = { used: (usage.used ?? 0) + 1, arrival: from + 50 };
          }
        }
        expect(await organizations.callsMade(caller.organizationId, now)).toBe(usage.used);
      }),
      { numRuns: 8 },
    );
  });
});

describe('the headers', () => {
  it('say the policy, what is left and when it is whole again', async () => {
    const meter = openFor(await callerWith(3), true, now);
    await meter.count();
    expect(await meter.headers()).toEqual({
      'RateLimit-Policy': `"month";q=${budget};w=2592000`,
      RateLimit: `"month";r=${budget - 4};t=60`,
    });
  });

  it('say zero to who was refused, and never less', async () => {
    const meter = openFor(await callerWith(budget), true, now);
    await expect(meter.count()).rejects.toEqual(quotaExceeded);
    expect((await meter.headers()).RateLimit).toBe('"month";r=0;t=60');
  });

  it('stay away when the budget cannot be read: a ready answer is not held back', async () => {
    const broken = { ...organizations, callsMade: () => Promise.reject(new Error('down')) };
    expect(await openFor(await callerWith(0), false, now, broken).headers()).toEqual({});
  });

  it('stay away for who sent no key', async () => {
    await noMeter.count();
    expect(await noMeter.headers()).toEqual({});
  });
});
