import { newJob } from '../../shared/domain/job.ts';
import { moveJob } from '../../shared/domain/job-moves.ts';
import type { Handle } from '../../shared/http/call.ts';
import { entryOf } from '../../shared/http/entry.ts';
import * as routes from '../../shared/routes/route-table.ts';
import { type JobStore, jobStore } from '../../shared/storage/jobs.ts';
import { presentJob } from '../../shared/views/present-job.ts';

interface Dependencies {
  jobs: JobStore;
}

export const createJob =
  ({ jobs }: Dependencies): Handle<typeof routes.createJob> =>
  async ({ body, origin, now, newId }) => {
    const draft = newJob(body, { now, newId });
    const job =
      body.is_draft === false
        ? await jobs.insert(origin, moveJob(draft, 'leaveDraft', now).job, [
            { type: 'job.created' },
            { type: 'job.published' },
          ])
        : await jobs.insert(origin, draft, [{ type: 'job.created' }]);
    return presentJob(job, origin.organizationId);
  };

export const entry = entryOf(routes.createJob, createJob, (edge) => ({ jobs: jobStore(edge.table) }));
