import type { Handle } from '../../shared/http/call.ts';
import { entryOf } from '../../shared/http/entry.ts';
import * as routes from '../../shared/routes/route-table.ts';
import { type JobStore, jobStore } from '../../shared/storage/jobs.ts';

interface Dependencies {
  jobs: JobStore;
}

export const deleteJob =
  ({ jobs }: Dependencies): Handle<typeof routes.deleteJob> =>
  async ({ params, origin }) => {
    await jobs.remove(origin, params.id, [{ type: 'job.deleted' }]);
    return { object: 'job', id: params.id, deleted: true };
  };

export const entry = entryOf(routes.deleteJob, deleteJob, (edge) => ({ jobs: jobStore(edge.table) }));
