import { type FeedStores, readFeed } from '../../shared/feeds/read-feed.ts';
import { writeRssFeed } from '../../shared/feeds/write-rss-feed.ts';
import type { Handle } from '../../shared/http/call.ts';
import type * as routes from '../../shared/routes.ts';

export const getJobsFeedRss =
  (stores: FeedStores): Handle<typeof routes.getJobsFeedRss> =>
  async ({ params, now }) =>
    writeRssFeed(await readFeed(stores, params.organization, now));
