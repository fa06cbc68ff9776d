import { feedKeeper, type KeptFeedStores } from '../../shared/feeds/keep-feed.ts';
import { writeBoardFeed } from '../../shared/feeds/write-board-feed.ts';
import type { Handle } from '../../shared/http/call.ts';
import type * as routes from '../../shared/routes.ts';

export const getJobsFeedXml = (stores: KeptFeedStores): Handle<typeof routes.getJobsFeedXml> => {
  const readFeed = feedKeeper(stores, writeBoardFeed);
  return ({ params, now }) => readFeed(params.organization, now);
};
