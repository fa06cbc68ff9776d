import type { PublicJobView } from '../contracts/public-job.ts';
import type { LabelledJob } from '../domain/job-labels.ts';
import { acceptsApplications } from '../domain/job-publicity.ts';
import { presentJob } from './present-job.ts';

const noSalary = {
  salary_min: null,
  salary_max: null,
  salary_currency: null,
  salary_period: null,
  salary_note: null,
};

/** A job as publishable keys see it; what else the job holds is dropped by the route's schema. */
export function presentPublicJob(job: LabelledJob, address: string, now: Date): PublicJobView {
  const view = presentJob(job, address);
  return {
    ...view,
    job_details: { ...view.job_details, ...(job.visibility.show_salary ? {} : noSalary) },
    accepts_applications: acceptsApplications(job, now),
  };
}
