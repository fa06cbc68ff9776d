import type { IntakeStatus } from '../contracts/intake.ts';
import { ApiError } from './api-error.ts';
import type { Attachment } from './stored/application.ts';
import type { ChatFile, Intake } from './stored/intake.ts';

const hourMs = 3_600_000;
const dayMs = 24 * hourMs;
/** For how long a chat waits for its person, and for how long for the team. */
const idleMs = { active: dayMs, reviewing: dayMs, handed_over: 7 * dayMs } as const;
/** The days for which an abandoned chat is kept. */
const abandonedDays = 30;
/** The turns of a chat, those of the team and of awaited files included: its rows are removed in one transaction. */
const mostTurns = 80;
/** The files of a chat, those that were replaced included. */
export const mostFiles = 12;

export const isOpen = ({ status }: Pick<Intake, 'status'>): boolean => Object.hasOwn(idleMs, status);

const dayOf = (ms: number) => new Date(ms).toISOString().slice(0, 10);

/** The first day on which nothing more is awaited, and for an abandoned chat that of its removal. */
function dueOn(status: IntakeStatus, now: Date): string | null {
  if (status === 'completed') return null;
  if (status === 'abandoned') return dayOf(now.getTime() + abandonedDays * dayMs);
  return dayOf(now.getTime() + idleMs[status]);
}

/** The chat in another state, or after another turn in the same. */
export const withStatus = (intake: Intake, status: IntakeStatus, now: Date): Intake => ({
  ...intake,
  status,
  due_on: dueOn(status, now),
});

/** Whether an open chat has waited too long. The nightly sweep records it; until then each read computes it. */
export function isLeft({ status, updated_at }: Pick<Intake, 'status' | 'updated_at'>, now: Date): boolean {
  if (status === 'completed' || status === 'abandoned') return false;
  return Date.parse(updated_at) + idleMs[status] <= now.getTime();
}

/** The chat as it is now. */
export const atThisTime = (intake: Intake, now: Date): Intake =>
  isLeft(intake, now) ? { ...intake, status: 'abandoned' } : intake;

/** Throws {@link ApiError} invalid_state_transition for a chat that takes no further message. */
export function refuseEnded(intake: Intake, now: Date): void {
  if (!isOpen(atThisTime(intake, now)))
    throw new ApiError('invalid_state_transition', { message: 'This chat has ended.' });
  if (intake.turn >= mostTurns)
    throw new ApiError('invalid_state_transition', { message: `A chat has at most ${mostTurns} turns.` });
}

/** The file of a chat as an attachment of its application. */
export const attachmentOf = ({ scan_id: _, ...file }: ChatFile): Attachment => file;

/** A chat in events: ids, states and times, and no message. */
export const intakeSnapshot = (intake: Intake) => ({
  object: 'intake',
  id: intake.id,
  job_id: intake.job_id,
  status: intake.status,
  locale: intake.locale,
  turn: intake.turn,
  application_id: intake.application_id,
  candidate_id: intake.candidate_id,
  version: intake.version,
  created_at: intake.created_at,
  updated_at: intake.updated_at,
});
