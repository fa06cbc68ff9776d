import type { Handle } from '../../shared/http/call.ts';
import { presentJob } from '../../shared/http/present-job.ts';
import type * as routes from '../../shared/routes.ts';
import type { JobStore } from '../../shared/storage/jobs.ts';

interface Dependencies {
  jobs: JobStore;
}

export const getJob =
  ({ jobs }: Dependencies): Handle<typeof routes.getJob> =>
  async ({ params, caller }) =>
    presentJob(await jobs.get(caller.organizationId, params.id));
