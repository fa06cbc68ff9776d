import { ApiError } from './api-error.ts';
import { stageOf } from './application-moves.ts';
import { invalid } from './invalid.ts';
import type { Application } from './stored/application.ts';
import type { Job } from './stored/job.ts';

/** A stage of a job before the hired one. */
export function openStageIn(job: Job, stageId: string, message: string): Application['stage'] {
  const stage = stageIn(job, stageId);
  if (stage.type === 'hired') throw invalid('stage_id', 'invalid_stages', message);
  return stage;
}

/** Throws {@link ApiError} validation_failed for a stage of another job. */
export function stageIn(job: Job, stageId: string): Application['stage'] {
  const stage = job.stages.find(({ id }) => id === stageId);
  if (!stage) throw invalid('stage_id', 'not_found', 'stage_id names no stage of this job.');
  return stageOf(stage);
}

export const hiredStageOf = ({ stages }: Job) => stageOf(stages.at(-1) as Job['stages'][number]);

export function pipelineOf(job: Job | undefined): Job {
  if (job) return job;
  const message = 'The job of this application was deleted. Transfer the application to another job.';
  throw new ApiError('invalid_state_transition', { message });
}
