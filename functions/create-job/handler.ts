import { newJob } from '../../shared/domain/job.ts';
import { moveJob } from '../../shared/domain/job-moves.ts';
import type { Handle } from '../../shared/http/call.ts';
import { presentJob } from '../../shared/http/present-job.ts';
import type * as routes from '../../shared/routes.ts';
import type { JobStore } from '../../shared/storage/jobs.ts';

interface Dependencies {
  jobs: JobStore;
}

export const createJob =
  ({ jobs }: Dependencies): Handle<typeof routes.createJob> =>
  async ({ body, origin, now, newId }) => {
    const draft = newJob(body, { now, newId });
    if (body.is_draft !== false)
      return presentJob(await jobs.insert(origin, draft, [{ type: 'job.created' }]));
    const { job } = moveJob(draft, 'leaveDraft', now);
    return presentJob(await jobs.insert(origin, job, [{ type: 'job.created' }, { type: 'job.published' }]));
  };
