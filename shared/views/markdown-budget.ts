import type { Job } from '../domain/stored/job.ts';

/** A character that may begin a block, a link or an emphasis takes markdown-it at least as long as 16 letters. */
const marks = /[\n<>[\]*_`&!]/g;
const lettersPerMark = 16;

/** The cost of converting a description to HTML, in letters of plain text; at most 850,000. */
export const weightOf = ({ job_details: { description } }: Job): number =>
  description === null ? 0 : description.length + lettersPerMark * (description.match(marks)?.length ?? 0);

/** A page of 100 ordinary jobs costs 600,000. */
export const maxPageWeight = 1_000_000;
/** A feed has up to 500 jobs and no second page; it is written once per version of the jobs. */
export const maxFeedWeight = 3_000_000;

/** The first jobs whose conversion to HTML fits into one response; at least one. */
export function jobsWithin<Weighed extends Job>(jobs: Weighed[], maxWeight: number): Weighed[] {
  let weight = 0;
  const end = jobs.findIndex((job, index) => {
    weight += weightOf(job);
    return weight > maxWeight && index > 0;
  });
  return end === -1 ? jobs : jobs.slice(0, end);
}
