import type { Job, JobView } from '../contracts/job.ts';
import { portalUrl } from '../names.ts';
import { writeHtml } from './write-html.ts';

/** A job as integrators see it. */
export function presentJob(job: Job): JobView {
  const { description } = job.job_details;
  const portal = `${portalUrl}/${job.slug}`;
  return {
    object: 'job',
    ...job,
    is_draft: job.status === 'draft',
    job_details: {
      ...job.job_details,
      description_html: description === null ? null : writeHtml(description),
    },
    urls: { portal, apply: `${portal}/apply` },
  };
}
