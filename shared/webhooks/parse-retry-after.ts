import { DEADLINE_SECONDS } from './delivery-schedule.ts';

/**
 * The delay of a Retry-After header in seconds, from either of its forms (seconds, HTTP date); null when absent or
 * invalid.
 */
export function parseRetryAfter(header: string | undefined, now: Date): number | null {
  const value = header?.trim() ?? '';
  if (/^\d+$/.test(value)) return cap(Number(value));
  // Date.parse accepts almost any text ("-5", "1.5"); an HTTP date starts with its weekday and ends in GMT.
  if (!/^[A-Z][a-z]+, .* GMT$/.test(value)) return null;
  const seconds = Math.ceil((Date.parse(value) - now.getTime()) / 1000);
  return Number.isNaN(seconds) ? null : cap(Math.max(0, seconds));
}

/** No attempt waits longer than the deadline, so the cap has no other effect than a small stored number. */
const cap = (seconds: number): number => Math.min(seconds, DEADLINE_SECONDS);
