import { feedKeeper, type KeptFeedStores } from '../../shared/feeds/keep-feed.ts';
import type { Feed } from '../../shared/feeds/read-feed.ts';
import type { Handle } from '../../shared/http/call.ts';
import { entryOf } from '../../shared/http/entry.ts';
import { careersUrl } from '../../shared/platform/addresses.ts';
import { renderJobList } from '../../shared/portal/job-list-page.ts';
import { renderRefusal } from '../../shared/portal/refusal-page.ts';
import * as routes from '../../shared/routes/route-table.ts';
import { feedVersions } from '../../shared/storage/feed-versions.ts';
import { jobStore } from '../../shared/storage/jobs.ts';
import { presentPublicJob } from '../../shared/views/present-public-job.ts';

export const getCareersPage = (stores: KeptFeedStores): Handle<typeof routes.getCareersPage> => {
  const readList = feedKeeper(stores, writeList, () => true);
  return async ({ params, query, now }) => {
    const list = await readList(params.organization, now);
    return renderJobList({ ...list, home: careersUrl(params.organization), asked: query });
  };
};

/** The list shows no descriptions, and converting them would take most of the time. */
const writeList = ({ organizationId, publisher, jobs, isCut }: Feed, now: Date) => ({
  organization: publisher,
  isCut,
  jobs: jobs.map((job) => {
    const brief = { ...job, job_details: { ...job.job_details, description: null } };
    return presentPublicJob(brief, organizationId, now);
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
