import * as v from 'valibot';
import { type CreateJobBody, createJobBody } from './job-body.ts';
import { externalId, httpsUrl, rawLine } from './primitives.ts';

/**
 * The source within a posting's page, the most trustworthy first; a known applicant tracking system has its own name.
 */
const importSource = v.picklist([
  'json_ld',
  'microdata',
  'greenhouse',
  'lever',
  'ashby',
  'workable',
  'recruitee',
  'html',
]);
export type ImportSource = v.InferOutput<typeof importSource>;

/** Reasons for a person to check the draft before it is published, each with its sentence. */
export const importWarnings = {
  several_employment_types: 'The page names several employment types; none was imported.',
  employment_type_unknown: 'The employment type of the page is not supported and was omitted.',
  salary_currency_missing: 'The page gives an amount without a currency.',
  salary_period_missing: 'The page gives an amount without a period.',
  salary_unclear: 'The page mentions pay that could not be read with certainty.',
  several_salaries: 'The page gives several salary ranges, such as one per place; none was imported.',
  location_unclear: 'A location could not be read with certainty. It was omitted or is incomplete.',
  remote_regions_missing: 'The job is remote, and the page names no regions.',
  posting_expired: 'The posting has expired by its own date.',
  description_missing: 'No description was found.',
  description_cut: 'The description is longer than 50,000 characters and was cut at a paragraph.',
  page_cut: 'The page is too large or too deeply nested. It was read only in part.',
  text_only: 'The page has no structured data. The job was read from its text.',
  field_skipped: 'A field of the page is not valid for a job, or too large for it, and was omitted.',
  not_a_draft: 'The job was no longer a draft when the page had been read. Nothing was changed.',
} as const;
export type ImportWarning = keyof typeof importWarnings;

/** Warnings that a fact of the page is not in the job. */
export const fieldSkipped = {
  code: 'field_skipped' as const,
  message: importWarnings.field_skipped,
} satisfies { code: ImportWarning; message: string };

export const importErrorCodes = ['url_not_reachable', 'url_not_a_job'] as const;

const importError = v.object({
  code: v.picklist(importErrorCodes),
  message: v.string(),
  /** Whether the same URL may succeed at another time. */
  retryable: v.boolean(),
});
export type ImportError = v.InferOutput<typeof importError>;

const importFields = {
  status: v.picklist(['processing', 'completed', 'failed']),
  source_url: v.string(),
  source_type: v.nullable(importSource),
  /** 0 to 1: the share of the extracted facts that needs no check by a person. */
  confidence: v.nullable(v.number()),
  warnings: v.array(
    v.object({ code: v.picklist(Object.keys(importWarnings) as ImportWarning[]), message: v.string() }),
  ),
  error: v.nullable(importError),
};

export const importView = v.object(importFields);

const { is_draft: _, external_id: _id, ...overridable } = createJobBody.entries;

export const jobFromUrlBody = v.strictObject({
  url: v.pipe(rawLine(2048), v.nonEmpty(), httpsUrl),
  is_draft: v.optional(v.boolean(), true),
  overrides: v.optional(v.partial(v.strictObject(overridable)), {}),
  external_id: v.optional(v.nullable(externalId)),
});
export type JobFromUrlBody = v.InferOutput<typeof jobFromUrlBody>;

/** The fields of a job that an import may fill in. */
export type PostingFacts = Partial<
  Pick<
    CreateJobBody,
    | 'name'
    | 'department'
    | 'openings'
    | 'language'
    | 'job_details'
    | 'locations'
    | 'remote_regions'
    | 'requirements'
    | 'visibility'
  >
>;

/** The result of reading a posting. */
export interface ReadPosting {
  source: ImportSource;
  confidence: number;
  facts: PostingFacts;
  warnings: v.InferOutput<typeof importView>['warnings'];
}
