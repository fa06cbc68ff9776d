import { type MoveRequest, moveApplication } from '../domain/application-pipeline.ts';
import type { EventOrigin } from '../domain/event.ts';
import type { Application } from '../domain/stored/application.ts';
import type { Job } from '../domain/stored/job.ts';
import type { JobStore } from './jobs.ts';
import type { PipelineStore } from './pipeline.ts';
import type { RejectionReasonStore } from './rejection-reasons.ts';

export interface MovingStores {
  jobs: Pick<JobStore, 'find'>;
  pipeline: Pick<PipelineStore, 'changeOnce'>;
  reasons: Pick<RejectionReasonStore, 'use'>;
}

/**
 * Moves applications for one request. Each move is a separate transaction, made once per Idempotency-Key. Jobs are read
 * once and not guarded: if a stage is removed at this instant, an application that is moved there counts as in the
 * entry stage.
 */
export function applicationMover({ jobs, pipeline, reasons }: MovingStores, origin: EventOrigin) {
  let used: ReturnType<RejectionReasonStore['use']> | undefined;
  const useReason = async (request: MoveRequest) => {
    if (request.action !== 'reject' || !request.rejection_reason_id) return undefined;
    used ??= reasons.use(origin.organizationId, request.rejection_reason_id);
    const found = await used;
    // Until the reason is marked, each move asks again: the one before may have marked it, or have been refused.
    if (found.marks.length > 0) used = undefined;
    return found;
  };
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
      const use = await useReason(request);
      const moved = moveApplication(before, { job, target, listed: use?.reason }, request, origin.now);
      return moved && { ...moved, also: use?.marks };
    });
    return { application, job: await jobOf(application.job_id), changed };
  };
}
