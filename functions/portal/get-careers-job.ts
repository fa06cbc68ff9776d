import { isPublic } from '../../shared/domain/job-publicity.ts';
import { portalOf } from '../../shared/domain/organization-settings.ts';
import { writeJobPosting } from '../../shared/feeds/write-job-posting.ts';
import type { Handle } from '../../shared/http/call.ts';
import { entryOf } from '../../shared/http/entry.ts';
import { findPortalJob, type PortalStores } from '../../shared/portal/find-job.ts';
import { addressOf } from '../../shared/portal/find-organization.ts';
import { renderJob } from '../../shared/portal/job-page.ts';
import { renderRefusal } from '../../shared/portal/refusal-page.ts';
import * as routes from '../../shared/routes/route-table.ts';
import { type JobStore, jobStore } from '../../shared/storage/jobs.ts';
import { presentJob } from '../../shared/views/present-job.ts';
import { presentPublicJob } from '../../shared/views/present-public-job.ts';

interface Stores extends PortalStores {
  jobs: Pick<JobStore, 'find' | 'label'>;
}

export const getCareersJob =
  (stores: Stores): Handle<typeof routes.getCareersJob> =>
  async ({ params, now }) => {
    const { job: found, organization, home } = await findPortalJob(stores, params, now);
    const job = await stores.jobs.label(organization.id, found);
    const isIndexed = isPublic(job, now) && job.visibility.search_indexable;
    const linkedData = writeJobPosting(presentJob(job, addressOf(organization)), organization.name);
    return renderJob({
      organization: organization.name,
      home,
      portal: portalOf(organization),
      job: presentPublicJob(job, addressOf(organization), now),
      closesAt: job.visibility.closes_at,
      openings: job.openings,
      ...(isIndexed && { linkedData }),
    });
  };

export const entry = entryOf(
  routes.getCareersJob,
  getCareersJob,
  (edge) => ({ jobs: jobStore(edge.table), organizations: edge.organizations }),
  () => ({ pages: { renderRefusal } }),
);
