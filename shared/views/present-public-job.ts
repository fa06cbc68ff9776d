import type { PublicJobView } from '../contracts/public-job.ts';
import { acceptsApplications } from '../domain/public-job.ts';
import type { Job } from '../domain/stored/job.ts';
import { presentJob } from './present-job.ts';

const noSalary = {
  salary_min: null,
  salary_max: null,
  salary_currency: null,
  salary_period: null,
  salary_note: null,
};

/** A job as a response to a publishable key; the route's schema removes its other fields. */
export function presentPublicJob(job: Job, now: Date): PublicJobView {
  const view = presentJob(job);
  return {
    ...view,
    job_details: { ...view.job_details, ...(job.visibility.show_salary ? {} : noSalary) },
    accepts_applications: acceptsApplications(job, now),
  };
}
