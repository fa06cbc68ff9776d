import fc from 'fast-check';
import { expect, it } from 'vitest';
import { monthOf, nextMonth, plans } from '../../../shared/domain/plan.ts';

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
