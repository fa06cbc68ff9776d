import { feedKeeper, type KeptFeedStores } from '../../shared/feeds/keep-feed.ts';
import { writeRssFeed } from '../../shared/feeds/write-rss-feed.ts';
import type { Handle } from '../../shared/http/call.ts';
import { entryOf } from '../../shared/http/entry.ts';
import * as routes from '../../shared/routes/route-table.ts';
import { feedVersions } from '../../shared/storage/feed-versions.ts';
import { jobStore } from '../../shared/storage/jobs.ts';

export const getJobsFeedRss = (stores: KeptFeedStores): Handle<typeof routes.getJobsFeedRss> => {
  const readFeed = feedKeeper(stores, writeRssFeed);
  return ({ params, now }) => readFeed(params.organization, now);
};

export const entry = entryOf(routes.getJobsFeedRss, getJobsFeedRss, (edge) => ({
  jobs: jobStore(edge.table),
  organizations: edge.organizations,
  feedVersions: feedVersions(edge.table),
}));
