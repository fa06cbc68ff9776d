import { describe, expect, it } from 'vitest';
import { monthOf, nextMonth, paceOf, plans, roomIn, waitFor } from '../../../shared/domain/plan.ts';

const now = 1_000_000;

it('a month is that of the universal time', () => {
  const last = new Date('2026-12-31T23:59:59.999Z');
  expect([monthOf(last), nextMonth(last).toISOString()]).toEqual(['2026-12', '2027-01-01T00:00:00.000Z']);
});

it.each([
  ['free', { interval: 50, lead: 39 * 50 }],
  ['scale', { interval: 2, lead: 999 * 2 }],
] as const)('the pace of %s is %o', (plan, pace) => expect(paceOf(plan)).toEqual(pace));

describe('one more call', () => {
  const { lead } = paceOf('free');
  const budget = plans.free.callsPerMonth;
  it.each([
    [{}, 'idle'],
    [{ used: budget - 1 }, 'idle'],
    [{ used: budget }, 'none this month'],
    [{ used: budget + 1, arrival: now }, 'none this month'],
    [{ arrival: now }, 'idle'],
    [{ arrival: now + 1 }, 'ahead'],
    [{ arrival: now + lead }, 'ahead'],
    [{ arrival: now + lead + 1 }, 'none yet'],
  ])('after %o is %s', (usage, room) => expect(roomIn(usage, 'free', now)).toBe(room));

  it('is possible again once the burst has room', () => {
    expect(waitFor({ arrival: now + lead + 7 }, 'free', now)).toBe(7);
    expect(waitFor({}, 'free', -lead)).toBe(0);
  });
});
