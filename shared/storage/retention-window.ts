import type { PageRequest } from './list-page.ts';

/** Events and their deliveries are kept for 30 days: the log and replays reach that far back. */
const keptSeconds = 30 * 24 * 3600;

/** When a row that began at an instant is over, in seconds of the epoch: what the table's TTL reads. */
export const expiryOf = (began: string | Date, seconds = keptSeconds) =>
  Math.floor(new Date(began).getTime() / 1000) + seconds;

/** What is older is over, though its row may still lie there: the table deletes late. */
export const keptSince = (now: Date) => new Date(now.getTime() - keptSeconds * 1000);

/** A page of what is not over yet. */
export function withinKept(page: PageRequest): PageRequest {
  const since = keptSince(page.now).getTime();
  return { ...page, createdAfter: new Date(Math.max(since, page.createdAfter?.getTime() ?? since)) };
}
