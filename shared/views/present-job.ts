import type { JobView } from '../contracts/job.ts';
import type { Job } from '../domain/stored/job.ts';
import { portalUrl } from '../platform/names.ts';
import { htmlKeeper } from './html-keeper.ts';
import { writeHtml } from './write-html.ts';

const htmlOf = htmlKeeper(writeHtml);

/** A job as a response to a secret key. */
export function presentJob(job: Job): JobView {
  const { description } = job.job_details;
  const portal = `${portalUrl}/${job.slug}`;
  return {
    object: 'job',
    ...job,
    is_draft: job.status === 'draft',
    job_details: {
      ...job.job_details,
      description_html: description === null ? null : htmlOf(description),
    },
    urls: { portal, apply: `${portal}/apply` },
  };
}
