import type { Job } from '../contracts/job.ts';

/** What events show of a job: everything but its long texts. */
export function jobSnapshot(job: Job) {
  const { description: _, ...details } = job.job_details;
  const { application_form: _form, ...rest } = job;
  return { object: 'job', ...rest, is_draft: job.status === 'draft', job_details: details };
}
