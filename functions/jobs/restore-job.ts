import type { Handle } from '../../shared/http/call.ts';
import { entryOf } from '../../shared/http/entry.ts';
import { portalAddressOf } from '../../shared/http/portal-address.ts';
import * as routes from '../../shared/routes/route-table.ts';
import { type JobStore, jobStore } from '../../shared/storage/jobs.ts';
import { presentJob } from '../../shared/views/present-job.ts';

interface Dependencies {
  jobs: Pick<JobStore, 'restore' | 'label'>;
}

export const restoreJob =
  ({ jobs }: Dependencies): Handle<typeof routes.restoreJob> =>
  async ({ params, origin, caller }) => {
    const job = await jobs.restore(origin, params.id);
    return presentJob(await jobs.label(origin.organizationId, job), portalAddressOf(caller));
  };

export const entry = entryOf(routes.restoreJob, restoreJob, (edge) => ({ jobs: jobStore(edge.table) }));
