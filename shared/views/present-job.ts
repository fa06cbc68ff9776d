import type { JobView } from '../contracts/job.ts';
import type { LabelledJob } from '../domain/job-labels.ts';
import { jobPathOf } from '../domain/slug.ts';
import { jobUrls } from '../platform/addresses.ts';
import { htmlKeeper } from './html-keeper.ts';
import { writeHtml } from './write-html.ts';

const htmlOf = htmlKeeper(writeHtml);

/** A job as integrators see it. `address` names the organization in the portal's addresses. */
export function presentJob(job: LabelledJob, address: string): JobView {
  const { description } = job.job_details;
  return {
    object: 'job',
    ...job,
    is_draft: job.status === 'draft',
    job_details: {
      ...job.job_details,
      description_html: description === null ? null : htmlOf(description),
    },
    urls: jobUrls(address, jobPathOf(job)),
  };
}
