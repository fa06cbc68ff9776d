import { ApiError } from '../../shared/domain/api-error.ts';
import { writeJobPosting } from '../../shared/feeds/write-job-posting.ts';
import type { Handle } from '../../shared/http/call.ts';
import { entryOf } from '../../shared/http/entry.ts';
import { portalAddressOf } from '../../shared/http/portal-address.ts';
import * as routes from '../../shared/routes/route-table.ts';
import { type JobStore, jobStore } from '../../shared/storage/jobs.ts';
import type { OrganizationStore } from '../../shared/storage/organizations.ts';
import { presentJob } from '../../shared/views/present-job.ts';

interface Dependencies {
  jobs: JobStore;
  organizations: OrganizationStore;
}

export const getJobLinkedData =
  ({ jobs, organizations }: Dependencies): Handle<typeof routes.getJobLinkedData> =>
  async ({ params, caller }) => {
    const { organizationId } = caller;
    const [job, organization] = await Promise.all([
      jobs.get(organizationId, params.id),
      organizations.find(organizationId),
    ]);
    if (!organization) throw new ApiError('not_found');
    return writeJobPosting(
      presentJob(await jobs.label(organizationId, job), portalAddressOf(caller)),
      organization.name,
    );
  };

export const entry = entryOf(routes.getJobLinkedData, getJobLinkedData, (edge) => ({
  jobs: jobStore(edge.table),
  organizations: edge.organizations,
}));
