/** The limits of each plan: calls per calendar month (UTC), calls per second, and the burst above that. */
export const plans = {
  free: { callsPerMonth: 1_000, callsPerSecond: 20, burst: 40 },
  scale: { callsPerMonth: 10_000_000, callsPerSecond: 500, burst: 1_000 },
} as const;
export type Plan = keyof typeof plans;

/** `2026-11` for any instant of that month, UTC. */
export const monthOf = (now: Date) => now.toISOString().slice(0, 7);

/** The number in the month's count with the calls of a day, UTC: `day25`. */
export const dayNumber = (now: Date) => `day${now.toISOString().slice(8, 10)}`;

/** The first instant of the following month, UTC: the budget starts again. */
export const nextMonth = (now: Date) => new Date(Date.UTC(now.getUTCFullYear(), now.getUTCMonth() + 1, 1));

/**
 * The calls of an organization in a month, and its arrival time (ms) in the rate algorithm GCRA (ITU-T I.371): the
 * instant until which calls have been consumed.
 */
export interface Usage {
  used?: number;
  arrival?: number;
  /** The highest threshold (see usage.ts) whose event was emitted this month. */
  told?: number;
}

/**
 * A call takes `interval` ms of the plan's rate; calls may be ahead of the clock by up to `lead` ms, which is the
 * burst.
 */
export function paceOf(plan: Plan) {
  const { callsPerSecond, burst } = plans[plan];
  const interval = 1000 / callsPerSecond;
  return { interval, lead: (burst - 1) * interval };
}

/**
 * Whether one more call is possible at `now`. `idle` and `ahead` mean yes: the arrival time then advances from `now` or
 * from its own value.
 */
export function roomIn({ used = 0, arrival = 0 }: Usage, plan: Plan, now: number) {
  if (used >= plans[plan].callsPerMonth) return 'none this month';
  if (arrival <= now) return 'idle';
  return arrival <= now + paceOf(plan).lead ? 'ahead' : 'none yet';
}

/** The delay in ms until a call is possible again after `none yet`. */
export const waitFor = ({ arrival = 0 }: Usage, plan: Plan, now: number) => arrival - paceOf(plan).lead - now;
