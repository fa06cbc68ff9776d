import { ApiError } from '../../shared/domain/api-error.ts';
import { isPublic } from '../../shared/domain/job-publicity.ts';
import type { Handle } from '../../shared/http/call.ts';
import { entryOf } from '../../shared/http/entry.ts';
import { isInsider } from '../../shared/http/insider.ts';
import { portalAddressOf } from '../../shared/http/portal-address.ts';
import * as routes from '../../shared/routes/route-table.ts';
import { type JobStore, jobStore } from '../../shared/storage/jobs.ts';
import { presentJob } from '../../shared/views/present-job.ts';
import { presentPublicJob } from '../../shared/views/present-public-job.ts';

interface Dependencies {
  jobs: JobStore;
}

export const getJob =
  ({ jobs }: Dependencies): Handle<typeof routes.getJob> =>
  async ({ params, caller, now }) => {
    const found = await jobs.get(caller.organizationId, params.id);
    if (!isInsider(caller) && !isPublic(found, now)) throw new ApiError('not_found');
    const job = await jobs.label(caller.organizationId, found);
    if (isInsider(caller)) return presentJob(job, portalAddressOf(caller));
    return presentPublicJob(job, portalAddressOf(caller), now);
  };

export const entry = entryOf(routes.getJob, getJob, (edge) => ({ jobs: jobStore(edge.table) }));
