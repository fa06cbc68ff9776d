import type { Assessment } from './stored/assessment.ts';

/** An assessment in events: no score of DISC-O, no accommodation, no text of the caller. */
export const assessmentSnapshot = (assessment: Assessment) => ({
  object: 'assessment',
  id: assessment.id,
  template_id: assessment.template_id,
  kind: assessment.kind,
  candidate_id: assessment.candidate_id,
  application_id: assessment.application_id,
  status: assessment.status,
  attempt: assessment.attempt,
  locale: assessment.locale,
  administration: assessment.administration,
  expires_at: assessment.expires_at,
  canceled_by: assessment.canceled_by,
  bands: assessment.bands,
  sent_at: assessment.sent_at,
  started_at: assessment.started_at,
  completed_at: assessment.completed_at,
  version: assessment.version,
  created_at: assessment.created_at,
  updated_at: assessment.updated_at,
});
