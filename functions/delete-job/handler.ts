import type { Handle } from '../../shared/http/call.ts';
import type * as routes from '../../shared/routes.ts';
import type { JobStore } from '../../shared/storage/jobs.ts';

interface Dependencies {
  jobs: JobStore;
}

export const deleteJob =
  ({ jobs }: Dependencies): Handle<typeof routes.deleteJob> =>
  async ({ params, origin }) => {
    await jobs.remove(origin, params.id, [{ type: 'job.deleted' }]);
    return { object: 'job', id: params.id, deleted: true };
  };
