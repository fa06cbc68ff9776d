import type { LabelledJob } from '../domain/job-labels.ts';
import { writeFitting } from '../http/response-size.ts';
import { jobsWithin, maxFeedWeight } from '../views/markdown-budget.ts';

/** The first jobs that fit into one response, each written once. A feed has no second page. */
export const truncateFeed = <Written>(
  jobs: LabelledJob[],
  write: (job: LabelledJob) => Written,
  textOf: (written: Written) => string,
): Written[] => writeFitting(jobsWithin(jobs, maxFeedWeight), write, textOf);
