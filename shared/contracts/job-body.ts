import * as v from 'valibot';
import { entries } from './bounded-lists.ts';
import { customFields, customFieldsPatch } from './custom-field-values.ts';
import {
  employmentType,
  experienceLevel,
  fieldType,
  portalVisibility,
  requirementType,
  salaryPeriod,
  stageType,
  workType,
} from './job-words.ts';
import { link } from './links.ts';
import { placeInput } from './place.ts';
import {
  currencyCode,
  externalId,
  id,
  instant,
  languageCode,
  metadata,
  metadataPatch,
  multilineText,
  quantity,
  rawText,
  text,
} from './primitives.ts';

const amount = quantity(0, 1e12);

/** `null` clears a field; an omitted field is unchanged. */
/* @__NO_SIDE_EFFECTS__ */
const clearable = <Schema extends v.GenericSchema>(schema: Schema) => v.optional(v.nullable(schema));

const jobDetailsInput = v.strictObject({
  description: clearable(rawText(50_000)),
  work_type: clearable(workType),
  employment_type: clearable(employmentType),
  experience_level: clearable(experienceLevel),
  salary_min: clearable(amount),
  salary_max: clearable(amount),
  salary_currency: clearable(currencyCode),
  salary_period: clearable(salaryPeriod),
  salary_note: clearable(multilineText(500)),
  benefits: v.optional(entries(text(200), 50)),
});

const locationInput = v.strictObject({
  ...placeInput.entries,
  is_primary: v.optional(v.boolean(), false),
});

const requirement = {
  type: requirementType,
  label: text(300),
  importance: v.optional(v.picklist(['must_have', 'nice_to_have']), 'must_have'),
  min_years: clearable(quantity(0, 60)),
  level: clearable(text(100)),
  weight: v.optional(v.pipe(v.number(), v.integer(), v.minValue(1), v.maxValue(5)), 1),
  knockout: v.optional(v.boolean(), false),
};

const stage = {
  name: text(100),
  type: stageType,
  is_entry: v.optional(v.boolean(), false),
};

const formField = {
  key: v.pipe(v.string(), v.regex(/^[a-z][a-z0-9_]{0,63}$/, 'lower-case letters, digits and underscores')),
  label: text(300),
  type: fieldType,
  required: v.optional(v.boolean(), false),
  options: v.optional(entries(v.strictObject({ value: text(100), label: text(200) }), 200), []),
  is_knockout: v.optional(v.boolean(), false),
};

const consentInput = v.strictObject({
  processing_required: v.optional(v.boolean()),
  retention_months: clearable(v.pipe(v.number(), v.integer(), v.minValue(1), v.maxValue(120))),
  privacy_url: clearable(link),
  ai_notice: clearable(multilineText(2000)),
});

const visibilityInput = v.strictObject({
  portal: v.optional(portalVisibility),
  show_salary: v.optional(v.boolean()),
  in_feeds: v.optional(v.boolean()),
  search_indexable: v.optional(v.boolean()),
  accept_applications: v.optional(v.boolean()),
  opens_at: clearable(instant),
  closes_at: clearable(instant),
});

const writableFields = {
  is_draft: v.optional(v.boolean()),
  department: clearable(text(200)),
  department_id: clearable(id('department')),
  office_ids: v.optional(entries(id('office'), 20)),
  openings: v.optional(v.pipe(v.number(), v.integer(), v.minValue(1), v.maxValue(10_000))),
  language: v.optional(languageCode),
  job_details: v.optional(jobDetailsInput),
  locations: v.optional(entries(locationInput, 50)),
  remote_regions: v.optional(entries(text(100), 250)),
  visibility: v.optional(visibilityInput),
  external_id: clearable(externalId),
};

/** The parts of a job that have ids. */
/* @__NO_SIDE_EFFECTS__ */
const parts = <
  const Requirement extends v.GenericSchema,
  const Stage extends v.GenericSchema,
  const Field extends v.GenericSchema,
>(ofJob: {
  requirement: Requirement;
  stage: Stage;
  field: Field;
}) => ({
  requirements: v.optional(entries(ofJob.requirement, 100)),
  stages: v.optional(v.pipe(entries(ofJob.stage, 30), v.minLength(2))),
  application_form: v.optional(
    v.strictObject({
      fields: v.optional(entries(ofJob.field, 50)),
      consent: v.optional(consentInput),
    }),
  ),
});

/** Ids are made by the service: parts of a new job have none, and parts of a changed job may only use existing ones. */
const newParts = parts({
  requirement: v.strictObject(requirement),
  stage: v.strictObject(stage),
  field: v.strictObject(formField),
});
const keptParts = parts({
  requirement: v.strictObject({ id: v.optional(id('requirement')), ...requirement }),
  stage: v.strictObject({ id: v.optional(id('stage')), ...stage }),
  field: v.strictObject({ id: v.optional(id('field')), ...formField }),
});

export const createJobBody = v.strictObject({
  name: text(200),
  ...writableFields,
  ...newParts,
  custom_fields: v.optional(customFields),
  metadata: v.optional(metadata),
});
export type CreateJobBody = v.InferOutput<typeof createJobBody>;
export const updateJobBody = v.strictObject({
  name: v.optional(text(200)),
  ...writableFields,
  ...keptParts,
  custom_fields: v.optional(customFieldsPatch),
  metadata: v.optional(metadataPatch),
});
export type UpdateJobBody = v.InferOutput<typeof updateJobBody>;

const { external_id: _, ...syncedFields } = updateJobBody.entries;
/** The external id is in the path. The name is required, because a job that does not exist yet is created. */
export const upsertJobBody = v.strictObject({ ...syncedFields, name: text(200) });
export type UpsertJobBody = v.InferOutput<typeof upsertJobBody>;
