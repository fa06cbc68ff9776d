import { expect, it } from 'vitest';
import { lookBackDays } from '../../shared/domain/look-back-days.ts';

it('a sweep looks at today and the 35 days before, the oldest first, by the day in UTC', () => {
  const days = lookBackDays(new Date('2026-03-02T23:30:00.000-05:00'));
  expect(days.at(0)).toBe('2026-01-27');
  expect(days.at(-1)).toBe('2026-03-03');
  expect(days).toHaveLength(36);
  expect(new Set(days).size).toBe(36);
  expect(days).toEqual(days.toSorted());
  expect(days).toContain('2026-02-28');
});
