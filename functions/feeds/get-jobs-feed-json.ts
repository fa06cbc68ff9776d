import { feedKeeper, type KeptFeedStores } from '../../shared/feeds/keep-feed.ts';
import type { Feed } from '../../shared/feeds/read-feed.ts';
import { truncateFeed } from '../../shared/feeds/truncate-feed.ts';
import type { Handle } from '../../shared/http/call.ts';
import { entryOf } from '../../shared/http/entry.ts';
import * as routes from '../../shared/routes/route-table.ts';
import { feedVersions } from '../../shared/storage/feed-versions.ts';
import { jobStore } from '../../shared/storage/jobs.ts';
import { presentPublicJob } from '../../shared/views/present-public-job.ts';

export const getJobsFeedJson = (stores: KeptFeedStores): Handle<typeof routes.getJobsFeedJson> => {
  const readFeed = feedKeeper(stores, writeList);
  return ({ params, now }) => readFeed(params.organization, now);
};

/** Frozen, so that the endpoint writes it as JSON once for all calls that return it. */
function writeList({ address, jobs, isCut }: Feed, now: Date) {
  const data = truncateFeed(jobs, (job) => presentPublicJob(job, address, now), JSON.stringify);
  return Object.freeze({
    object: 'list' as const,
    data,
    has_more: isCut || data.length < jobs.length,
    // A feed has no second page.
    next_cursor: null,
  });
}

export const entry = entryOf(routes.getJobsFeedJson, getJobsFeedJson, (edge) => ({
  jobs: jobStore(edge.table),
  organizations: edge.organizations,
  feedVersions: feedVersions(edge.table),
}));
