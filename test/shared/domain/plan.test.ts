import fc from 'fast-check';
import { expect, it } from 'vitest';
import {
  monthOf,
  nextMonth,
  type Plan,
  paceOf,
  plans,
  roomIn,
  type Usage,
  waitFor,
} from '../../../shared/domain/plan.ts';

it.each([
  ['2026-11-30T23:59:59.999Z', '2026-11', '2026-12-01T00:00:00.000Z'],
  ['2026-12-01T00:00:00.000Z', '2026-12', '2027-01-01T00:00:00.000Z'],
  ['2026-12-31T23:59:59.999Z', '2026-12', '2027-01-01T00:00:00.000Z'],
  ['2028-02-29T12:00:00.000Z', '2028-02', '2028-03-01T00:00:00.000Z'],
  // Already December in Auckland, still November in UTC, which is what counts.
  ['2026-12-01T01:00:00.000+13:00', '2026-11', '2026-12-01T00:00:00.000Z'],
])('%s belongs to %s, whose budget ends at %s', (at, month, reset) => {
  expect(monthOf(new Date(at))).toBe(month);
  expect(nextMonth(new Date(at)).toISOString()).toBe(reset);
});

it('gives every instant a month that ends after it and within 31 days, and the next month begins there', () => {
  const instants = fc.date({
    min: new Date('2020-01-01'),
    max: new Date('2100-01-01'),
    noInvalidDate: true,
  });
  fc.assert(
    fc.property(instants, (at) => {
      const end = nextMonth(at);
      const left = end.getTime() - at.getTime();
      expect(left).toBeGreaterThan(0);
      expect(left).toBeLessThanOrEqual(31 * 86_400_000);
      expect(monthOf(new Date(end.getTime() - 1))).toBe(monthOf(at));
      expect(monthOf(end) > monthOf(at)).toBe(true);
    }),
  );
});

it('gives the plans what the contract promises', () => {
  expect(plans).toEqual({
    free: { callsPerMonth: 1_000, callsPerSecond: 20, burst: 40 },
    scale: { callsPerMonth: 10_000_000, callsPerSecond: 500, burst: 1_000 },
  });
});

/** A bucket of `burst` tokens that fills by `callsPerSecond`, counted in thousandths of a token so that no fraction is lost. */
function bucketOf(plan: Plan) {
  const { callsPerSecond, burst } = plans[plan];
  let tokens = burst * 1000;
  let filledAt = 0;
  return (now: number): boolean => {
    tokens = Math.min(burst * 1000, tokens + (now - filledAt) * callsPerSecond);
    filledAt = now;
    if (tokens < 1000) return false;
    tokens -= 1000;
    return true;
  };
}

/** What a store makes of `roomIn`: the usage after a call that found room. */
function after(usage: Usage, plan: Plan, now: number): Usage {
  const from = roomIn(usage, plan, now) === 'idle' ? now : (usage.arrival ?? 0);
  return { used: (usage.used ?? 0) + 1, arrival: from + paceOf(plan).interval };
}

const anyPlan = fc.constantFrom<Plan>('free', 'scale');
/** Gaps (ms) between calls: mostly none or short, now and then long enough to fill the bucket. */
const gaps = fc.array(fc.oneof({ weight: 9, arbitrary: fc.nat(60) }, fc.nat(5_000)), { maxLength: 200 });

it('lets through what a token bucket of the plan lets through, call by call', () => {
  fc.assert(
    fc.property(anyPlan, gaps, fc.integer({ min: 1, max: 60 }), (plan, between, volley) => {
      const takes = bucketOf(plan);
      let usage: Usage = {};
      let now = 1_000_000;
      for (const gap of between) {
        now += gap;
        for (let n = 0; n < volley; n++) {
          const hasRoom = !roomIn(usage, plan, now).startsWith('none');
          expect(hasRoom).toBe(takes(now));
          if (hasRoom) usage = after(usage, plan, now);
        }
      }
    }),
  );
});

it('says to the millisecond when there is room again', () => {
  fc.assert(
    fc.property(anyPlan, fc.nat(2_000_000), fc.nat(10_000), (plan, now, beyond) => {
      const usage = { used: 1, arrival: now + paceOf(plan).lead + beyond };
      const wait = waitFor(usage, plan, now);
      expect(roomIn(usage, plan, now + wait)).not.toBe('none yet');
      if (wait > 0) expect(roomIn(usage, plan, now + wait - 1)).toBe('none yet');
    }),
  );
});
