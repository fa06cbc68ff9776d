/** What each plan allows: calls a calendar month (UTC), calls a second, and the burst above it. */
export const plans = {
  free: { callsPerMonth: 1_000, callsPerSecond: 20, burst: 40 },
  scale: { callsPerMonth: 10_000_000, callsPerSecond: 500, burst: 1_000 },
} as const;
export type Plan = keyof typeof plans;

/** `2026-11` for any instant of that month, UTC. */
export const monthOf = (now: Date) => now.toISOString().slice(0, 7);

/** The first instant of the following month, UTC: when the budget is whole again. */
export const nextMonth = (now: Date) => new Date(Date.UTC(now.getUTCFullYear(), now.getUTCMonth() + 1, 1));

/** What an organization has used of its month, and the instant (ms) until which its calls are spoken for: the arrival time of GCRA (ITU-T I.371). */
export interface Usage {
  used?: number;
  arrival?: number;
  /** The highest threshold (see usage.ts) that was told of this month. */
  told?: number;
}

/** One call takes `interval` ms of the plan's second; calls may run ahead of the clock by `lead`, which makes the burst. */
export function paceOf(plan: Plan) {
  const { callsPerSecond, burst } = plans[plan];
  const interval = 1000 / callsPerSecond;
  return { interval, lead: (burst - 1) * interval };
}

/** Whether usage leaves room for one more call at `now`: `idle` and `ahead` say yes, and from where the arrival time moves on. */
export function roomIn({ used = 0, arrival = 0 }: Usage, plan: Plan, now: number) {
  if (used >= plans[plan].callsPerMonth) return 'none this month';
  if (arrival <= now) return 'idle';
  return arrival <= now + paceOf(plan).lead ? 'ahead' : 'none yet';
}

/** How long (ms) until a call finds room again after `none yet`. */
export const waitFor = ({ arrival = 0 }: Usage, plan: Plan, now: number) => arrival - paceOf(plan).lead - now;
