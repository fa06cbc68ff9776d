import type { Handle } from '../../shared/http/call.ts';
import { presentStages } from '../../shared/http/present-stage.ts';
import type * as routes from '../../shared/routes.ts';
import type { JobStore } from '../../shared/storage/jobs.ts';

interface Dependencies {
  jobs: Pick<JobStore, 'get'>;
}

export const listStages =
  ({ jobs }: Dependencies): Handle<typeof routes.listStages> =>
  async ({ params, caller }) =>
    presentStages(await jobs.get(caller.organizationId, params.id));
