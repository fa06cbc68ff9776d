import type { CreateJobBody } from '../../shared/contracts/job-body.ts';
import { newJob } from '../../shared/domain/job.ts';
import { moveJob } from '../../shared/domain/job-moves.ts';
import type { Job } from '../../shared/domain/stored/job.ts';
import type { Call } from '../../shared/http/call.ts';
import type { Route } from '../../shared/routes/route.ts';
import type { JobStore } from '../../shared/storage/jobs.ts';

/** Stores a new job: a draft, or a published job where `is_draft` is false. */
export function insertJob(
  jobs: Pick<JobStore, 'insert'>,
  body: CreateJobBody,
  { origin, now, newId }: Pick<Call<Route>, 'origin' | 'now' | 'newId'>,
): Promise<Job> {
  const draft = newJob(body, { now, newId });
  if (body.is_draft !== false) return jobs.insert(origin, draft, [{ type: 'job.created' }]);
  const { job } = moveJob(draft, 'leaveDraft', now);
  return jobs.insert(origin, job, [{ type: 'job.created' }, { type: 'job.published' }]);
}
