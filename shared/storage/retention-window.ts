import type { PageRequest } from './list-page.ts';

/** Events and their deliveries are stored for 30 days, which limits the log and replays. */
const keptSeconds = 30 * 24 * 3600;

/** When a row that began at an instant is over, in seconds of the epoch: what the table's TTL reads. */
export const expiryOf = (began: string | Date, seconds = keptSeconds) =>
  Math.floor(new Date(began).getTime() / 1000) + seconds;

/** Rows from before this instant have expired, even if they are still stored: the table deletes late. */
export const keptSince = (now: Date) => new Date(now.getTime() - keptSeconds * 1000);

/** A page without expired rows. */
export function withinKept(page: PageRequest): PageRequest {
  const since = keptSince(page.now).getTime();
  return { ...page, createdAfter: new Date(Math.max(since, page.createdAfter?.getTime() ?? since)) };
}
