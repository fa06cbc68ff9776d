import { feedKeeper, type KeptFeedStores } from '../../shared/feeds/keep-feed.ts';
import { writeBoardFeed } from '../../shared/feeds/write-board-feed.ts';
import type { Handle } from '../../shared/http/call.ts';
import { entryOf } from '../../shared/http/entry.ts';
import * as routes from '../../shared/routes/route-table.ts';
import { feedVersions } from '../../shared/storage/feed-versions.ts';
import { jobStore } from '../../shared/storage/jobs.ts';

export const getJobsFeedXml = (stores: KeptFeedStores): Handle<typeof routes.getJobsFeedXml> => {
  const readFeed = feedKeeper(stores, writeBoardFeed);
  return ({ params, now }) => readFeed(params.organization, now);
};

export const entry = entryOf(routes.getJobsFeedXml, getJobsFeedXml, (edge) => ({
  jobs: jobStore(edge.table),
  organizations: edge.organizations,
  feedVersions: feedVersions(edge.table),
}));
