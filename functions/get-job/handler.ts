import { ApiError } from '../../shared/domain/api-error.ts';
import { isPublic } from '../../shared/domain/public-job.ts';
import type { Handle } from '../../shared/http/call.ts';
import { presentJob } from '../../shared/http/present-job.ts';
import { presentPublicJob } from '../../shared/http/present-public-job.ts';
import type * as routes from '../../shared/routes.ts';
import type { JobStore } from '../../shared/storage/jobs.ts';

interface Dependencies {
  jobs: JobStore;
}

export const getJob =
  ({ jobs }: Dependencies): Handle<typeof routes.getJob> =>
  async ({ params, caller, now }) => {
    const job = await jobs.get(caller.organizationId, params.id);
    if (caller.keyType === 'secret') return presentJob(job);
    if (!isPublic(job, now)) throw new ApiError('not_found');
    return presentPublicJob(job, now);
  };
