import { type FeedStores, readFeed } from '../../shared/feeds/read-feed.ts';
import { writeBoardFeed } from '../../shared/feeds/write-board-feed.ts';
import type { Handle } from '../../shared/http/call.ts';
import type * as routes from '../../shared/routes.ts';

export const getJobsFeedXml =
  (stores: FeedStores): Handle<typeof routes.getJobsFeedXml> =>
  async ({ params, now }) =>
    writeBoardFeed(await readFeed(stores, params.organization, now));
