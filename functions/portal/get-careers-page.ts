import { portalOf } from '../../shared/domain/organization-settings.ts';
import { feedKeeper, type KeptFeedStores } from '../../shared/feeds/keep-feed.ts';
import type { Feed } from '../../shared/feeds/read-feed.ts';
import type { Handle } from '../../shared/http/call.ts';
import { entryOf } from '../../shared/http/entry.ts';
import { findOrganization, homeOf, type PortalOrganizations } from '../../shared/portal/find-organization.ts';
import { renderJobList } from '../../shared/portal/job-list-page.ts';
import { renderRefusal } from '../../shared/portal/refusal-page.ts';
import * as routes from '../../shared/routes/route-table.ts';
import { feedVersions } from '../../shared/storage/feed-versions.ts';
import { jobStore } from '../../shared/storage/jobs.ts';
import { presentPublicJob } from '../../shared/views/present-public-job.ts';

interface Stores extends KeptFeedStores {
  organizations: PortalOrganizations;
}

export const getCareersPage = (stores: Stores): Handle<typeof routes.getCareersPage> => {
  const readList = feedKeeper(stores, writeList, () => true);
  return async ({ params, query, now }) => {
    const organization = await findOrganization(stores.organizations, params.organization);
    const list = await readList(organization.id, now);
    const portal = portalOf(organization);
    return renderJobList({
      ...list,
      organization: organization.name,
      home: homeOf(organization),
      portal,
      asked: query,
    });
  };
};

/** The list shows no descriptions, and converting them would take most of the time. */
const writeList = ({ address, jobs, isCut }: Feed, now: Date) => ({
  isCut,
  jobs: jobs.map((job) => {
    const brief = { ...job, job_details: { ...job.job_details, description: null } };
    return presentPublicJob(brief, address, now);
  }),
});

export const entry = entryOf(
  routes.getCareersPage,
  getCareersPage,
  (edge) => ({
    jobs: jobStore(edge.table),
    organizations: edge.organizations,
    feedVersions: feedVersions(edge.table),
  }),
  () => ({ pages: { renderRefusal } }),
);
