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
