import type { TeamApplicationBody } from '../contracts/application-body.ts';
import type { Beginning } from './application.ts';
import { entryStageOf, stageOf } from './application-moves.ts';
import { invalid } from './invalid.ts';
import { hiredStageOf, stageIn } from './pipeline-stages.ts';
import type { Job } from './stored/job.ts';

type Given = Pick<
  TeamApplicationBody,
  'applied_at' | 'stage_id' | 'status' | 'rejection_reason' | 'rejection_reason_id'
>;

/**
 * The beginning of an application of the team: the given stage and status, by default active in the entry stage. Throws
 * {@link ApiError} validation_failed for values that contradict each other.
 */
export function placeInPipeline(job: Job, given: Given, now: Date): Beginning {
  const { applied_at, stage_id, rejection_reason, rejection_reason_id } = given;
  const status = given.status ?? 'active';
  const isHired = status === 'hired';
  const stage =
    stage_id === undefined
      ? isHired
        ? hiredStageOf(job)
        : stageOf(entryStageOf(job))
      : stageIn(job, stage_id);
  if (isHired !== (stage.type === 'hired') && status !== 'withdrawn')
    throw invalid(
      'stage_id',
      'contradictory',
      'An application is in the stage of type hired if its status is hired.',
    );
  if (rejection_reason !== undefined && status !== 'rejected')
    throw invalid('rejection_reason', 'contradictory', 'Only a rejected application has a rejection_reason.');
  if (rejection_reason_id !== undefined && status !== 'rejected')
    throw invalid(
      'rejection_reason_id',
      'contradictory',
      'Only a rejected application has a rejection_reason_id.',
    );
  if (applied_at !== undefined && applied_at > now.toISOString())
    throw invalid('applied_at', 'invalid_value', 'applied_at is in the future.');
  const at = now.toISOString();
  return {
    status,
    stage,
    ...(applied_at !== undefined && { applied_at }),
    ...(isHired && { hired_at: at }),
    ...(status === 'withdrawn' && { withdrawn_at: at }),
    ...(status === 'rejected' && {
      rejection: {
        rejection_reason_id: rejection_reason_id ?? null,
        reason: rejection_reason ?? null,
        note: null,
        at,
      },
    }),
  };
}
