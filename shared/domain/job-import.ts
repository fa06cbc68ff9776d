import { isDeepStrictEqual } from 'node:util';
import type { ImportError, JobFromUrlBody, PostingFacts, ReadPosting } from '../contracts/job-import.ts';
import { isRefusal } from './api-error.ts';
import { invalid } from './invalid.ts';
import { mergeJob, newJob } from './job.ts';
import { bytesInRow } from './row-size.ts';
import { slugOf } from './slug.ts';
import type { Job, JobImport } from './stored/job.ts';

type Making = Parameters<typeof newJob>[1];

/** The state machine of an import. `stays`: a repeated or late message changes nothing. */
export const importMoves = {
  complete: { processing: 'completed', completed: 'stays', failed: 'stays' },
  fail: { processing: 'failed', completed: 'stays', failed: 'stays' },
} as const satisfies Record<string, Record<JobImport['status'], JobImport['status'] | 'stays'>>;

/**
 * A draft with the request's own fields whose posting has not been read yet. `url` is the checked normal form of the
 * request's URL.
 */
export function startImport({ url, is_draft, overrides, external_id }: JobFromUrlBody, making: Making): Job {
  if (!is_draft) {
    const message =
      'An import always ends as a draft; publish it with POST /v1/jobs/{id}/publish once a person has read it.';
    throw invalid('is_draft', 'invalid_value', message);
  }
  const job = newJob({ name: placeholderName(url), ...overrides, external_id }, making);
  return {
    ...job,
    import: {
      status: 'processing',
      source_url: url,
      source_type: null,
      confidence: null,
      warnings: [],
      error: null,
      overridden: pathsOf(overrides),
    },
  };
}

/**
 * The job with the facts of its posting; null when the import has already ended. A field that the request set, or that
 * was changed since, is unchanged. If the job is no longer a draft, no field changes. Facts that do not fit into its
 * row are omitted; `whenCut` is the warning about that.
 */
export function completeImport(
  job: Job,
  posting: ReadPosting,
  making: Making,
  whenCut: JobImport['warnings'][number],
): Job | null {
  const status = job.import && importMoves.complete[job.import.status];
  if (!job.import || !status || status === 'stays') return null;
  const { source, confidence, warnings } = posting;
  const facts = job.status === 'draft' ? freeFacts(job, job.import, posting.facts, making) : {};
  const { filled, isWhole } = filledWith(job, facts, making);
  const isReported = isWhole || warnings.some(({ code }) => code === whenCut.code);
  return {
    ...filled,
    // The slug of a draft is not public yet, and the placeholder's slug would be permanent.
    slug: facts.name === undefined ? filled.slug : slugOf(filled.name, job.id),
    import: {
      ...job.import,
      status,
      source_type: source,
      confidence,
      warnings: isReported ? warnings : [...warnings, whenCut],
    },
  };
}

/** The job with as many of the facts as fit into its row. The largest are omitted first. */
function filledWith(job: Job, facts: PostingFacts, making: Making): { filled: Job; isWhole: boolean } {
  for (let kept = facts; ; kept = withoutLargest(kept)) {
    try {
      return { filled: mergeJob(job, kept, making), isWhole: kept === facts };
    } catch (error) {
      if (!isRefusal(error, 'payload_too_large')) throw error;
    }
  }
}

function withoutLargest(facts: PostingFacts): PostingFacts {
  const places: { bytes: number; rest: PostingFacts }[] = Object.entries(facts).flatMap(([name, value]) =>
    isGroup(name)
      ? Object.entries(value as object).map(([field, part]) => ({
          bytes: bytesInRow(part),
          rest: { ...facts, [name]: without(value as object, field) },
        }))
      : [{ bytes: bytesInRow(value), rest: without(facts, name) }],
  );
  return places.reduce((one, other) => (other.bytes > one.bytes ? other : one)).rest;
}

const without = (fields: object, left: string) =>
  Object.fromEntries(Object.entries(fields).filter(([name]) => name !== left));

/** The job whose posting could not be imported; null when the import has already ended. */
export function failImport(job: Job, error: ImportError): Job | null {
  const status = job.import && importMoves.fail[job.import.status];
  if (!job.import || !status || status === 'stays') return null;
  return { ...job, import: { ...job.import, status, error } };
}

/** The name of a draft until its posting is read, and afterwards if it cannot be read. */
const placeholderName = (url: string) => `Posting at ${new URL(url).hostname}`.slice(0, 200);

/** Objects whose fields are filled in separately; every other field is replaced as a whole. */
const grouped = ['job_details', 'visibility'] as const;
const isGroup = (name: string): name is (typeof grouped)[number] => grouped.some((group) => group === name);

function pathsOf(fields: object): string[] {
  return Object.entries(fields).flatMap(([name, value]) => {
    if (value === undefined) return [];
    return isGroup(name) ? Object.keys(value).map((field) => `${name}.${field}`) : [name];
  });
}

/** The facts whose fields still have the values of a new draft, because they were neither given nor changed. */
function freeFacts(job: Job, { source_url, overridden }: JobImport, facts: PostingFacts, making: Making) {
  const blank = newJob({ name: placeholderName(source_url) }, making);
  const isFree = (path: string) =>
    !overridden.includes(path) && isDeepStrictEqual(valueAt(job, path), valueAt(blank, path));
  // Amounts of two different salaries must not be mixed.
  const keepsSalary = !amounts.every(isFree);
  // If the caller's opening date is after the posting's end, the job would never be open.
  const endsBefore = isAfter(job.visibility.opens_at, facts.visibility?.closes_at);
  const isTaken = (path: string) =>
    isFree(path) &&
    !(keepsSalary && salary.includes(path)) &&
    !(endsBefore && path === 'visibility.closes_at');

  const free: Record<string, unknown> = {};
  for (const [name, value] of Object.entries(facts)) {
    if (isGroup(name)) {
      free[name] = Object.fromEntries(
        Object.entries(value as object).filter(([field]) => isTaken(`${name}.${field}`)),
      );
    } else if (isTaken(name)) free[name] = value;
  }
  return free as PostingFacts;
}

const isAfter = (one: string | null, other: string | null | undefined) =>
  one !== null && !!other && Date.parse(one) > Date.parse(other);

const amounts = ['job_details.salary_min', 'job_details.salary_max'];
const salary = [...amounts, 'job_details.salary_currency', 'job_details.salary_period'];

const valueAt = (job: Job, path: string): unknown =>
  path
    .split('.')
    .reduce<unknown>((value, name) => (value as Record<string, unknown> | undefined)?.[name], job);
