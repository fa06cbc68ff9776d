import type { CreateJobBody, UpdateJobBody } from '../contracts/job-body.ts';
import { refuseSecondCv, refuseUnanswerable } from './application-form.ts';
import { mergeCustomFields } from './custom-fields.ts';
import { invalid } from './invalid.ts';
import { mergeMetadata } from './metadata.ts';
import { nowhere } from './places.ts';
import { refuseOutgrown } from './row-size.ts';
import { slugOf } from './slug.ts';
import type { Job } from './stored/job.ts';

interface Making {
  now: Date;
  newId: (kind: 'job' | 'stage' | 'requirement' | 'field') => string;
}

type StageInput = { id?: string; name: string; type: Job['stages'][number]['type']; is_entry?: boolean };
type NamedStage = StageInput & { id: string };

/** The default pipeline; it begins in the first stage. Rejected and withdrawn are application statuses, never stages. */
const defaultStages: StageInput[] = [
  { name: 'Applied', type: 'applied' },
  { name: 'Screening', type: 'screening' },
  { name: 'Interview', type: 'interview' },
  { name: 'Offer', type: 'offer' },
  { name: 'Hired', type: 'hired' },
];

/** A draft with the creator's fields; `is_draft: false` is a separate move (see job-moves.ts). */
export function newJob(body: CreateJobBody, making: Making): Job {
  const at = making.now.toISOString();
  const id = making.newId('job');
  const blank: Job = {
    id,
    name: body.name,
    status: 'draft',
    slug: slugOf(body.name, id),
    department: null,
    department_id: null,
    office_ids: [],
    openings: 1,
    language: 'en',
    job_details: {
      description: null,
      work_type: null,
      employment_type: null,
      experience_level: null,
      salary_min: null,
      salary_max: null,
      salary_currency: null,
      salary_period: null,
      salary_note: null,
      benefits: [],
    },
    locations: [],
    remote_regions: [],
    requirements: [],
    stages: [],
    application_form: {
      fields: [],
      consent: { processing_required: true, retention_months: 12, privacy_url: null, ai_notice: null },
    },
    visibility: {
      portal: 'listed',
      show_salary: true,
      in_feeds: true,
      search_indexable: true,
      accept_applications: true,
      opens_at: null,
      closes_at: null,
    },
    import: null,
    version: 1,
    published_at: null,
    closed_at: null,
    external_id: null,
    custom_fields: {},
    metadata: {},
    created_at: at,
    updated_at: at,
  };
  return mergeJob(blank, { ...body, stages: body.stages ?? defaultStages }, making);
}

/**
 * The job with the given fields merged in: an absent field is unchanged, null clears it, arrays are replaced as a
 * whole. Throws for a contradictory result, or one that does not fit into its row.
 */
export function mergeJob(
  job: Job,
  patch: Omit<UpdateJobBody, 'stages'> & { stages?: StageInput[] },
  making: Making,
): Job {
  const given = definedFields(patch);
  const { fields, consent } = patch.application_form ?? {};
  refuseStrangeIds('stages', patch.stages, job.stages);
  refuseStrangeIds('requirements', patch.requirements, job.requirements);
  refuseStrangeIds('application_form.fields', fields, job.application_form.fields);
  const merged: Job = {
    ...job,
    ...pick(given, ['name', 'department', 'department_id', 'office_ids', 'openings']),
    ...pick(given, ['language', 'remote_regions', 'external_id']),
    job_details: { ...job.job_details, ...definedFields(patch.job_details ?? {}) },
    locations: patch.locations?.map(wholeLocation) ?? job.locations,
    requirements:
      patch.requirements?.map(({ id, ...rest }) => ({
        id: id ?? making.newId('requirement'),
        min_years: null,
        level: null,
        ...definedFields(rest),
      })) ?? job.requirements,
    stages: patch.stages ? wholeStages(named(patch.stages, making)) : job.stages,
    application_form: {
      fields:
        fields?.map(({ id, ...rest }) => ({ id: id ?? making.newId('field'), ...rest })) ??
        job.application_form.fields,
      consent: { ...job.application_form.consent, ...definedFields(consent ?? {}) },
    },
    custom_fields: mergeCustomFields(job.custom_fields, patch.custom_fields),
    metadata: mergeMetadata(job.metadata, patch.metadata ?? {}),
    visibility: { ...job.visibility, ...definedFields(patch.visibility ?? {}) },
  };
  refuseContradictions(merged);
  refuseOutgrown(job, merged);
  if (fields) refuseSecondCv(merged.application_form.fields);
  const { opens_at, closes_at } = patch.visibility ?? {};
  if (opens_at || closes_at) refuseClosedBeforeOpen(merged.visibility);
  return merged;
}

type Part = { id?: string | undefined };

/** An id in the request must belong to a part of this job. */
function refuseStrangeIds(param: string, given: readonly Part[] = [], kept: readonly Part[]): void {
  const own = new Set(kept.map(({ id }) => id));
  const index = given.findIndex(({ id }) => id !== undefined && !own.has(id));
  if (index === -1) return;
  const place = `${param}.${index}.id`;
  throw invalid(place, 'not_found', `${place} is none of this job's; leave it out for a new entry.`);
}

function refuseContradictions(job: Job): void {
  const { salary_min, salary_max } = job.job_details;
  if (salary_min !== null && salary_max !== null && salary_min > salary_max) {
    throw invalid('job_details.salary_min', 'contradictory', 'salary_min is above salary_max.');
  }
  const { fields } = job.application_form;
  const repeated = (ids: string[]) => ids.find((id, index) => ids.indexOf(id) !== index);
  for (const [param, ids] of Object.entries({
    stages: job.stages.map((stage) => stage.id),
    requirements: job.requirements.map((requirement) => requirement.id),
    'application_form.fields': fields.flatMap(({ id, key }) => [`id ${id}`, `key ${key}`]),
  })) {
    if (repeated(ids)) throw invalid(param, 'duplicate', `Two entries of ${param} share one id or key.`);
  }
  refuseUnanswerable(fields);
}

/** Checked only when the dates change, because a job of an earlier release may have such dates. */
function refuseClosedBeforeOpen({ opens_at, closes_at }: Job['visibility']): void {
  if (opens_at === null || closes_at === null || Date.parse(opens_at) <= Date.parse(closes_at)) return;
  throw invalid('visibility.closes_at', 'contradictory', 'closes_at is before opens_at.');
}

const named = (stages: StageInput[], { newId }: Making): NamedStage[] =>
  stages.map((stage) => ({ ...stage, id: stage.id ?? newId('stage') }));

/** Numbers the stages. Throws validation_failed unless one is the entry stage and the last is the only hired one. */
export function wholeStages(stages: NamedStage[]): Job['stages'] {
  const entries = stages.filter((stage) => stage.is_entry);
  if (entries.length > 1) throw invalid('stages', 'invalid_stages', 'Only one stage can be the entry stage.');
  const hired = stages.filter((stage) => stage.type === 'hired');
  if (hired.length !== 1 || stages.at(-1)?.type !== 'hired') {
    throw invalid('stages', 'invalid_stages', 'A pipeline ends with its one stage of type hired.');
  }
  const entry = entries[0] ?? stages[0];
  if (entry?.type === 'hired') {
    throw invalid('stages', 'invalid_stages', 'Nobody begins in the hired stage.');
  }
  return stages.map((stage, index) => ({
    object: 'stage',
    id: stage.id,
    name: stage.name,
    type: stage.type,
    position: index + 1,
    is_entry: stage === entry,
  }));
}

type LocationInput = NonNullable<UpdateJobBody['locations']>[number];
const wholeLocation = (location: LocationInput): Job['locations'][number] => ({
  ...nowhere,
  ...definedFields(location),
});

type Defined<T> = { [K in keyof T]: Exclude<T[K], undefined> };
const definedFields = <T extends object>(fields: T) =>
  Object.fromEntries(Object.entries(fields).filter(([, value]) => value !== undefined)) as Defined<T>;
const pick = <T extends object, K extends keyof T>(from: T, names: K[]) =>
  Object.fromEntries(names.filter((name) => name in from).map((name) => [name, from[name]])) as Pick<T, K>;
