import { monthOf, nextMonth, type Plan, plans, type Usage } from './plan.ts';

/** The percentages of the month's budget at which an event is emitted. */
const thresholds = [50, 80, 100] as const;

/**
 * The thresholds that the count has reached and whose event was not emitted this month; `told` is the highest emitted
 * one.
 */
export function unreportedThresholds({ used = 0, told = 0 }: Usage, plan: Plan): number[] {
  const limit = plans[plan].callsPerMonth;
  return thresholds.filter((threshold) => threshold > told && used * 100 >= threshold * limit);
}

/** The month in the event about a threshold, with the count at that time. */
export const usageSnapshot = (threshold: number, { used = 0 }: Usage, plan: Plan, now: Date) => ({
  object: 'usage',
  id: monthOf(now),
  threshold_percent: threshold,
  plan,
  used,
  limit: plans[plan].callsPerMonth,
  reset_at: nextMonth(now).toISOString(),
});
