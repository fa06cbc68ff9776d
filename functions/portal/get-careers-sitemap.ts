import { feedKeeper, type KeptFeedStores } from '../../shared/feeds/keep-feed.ts';
import { writeSitemap } from '../../shared/feeds/write-sitemap.ts';
import type { Handle } from '../../shared/http/call.ts';
import { entryOf } from '../../shared/http/entry.ts';
import {
  addressOf,
  findOrganization,
  type PortalOrganizations,
} from '../../shared/portal/find-organization.ts';
import * as routes from '../../shared/routes/route-table.ts';
import { feedVersions } from '../../shared/storage/feed-versions.ts';
import { jobStore } from '../../shared/storage/jobs.ts';

interface Stores extends KeptFeedStores {
  organizations: PortalOrganizations;
}

export const getCareersSitemap = (stores: Stores): Handle<typeof routes.getCareersSitemap> => {
  const readSitemap = feedKeeper(stores, writeSitemap, ({ visibility }) => visibility.search_indexable);
  return async ({ params, now }) => {
    const organization = await findOrganization(stores.organizations, params.organization);
    return (await readSitemap(organization.id, now))(addressOf(organization));
  };
};

export const entry = entryOf(routes.getCareersSitemap, getCareersSitemap, (edge) => ({
  jobs: jobStore(edge.table),
  organizations: edge.organizations,
  feedVersions: feedVersions(edge.table),
}));
