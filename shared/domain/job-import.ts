import { isDeepStrictEqual } from 'node:util';
import type { ImportError, JobFromUrlBody, PostingFacts, ReadPosting } from '../contracts/job-import.ts';
import { isRefusal } from './api-error.ts';
import { invalid, mergeJob, newJob } from './job.ts';
import { bytesInRow } from './row-size.ts';
import { slugOf } from './slug.ts';
import type { Job, JobImport } from './stored/job.ts';

type Making = Parameters<typeof newJob>[1];

/** The state machine of an import. `stays`: a message that comes again, or too late, changes nothing. */
export const importMoves = {
  complete: { processing: 'completed', completed: 'stays', failed: 'stays' },
  fail: { processing: 'failed', completed: 'stays', failed: 'stays' },
} as const satisfies Record<string, Record<JobImport['status'], JobImport['status'] | 'stays'>>;

/** A draft that carries what the request gave itself and waits for its posting. `url` is the judged form of the request's. */
export function startImport({ url, is_draft, overrides, external_id }: JobFromUrlBody, making: Making): Job {
  if (!is_draft) {
    const message =
      'An import always ends as a draft; publish it with POST /v1/jobs/{id}/publish once a person has read it.';
    throw invalid('is_draft', 'must_be_draft', message);
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
 * The job with what was read of its posting; null when the import is over already. A field that the request gave, or
 * that somebody changed since, stays as it is. A job that left its draft meanwhile keeps every field. Facts for which its
 * row has no room are left out; `whenCut` is the warning that says so.
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
  const isTold = isWhole || warnings.some(({ code }) => code === whenCut.code);
  return {
    ...filled,
    // The slug of a draft is known to nobody yet, and the placeholder's would show for ever.
    slug: facts.name === undefined ? filled.slug : slugOf(filled.name, job.id),
    import: {
      ...job.import,
      status,
      source_type: source,
      confidence,
      warnings: isTold ? warnings : [...warnings, whenCut],
    },
  };
}

/** The job with as many of the facts as its row has room for. The largest are left out first. */
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
  const places: { name: string; field?: string; bytes: number }[] = Object.entries(facts).flatMap(
    ([name, value]) =>
      isGroup(name)
        ? Object.entries(value as object).map(([field, part]) => ({ name, field, bytes: bytesInRow(part) }))
        : [{ name, bytes: bytesInRow(value) }],
  );
  const { name, field } = places.reduce((one, other) => (other.bytes > one.bytes ? other : one));
  if (!isGroup(name)) return without(facts, name);
  return { ...facts, [name]: without(facts[name] ?? {}, field ?? '') };
}

const without = (fields: object, left: string) =>
  Object.fromEntries(Object.entries(fields).filter(([name]) => name !== left));

/** The job whose posting could not be imported; null when the import is over already. */
export function failImport(job: Job, error: ImportError): Job | null {
  const status = job.import && importMoves.fail[job.import.status];
  if (!job.import || !status || status === 'stays') return null;
  return { ...job, import: { ...job.import, status, error } };
}

/** What a draft is called until its posting is read, or for good when it cannot be. */
const placeholderName = (url: string) => `Posting at ${new URL(url).hostname}`.slice(0, 200);

/** Objects whose fields are filled in one by one; everything else is taken or left whole. */
const grouped = ['job_details', 'visibility'] as const;
const isGroup = (name: string): name is (typeof grouped)[number] => grouped.some((group) => group === name);

function pathsOf(fields: object): string[] {
  return Object.entries(fields).flatMap(([name, value]) => {
    if (value === undefined) return [];
    return isGroup(name) ? Object.keys(value).map((field) => `${name}.${field}`) : [name];
  });
}

/** The facts whose fields nobody has given or changed: those that are still as a new draft has them. */
function freeFacts(job: Job, { source_url, overridden }: JobImport, facts: PostingFacts, making: Making) {
  const blank = newJob({ name: placeholderName(source_url) }, making);
  const isFree = (path: string) =>
    !overridden.includes(path) && isDeepStrictEqual(valueAt(job, path), valueAt(blank, path));
  // Half of one salary and half of another is none.
  const keepsSalary = !amounts.every(isFree);
  // Somebody's own opening after the posting's end would be a job that never opens.
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
