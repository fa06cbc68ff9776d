import { feedKeeper, type KeptFeedStores } from '../../shared/feeds/keep-feed.ts';
import { writeRssFeed } from '../../shared/feeds/write-rss-feed.ts';
import type { Handle } from '../../shared/http/call.ts';
import type * as routes from '../../shared/routes.ts';

export const getJobsFeedRss = (stores: KeptFeedStores): Handle<typeof routes.getJobsFeedRss> => {
  const readFeed = feedKeeper(stores, writeRssFeed);
  return ({ params, now }) => readFeed(params.organization, now);
};
