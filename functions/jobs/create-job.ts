import type { Handle } from '../../shared/http/call.ts';
import { entryOf } from '../../shared/http/entry.ts';
import * as routes from '../../shared/routes/route-table.ts';
import { type JobStore, jobStore } from '../../shared/storage/jobs.ts';
import { presentJob } from '../../shared/views/present-job.ts';
import { insertJob } from './insert-job.ts';

interface Dependencies {
  jobs: Pick<JobStore, 'insert'>;
}

export const createJob =
  ({ jobs }: Dependencies): Handle<typeof routes.createJob> =>
  async (call) =>
    presentJob(await insertJob(jobs, call.body, call), call.origin.organizationId);

export const entry = entryOf(routes.createJob, createJob, (edge) => ({ jobs: jobStore(edge.table) }));
