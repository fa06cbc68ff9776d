import type { Handle } from '../../shared/http/call.ts';
import { entryOf } from '../../shared/http/entry.ts';
import * as routes from '../../shared/routes/route-table.ts';
import { type JobStore, jobStore } from '../../shared/storage/jobs.ts';
import { presentStages } from '../../shared/views/present-stage.ts';

interface Dependencies {
  jobs: Pick<JobStore, 'get'>;
}

export const listStages =
  ({ jobs }: Dependencies): Handle<typeof routes.listStages> =>
  async ({ params, caller }) =>
    presentStages(await jobs.get(caller.organizationId, params.id));

export const entry = entryOf(routes.listStages, listStages, (edge) => ({ jobs: jobStore(edge.table) }));
