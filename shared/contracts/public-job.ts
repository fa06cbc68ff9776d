import * as v from 'valibot';
import { jobView } from './job.ts';
import { listOf } from './list.ts';

const { entries } = jobView;
const form = entries.application_form.entries;
const { is_knockout: _, ...askedField } = form.fields.item.entries;

/**
 * A job as a careers page may show it to anyone: without the pipeline, the requirements for the fit score, and the
 * caller's own ids and metadata.
 */
export const publicJobView = v.object({
  object: entries.object,
  id: entries.id,
  name: entries.name,
  slug: entries.slug,
  department: entries.department,
  department_id: entries.department_id,
  offices: entries.offices,
  language: entries.language,
  job_details: entries.job_details,
  locations: entries.locations,
  remote_regions: entries.remote_regions,
  application_form: v.object({ fields: v.array(v.object(askedField)), consent: form.consent }),
  accepts_applications: v.boolean(),
  urls: entries.urls,
  published_at: entries.published_at,
  updated_at: entries.updated_at,
});
export type PublicJobView = v.InferOutput<typeof publicJobView>;

export const publicJobList = listOf(publicJobView);
