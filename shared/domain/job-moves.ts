import type { EventName } from '../contracts/events.ts';
import { ApiError } from './api-error.ts';
import { invalid } from './invalid.ts';
import type { Job } from './stored/job.ts';

type Step = { to: Job['status']; event: EventName; context?: Record<string, unknown> };

/** The state machine of a job. `stays` returns 200 without a change; `refused` is invalid_state_transition. */
export const jobMoves = {
  publish: {
    draft: { to: 'published', event: 'job.published' },
    published: 'stays',
    closed: { to: 'published', event: 'job.published', context: { reopened: true } },
  },
  close: {
    draft: 'refused',
    published: { to: 'closed', event: 'job.closed' },
    closed: 'stays',
  },
  /** PATCH is_draft: false */
  leaveDraft: {
    draft: { to: 'published', event: 'job.published' },
    published: 'stays',
    closed: 'refused',
  },
  /** PATCH is_draft: true */
  returnToDraft: {
    draft: 'stays',
    published: { to: 'draft', event: 'job.unpublished' },
    closed: { to: 'draft', event: 'job.unpublished' },
  },
} as const satisfies Record<string, Record<Job['status'], Step | 'stays' | 'refused'>>;
export type JobMove = keyof typeof jobMoves;

/** The job after a move and its event; `step` is null when the job already has that status. */
export function moveJob(job: Job, move: JobMove, now: Date): { job: Job; step: Step | null } {
  const step: Step | 'stays' | 'refused' = jobMoves[move][job.status];
  if (step === 'stays') return { job, step: null };
  if (step === 'refused') {
    throw new ApiError('invalid_state_transition', { message: `A ${job.status} job does not allow this.` });
  }
  if (step.to === 'published') refuseUnpublishable(job);
  const at = now.toISOString();
  return {
    step,
    job: {
      ...job,
      status: step.to,
      published_at: step.to === 'published' ? at : job.published_at,
      closed_at: step.to === 'closed' ? at : null,
    },
  };
}

/** The fields of which a published job must not lack one that another needs. */
const factsOf = ({ job_details: details, remote_regions }: Job) =>
  JSON.stringify([
    details.salary_min,
    details.salary_max,
    details.salary_currency,
    details.salary_period,
    details.work_type,
    remote_regions,
  ]);

/**
 * Throws validation_failed for a published job without the fields that a draft may lack. A change of other fields is
 * accepted, because a job of an earlier release may lack them.
 */
export function refuseIncomplete(before: Job | null, after: Job): void {
  if (after.status !== 'published') return;
  if (before?.status === 'published' && factsOf(before) === factsOf(after)) return;
  refuseUnpublishable(after);
}

/** The fields that a draft may lack and a published job must have. */
function refuseUnpublishable(job: Job): void {
  const details = job.job_details;
  const hasAmount = details.salary_min !== null || details.salary_max !== null;
  if (hasAmount && details.salary_currency === null) {
    throw invalid('job_details.salary_currency', 'required', 'A published salary needs its currency.');
  }
  if (hasAmount && details.salary_period === null) {
    throw invalid('job_details.salary_period', 'required', 'A published salary needs its period.');
  }
  if (details.work_type === 'remote' && job.remote_regions.length === 0) {
    throw invalid('remote_regions', 'required', 'A remote job names the regions it is open to.');
  }
}
