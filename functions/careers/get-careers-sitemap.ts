import { feedKeeper, type KeptFeedStores } from '../../shared/feeds/keep-feed.ts';
import { writeSitemap } from '../../shared/feeds/write-sitemap.ts';
import type { Handle } from '../../shared/http/call.ts';
import { entryOf } from '../../shared/http/entry.ts';
import * as routes from '../../shared/routes/route-table.ts';
import { feedVersions } from '../../shared/storage/feed-versions.ts';
import { jobStore } from '../../shared/storage/jobs.ts';

export const getCareersSitemap = (stores: KeptFeedStores): Handle<typeof routes.getCareersSitemap> => {
  const readSitemap = feedKeeper(stores, writeSitemap, ({ visibility }) => visibility.search_indexable);
  return ({ params, now }) => readSitemap(params.organization, now);
};

export const entry = entryOf(routes.getCareersSitemap, getCareersSitemap, (edge) => ({
  jobs: jobStore(edge.table),
  organizations: edge.organizations,
  feedVersions: feedVersions(edge.table),
}));
