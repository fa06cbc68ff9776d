import { ApiError } from '../domain/api-error.ts';
import type { EventOrigin } from '../domain/event.ts';
import type { Assessment } from '../domain/stored/assessment.ts';
import type { Sitting } from '../domain/stored/sitting.ts';
import { type AssessmentTokenKind, isAssessmentToken } from '../platform/assessment-token.ts';
import { hashApiKey } from '../platform/hash-api-key.ts';
import type { KeyRing } from '../platform/key-ring.ts';
import type { DeploymentName } from '../platform/names.ts';
import type { AssessmentStore } from '../storage/assessments.ts';
import type { SittingStore } from '../storage/sittings.ts';
import type { candidateStands } from '../storage/standing-candidates.ts';
import type { TokenCalls } from '../storage/token-calls.ts';

/** The dependencies of every call of a candidate's page. */
export interface SittingDesk {
  stage: DeploymentName;
  peppers: () => Promise<KeyRing>;
  assessments: Pick<AssessmentStore, 'findByToken' | 'find' | 'mustBe' | 'afterChange' | 'writes'>;
  candidateStands: ReturnType<typeof candidateStands>;
  tokenCalls: TokenCalls;
  sittings: SittingStore;
}

/** An assessment that the candidate may take or has taken. */
export interface AtDesk {
  organizationId: string;
  assessment: Assessment;
  sitting: Sitting;
}

type Credential = Pick<SittingDesk, 'stage' | 'peppers' | 'assessments' | 'candidateStands' | 'tokenCalls'>;

/**
 * The assessment that a token leads to, with the token's hashes; undefined if it leads to none, or its candidate is deleted or
 * anonymized: the worker that erases the rest runs later. The call is counted as soon as it is known whose it is. Throws
 * {@link ApiError} rate_limited.
 */
async function follow(
  { stage, peppers, assessments, candidateStands, tokenCalls }: Credential,
  token: string,
  kind: AssessmentTokenKind,
  now: Date,
): Promise<{ organizationId: string; assessment: Assessment; hashes: string[] } | undefined> {
  if (!isAssessmentToken(token, stage, kind)) return undefined;
  const hashes = hashApiKey(token, await peppers());
  const place = await assessments.findByToken(hashes);
  if (!place) return undefined;
  await tokenCalls.count(place.organizationId, place.id, now);
  const assessment = await assessments.find(place.organizationId, place.id);
  if (!assessment || !(await candidateStands(place.organizationId, assessment.candidate_id)))
    return undefined;
  return { organizationId: place.organizationId, assessment, hashes };
}

/** Until its end, whether or not the sweep has seen that it is over. */
const isOpen = ({ status, expires_at }: Assessment, now: Date) =>
  (status === 'sent' || status === 'started') && expires_at > now.toISOString();

/**
 * The assessment of a link. A token that is wrong, was replaced, or whose assessment is over gets the same error. Throws
 * {@link ApiError} assessment_link_invalid.
 */
export async function readLink(desk: Credential, token: string, now: Date) {
  const found = await follow(desk, token, 'link', now);
  if (!found?.hashes.includes(found.assessment.invitation_hash ?? '') || !isOpen(found.assessment, now))
    throw new ApiError('assessment_link_invalid');
  return found;
}

/** Whether no further item is taken, and the report can be read. */
const isOver = ({ status }: Assessment) => status === 'completed' || status === 'failed';

/**
 * The assessment of a session, by the header of the request. Throws {@link ApiError} assessment_session_invalid, the same for every
 * token that is not that of the last session of an assessment that is open or over.
 */
export async function readSession(
  desk: SittingDesk,
  authorization: string | undefined,
  now: Date,
): Promise<AtDesk> {
  const token = /^Bearer +(\S+) *$/i.exec(authorization ?? '')?.[1] ?? '';
  const found = await follow(desk, token, 'session', now);
  const sitting = found && (await desk.sittings.find(found.organizationId, found.assessment.id));
  const isValid =
    sitting &&
    found.hashes.includes(sitting.session_hash) &&
    sitting.session_expires_at > now.toISOString() &&
    (isOver(found.assessment) ||
      (isOpen(found.assessment, now) && sitting.invitation_hash === found.assessment.invitation_hash));
  if (!isValid) throw new ApiError('assessment_session_invalid');
  return { organizationId: found.organizationId, assessment: found.assessment, sitting };
}

/** Throws {@link ApiError} invalid_state_transition for an assessment that is over. */
export function refuseOver({ assessment }: AtDesk): void {
  if (isOver(assessment))
    throw new ApiError('invalid_state_transition', { message: 'This assessment is finished.' });
}

/** The origin of what a candidate causes, who has no key. */
export const originOfCandidate = (origin: EventOrigin, organizationId: string): EventOrigin => ({
  ...origin,
  organizationId,
  actor: { type: 'system', id: 'assessment' },
});
