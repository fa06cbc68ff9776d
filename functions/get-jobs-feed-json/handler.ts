import { fitFeed } from '../../shared/feeds/fit-feed.ts';
import { feedKeeper, type KeptFeedStores } from '../../shared/feeds/keep-feed.ts';
import type { Feed } from '../../shared/feeds/read-feed.ts';
import type { Handle } from '../../shared/http/call.ts';
import { presentPublicJob } from '../../shared/http/present-public-job.ts';
import type * as routes from '../../shared/routes.ts';

export const getJobsFeedJson = (stores: KeptFeedStores): Handle<typeof routes.getJobsFeedJson> => {
  const readFeed = feedKeeper(stores, writeList);
  return ({ params, now }) => readFeed(params.organization, now);
};

/** Frozen: the edge writes it once for all calls that it answers. */
function writeList({ jobs, isCut }: Feed, now: Date) {
  const shown = jobs.map((job) => presentPublicJob(job, now));
  const data = fitFeed(shown, JSON.stringify);
  return Object.freeze({
    object: 'list' as const,
    data,
    has_more: isCut || data.length < shown.length,
    // A feed has no second page.
    next_cursor: null,
  });
}
