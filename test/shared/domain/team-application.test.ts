/** The beginning of an application that the team enters, and moves that domain rules refuse or leave without an event. */

import { describe, expect, it } from 'vitest';
import { withStatusEvent } from '../../../shared/domain/applicant.ts';
import { moveApplication } from '../../../shared/domain/application-pipeline.ts';
import { newCandidate } from '../../../shared/domain/candidate.ts';
import type { Candidate } from '../../../shared/domain/stored/candidate.ts';
import { changeTags } from '../../../shared/domain/tags.ts';
import { placeInPipeline } from '../../../shared/domain/team-application.ts';
import { unnamedSource } from '../../support/contact-shapes.ts';
import { sampleApplication } from './support/applications.ts';
import { instant, sampleJob } from './support/samples.ts';

const job = sampleJob();
const idAt = (position: number) => job.stages[position - 1]?.id ?? '';
const at = instant.toISOString();

describe('the beginning of an application', () => {
  it('is active in the entry stage, without times', () => {
    expect(placeInPipeline(job, {}, instant)).toEqual({
      status: 'active',
      stage: { id: idAt(1), name: 'Applied', type: 'applied' },
    });
  });

  it.each([
    [{ status: 'hired' }, 5, { hired_at: at }],
    [{ status: 'withdrawn', stage_id: idAt(3) }, 3, { withdrawn_at: at }],
    [{ status: 'withdrawn', stage_id: idAt(5) }, 5, { withdrawn_at: at }],
    [{ status: 'rejected' }, 1, { rejection: { rejection_reason_id: null, reason: null, note: null, at } }],
    [
      { status: 'rejected', rejection_reason: 'experience' },
      1,
      { rejection: { rejection_reason_id: null, reason: 'experience', note: null, at } },
    ],
    [{ applied_at: at }, 1, { applied_at: at }],
  ] as const)('%o', (given, position, times) => {
    const { stage, status, ...rest } = placeInPipeline(job, given, instant);
    expect(stage.id).toBe(idAt(position));
    expect(status).toBe('status' in given ? given.status : 'active');
    expect(rest).toEqual(times);
  });

  const stageOfHired = 'An application is in the stage of type hired if its status is hired.';
  it.each([
    [{ stage_id: idAt(5) }, 'stage_id', 'contradictory', stageOfHired],
    [{ status: 'hired', stage_id: idAt(4) }, 'stage_id', 'contradictory', stageOfHired],
    [{ status: 'rejected', stage_id: idAt(5) }, 'stage_id', 'contradictory', stageOfHired],
    [
      { rejection_reason: 'experience' },
      'rejection_reason',
      'contradictory',
      'Only a rejected application has a rejection_reason.',
    ],
    [
      { applied_at: new Date(instant.getTime() + 1).toISOString() },
      'applied_at',
      'invalid_value',
      'applied_at is in the future.',
    ],
    [{ stage_id: 'stg_none' }, 'stage_id', 'not_found', 'stage_id names no stage of this job.'],
  ] as const)('is refused: %o', (given, param, code, message) => {
    expect(() => placeInPipeline(job, given, instant)).toThrow(
      expect.objectContaining({
        code: 'validation_failed',
        particulars: { param, details: [{ param, code, message }] },
      }),
    );
  });

  it('has no field that is not given', () => {
    expect(Object.keys(placeInPipeline(job, {}, instant))).toEqual(['status', 'stage']);
  });
});

it('an application is not transferred to a closed job', () => {
  const { application } = sampleApplication();
  const target = { ...sampleJob(), id: 'job_other', status: 'closed' as const };
  const request = { action: 'transfer', job_id: target.id } as const;
  expect(() => moveApplication(application, { job, target }, request, instant)).toThrow(
    expect.objectContaining({ code: 'job_not_accepting_applications', particulars: { param: 'job_id' } }),
  );
});

it('a change of status has an event of its own only if no other event shows it', () => {
  const counts = (active: number, rejected: number): Candidate => ({
    ...newCandidate('cand_1', { source: unnamedSource }, instant),
    application_counts: { active, hired: 0, rejected, withdrawn: 0 },
  });
  const other = { type: 'candidate.stage_changed' };
  const own = { type: 'candidate.updated', context: { changed: ['status'] } };
  expect(withStatusEvent(counts(1, 0), counts(0, 1), [])).toEqual([own]);
  expect(withStatusEvent(counts(1, 0), counts(0, 1), [other])).toEqual([other]);
  expect(withStatusEvent(counts(1, 0), counts(2, 0), [])).toEqual([]);
});

it('a question has no reserved key, and a form at most ten questions for files', () => {
  const field = (key: string, type: 'file' | 'boolean') => ({
    key,
    label: 'x',
    type,
    required: false,
    options: [],
    is_knockout: false,
  });
  const form = (fields: ReturnType<typeof field>[]) => sampleJob({}, { application_form: { fields } });
  const refused = (code: string) =>
    expect.objectContaining({
      particulars: expect.objectContaining({ details: [expect.objectContaining({ code })] }),
    });
  expect(() => form([field('constructor', 'boolean')])).toThrow(refused('reserved'));
  const files = (count: number) => Array.from({ length: count }, (_, n) => field(`f${n}`, 'file'));
  expect(() => form(files(11))).toThrow(refused('too_many'));
  expect(form(files(10)).application_form.fields).toHaveLength(10);
});

it('tags keep their order, without repetitions', () => {
  expect(changeTags(['a', 'b'], { add: ['c', 'a', 'c'], remove: ['b'] })).toEqual(['a', 'c']);
});
