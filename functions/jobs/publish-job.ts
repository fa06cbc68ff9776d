import { moveJob } from '../../shared/domain/job-moves.ts';
import type { Handle } from '../../shared/http/call.ts';
import { entryOf } from '../../shared/http/entry.ts';
import { portalAddressOf } from '../../shared/http/portal-address.ts';
import * as routes from '../../shared/routes/route-table.ts';
import { type JobStore, jobStore } from '../../shared/storage/jobs.ts';
import { presentJob } from '../../shared/views/present-job.ts';

interface Dependencies {
  jobs: JobStore;
}

export const publishJob =
  ({ jobs }: Dependencies): Handle<typeof routes.publishJob> =>
  async ({ params, origin, caller, now }) => {
    const job = await jobs.change(origin, params.id, (before) => {
      const { job: next, step } = moveJob(before, 'publish', now);
      return step && { next, events: [{ type: step.event, context: step.context }] };
    });
    return presentJob(await jobs.label(origin.organizationId, job), portalAddressOf(caller));
  };

export const entry = entryOf(routes.publishJob, publishJob, (edge) => ({ jobs: jobStore(edge.table) }));
