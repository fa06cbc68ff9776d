import * as v from 'valibot';
import {
  countryCode,
  currencyCode,
  externalId,
  id,
  languageCode,
  metadata,
  resourceFields,
  text,
  timestamp,
} from './primitives.ts';

export const jobStatus = v.picklist(['draft', 'published', 'closed']);
const workType = v.picklist(['onsite', 'hybrid', 'remote']);
const employmentType = v.picklist([
  'full_time',
  'part_time',
  'contract',
  'temporary',
  'internship',
  'apprenticeship',
  'volunteer',
  'per_diem',
  'other',
]);
const experienceLevel = v.picklist(['entry', 'junior', 'mid', 'senior', 'lead', 'executive']);
const salaryPeriod = v.picklist(['hour', 'day', 'week', 'month', 'year']);
const requirementType = v.picklist([
  'skill',
  'experience',
  'education',
  'certification',
  'language',
  'license',
  'work_authorization',
  'location',
  'availability',
  'other',
]);
const stageType = v.picklist([
  'sourced',
  'applied',
  'screening',
  'assessment',
  'interview',
  'offer',
  'hired',
]);
const fieldType = v.picklist([
  'short_text',
  'long_text',
  'boolean',
  'single_select',
  'multi_select',
  'number',
  'date',
  'file',
  'url',
  'phone',
  'email',
]);
const portalVisibility = v.picklist(['listed', 'unlisted', 'hidden']);

const amount = v.pipe(v.number(), v.minValue(0), v.maxValue(1e12));
const url = v.pipe(v.string(), v.url(), v.maxLength(2000));

/** `null` clears a field, leaving it out keeps it. */
/* @__NO_SIDE_EFFECTS__ */
const clearable = <Schema extends v.GenericSchema>(schema: Schema) => v.optional(v.nullable(schema));

// ---- what clients send -------------------------------------------------------------------------------

const jobDetailsInput = v.strictObject({
  description: clearable(v.pipe(v.string(), v.maxLength(50_000))),
  work_type: clearable(workType),
  employment_type: clearable(employmentType),
  experience_level: clearable(experienceLevel),
  salary_min: clearable(amount),
  salary_max: clearable(amount),
  salary_currency: clearable(currencyCode),
  salary_period: clearable(salaryPeriod),
  salary_note: clearable(text(500)),
  benefits: v.optional(v.pipe(v.array(text(200)), v.maxLength(50))),
});

const locationInput = v.strictObject({
  name: clearable(text(200)),
  street: clearable(text(200)),
  postal_code: clearable(text(20)),
  city: clearable(text(200)),
  region: clearable(text(200)),
  country_code: clearable(countryCode),
  is_primary: v.optional(v.boolean(), false),
});

const requirementInput = v.strictObject({
  id: v.optional(id('requirement')),
  type: requirementType,
  label: text(300),
  importance: v.optional(v.picklist(['must_have', 'nice_to_have']), 'must_have'),
  min_years: clearable(v.pipe(v.number(), v.minValue(0), v.maxValue(60))),
  level: clearable(text(100)),
  weight: v.optional(v.pipe(v.number(), v.integer(), v.minValue(1), v.maxValue(5)), 1),
  knockout: v.optional(v.boolean(), false),
});

const stageInput = v.strictObject({
  id: v.optional(id('stage')),
  name: text(100),
  type: stageType,
  is_entry: v.optional(v.boolean(), false),
});

const formFieldInput = v.strictObject({
  id: v.optional(id('field')),
  key: v.pipe(v.string(), v.regex(/^[a-z][a-z0-9_]{0,63}$/, 'lower-case letters, digits and underscores')),
  label: text(300),
  type: fieldType,
  required: v.optional(v.boolean(), false),
  options: v.optional(
    v.pipe(v.array(v.strictObject({ value: text(100), label: text(200) })), v.maxLength(200)),
    [],
  ),
  is_knockout: v.optional(v.boolean(), false),
});

const applicationFormInput = v.strictObject({
  fields: v.optional(v.pipe(v.array(formFieldInput), v.maxLength(50))),
  consent: v.optional(
    v.strictObject({
      processing_required: v.optional(v.boolean()),
      retention_months: clearable(v.pipe(v.number(), v.integer(), v.minValue(1), v.maxValue(120))),
      privacy_url: clearable(url),
      ai_notice: clearable(text(2000)),
    }),
  ),
});

const visibilityInput = v.strictObject({
  portal: v.optional(portalVisibility),
  show_salary: v.optional(v.boolean()),
  in_feeds: v.optional(v.boolean()),
  search_indexable: v.optional(v.boolean()),
  accept_applications: v.optional(v.boolean()),
  opens_at: clearable(timestamp),
  closes_at: clearable(timestamp),
});

const writableFields = {
  is_draft: v.optional(v.boolean()),
  department: clearable(text(200)),
  openings: v.optional(v.pipe(v.number(), v.integer(), v.minValue(1), v.maxValue(10_000))),
  language: v.optional(languageCode),
  job_details: v.optional(jobDetailsInput),
  locations: v.optional(v.pipe(v.array(locationInput), v.maxLength(50))),
  remote_regions: v.optional(v.pipe(v.array(text(100)), v.maxLength(250))),
  requirements: v.optional(v.pipe(v.array(requirementInput), v.maxLength(100))),
  stages: v.optional(v.pipe(v.array(stageInput), v.minLength(2), v.maxLength(30))),
  application_form: v.optional(applicationFormInput),
  visibility: v.optional(visibilityInput),
  external_id: clearable(externalId),
  metadata: v.optional(metadata),
};

export const createJobBody = v.strictObject({ name: text(200), ...writableFields });
export type CreateJobBody = v.InferOutput<typeof createJobBody>;
export const updateJobBody = v.strictObject({ name: v.optional(text(200)), ...writableFields });
export type UpdateJobBody = v.InferOutput<typeof updateJobBody>;

// ---- what we keep and send ---------------------------------------------------------------------------

export const stageView = v.object({
  object: v.literal('stage'),
  id: id('stage'),
  name: v.string(),
  type: stageType,
  position: v.number(),
  is_entry: v.boolean(),
});

const keptJobDetails = {
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

const keptJob = {
  id: id('job'),
  name: v.string(),
  status: jobStatus,
  slug: v.string(),
  department: v.nullable(v.string()),
  openings: v.number(),
  language: v.string(),
  locations: v.array(
    v.object({
      name: v.nullable(v.string()),
      street: v.nullable(v.string()),
      postal_code: v.nullable(v.string()),
      city: v.nullable(v.string()),
      region: v.nullable(v.string()),
      country_code: v.nullable(v.string()),
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
      weight: v.number(),
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
      retention_months: v.nullable(v.number()),
      privacy_url: v.nullable(v.string()),
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
  import: v.nullable(
    v.object({ status: v.picklist(['processing', 'completed', 'failed']), source_url: v.string() }),
  ),
  version: v.number(),
  published_at: v.nullable(timestamp),
  closed_at: v.nullable(timestamp),
  ...resourceFields,
};

/** The job as we keep it; what is derived from it is added by `presentJob`. */
export const keptJobSchema = v.object({ ...keptJob, job_details: v.object(keptJobDetails) });
export type Job = v.InferOutput<typeof keptJobSchema>;

export const jobView = v.object({
  object: v.literal('job'),
  ...keptJob,
  is_draft: v.boolean(),
  job_details: v.object({ ...keptJobDetails, description_html: v.nullable(v.string()) }),
  urls: v.object({ portal: v.string(), apply: v.string() }),
});
export type JobView = v.InferOutput<typeof jobView>;

export const deletedView = v.object({ object: v.string(), id: v.string(), deleted: v.literal(true) });

export const jobFilters = {
  status: v.optional(jobStatus),
  work_type: v.optional(workType),
  employment_type: v.optional(employmentType),
  department: v.optional(text(200)),
  country_code: v.optional(countryCode),
  q: v.optional(text(200)),
};
