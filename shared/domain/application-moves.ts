import type { EventName } from '../contracts/events.ts';
import type { TimelineType } from '../contracts/timeline.ts';
import { ApiError } from './api-error.ts';
import type { Application } from './stored/application.ts';
import type { Job } from './stored/job.ts';

type Status = Application['status'];
type Step = { to: Status; event: EventName | null; entry: TimelineType; context?: { changed: string[] } };

/**
 * The state machine of an application. `stays` returns 200 without a change; `refused` is invalid_state_transition. A
 * change of stage emits candidate.stage_changed, so a plain move has no event of its own.
 */
export const applicationMoves = {
  move: {
    active: { to: 'active', event: null, entry: 'moved' },
    hired: 'refused',
    rejected: 'refused',
    withdrawn: 'refused',
  },
  hire: {
    active: { to: 'hired', event: 'application.hired', entry: 'hired' },
    hired: 'stays',
    rejected: 'refused',
    withdrawn: 'refused',
  },
  /** Takes back a hire that was a mistake. No event of its own: receivers read the status from `application.updated`. */
  unhire: {
    active: 'stays',
    hired: {
      to: 'active',
      event: 'application.updated',
      entry: 'unhired',
      context: { changed: ['status', 'stage', 'hired_at'] },
    },
    rejected: 'refused',
    withdrawn: 'refused',
  },
  reject: {
    active: { to: 'rejected', event: 'application.rejected', entry: 'rejected' },
    hired: 'refused',
    rejected: 'stays',
    withdrawn: 'refused',
  },
  unreject: {
    active: 'stays',
    hired: 'refused',
    rejected: { to: 'active', event: 'application.unrejected', entry: 'unrejected' },
    withdrawn: 'refused',
  },
  /** An applicant may also withdraw after the hire. */
  withdraw: {
    active: { to: 'withdrawn', event: 'application.withdrawn', entry: 'withdrawn' },
    hired: { to: 'withdrawn', event: 'application.withdrawn', entry: 'withdrawn' },
    rejected: 'refused',
    withdrawn: 'stays',
  },
  transfer: {
    active: { to: 'active', event: 'application.transferred', entry: 'transferred' },
    hired: 'refused',
    rejected: 'refused',
    withdrawn: 'refused',
  },
} as const satisfies Record<string, Record<Status, Step | 'stays' | 'refused'>>;
export type ApplicationMove = keyof typeof applicationMoves;

/**
 * The transition of a move from the application's status; null when the application already has that status. Throws
 * {@link ApiError} invalid_state_transition.
 */
export function stepOf(application: Application, move: ApplicationMove): Step | null {
  const step: Step | 'stays' | 'refused' = applicationMoves[move][application.status];
  // A key without the right to read does not learn the state.
  if (step === 'refused') throw new ApiError('invalid_state_transition');
  return step === 'stays' ? null : step;
}

type Stage = Job['stages'][number];
export const stageOf = ({ id, name, type }: Stage): Application['stage'] => ({ id, name, type });

/** The stage in which applications of a job begin. */
export const entryStageOf = (job: Pick<Job, 'stages'>): Stage =>
  (job.stages.find((stage) => stage.is_entry) ?? job.stages[0]) as Stage;
