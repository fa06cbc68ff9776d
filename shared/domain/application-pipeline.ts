import type { EventName } from '../contracts/events.ts';
import type { TimelineEntry } from '../contracts/timeline.ts';
import { ApiError } from './api-error.ts';
import { type ApplicationMove, entryStageOf, stageOf, stepOf } from './application-moves.ts';
import { invalid } from './invalid.ts';
import { hiredStageOf, openStageIn, pipelineOf, stageIn } from './pipeline-stages.ts';
import type { Application } from './stored/application.ts';
import type { Job } from './stored/job.ts';

/** A requested move of an application. */
export type MoveRequest =
  | { action: 'move'; stage_id: string; from_stage_id?: string; note?: string | null }
  | { action: 'advance' | 'hire'; note?: string | null }
  | { action: 'reject'; rejection_reason_id?: string | null; reason?: string | null; note?: string | null }
  | { action: 'unreject' }
  | { action: 'unhire'; stage_id?: string; note?: string | null }
  | { action: 'withdraw'; reason?: string | null; note?: string | null }
  | { action: 'transfer'; job_id: string; stage_id?: string; note?: string | null };

/**
 * The job of the application and its target job; undefined for a job that is deleted or does not exist. `listed` is the reason of
 * the organization's list.
 */
interface MoveJobs {
  job: Job | undefined;
  target?: Job | undefined;
  listed?: { name: string };
}

type EmittedEvent = { type: EventName; context?: Record<string, unknown> };

/** An application after its move, with the events about it and its candidate, and its timeline entry. */
interface Moved {
  next: Application;
  events: EmittedEvent[];
  candidateEvents: EmittedEvent[];
  happening: Pick<TimelineEntry, 'type' | 'from' | 'to' | 'reason' | 'note'>;
}

type Place = { move: ApplicationMove; job_id: string; stage: Application['stage'] };

/**
 * Moves an application as requested; null when it is already there. Throws {@link ApiError} invalid_state_transition,
 * stage_mismatch, job_not_accepting_applications, or validation_failed for a stage or job that does not exist.
 */
export function moveApplication(
  application: Application,
  jobs: MoveJobs,
  request: MoveRequest,
  now: Date,
): Moved | null {
  const place = destinationOf(application, jobs, request);
  const step = stepOf(application, place.move);
  const isElsewhere = place.stage.id !== application.stage.id || place.job_id !== application.job_id;
  if (!step || (step.to === application.status && !isElsewhere)) return null;

  const at = now.toISOString();
  const note = ('note' in request && request.note) || null;
  const reason = ('reason' in request && request.reason) || null;
  const next: Application = {
    ...application,
    job_id: place.job_id,
    stage: place.stage,
    status: step.to,
    rejection:
      request.action === 'reject'
        ? { rejection_reason_id: request.rejection_reason_id ?? null, reason, note, at }
        : null,
    last_moved_at: isElsewhere ? at : application.last_moved_at,
    hired_at: request.action === 'unhire' ? null : step.to === 'hired' ? at : application.hired_at,
    withdrawn_at: step.to === 'withdrawn' ? at : application.withdrawn_at,
  };
  // The history keeps the name that the reason had.
  const reasonText = reason ?? jobs.listed?.name ?? null;
  const from = namedAsNow(application.stage, jobs.job);
  return {
    next,
    events: step.event ? [{ type: step.event, ...(step.context && { context: step.context }) }] : [],
    candidateEvents: stageChanges(application, next, from),
    happening: { type: step.entry, from, to: isElsewhere ? place.stage : null, reason: reasonText, note },
  };
}

/** Moves an application of any status because its stage is removed; null when it is not in that stage. */
export function relocateApplication(
  application: Application,
  from: Application['stage'],
  to: Application['stage'],
  now: Date,
): Moved | null {
  if (application.stage.id !== from.id) return null;
  const next = { ...application, stage: to, last_moved_at: now.toISOString() };
  return {
    next,
    events: [],
    candidateEvents: stageChanges(application, next, from),
    happening: { type: 'moved', from, to, reason: null, note: null },
  };
}

/** Every change of stage or job emits a candidate event, whatever caused it. */
function stageChanges(before: Application, next: Application, from: Application['stage']): EmittedEvent[] {
  const isTransferred = before.job_id !== next.job_id;
  if (before.stage.id === next.stage.id && !isTransferred) return [];
  const context = {
    application_id: next.id,
    job_id: next.job_id,
    ...(isTransferred && { from_job_id: before.job_id }),
    from_stage: from,
    to_stage: next.stage,
  };
  return [{ type: 'candidate.stage_changed', context }];
}

/**
 * The current stage of an application: with the name that its job has now, the entry stage when its own was removed, or
 * the last known stage when the job is deleted.
 */
export function existingStage(
  stage: Application['stage'],
  job: Pick<Job, 'stages'> | undefined,
): Application['stage'] {
  if (!job) return stage;
  return stageOf(job.stages.find(({ id }) => id === stage.id) ?? entryStageOf(job));
}

/** The stage with its current name; a removed stage with its last name. */
function namedAsNow(stage: Application['stage'], job: Job | undefined): Application['stage'] {
  const standing = existingStage(stage, job);
  return standing.id === stage.id ? standing : stage;
}

function destinationOf(application: Application, { job, target }: MoveJobs, request: MoveRequest): Place {
  const { job_id } = application;
  const here = existingStage(application.stage, job);
  switch (request.action) {
    case 'move': {
      const stage = stageIn(pipelineOf(job), request.stage_id);
      const { from_stage_id } = request;
      if (from_stage_id !== undefined && from_stage_id !== here.id) {
        throw new ApiError('stage_mismatch', { param: 'from_stage_id' });
      }
      return { move: moveInto(stage), job_id, stage };
    }
    case 'advance': {
      const { stages } = pipelineOf(job);
      const following = stages[stages.findIndex(({ id }) => id === here.id) + 1];
      if (!following) {
        throw new ApiError('invalid_state_transition', { message: 'There is no stage after this one.' });
      }
      return { move: moveInto(following), job_id, stage: stageOf(following) };
    }
    case 'hire':
      return { move: 'hire', job_id, stage: hiredStageOf(pipelineOf(job)) };
    case 'unhire':
      return { move: 'unhire', job_id, stage: stageAfterUnhire(application, job, request.stage_id) };
    case 'transfer':
      return { move: 'transfer', ...transferTo(application, target, request.stage_id) };
    default:
      return { move: request.action, job_id, stage: here };
  }
}

/** An application that reaches the stage of type hired is hired. */
const moveInto = ({ type }: Application['stage']): ApplicationMove => (type === 'hired' ? 'hire' : 'move');

function transferTo(
  application: Application,
  target: Job | undefined,
  stageId: string | undefined,
): Omit<Place, 'move'> {
  if (!target) throw invalid('job_id', 'not_found', 'job_id names no job.');
  const { job_id, stage: here } = application;
  if (target.id === job_id) return { job_id, stage: here };
  if (target.status === 'closed') throw new ApiError('job_not_accepting_applications', { param: 'job_id' });
  if (stageId === undefined) return { job_id: target.id, stage: stageOf(entryStageOf(target)) };
  const message = 'A transfer cannot hire. Transfer the application first, then hire the applicant.';
  return { job_id: target.id, stage: openStageIn(target, stageId, message) };
}

/** The given stage, or the one before the hired stage; an application that is not hired stays where it is. */
function stageAfterUnhire(
  { status, stage }: Application,
  job: Job | undefined,
  stageId: string | undefined,
): Application['stage'] {
  if (status !== 'hired') return existingStage(stage, job);
  const { stages } = pipelineOf(job);
  if (stageId === undefined) return stageOf(stages.at(-2) as Job['stages'][number]);
  return openStageIn(pipelineOf(job), stageId, 'This is the hired stage. Name the stage to return to.');
}
