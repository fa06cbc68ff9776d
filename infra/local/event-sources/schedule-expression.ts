/** The next due time of a schedule after an instant, both in milliseconds. */
type NextRun = (afterMs: number) => number;

const UNIT_SECONDS: Record<string, number> = { minute: 60, hour: 3600, day: 86_400 };
const DAY_MS = 86_400_000;

/**
 * Reads `rate(5 minutes)`, which counts from now, and `cron(0 3 * * ? *)`: daily at that minute in UTC, as in
 * EventBridge. Undefined for any other expression.
 */
export function readSchedule(expression: string): NextRun | undefined {
  const [, count, unit] = /^rate\((\d+) (minute|hour|day)s?\)$/.exec(expression) ?? [];
  if (Number(count) > 0 && unit) {
    const intervalMs = Number(count) * (UNIT_SECONDS[unit] as number) * 1000;
    return (afterMs) => afterMs + intervalMs;
  }
  const [, minute, hour] = /^cron\((\d{1,2}) (\d{1,2}) \* \* \? \*\)$/.exec(expression) ?? [];
  if (minute === undefined || Number(minute) > 59 || Number(hour) > 23) return undefined;
  const ofDayMs = (Number(hour) * 60 + Number(minute)) * 60_000;
  return (afterMs) => {
    const today = Math.floor(afterMs / DAY_MS) * DAY_MS + ofDayMs;
    return today > afterMs ? today : today + DAY_MS;
  };
}
