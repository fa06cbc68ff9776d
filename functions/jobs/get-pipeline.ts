import type { Handle } from '../../shared/http/call.ts';
import { entryOf } from '../../shared/http/entry.ts';
import * as routes from '../../shared/routes/route-table.ts';
import { type JobStore, jobStore } from '../../shared/storage/jobs.ts';
import { type StageCounts, stageCounts } from '../../shared/storage/stage-counts.ts';

interface Dependencies {
  jobs: Pick<JobStore, 'get'>;
  counts: StageCounts;
}

/** A call reads the job and one query of at most 32 small rows. */
export const getPipeline =
  ({ jobs, counts }: Dependencies): Handle<typeof routes.getPipeline> =>
  async ({ params, origin: { organizationId } }) => {
    const [job, numbers] = await Promise.all([
      jobs.get(organizationId, params.id),
      counts.of(organizationId, params.id),
    ]);
    const numberOf = (name: string) => numbers.get(name) ?? 0;
    return {
      object: 'pipeline',
      job_id: job.id,
      stages: job.stages.map(({ id, name, type }) => ({ stage_id: id, name, type, active: numberOf(id) })),
      hired: numberOf('hired'),
      rejected: numberOf('rejected'),
      withdrawn: numberOf('withdrawn'),
    };
  };

export const entry = entryOf(routes.getPipeline, getPipeline, ({ table }) => ({
  jobs: jobStore(table),
  counts: stageCounts(table),
}));
