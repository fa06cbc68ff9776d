import { describe, expect, it } from 'vitest';
import { fieldSkipped, type PostingFacts, type ReadPosting } from '../../../shared/contracts/job-import.ts';
import { completeImport, failImport, startImport } from '../../../shared/domain/job-import.ts';
import { slugOf } from '../../../shared/domain/slug.ts';
import type { Job } from '../../../shared/domain/stored/job.ts';
import { making } from './support/samples.ts';

type Body = Parameters<typeof startImport>[0];
const url = 'https://jobs.example.com/1';
const started = (overrides: object = {}) =>
  startImport({ url, is_draft: true, overrides } as Body, making) as Job & { import: object };
const other = { code: 'salary_unclear' as const, message: 'Unclear.' };
const posted = (facts: object, warnings: ReadPosting['warnings'] = []): ReadPosting => ({
  source: 'json_ld',
  confidence: 0.9,
  warnings,
  facts: facts as PostingFacts,
});
const complete = (facts: object, job: Job = started(), warnings: ReadPosting['warnings'] = []) =>
  completeImport(job, posted(facts, warnings), making, fieldSkipped);

describe('an import that begins', () => {
  it('is a draft by the name of the host, with the fields that the request gave', () => {
    const job = startImport(
      {
        url,
        is_draft: true,
        overrides: { department: 'Care', openings: undefined, job_details: { salary_min: 1 } },
        external_id: 'ats-1',
      } as unknown as Body,
      making,
    );
    expect(job).toMatchObject({ status: 'draft', name: 'Posting at jobs.example.com', external_id: 'ats-1' });
    expect(job).toMatchObject({ department: 'Care', openings: 1, job_details: { salary_min: 1 } });
    expect(job.import).toEqual({
      status: 'processing',
      source_url: url,
      source_type: null,
      confidence: null,
      warnings: [],
      error: null,
      overridden: ['department', 'job_details.salary_min'],
    });
  });

  it('has a name of 200 characters at most', () => {
    const host = `${'a'.repeat(60)}.${'b'.repeat(60)}.${'c'.repeat(60)}.${'d'.repeat(20)}.example.com`;
    const { name } = startImport({ url: `https://${host}/`, is_draft: true, overrides: {} } as Body, making);
    expect(name).toBe(`Posting at ${host}`.slice(0, 200));
    expect(name).toHaveLength(200);
  });

  it('is never published at once', () => {
    const message =
      'An import always ends as a draft; publish it with POST /v1/jobs/{id}/publish once a person has read it.';
    const details = [{ param: 'is_draft', code: 'invalid_value', message }];
    expect(() => startImport({ url, is_draft: false, overrides: {} } as Body, making)).toThrow(
      expect.objectContaining({ code: 'validation_failed', particulars: { param: 'is_draft', details } }),
    );
  });
});

describe('a posting that was read', () => {
  it('fills the fields that nobody gave or changed, and makes the slug of its name', () => {
    const job = { ...started({ department: 'Care' }), openings: 3 };
    const facts = { name: 'Nurse', department: 'ICU', openings: 7, language: 'nl', visibility: {} };
    const done = complete({ ...facts, job_details: { salary_note: 'fair' } }, job);
    expect(done).toMatchObject({ name: 'Nurse', department: 'Care', openings: 3, language: 'nl' });
    expect(done?.job_details).toEqual({ ...job.job_details, salary_note: 'fair' });
    expect(done?.slug).toBe(slugOf('Nurse', job.id));
    const ended = { status: 'completed', source_type: 'json_ld', confidence: 0.9 };
    expect(done?.import).toEqual({ ...job.import, ...ended });
  });

  it('leaves the name and the slug of somebody else', () => {
    const job = { ...started(), name: 'Mine', slug: 'mine-1234' };
    expect(complete({ name: 'Nurse' }, job)).toMatchObject({ name: 'Mine', slug: 'mine-1234' });
    expect(complete({}, job)).toMatchObject({ name: 'Mine', slug: 'mine-1234' });
  });

  it('changes no field of a job that is no longer a draft', () => {
    const job = { ...started(), status: 'published' as const };
    const done = complete({ name: 'Nurse', language: 'nl' }, job);
    expect({ ...done, import: null }).toEqual({ ...job, import: null });
    expect(done?.import?.status).toBe('completed');
  });

  const pay = { salary_min: 10, salary_max: 20, salary_currency: 'EUR', salary_period: 'hour' };
  const unpaid = { salary_min: null, salary_max: null, salary_currency: null, salary_period: null };
  it.each([
    [{}, pay],
    [{ salary_min: 1 }, { ...unpaid, salary_min: 1 }],
    [{ salary_max: 30 }, { ...unpaid, salary_max: 30 }],
    [{ salary_currency: 'USD' }, { ...pay, salary_currency: 'USD' }],
  ])('does not mix two salaries: %j', (given, kept) => {
    const job = started({ job_details: given });
    expect(complete({ job_details: { ...pay, work_type: 'onsite' } }, job)?.job_details).toEqual({
      ...job.job_details,
      ...kept,
      work_type: 'onsite',
    });
  });

  const opens = '2027-02-01T00:00:00.000Z';
  it.each([
    ['after the caller opens the job', '2027-02-01T00:00:00.001Z', true],
    ['in the instant in which the caller opens it', opens, true],
    ['before the caller opens it', '2027-01-31T23:59:59.999Z', false],
  ])('ends the job %s: %s, %s', (_, closes_at, isTaken) => {
    const job = started({ visibility: { opens_at: opens } });
    const { visibility } = complete({ visibility: { closes_at, portal: 'hidden' } }, job) ?? {};
    const ends = isTaken ? closes_at : null;
    expect(visibility).toEqual({ ...job.visibility, portal: 'hidden', closes_at: ends });
    expect(complete({ visibility: { closes_at } })?.visibility.closes_at).toBe(closes_at);
    expect(complete({ visibility: { closes_at: null } }, job)?.visibility.closes_at).toBeNull();
  });

  it('throws facts that no job may have: leaving some out would make others of them', () => {
    const facts = { job_details: { salary_min: 20, salary_max: 10 } };
    expect(() => complete(facts)).toThrow(expect.objectContaining({ code: 'validation_failed' }));
  });
});

describe('facts that do not fit', () => {
  const heavy = (size: number) => 'x'.repeat(size);

  it('are left out, the largest first, with a warning', () => {
    const details = { description: heavy(500_000), salary_note: heavy(300_000), salary_min: 10 };
    const done = complete({ name: 'Nurse', job_details: details }, started(), [other]);
    const left = { description: null, salary_note: heavy(300_000), salary_min: 10 };
    expect(done).toMatchObject({ name: 'Nurse', job_details: left });
    expect(done?.import?.warnings).toEqual([other, fieldSkipped]);
  });

  it('may be a whole field', () => {
    const done = complete({ remote_regions: [heavy(500_000)], job_details: { salary_note: heavy(300_000) } });
    expect(done).toMatchObject({ remote_regions: [], job_details: { salary_note: heavy(300_000) } });
  });

  it('of one size are left out in their order', () => {
    const done = complete({ department: heavy(250_000), language: heavy(250_000) });
    expect(done).toMatchObject({ department: null, language: heavy(250_000) });
  });

  it('are warned of once', () => {
    const done = complete({ department: heavy(500_000) }, started(), [fieldSkipped, other]);
    expect(done?.import?.warnings).toEqual([fieldSkipped, other]);
    expect(complete({ department: 'Care' }, started(), [other])?.import?.warnings).toEqual([other]);
  });
});

describe('an import that has ended', () => {
  const error = { code: 'url_not_a_job' as const, message: 'It is no job.', retryable: false };

  it('failed with its error, and is otherwise the job as it was', () => {
    const job = started();
    expect(failImport(job, error)).toEqual({ ...job, import: { ...job.import, status: 'failed', error } });
  });

  it('stays what it is', () => {
    const done = complete({}) as Job;
    const failed = failImport(started(), error) as Job;
    const made = { ...started(), import: null };
    for (const job of [done, failed, made]) {
      expect(complete({ name: 'Nurse' }, job)).toBeNull();
      expect(failImport(job, error)).toBeNull();
    }
  });
});
