import { beforeAll, describe, expect, it, vi } from 'vitest';
import type { EventEnvelope } from '../../../shared/contracts/events.ts';
import { nextMonth, type Plan, plans } from '../../../shared/domain/plan.ts';
import type { Caller } from '../../../shared/http/api-gateway.ts';
import { openMeter } from '../../../shared/http/meter.ts';
import { usageKey } from '../../../shared/storage/organization-keys.ts';
import { organizationStore } from '../../../shared/storage/organizations.ts';
import type { Table } from '../../../shared/storage/table.ts';
import { originOf } from '../../functions/support/origin.ts';
import type { Backend } from '../../support/backend.ts';
import { eventsOf, newCaller } from '../../support/call-endpoint.ts';
import { sharedBackend } from '../../support/shared-backend.ts';

let backend: Backend;
beforeAll(async () => {
  backend = await sharedBackend();
});

const now = new Date('2026-11-30T12:00:00.000Z');
const { callsPerMonth } = plans.free;

/** A caller on the free plan who has made so many calls this month. */
async function callerWith(used: number): Promise<Caller> {
  const caller = await newCaller(backend, { plan: 'free' });
  await backend.table.tally(usageKey(caller.organizationId, '2026-11'), { add: { used }, atMost: {} });
  return caller;
}

interface Setting {
  table?: Table;
  at?: Date;
  plan?: Plan;
}
/** One call, a second after the last: the pace is not what this is about. */
let calls = 0;
function call(caller: Caller, { table = backend.table, at = now, plan = 'free' }: Setting = {}) {
  calls += 1;
  const origin = originOf(caller, new Date(at.getTime() + calls * 1000));
  return openMeter(organizationStore(table), { ...caller, plan }, true, origin, () => origin.now).count();
}
const told = async (caller: Caller) =>
  (await eventsOf(backend, caller)).map(({ data }: EventEnvelope) => data.object.threshold_percent);

describe('usage.threshold_reached', () => {
  it.each([50, 80, 100])(
    'is emitted by the call that reaches %i %, not before it and not after it',
    async (percent) => {
      const limit = (callsPerMonth * percent) / 100;
      const caller = await callerWith(limit - 2);
      const before = await told(caller);
      await call(caller);
      const [earlier] = [await told(caller)];
      await call(caller);
      expect((await told(caller)).filter((one) => one === percent)).toEqual([percent]);
      expect(earlier).not.toContain(percent);
      expect(before).toEqual([]);
      await call(caller).catch(() => {});
      expect((await told(caller)).filter((one) => one === percent)).toEqual([percent]);
    },
  );

  it('says what is used of what, until when, and who made the call', async () => {
    const caller = await callerWith(callsPerMonth / 2 - 1);
    await call(caller);
    expect(await eventsOf(backend, caller)).toMatchObject([
      {
        type: 'usage.threshold_reached',
        sequence: 500,
        data: {
          object: {
            object: 'usage',
            id: '2026-11',
            threshold_percent: 50,
            plan: 'free',
            used: 500,
            limit: 1_000,
            reset_at: '2026-12-01T00:00:00.000Z',
          },
          previous: null,
          context: { actor: { type: 'api_key', id: caller.keyId } },
        },
      },
    ]);
  });

  it('is emitted once for each threshold, however many calls cross them at once', async () => {
    const caller = await callerWith(480);
    const organizations = organizationStore(backend.table);
    const volley = Array.from({ length: plans.free.burst }, () =>
      openMeter(organizations, caller, true, originOf(caller, now), () => now).count(),
    );
    await Promise.all(volley);
    expect(await told(caller)).toEqual([50]);
  });

  it('is emitted once if calls with another plan have crossed several: each of them, and never again that month', async () => {
    const caller = await callerWith(900);
    await call(caller, { plan: 'scale' });
    expect(await told(caller)).toEqual([]);
    await call(caller);
    await call(caller);
    expect(await told(caller)).toEqual([50, 80]);
    await backend.table.tally(usageKey(caller.organizationId, '2026-11'), {
      set: { used: 5_000_000 },
      atMost: {},
    });
    await call(caller, { plan: 'scale' });
    expect(await told(caller)).toEqual([50, 80]);
  });

  it('begins anew with the month', async () => {
    const caller = await callerWith(499);
    await call(caller);
    const next = usageKey(caller.organizationId, '2026-12');
    await backend.table.tally(next, { add: { used: 499 }, atMost: {} });
    await call(caller, { at: nextMonth(now) });
    expect(await told(caller)).toEqual([50, 50]);
  });

  it('does not fail a call if it cannot be emitted, and the next call emits it', async () => {
    const caller = await callerWith(499);
    const down = async () => {
      throw new Error('the table is down');
    };
    vi.stubEnv('LOG_LEVEL', 'warn');
    const written: string[] = [];
    const output = vi
      .spyOn(process.stdout, 'write')
      .mockImplementation((line) => written.push(String(line)) > 0);
    await call(caller, { table: { ...backend.table, commit: down } });
    output.mockRestore();
    vi.unstubAllEnvs();
    expect(written.map((line) => JSON.parse(line))).toMatchObject([
      { level: 'warn', organizationId: caller.organizationId },
    ]);
    expect(await told(caller)).toEqual([]);
    await call(caller);
    expect(await told(caller)).toEqual([50]);
  });

  it('is not told twice when the call that told it ended before it could note that', async () => {
    const caller = await callerWith(499);
    const endsEarly: Table['tally'] = (key, change) => {
      if (change.set?.told !== undefined) throw new Error('the power went out');
      return backend.table.tally(key, change);
    };
    await call(caller, { table: { ...backend.table, tally: endsEarly } });
    await call(caller);
    await call(caller);
    expect(await told(caller)).toEqual([50]);
  });

  it('of the last call of the month is emitted by the refusal after it, at the latest', async () => {
    const caller = await callerWith(callsPerMonth);
    await expect(call(caller)).rejects.toMatchObject({ code: 'quota_exceeded' });
    expect(await told(caller)).toEqual([50, 80, 100]);
  });

  it('costs a call that reaches none not one request more', async () => {
    const caller = await callerWith(600);
    await call(caller);
    const asked: string[] = [];
    const watched = new Proxy(backend.table, {
      get: (table, name: keyof Table) => {
        asked.push(name);
        return table[name];
      },
    });
    await call(caller, { table: watched });
    expect(asked).toEqual(['tally']);
  });
});
