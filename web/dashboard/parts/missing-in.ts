import type { Job } from '../pages/job.tsx';
import { t } from '../words.ts';

const isWords = (one: string | false): one is string => one !== false;

/** What search engines demand of a job before they show it, and it does not say. */
export function demandedOf({ job_details, locations, remote_regions }: Job): string[] {
  const [place] = locations;
  const isRemote = job_details.work_type === 'remote';
  return [
    !job_details.description && t.google.missingDescription,
    !place?.city && !isRemote && t.google.missingPlace,
    isRemote && remote_regions.length === 0 && !place?.country_code && t.google.missingRegion,
  ].filter(isWords);
}

/** That, and what they would like to know. */
export function missingIn(job: Job): string[] {
  const { employment_type, salary_min, salary_max } = job.job_details;
  return [
    ...demandedOf(job),
    !employment_type && t.google.missingEmployment,
    salary_min === null && salary_max === null && t.google.missingPay,
  ].filter(isWords);
}
