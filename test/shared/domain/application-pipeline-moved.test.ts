/** Each field of an application that a move changes, and what a move tells. */
import { describe, expect, it } from 'vitest';
import { type MoveRequest, moveApplication } from '../../../shared/domain/application-pipeline.ts';
import type { Application } from '../../../shared/domain/stored/application.ts';
import type { Job } from '../../../shared/domain/stored/job.ts';
import { sampleApplication } from './support/applications.ts';
import { instant, sampleJob, secondsLater } from './support/samples.ts';

const { job, application } = sampleApplication();
const at = secondsLater(60).toISOString();
const stageAt = (one: Job, position: number) => {
  const { id, name, type } = one.stages[position - 1] as Job['stages'][number];
  return { id, name, type };
};
const idAt = (position: number) => stageAt(job, position).id;
const move = (request: MoveRequest, changes: Partial<Application> = {}, target?: Job) =>
  moveApplication({ ...application, ...changes }, { job, target }, request, secondsLater(60));
const refused = (code: string, particulars: object) => expect.objectContaining({ code, particulars });
const told = (from_stage: object, to_stage: object, more: object = {}) => ({
  type: 'candidate.stage_changed',
  context: { application_id: application.id, job_id: job.id, from_stage, to_stage, ...more },
});

it('a move to another stage is in the timeline of the candidate alone, with its note', () => {
  expect(move({ action: 'move', stage_id: idAt(3), note: 'Good.' })).toEqual({
    next: { ...application, stage: stageAt(job, 3), last_moved_at: at },
    events: [],
    candidateEvents: [told(stageAt(job, 1), stageAt(job, 3))],
    happening: { type: 'moved', from: stageAt(job, 1), to: stageAt(job, 3), reason: null, note: 'Good.' },
  });
  expect(move({ action: 'move', stage_id: idAt(1) })).toBeNull();
});

it('a rejection has its reason, its note and its time, and stays in its stage', () => {
  const rejection = { rejection_reason_id: null, reason: 'experience', note: 'Too junior.', at };
  const { reason, note } = rejection;
  expect(move({ action: 'reject', reason, note })).toEqual({
    next: { ...application, status: 'rejected', rejection },
    events: [{ type: 'application.rejected' }],
    candidateEvents: [],
    happening: { type: 'rejected', from: stageAt(job, 1), to: null, reason, note },
  });
  expect(move({ action: 'reject', reason })?.next.rejection).toEqual({ ...rejection, note: null });
  expect(move({ action: 'reject', reason: '' }, { status: 'active' })?.happening.reason).toBeNull();
});

it('a hire and its end have their time', () => {
  const hired = move({ action: 'advance' }, { stage: stageAt(job, 4) });
  expect(hired).toMatchObject({ next: { status: 'hired', hired_at: at, last_moved_at: at } });
  expect(hired?.events).toEqual([{ type: 'application.hired' }]);
  const before = { ...(hired?.next as Application), hired_at: instant.toISOString() };
  const back = move({ action: 'unhire' }, before);
  expect(back?.next).toEqual({ ...before, status: 'active', stage: stageAt(job, 4), hired_at: null });
  const changed = ['status', 'stage', 'hired_at'];
  expect(back?.events).toEqual([{ type: 'application.updated', context: { changed } }]);
  expect(move({ action: 'withdraw' }, before)?.next).toMatchObject({
    hired_at: before.hired_at,
    withdrawn_at: at,
  });
});

it('a withdrawal keeps where the person was, also in a stage that was removed', () => {
  const stage = { id: 'stg_gone', name: 'Test', type: 'assessment' as const };
  const gone = move({ action: 'withdraw', reason: 'other_offer' }, { stage });
  expect(gone?.happening).toMatchObject({
    type: 'withdrawn',
    from: stage,
    reason: 'other_offer',
    note: null,
  });
  const renamed = { ...stageAt(job, 2), name: 'Before' };
  expect(move({ action: 'withdraw' }, { stage: renamed })?.happening.from).toEqual(stageAt(job, 2));
});

describe('a transfer', () => {
  const target = { ...sampleJob(), id: 'job_other' };
  const request = { action: 'transfer', job_id: target.id } as const;

  it('names both jobs', () => {
    const moved = move(request, {}, target);
    expect(moved?.next).toMatchObject({ job_id: target.id, stage: stageAt(target, 1), last_moved_at: at });
    const event = told(stageAt(job, 1), stageAt(target, 1), { job_id: target.id, from_job_id: job.id });
    expect(moved?.candidateEvents).toEqual([event]);
    expect(moved?.events).toEqual([{ type: 'application.transferred' }]);
  });

  it('to a job with a stage of the same id is one all the same', () => {
    const twin = { ...job, id: 'job_twin' };
    const moved = move({ action: 'transfer', job_id: twin.id }, {}, twin);
    expect(moved?.next).toMatchObject({ job_id: twin.id, stage: stageAt(job, 1), last_moved_at: at });
    expect(moved?.candidateEvents).toHaveLength(1);
  });

  it('cannot hire, and needs a job', () => {
    const message = 'A transfer cannot hire. Transfer the application first, then hire the applicant.';
    const hired = { param: 'stage_id', details: [{ param: 'stage_id', code: 'invalid_stages', message }] };
    expect(() => move({ ...request, stage_id: stageAt(target, 5).id }, {}, target)).toThrow(
      refused('validation_failed', hired),
    );
    const none = { param: 'job_id', code: 'not_found', message: 'job_id names no job.' };
    expect(() => move(request)).toThrow(refused('validation_failed', { param: 'job_id', details: [none] }));
    expect(move({ action: 'transfer', job_id: job.id }, {}, job)).toBeNull();
  });
});

describe('a move is refused', () => {
  it('where the application is in another stage than the caller has seen', () => {
    const request = { action: 'move', stage_id: idAt(3), from_stage_id: idAt(2) } as const;
    expect(() => move(request)).toThrow(refused('stage_mismatch', { param: 'from_stage_id' }));
    expect(move({ ...request, from_stage_id: idAt(1) })?.next.stage).toEqual(stageAt(job, 3));
  });

  it('after the last stage, with its reason', () => {
    const particulars = { message: 'There is no stage after this one.' };
    const stage = stageAt(job, 5);
    expect(() => move({ action: 'advance' }, { stage, status: 'hired' })).toThrow(
      refused('invalid_state_transition', particulars),
    );
  });

  it('into a stage that the job does not have', () => {
    const message = 'stage_id names no stage of this job.';
    const details = [{ param: 'stage_id', code: 'not_found', message }];
    expect(() => move({ action: 'move', stage_id: 'stg_none' })).toThrow(
      refused('validation_failed', { param: 'stage_id', details }),
    );
  });

  it('where its job was deleted, but for what stays in its stage', () => {
    const message = 'The job of this application was deleted. Transfer the application to another job.';
    const orphaned = (request: MoveRequest) =>
      moveApplication(application, { job: undefined }, request, instant);
    for (const request of [
      { action: 'advance' },
      { action: 'hire' },
      { action: 'move', stage_id: idAt(2) },
    ] as const)
      expect(() => orphaned(request)).toThrow(refused('invalid_state_transition', { message }));
    expect(orphaned({ action: 'withdraw' })?.happening.from).toEqual(application.stage);
  });
});
