import type { PageRequest } from './list-page.ts';

/** Events and their deliveries are stored for 30 days, which limits the log and replays. */
export const keptSeconds = 30 * 24 * 3600;

/** Older rows have expired, even if they still exist: the table deletes with a delay. */
export const keptSince = (now: Date) => new Date(now.getTime() - keptSeconds * 1000);

/** A page without expired rows. */
export function withinKept(page: PageRequest): PageRequest {
  const since = keptSince(page.now).getTime();
  return { ...page, createdAfter: new Date(Math.max(since, page.createdAfter?.getTime() ?? since)) };
}
