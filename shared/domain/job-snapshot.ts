import type { Job } from './stored/job.ts';

/** A job in events: everything but its long texts. */
export function jobSnapshot(job: Job) {
  const { description: _, ...details } = job.job_details;
  const { application_form: _form, import: imported, ...rest } = job;
  const { overridden: _paths, ...shownImport } = imported ?? {};
  const shown = { ...rest, import: imported && shownImport };
  return { object: 'job', ...shown, is_draft: job.status === 'draft', job_details: details };
}
