import { expect, it } from 'vitest';
import { plans } from '../../../shared/domain/plan.ts';
import { unreportedThresholds, usageSnapshot } from '../../../shared/domain/usage.ts';
import { instant } from './support/samples.ts';

it('each threshold of a month is emitted once, when it is reached', () => {
  const limit = plans.free.callsPerMonth;
  const told = (used: number, told?: number) => unreportedThresholds({ used, told }, 'free');
  expect(told(limit / 2 - 1)).toEqual([]);
  expect(told(limit / 2)).toEqual([50]);
  expect(told(limit / 2, 50)).toEqual([]);
  expect(told(limit)).toEqual([50, 80, 100]);
  expect(told(limit, 50)).toEqual([80, 100]);
  expect(told(2 * limit, 100)).toEqual([]);
  expect(unreportedThresholds({}, 'free')).toEqual([]);
  expect(usageSnapshot(80, { used: 9 }, 'free', instant)).toEqual({
    object: 'usage',
    id: '2026-11',
    threshold_percent: 80,
    plan: 'free',
    used: 9,
    limit,
    reset_at: '2026-12-01T00:00:00.000Z',
  });
  expect(usageSnapshot(80, {}, 'free', instant).used).toBe(0);
});
