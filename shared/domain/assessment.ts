import type { CreateAssessmentBody } from '../contracts/assessment.ts';
import { ApiError } from './api-error.ts';
import { assessmentStep, isActive } from './assessment-moves.ts';
import { invalid } from './invalid.ts';
import { mergeMetadata } from './metadata.ts';
import type { Assessment } from './stored/assessment.ts';
import type { AssessmentTemplate } from './stored/vocabulary.ts';

const dayMs = 24 * 3600 * 1000;
/** A reminder is due so many days before an assessment expires. */
const reminderDays = [3, 1];
/** No assessment is open for longer. */
const mostOpenDays = 400;

/** The first instant after `after` at which a reminder is due, or the assessment expires; null after its end. */
function nextDueAt(expiresAt: string, after: Date): string | null {
  const end = Date.parse(expiresAt);
  const instants = [...reminderDays.map((days) => end - days * dayMs), end];
  const next = instants.find((at) => at > after.getTime());
  return next === undefined ? null : new Date(next).toISOString();
}

/** Throws {@link ApiError} validation_failed for an end that has passed or is too far away. */
function refuseOddEnd(expiresAt: string, now: Date): void {
  const end = Date.parse(expiresAt);
  if (end <= now.getTime()) throw invalid('expires_at', 'too_small', 'expires_at must be in the future.');
  if (end > now.getTime() + mostOpenDays * dayMs)
    throw invalid('expires_at', 'too_large', `expires_at must be within ${mostOpenDays} days.`);
}

interface About {
  id: string;
  template: AssessmentTemplate;
  candidateId: string;
  /** The other assessments of the candidate. */
  others: readonly Assessment[];
  now: Date;
}

/**
 * A new assessment without an invitation. Throws {@link ApiError} assessment_already_active and retake_not_allowed, and
 * validation_failed for an accommodation that the kind does not have.
 */
export function newAssessment(body: CreateAssessmentBody, about: About): Assessment {
  const { id, template, candidateId, others, now } = about;
  const { time_multiplier: time = 1, non_visual = false } = body.accommodations ?? {};
  if (non_visual && template.kind !== 'general')
    throw invalid(
      'accommodations.non_visual',
      'contradictory',
      'Only the general assessment has drawings, and so a form without them.',
    );
  const expiresAt = body.expires_at ?? new Date(now.getTime() + template.valid_days * dayMs).toISOString();
  refuseOddEnd(expiresAt, now);
  const at = now.toISOString();
  return {
    id,
    template_id: template.id,
    kind: template.kind,
    candidate_id: candidateId,
    application_id: body.application_id ?? null,
    status: 'created',
    attempt: attemptOf(template, others, now),
    locale: body.locale ?? template.locale,
    administration: time !== 1 || non_visual ? 'adjusted' : 'standard',
    expires_at: expiresAt,
    canceled_by: null,
    bands: null,
    sent_at: null,
    started_at: null,
    completed_at: null,
    return_url: body.return_url ?? null,
    developer_parts: template.developer_parts,
    code_language: template.code_language,
    non_visual: template.non_visual || non_visual,
    time_multiplier: time === 'untimed' ? null : time,
    candidate_report: template.candidate_report,
    invitation_hash: null,
    due_at: null,
    version: 1,
    external_id: body.external_id ?? null,
    metadata: mergeMetadata({}, body.metadata ?? {}),
    created_at: at,
    updated_at: at,
  };
}

/**
 * The number of the next attempt, besides the other assessments of the candidate. One that the candidate never began counts for
 * nothing. Throws {@link ApiError} assessment_already_active and retake_not_allowed.
 */
export function attemptOf(
  template: Pick<AssessmentTemplate, 'id' | 'max_attempts' | 'days_between_attempts'>,
  others: readonly Assessment[],
  now: Date,
): number {
  const own = others.filter(({ template_id }) => template_id === template.id);
  if (own.some(isActive)) throw new ApiError('assessment_already_active');
  const taken = own.filter(({ started_at }) => started_at !== null);
  if (taken.length >= template.max_attempts)
    throw new ApiError('retake_not_allowed', {
      message: `The template allows ${template.max_attempts} attempts.`,
    });
  const ends = taken.map(({ completed_at, updated_at }) => Date.parse(completed_at ?? updated_at));
  const earliest = Math.max(0, ...ends) + template.days_between_attempts * dayMs;
  if (taken.length > 0 && earliest > now.getTime())
    throw new ApiError('retake_not_allowed', {
      message: `The next attempt is possible from ${new Date(earliest).toISOString()}.`,
    });
  return taken.length + 1;
}

/** Sent with a new link, whose token has this hash. The earlier link is void. */
export function sendAssessment(assessment: Assessment, hash: string, now: Date): Assessment {
  const step = assessmentStep(assessment, 'send');
  if (assessment.expires_at <= now.toISOString())
    throw new ApiError('invalid_state_transition', { message: 'Its time is over; extend it first.' });
  return {
    ...assessment,
    status: step?.to ?? assessment.status,
    invitation_hash: hash,
    sent_at: now.toISOString(),
    due_at: nextDueAt(assessment.expires_at, now),
  };
}

/** With another end; an expired one is open again, and its link is valid again. */
export function extendAssessment(assessment: Assessment, expiresAt: string, now: Date): Assessment {
  const step = assessmentStep(assessment, 'extend');
  refuseOddEnd(expiresAt, now);
  const isBegun = assessment.started_at !== null;
  return {
    ...assessment,
    status: isBegun ? 'started' : (step?.to ?? assessment.status),
    expires_at: expiresAt,
    due_at: nextDueAt(expiresAt, now),
  };
}

/** Ended without a result; the link is void. Null if it was canceled before. */
export function cancelAssessment(
  assessment: Assessment,
  by: NonNullable<Assessment['canceled_by']>,
): Assessment | null {
  const step = assessmentStep(assessment, 'cancel');
  return step && { ...assessment, status: step.to, canceled_by: by, invitation_hash: null, due_at: null };
}

/** Begun; null if it was begun before. */
export function startAssessment(assessment: Assessment, now: Date): Assessment | null {
  const step = assessmentStep(assessment, 'start');
  return step && { ...assessment, status: step.to, started_at: now.toISOString() };
}

/** With a result; null if it has one. */
export function completeAssessment(
  assessment: Assessment,
  bands: Assessment['bands'],
  now: Date,
): Assessment | null {
  const step = assessmentStep(assessment, 'complete');
  if (!step) return null;
  return { ...assessment, ...ended, status: step.to, bands, completed_at: now.toISOString() };
}

/** Not scored yet; null if that is known. */
export function failAssessment(assessment: Assessment): Assessment | null {
  const step = assessmentStep(assessment, 'fail');
  return step && { ...assessment, ...ended, status: step.to };
}

const ended = { invitation_hash: null, due_at: null };

/** An assessment that is due, after the sweep; null for one that is not due. */
export function sweepAssessment(
  assessment: Assessment,
  now: Date,
): { next: Assessment; isReminder: boolean } | null {
  const { due_at, expires_at } = assessment;
  if (due_at === null || due_at > now.toISOString()) return null;
  if (expires_at > now.toISOString())
    return { next: { ...assessment, due_at: nextDueAt(expires_at, now) }, isReminder: true };
  const step = assessmentStep(assessment, 'expire');
  return step && { next: { ...assessment, status: step.to, due_at: null }, isReminder: false };
}
