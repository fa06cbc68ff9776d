import type { Handle } from '../../shared/http/call.ts';
import { entryOf } from '../../shared/http/entry.ts';
import { portalAddressOf } from '../../shared/http/portal-address.ts';
import * as routes from '../../shared/routes/route-table.ts';
import { type JobStore, jobStore } from '../../shared/storage/jobs.ts';
import { presentJob } from '../../shared/views/present-job.ts';
import { insertJob } from './insert-job.ts';

interface Dependencies {
  jobs: Pick<JobStore, 'insert' | 'label' | 'resolved'>;
}

export const createJob =
  ({ jobs }: Dependencies): Handle<typeof routes.createJob> =>
  async (call) => {
    const { organizationId } = call.origin;
    const job = await insertJob(jobs, await jobs.resolved(organizationId, call.body), call);
    return presentJob(await jobs.label(organizationId, job), portalAddressOf(call.caller));
  };

export const entry = entryOf(routes.createJob, createJob, (edge) => ({ jobs: jobStore(edge.table) }));
