import type { EventName } from '../contracts/events.ts';
import { ApiError } from './api-error.ts';
import type { Assessment } from './stored/assessment.ts';

type Status = Assessment['status'];
type Step = { to: Status; event: EventName };

const sent = 'assessment.sent';
const canceled = { to: 'canceled', event: 'assessment.canceled' } as const;
const completed = { to: 'completed', event: 'assessment.completed' } as const;

/**
 * The state machine of an assessment. `stays` returns 200 without a change; `refused` is invalid_state_transition. An expired
 * assessment that was begun is extended to `started`.
 */
export const assessmentMoves = {
  send: {
    created: { to: 'sent', event: sent },
    sent: { to: 'sent', event: sent },
    started: { to: 'started', event: sent },
    completed: 'refused',
    expired: 'refused',
    canceled: 'refused',
    failed: 'refused',
  },
  extend: {
    created: 'refused',
    sent: { to: 'sent', event: sent },
    started: { to: 'started', event: sent },
    completed: 'refused',
    expired: { to: 'sent', event: sent },
    canceled: 'refused',
    failed: 'refused',
  },
  start: {
    created: 'refused',
    sent: { to: 'started', event: 'assessment.started' },
    started: 'stays',
    completed: 'refused',
    expired: 'refused',
    canceled: 'refused',
    failed: 'refused',
  },
  complete: {
    created: 'refused',
    sent: 'refused',
    started: completed,
    completed: 'stays',
    expired: 'refused',
    canceled: 'refused',
    failed: completed,
  },
  fail: {
    created: 'refused',
    sent: 'refused',
    started: { to: 'failed', event: 'assessment.failed' },
    completed: 'refused',
    expired: 'refused',
    canceled: 'refused',
    failed: 'stays',
  },
  expire: {
    created: 'refused',
    sent: { to: 'expired', event: 'assessment.expired' },
    started: { to: 'expired', event: 'assessment.expired' },
    completed: 'refused',
    expired: 'stays',
    canceled: 'refused',
    failed: 'refused',
  },
  cancel: {
    created: canceled,
    sent: canceled,
    started: canceled,
    completed: 'refused',
    expired: 'refused',
    canceled: 'stays',
    failed: canceled,
  },
} as const satisfies Record<string, Record<Status, Step | 'stays' | 'refused'>>;
type AssessmentMove = keyof typeof assessmentMoves;

/** The transition of a move; null when nothing changes. Throws {@link ApiError} invalid_state_transition. */
export function assessmentStep({ status }: Pick<Assessment, 'status'>, move: AssessmentMove): Step | null {
  const step: Step | 'stays' | 'refused' = assessmentMoves[move][status];
  // A key without the right to read does not learn the state.
  if (step === 'refused') throw new ApiError('invalid_state_transition');
  return step === 'stays' ? null : step;
}

/** Whether the candidate can still take it, so that no other one of its template begins. */
export const isActive = ({ status }: Pick<Assessment, 'status'>): boolean =>
  status === 'created' || status === 'sent' || status === 'started';
