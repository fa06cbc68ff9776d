import * as v from 'valibot';
import { customFieldsView } from './custom-field-values.ts';
import { lacking } from './earlier-rows.ts';
import { importView } from './job-import.ts';
import {
  employmentType,
  experienceLevel,
  fieldType,
  jobStatus,
  portalVisibility,
  requirementType,
  salaryPeriod,
  stageType,
  workType,
} from './job-words.ts';
import { shownLink } from './links.ts';
import { place } from './place.ts';
import { id, resourceFields, text, timestamp, wholeNumber } from './primitives.ts';
import { severalCountries, severalIds, severalWords } from './several.ts';

export const stageView = v.object({
  object: v.literal('stage'),
  id: id('stage'),
  name: v.string(),
  type: stageType,
  position: wholeNumber,
  is_entry: v.boolean(),
});

export const jobDetailsFields = {
  description: v.nullable(v.string()),
  work_type: v.nullable(workType),
  employment_type: v.nullable(employmentType),
  experience_level: v.nullable(experienceLevel),
  salary_min: v.nullable(v.number()),
  salary_max: v.nullable(v.number()),
  salary_currency: v.nullable(v.string()),
  salary_period: v.nullable(salaryPeriod),
  salary_note: v.nullable(v.string()),
  benefits: v.array(v.string()),
};

export const jobFields = {
  id: id('job'),
  name: v.string(),
  status: jobStatus,
  slug: v.string(),
  department: v.nullable(v.string()),
  department_id: v.optional(v.nullable(id('department')), lacking.job.department_id),
  office_ids: v.optional(v.array(id('office')), lacking.job.office_ids),
  openings: wholeNumber,
  language: v.string(),
  locations: v.array(
    v.object({
      ...place.entries,
      is_primary: v.boolean(),
    }),
  ),
  remote_regions: v.array(v.string()),
  requirements: v.array(
    v.object({
      id: id('requirement'),
      type: requirementType,
      label: v.string(),
      importance: v.picklist(['must_have', 'nice_to_have']),
      min_years: v.nullable(v.number()),
      level: v.nullable(v.string()),
      weight: wholeNumber,
      knockout: v.boolean(),
    }),
  ),
  stages: v.array(stageView),
  application_form: v.object({
    fields: v.array(
      v.object({
        id: id('field'),
        key: v.string(),
        label: v.string(),
        type: fieldType,
        required: v.boolean(),
        options: v.array(v.object({ value: v.string(), label: v.string() })),
        is_knockout: v.boolean(),
      }),
    ),
    consent: v.object({
      processing_required: v.boolean(),
      retention_months: v.nullable(wholeNumber),
      privacy_url: shownLink,
      ai_notice: v.nullable(v.string()),
    }),
  }),
  visibility: v.object({
    portal: portalVisibility,
    show_salary: v.boolean(),
    in_feeds: v.boolean(),
    search_indexable: v.boolean(),
    accept_applications: v.boolean(),
    opens_at: v.nullable(v.string()),
    closes_at: v.nullable(v.string()),
  }),
  import: v.nullable(importView),
  version: wholeNumber,
  published_at: v.nullable(timestamp),
  closed_at: v.nullable(timestamp),
  custom_fields: v.optional(customFieldsView, lacking.job.custom_fields),
  ...resourceFields,
};

export const jobView = v.object({
  object: v.literal('job'),
  ...jobFields,
  // Only rows and events of an earlier release lack these.
  department_id: v.unwrap(jobFields.department_id),
  office_ids: v.unwrap(jobFields.office_ids),
  custom_fields: v.unwrap(jobFields.custom_fields),
  offices: v.array(v.object({ id: id('office'), name: v.string() })),
  is_draft: v.boolean(),
  job_details: v.object({ ...jobDetailsFields, description_html: v.nullable(v.string()) }),
  urls: v.object({ portal: v.string(), apply: v.string() }),
});
export type JobView = v.InferOutput<typeof jobView>;

export const deletedView = v.object({ object: v.string(), id: v.string(), deleted: v.literal(true) });

export const jobFilters = {
  status: severalWords(jobStatus.options),
  work_type: severalWords(workType.options),
  employment_type: severalWords(employmentType.options),
  department: v.optional(text(200)),
  department_id: severalIds('department'),
  office_id: severalIds('office'),
  country_code: severalCountries,
  q: v.optional(text(200)),
};
