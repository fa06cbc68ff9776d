import { describe, expect, it } from 'vitest';
import { mergeJob } from '../../../shared/domain/job.ts';
import { moveJob, refuseIncomplete } from '../../../shared/domain/job-moves.ts';
import type { Job } from '../../../shared/domain/stored/job.ts';
import { instant, making, sampleJob } from './support/samples.ts';

const refused = (param: string, code: string, message: string) =>
  expect.objectContaining({
    code: 'validation_failed',
    particulars: { param, details: [{ param, code, message }] },
  });
const stage = (type: string, is_entry = false) => ({ name: type, type, is_entry });
const at = (day: number) => `2027-02-0${day}T00:00:00.000Z`;
const required = { id: 'req_1', type: 'skill', label: 'Go' };

it.each([
  [
    { job_details: { salary_min: 2, salary_max: 1 } },
    'job_details.salary_min',
    'contradictory',
    'salary_min is above salary_max.',
  ],
  [
    { visibility: { opens_at: at(2), closes_at: at(1) } },
    'visibility.closes_at',
    'contradictory',
    'closes_at is before opens_at.',
  ],
  [
    { stages: [stage('applied', true), stage('offer', true), stage('hired')] },
    'stages',
    'invalid_stages',
    'Only one stage can be the entry stage.',
  ],
  [
    { stages: [stage('applied')] },
    'stages',
    'invalid_stages',
    'A pipeline ends with its one stage of type hired.',
  ],
  [
    { stages: [stage('applied'), stage('hired'), stage('hired')] },
    'stages',
    'invalid_stages',
    'A pipeline ends with its one stage of type hired.',
  ],
  [
    { stages: [stage('applied'), stage('hired'), stage('offer')] },
    'stages',
    'invalid_stages',
    'A pipeline ends with its one stage of type hired.',
  ],
  [{ stages: [stage('hired')] }, 'stages', 'invalid_stages', 'Nobody begins in the hired stage.'],
  [
    { stages: [stage('applied'), stage('hired', true)] },
    'stages',
    'invalid_stages',
    'Nobody begins in the hired stage.',
  ],
  [
    { requirements: [{ type: 'skill', label: 'C' }, required] },
    'requirements.1.id',
    'not_found',
    "requirements.1.id is none of this job's; leave it out for a new entry.",
  ],
])('a change to %j is refused for %s', (patch, param, code, message) => {
  expect(() => mergeJob(sampleJob(), patch as never, making)).toThrow(refused(param, code, message));
});

it('no two parts share an id', () => {
  const job = sampleJob({ requirements: [required] as never });
  expect(() => mergeJob(job, { requirements: [required, required] } as never, making)).toThrow(
    refused('requirements', 'duplicate', 'Two entries of requirements share one id or key.'),
  );
  const [first] = job.stages;
  const twice = [first, { ...first, is_entry: false }, job.stages.at(-1)];
  expect(() => mergeJob(job, { stages: twice } as never, making)).toThrow(
    refused('stages', 'duplicate', 'Two entries of stages share one id or key.'),
  );
});

it.each([
  { job_details: { salary_min: 1, salary_max: 1 } },
  { job_details: { salary_min: 2 } },
  { visibility: { opens_at: at(1), closes_at: at(1) } },
  { visibility: { opens_at: at(2) } },
  { visibility: { closes_at: at(1) } },
  { stages: [stage('applied'), stage('hired')] },
])('a change to %j is none of these', (patch) => {
  expect(() => mergeJob(sampleJob(), patch as never, making)).not.toThrow();
});

it('dates of an earlier release stay until they are changed', () => {
  const visibility = { ...sampleJob().visibility, opens_at: at(2), closes_at: at(1) };
  const job = sampleJob({ visibility });
  expect(mergeJob(job, { name: 'Nurse' }, making).visibility).toEqual(visibility);
  for (const change of [{ opens_at: at(2) }, { closes_at: at(1) }])
    expect(() => mergeJob(job, { visibility: change }, making)).toThrow();
});

describe('what a published job must have', () => {
  const details = (changes: Partial<Job['job_details']>, more: Partial<Job> = {}) =>
    sampleJob({ job_details: { ...sampleJob().job_details, ...changes }, ...more });
  const currency = refused(
    'job_details.salary_currency',
    'required',
    'A published salary needs its currency.',
  );
  const period = refused('job_details.salary_period', 'required', 'A published salary needs its period.');
  const regions = refused('remote_regions', 'required', 'A remote job names the regions it is open to.');

  it.each([
    [details({ salary_min: 1 }), currency],
    [details({ salary_max: 1, salary_period: 'year' }), currency],
    [details({ salary_max: 1, salary_currency: 'EUR' }), period],
    [details({ work_type: 'remote' }), regions],
  ])('is asked for: %#', (job, refusal) => {
    expect(() => moveJob(job, 'publish', instant)).toThrow(refusal);
    expect(() => refuseIncomplete(null, { ...job, status: 'published' })).toThrow(refusal);
    expect(() => refuseIncomplete(null, job)).not.toThrow();
    const earlier: Job = { ...job, status: 'published' };
    expect(() => refuseIncomplete(earlier, { ...earlier, name: 'Nurse' })).not.toThrow();
    expect(() => refuseIncomplete({ ...earlier, status: 'draft' }, earlier)).toThrow(refusal);
    const other = { ...earlier.job_details, salary_min: 0, salary_max: 2 };
    expect(() => refuseIncomplete(earlier, { ...earlier, job_details: other })).toThrow();
  });

  it('is not asked of a job that is closed or taken back', () => {
    const published_at = at(1);
    const job = details({ salary_min: 1 }, { status: 'published', published_at });
    const closed = moveJob(job, 'close', instant).job;
    expect(closed).toEqual({ ...job, status: 'closed', closed_at: instant.toISOString() });
    expect(moveJob(closed, 'returnToDraft', instant).job).toEqual({ ...job, status: 'draft' });
    const again = moveJob({ ...closed, job_details: sampleJob().job_details }, 'publish', instant).job;
    expect(again).toMatchObject({ published_at: instant.toISOString(), closed_at: null });
  });

  it.each([
    details({}),
    details({ salary_min: 1, salary_currency: 'EUR', salary_period: 'year' }),
    details({ work_type: 'onsite' }),
    details({ work_type: 'remote' }, { remote_regions: ['NL'] }),
  ])('may be all there is: %#', (job) => {
    expect(moveJob(job, 'publish', instant).job.status).toBe('published');
  });
});
