import type { Job } from './stored/job.ts';

/** Whether the job is public at this instant: published, listed, opened and not yet closed. */
export const isPublic = (job: Job, now: Date): boolean =>
  job.status === 'published' && job.visibility.portal === 'listed' && isWithinDates(job, now);

/** Whether the job accepts applications at this instant. */
export const acceptsApplications = (job: Job, now: Date): boolean =>
  job.status === 'published' && job.visibility.accept_applications && isWithinDates(job, now);

function isWithinDates({ visibility: { opens_at, closes_at } }: Job, now: Date): boolean {
  const at = now.getTime();
  return (
    (opens_at === null || Date.parse(opens_at) <= at) && (closes_at === null || Date.parse(closes_at) > at)
  );
}
