import { isDeepStrictEqual } from 'node:util';
import type { CreateStageBody, UpdateStageBody } from '../contracts/stage.ts';
import { ApiError } from './api-error.ts';
import { invalid } from './invalid.ts';
import { wholeStages } from './job.ts';
import { refuseOutgrown } from './row-size.ts';
import type { Job } from './stored/job.ts';

type Stage = Job['stages'][number];

/** More stages do not fit on a screen or into an event. */
const maxStages = 30;

/** The stage of a job. Throws {@link ApiError} not_found. */
export function stageOfJob(job: Job, stageId: string): Stage {
  const stage = job.stages.find(({ id }) => id === stageId);
  if (!stage) throw new ApiError('not_found');
  return stage;
}

/**
 * The job with an additional stage, at its position or before the hired stage. The same job when it already has the
 * stage: a repeated request.
 */
export function withNewStage(job: Job, id: string, { name, type, position }: CreateStageBody): Job {
  if (job.stages.some((stage) => stage.id === id)) return job;
  if (type === 'hired') throw invalid('type', 'invalid_stages', 'A pipeline has one stage of type hired.');
  if (job.stages.length >= maxStages) {
    throw invalid('name', 'too_many', `A pipeline has at most ${maxStages} stages.`);
  }
  const last = job.stages.length;
  if (position !== undefined && position > last) {
    throw invalid('position', 'invalid_stages', `position is at most ${last}: the hired stage stays last.`);
  }
  return withStages(job, job.stages.toSpliced((position ?? last) - 1, 0, newStage({ id, name, type })));
}

const newStage = (fields: Pick<Stage, 'id' | 'name' | 'type'>): Stage => ({
  object: 'stage',
  ...fields,
  position: 0,
  is_entry: false,
});

/** The job with one stage changed; a new entry stage replaces the old one. The same job when nothing changes. */
export function withChangedStage(job: Job, stageId: string, patch: UpdateStageBody): Job {
  const before = stageOfJob(job, stageId);
  const { name = before.name, type = before.type, is_entry = before.is_entry } = patch;
  if ((type === 'hired') !== (before.type === 'hired')) {
    throw invalid('type', 'invalid_stages', 'The last stage is the one of type hired, and stays it.');
  }
  if (before.is_entry && !is_entry) {
    throw invalid('is_entry', 'invalid_stages', 'Make another stage the entry stage instead.');
  }
  if (is_entry && type === 'hired') {
    throw invalid('is_entry', 'invalid_stages', 'Nobody begins in the hired stage.');
  }
  const becomesEntry = is_entry && !before.is_entry;
  return withStages(
    job,
    job.stages.map((stage) => {
      if (stage.id === stageId) return { ...stage, name, type, is_entry };
      return becomesEntry ? { ...stage, is_entry: false } : stage;
    }),
  );
}

/** The job without the stage. Throws {@link ApiError} invalid_state_transition for the entry and the hired stage. */
export function withoutStage(job: Job, stageId: string): Job {
  const { is_entry, type } = stageOfJob(job, stageId);
  if (is_entry || type === 'hired') {
    const message = is_entry
      ? 'This is the entry stage; make another one the entry stage first.'
      : 'A pipeline keeps its hired stage.';
    throw new ApiError('invalid_state_transition', { message });
  }
  return withStages(
    job,
    job.stages.filter(({ id }) => id !== stageId),
  );
}

/** The job with its stages in the given order, which must contain each of them once and the hired one last. */
export function withStageOrder(job: Job, stageIds: string[]): Job {
  const isWhole =
    stageIds.length === job.stages.length &&
    new Set(stageIds).size === stageIds.length &&
    stageIds.every((stageId) => job.stages.some(({ id }) => id === stageId));
  if (!isWhole) throw invalid('stage_ids', 'invalid_stages', 'stage_ids names each stage of the job once.');
  const stages = stageIds.map((stageId) => stageOfJob(job, stageId));
  if (stages.at(-1)?.type !== 'hired') {
    throw invalid('stage_ids', 'invalid_stages', 'A pipeline ends with its one stage of type hired.');
  }
  return withStages(job, stages);
}

/** The stages of `before` that `after` lacks. */
export const removedStages = (before: Job, after: Job): string[] =>
  before.stages.map(({ id }) => id).filter((stageId) => !after.stages.some(({ id }) => id === stageId));

/** Throws validation_failed for a stage that becomes the hired one or ceases to be it: its applications keep their status. */
export function refuseOtherHired(before: Job | null, after: Job): void {
  const wasHired = new Map(before?.stages.map(({ id, type }) => [id, type === 'hired']));
  const changed = after.stages.find(
    ({ id, type }) => wasHired.has(id) && wasHired.get(id) !== (type === 'hired'),
  );
  if (changed)
    throw invalid('stages', 'invalid_stages', 'The last stage is the one of type hired, and stays it.');
}

function withStages(job: Job, given: Stage[]): Job {
  const stages = wholeStages(given);
  if (isDeepStrictEqual(stages, job.stages)) return job;
  const next = { ...job, stages };
  refuseOutgrown(job, next);
  return next;
}
