import { type MoveRequest, moveApplication } from '../domain/application-pipeline.ts';
import type { EventOrigin } from '../domain/event.ts';
import type { Application } from '../domain/stored/application.ts';
import type { Job } from '../domain/stored/job.ts';
import type { JobStore } from './jobs.ts';
import type { PipelineStore } from './pipeline.ts';

export interface MovingStores {
  jobs: Pick<JobStore, 'find'>;
  pipeline: Pick<PipelineStore, 'changeOnce'>;
}

/**
 * Moves applications for one request. Each move is a separate transaction, made once per Idempotency-Key. Jobs are read
 * once and not guarded: if a stage is removed at this instant, an application that is moved there counts as in the
 * entry stage.
 */
export function applicationMover({ jobs, pipeline }: MovingStores, origin: EventOrigin) {
  const known = new Map<string, Promise<Job | undefined>>();
  const jobOf = (id: string) => {
    const found = known.get(id) ?? jobs.find(origin.organizationId, id);
    known.set(id, found);
    return found;
  };

  return async (
    id: string,
    request: MoveRequest,
  ): Promise<{ application: Application; job: Job | undefined; changed: boolean }> => {
    const target = request.action === 'transfer' ? await jobOf(request.job_id) : undefined;
    const { application, changed } = await pipeline.changeOnce(origin, id, async (before) => {
      const job = await jobOf(before.job_id);
      return moveApplication(before, { job, target }, request, origin.now);
    });
    return { application, job: await jobOf(application.job_id), changed };
  };
}
