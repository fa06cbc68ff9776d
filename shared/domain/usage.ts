import { monthOf, nextMonth, type Plan, plans, type Usage } from './plan.ts';

/** Percent of the month's calls whose reaching is told of. */
const thresholds = [50, 80, 100] as const;

/** The thresholds that the count has reached and that were not told of this month; `told` is the highest that was. */
export function untoldThresholds({ used = 0, told = 0 }: Usage, plan: Plan): number[] {
  const limit = plans[plan].callsPerMonth;
  return thresholds.filter((threshold) => threshold > told && used * 100 >= threshold * limit);
}

/** What the event about a threshold shows: the month, and its count when this was told. */
export const usageSnapshot = (threshold: number, { used = 0 }: Usage, plan: Plan, now: Date) => ({
  object: 'usage',
  id: monthOf(now),
  threshold_percent: threshold,
  plan,
  used,
  limit: plans[plan].callsPerMonth,
  reset_at: nextMonth(now).toISOString(),
});
