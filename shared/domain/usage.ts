import { dayNumber, monthOf, nextMonth, type Plan, plans, type Usage } from './plan.ts';

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

/** The thresholds of a month's budget in calls. */
export function thresholdsOf({ used = 0 }: Usage, plan: Plan) {
  const limit = plans[plan].callsPerMonth;
  return thresholds.map((percent) => {
    const calls = Math.ceil((percent * limit) / 100);
    return { percent, calls, is_reached: used >= calls };
  });
}

/** The calls of each day of a month, `2026-11`, up to today. Releases before November 25, 2026 counted no days. */
export function daysOf(
  counted: Record<string, unknown>,
  month: string,
  now: Date,
): { date: string; calls: number }[] {
  const days = [];
  const day = new Date(`${month}-01T00:00:00.000Z`);
  for (; monthOf(day) === month && day <= now; day.setUTCDate(day.getUTCDate() + 1))
    days.push({ date: day.toISOString().slice(0, 10), calls: Number(counted[dayNumber(day)] ?? 0) });
  return days;
}
