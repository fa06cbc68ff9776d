import { moveJob } from '../../shared/domain/job-moves.ts';
import type { Handle } from '../../shared/http/call.ts';
import { presentJob } from '../../shared/http/present-job.ts';
import type * as routes from '../../shared/routes.ts';
import type { JobStore } from '../../shared/storage/jobs.ts';

interface Dependencies {
  jobs: JobStore;
}

export const closeJob =
  ({ jobs }: Dependencies): Handle<typeof routes.closeJob> =>
  async ({ params, origin, now }) => {
    const job = await jobs.change(origin, params.id, (before) => {
      const { job: next, step } = moveJob(before, 'close', now);
      return step && { next, events: [{ type: step.event, context: step.context }] };
    });
    return presentJob(job);
  };
