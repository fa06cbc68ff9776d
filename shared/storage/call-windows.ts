import { ApiError } from '../domain/api-error.ts';
import type { Key } from './row.ts';
import type { Table } from './table.ts';

/**
 * Ten minutes: long enough to detect a bot, short enough that the people of an office can apply again after an hour.
 */
const windowMs = 10 * 60_000;

interface Counting {
  /** The row of a window, by the window's number. */
  keyOf: (window: string) => Key;
  /** The field that counts. */
  what: string;
  most: number;
  now: Date;
}

/**
 * Counts one more in the window of the instant, whose row expires with it, and returns the count. Throws {@link ApiError}
 * rate_limited above `most`.
 */
export async function countInWindow(table: Table, { keyOf, what, most, now }: Counting): Promise<number> {
  const window = Math.floor(now.getTime() / windowMs);
  const endsAt = (window + 1) * windowMs;
  const { done, row } = await table.tally(keyOf(String(window)), {
    add: { [what]: 1 },
    set: { expires_at: Math.ceil(endsAt / 1000) },
    atMost: { [what]: most - 1 },
  });
  if (done) return Number(row[what]);
  const seconds = Math.ceil((endsAt - now.getTime()) / 1000);
  throw new ApiError('rate_limited', { headers: { 'Retry-After': String(seconds) } });
}
