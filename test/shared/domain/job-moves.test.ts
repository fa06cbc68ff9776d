import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { ApiError } from '../../../shared/domain/api-error.ts';
import { type JobMove, jobMoves, moveJob } from '../../../shared/domain/job-moves.ts';
import type { Job } from '../../../shared/domain/stored/job.ts';
import { sampleJob, secondsLater } from './support/samples.ts';

const statuses = ['draft', 'published', 'closed'] as const;
const later = secondsLater(60);

/** The table of the contract's section 6, cell by cell: what the job becomes and the event that says so. */
const cells: [JobMove, Job['status'], string][] = [
  ['publish', 'draft', 'published, job.published'],
  ['publish', 'published', 'no change'],
  ['publish', 'closed', 'published, job.published, reopened'],
  ['close', 'draft', 'refused'],
  ['close', 'published', 'closed, job.closed'],
  ['close', 'closed', 'no change'],
  ['leaveDraft', 'draft', 'published, job.published'],
  ['leaveDraft', 'published', 'no change'],
  ['leaveDraft', 'closed', 'refused'],
  ['returnToDraft', 'draft', 'no change'],
  ['returnToDraft', 'published', 'draft, job.unpublished'],
  ['returnToDraft', 'closed', 'draft, job.unpublished'],
];

function outcome(job: Job, move: JobMove): string {
  try {
    const { job: after, step } = moveJob(job, move, later);
    if (!step) return after === job ? 'no change' : 'changed without an event';
    return [after.status, step.event, step.context?.reopened && 'reopened'].filter(Boolean).join(', ');
  } catch (error) {
    if (error instanceof ApiError && error.code === 'invalid_state_transition') return 'refused';
    throw error;
  }
}

describe('the state machine of a job', () => {
  it.each(cells)('%s of a %s job: %s', (move, status, expected) => {
    expect(outcome(sampleJob({ status }), move)).toBe(expected);
  });

  it('has no move and no state beyond the table', () => {
    const known = Object.entries(jobMoves).flatMap(([move, row]) =>
      Object.keys(row).map((from) => [move, from]),
    );
    expect(known.sort()).toEqual(cells.map(([move, from]) => [move, from]).sort());
  });

  it('is never left by any sequence of moves', () => {
    const moves = fc.array(fc.constantFrom(...(Object.keys(jobMoves) as JobMove[])), { maxLength: 30 });
    fc.assert(
      fc.property(moves, (sequence) => {
        let job = sampleJob();
        for (const move of sequence) {
          const result = outcome(job, move);
          if (result === 'refused' || result === 'no change') continue;
          job = moveJob(job, move, later).job;
          expect(statuses).toContain(job.status);
          expect(job.closed_at !== null).toBe(job.status === 'closed');
          if (job.status === 'published') expect(job.published_at).toBe(later.toISOString());
        }
      }),
    );
  });

  it('names the state in its refusal', () => {
    expect(() => moveJob(sampleJob(), 'close', later)).toThrow('A draft job does not allow this.');
  });
});

describe('publishing', () => {
  const amount = { salary_min: 10, salary_currency: 'EUR', salary_period: 'hour' } as const;

  it.each([
    ['its currency', { ...amount, salary_currency: null }, 'job_details.salary_currency'],
    ['its period', { ...amount, salary_period: null }, 'job_details.salary_period'],
    ['the period of a maximum alone', { salary_max: 9, salary_currency: 'EUR' }, 'job_details.salary_period'],
    ['the regions of remote work', { work_type: 'remote' as const }, 'remote_regions'],
  ])('asks for %s', (_, job_details, param) => {
    const job = sampleJob({}, { job_details });
    for (const move of ['publish', 'leaveDraft'] as const) {
      expect(() => moveJob(job, move, later)).toThrow(
        expect.objectContaining({
          code: 'validation_failed',
          particulars: expect.objectContaining({ param }),
        }),
      );
    }
  });

  it('takes a whole salary and named regions', () => {
    const job = sampleJob({}, { job_details: { ...amount, work_type: 'remote' }, remote_regions: ['NL'] });
    expect(moveJob(job, 'publish', later).job.status).toBe('published');
  });

  it('leaves the job it was given as it was', () => {
    const job = Object.freeze(sampleJob());
    moveJob(job, 'publish', later);
    expect(job.status).toBe('draft');
  });
});
