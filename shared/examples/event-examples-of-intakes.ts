import type { EventName } from '../contracts/events.ts';
import { previousOf } from '../domain/event.ts';
import { intakeSnapshot } from '../domain/intake.ts';
import type { Intake } from '../domain/stored/intake.ts';
import type { Example } from './example-change.ts';
import { changedAt, createdAt, ids } from './example-resources.ts';

/** A chat for the job, in one of its states. */
function exampleIntake(status: Intake['status']): Intake {
  const isBegun = status === 'active';
  const made =
    status === 'completed' ? { application_id: ids.application, candidate_id: ids.candidate } : null;
  const at = createdAt.toISOString();
  return {
    id: ids.intake,
    job_id: ids.job,
    status,
    locale: 'en',
    turn: isBegun ? 0 : 14,
    application_id: null,
    candidate_id: null,
    channel: 'page',
    confirming: made,
    files: [],
    handover_requested_at: status === 'handed_over' ? changedAt.toISOString() : null,
    person_name: null,
    last_message_from: null,
    due_on: null,
    external_id: null,
    version: isBegun ? 1 : 15,
    created_at: at,
    updated_at: isBegun ? at : changedAt.toISOString(),
    ...made,
  };
}

const intake =
  (status: Intake['status'], before: Intake['status'] | null = null) =>
  (): Example => {
    const object = intakeSnapshot(exampleIntake(status));
    if (before === null) return { sequence: 1, object, previous: null };
    return {
      sequence: object.version,
      object,
      previous: previousOf(intakeSnapshot(exampleIntake(before)), object),
    };
  };

/** The events of a chat. */
export const intakeExamples = {
  'intake.started': intake('active'),
  'intake.handover_requested': intake('handed_over', 'active'),
  'intake.completed': intake('completed', 'reviewing'),
  'intake.abandoned': intake('abandoned', 'active'),
} satisfies Partial<Record<EventName, () => Example>>;
