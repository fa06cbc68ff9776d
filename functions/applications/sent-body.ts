import type * as v from 'valibot';
import type {
  createApplicationBody,
  formApplicationBody,
  SentApplicationBody,
  TeamApplicationBody,
} from '../../shared/contracts/application-body.ts';
import { invalid } from '../../shared/domain/invalid.ts';
import { mergeLocation, placeOfText } from '../../shared/domain/places.ts';
import { placeInPipeline } from '../../shared/domain/team-application.ts';
import type { OfTeam } from './take-application.ts';

export type ApplicationBody =
  | v.InferOutput<typeof createApplicationBody>
  | v.InferOutput<typeof formApplicationBody>;
type Sender = { isPublic: boolean; mayReadCandidates: boolean; now: Date };
type Sent = { body: SentApplicationBody; team?: OfTeam };

const unnamed = { first_name: null, last_name: null, email: null, phone: null, location: null, links: [] };

/** The application in the body of a form, which has one field for the place. */
export const bodyOfForm = (form: v.InferOutput<typeof formApplicationBody>): SentApplicationBody => ({
  ...form,
  candidate: { ...form.candidate, location: placeOfText(form.candidate.location) },
});

/**
 * The application in the body of `POST /v1/applications`, and the fields that only the team has. Throws {@link ApiError}
 * validation_failed for a body with neither or both of `candidate` and `candidate_id`.
 */
export function sentBody(given: ApplicationBody, { isPublic, mayReadCandidates, now }: Sender): Sent {
  if (isPublic) return { body: bodyOfForm(given as v.InferOutput<typeof formApplicationBody>) };
  const {
    candidate,
    candidate_id,
    applied_at,
    stage_id,
    status,
    rejection_reason,
    rejection_reason_id,
    ...body
  } = given as TeamApplicationBody;
  if (candidate && candidate_id !== undefined)
    throw invalid('candidate_id', 'contradictory', 'Send either candidate or candidate_id.');
  if (!candidate && candidate_id === undefined)
    throw invalid('candidate', 'required', 'candidate is required, or candidate_id.');
  return {
    body: {
      ...body,
      candidate: candidate ? { ...candidate, location: mergeLocation(null, candidate.location) } : unnamed,
    },
    team: {
      ...(candidate_id !== undefined && { candidateId: candidate_id }),
      mayReadCandidates,
      isImported: body.source.type === 'import',
      ...(rejection_reason_id !== undefined && { rejectionReasonId: rejection_reason_id }),
      beginningIn: (job) =>
        placeInPipeline(job, { applied_at, stage_id, status, rejection_reason, rejection_reason_id }, now),
    },
  };
}
