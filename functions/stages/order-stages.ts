import { withStageOrder } from '../../shared/domain/stages.ts';
import type { Handle } from '../../shared/http/call.ts';
import { entryOf } from '../../shared/http/entry.ts';
import { refuseStale } from '../../shared/http/etag.ts';
import * as routes from '../../shared/routes/route-table.ts';
import { type JobStore, jobStore } from '../../shared/storage/jobs.ts';
import { presentStages } from '../../shared/views/present-stage.ts';

interface Dependencies {
  jobs: Pick<JobStore, 'change'>;
}

export const orderStages =
  ({ jobs }: Dependencies): Handle<typeof routes.orderStages> =>
  async ({ params, body, origin, ifMatch }) => {
    const job = await jobs.change(origin, params.id, (before) => {
      refuseStale(ifMatch, presentStages(before));
      const next = withStageOrder(before, body.stage_ids);
      return next === before ? null : { next, events: [{ type: 'job.stages_updated' }] };
    });
    return presentStages(job);
  };

export const entry = entryOf(routes.orderStages, orderStages, (edge) => ({ jobs: jobStore(edge.table) }));
