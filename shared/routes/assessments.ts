import * as v from 'valibot';
import {
  assessmentFilters,
  assessmentView,
  createAssessmentBody,
  extendAssessmentBody,
  invitedAssessmentView,
  writtenInvitationView,
} from '../contracts/assessment.ts';
import {
  assessmentResponsesView,
  assessmentResultView,
  reportFormats,
  reportQuery,
} from '../contracts/assessment-result.ts';
import { changeQuery, fieldsOf, followedListOf, listQuery } from '../contracts/list.ts';
import { id } from '../contracts/primitives.ts';
import { route } from './route.ts';

const assessmentId = { id: id('assessment') };
const change = ['getRows', 'put assessments'] as const;
/** A change that voids the link. */
const changeOfLink = [...change, 'delete assessments'] as const;

export const createAssessment = route({
  method: 'POST',
  path: '/v1/assessments',
  summary: 'Invite a candidate to an assessment.',
  description:
    'The response shows the link of the invitation; it is stored nowhere and not shown again. A repeated request gets null in its place. ' +
    'Send it to the candidate. With `send: false` the assessment is `created` without a link, and `/resend` makes one. A candidate has one ' +
    'open assessment of a template, and as many attempts as the template allows.',
  scope: 'assessments:write',
  outlastsCaller: true,
  body: createAssessmentBody,
  response: invitedAssessmentView,
  writeResponse: writtenInvitationView,
  success: 201,
  errors: [
    'assessment_already_active',
    'retake_not_allowed',
    'external_id_taken',
    'invalid_state_transition',
  ],
  emits: ['assessment.created', 'assessment.sent'],
  uses: ['getRows', 'findRows', 'put assessments', 'put candidates', 'check candidates', 'keyPepper'],
});

export const listAssessments = route({
  method: 'GET',
  path: '/v1/assessments',
  summary: 'List assessments, newest first.',
  scope: 'assessments:read',
  query: { ...listQuery, ...changeQuery, ...assessmentFilters, ...fieldsOf(assessmentView) },
  response: followedListOf(assessmentView),
  uses: ['getRows', 'findRows', 'cursorKey'],
});

export const getAssessment = route({
  method: 'GET',
  path: '/v1/assessments/{id}',
  summary: 'Fetch one assessment with its status.',
  scope: 'assessments:read',
  params: assessmentId,
  response: assessmentView,
  uses: ['get assessments'],
});

export const cancelAssessment = route({
  method: 'POST',
  path: '/v1/assessments/{id}/cancel',
  summary: 'Cancel an assessment that has not ended.',
  description:
    'Its link and the session of the candidate end at once. Answers stay until the candidate is erased.',
  scope: 'assessments:write',
  params: assessmentId,
  response: assessmentView,
  errors: ['invalid_state_transition'],
  emits: ['assessment.canceled'],
  uses: [...changeOfLink],
});

export const resendAssessment = route({
  method: 'POST',
  path: '/v1/assessments/{id}/resend',
  summary: 'Make a new link for an assessment that has not ended.',
  description:
    'The response shows the link; it is stored nowhere and not shown again. The earlier link and the session of the candidate end. Answers stay.',
  scope: 'assessments:write',
  outlastsCaller: true,
  params: assessmentId,
  response: invitedAssessmentView,
  writeResponse: writtenInvitationView,
  errors: ['invalid_state_transition'],
  emits: ['assessment.sent'],
  uses: [...changeOfLink, 'keyPepper'],
});

export const extendAssessment = route({
  method: 'POST',
  path: '/v1/assessments/{id}/extend',
  summary: 'Give an assessment another end.',
  description:
    'The link stays the same. An assessment that has expired is open again, if its template allows another attempt.',
  scope: 'assessments:write',
  outlastsCaller: true,
  params: assessmentId,
  body: extendAssessmentBody,
  response: assessmentView,
  errors: ['invalid_state_transition', 'assessment_already_active', 'retake_not_allowed'],
  emits: ['assessment.sent'],
  uses: [...change, 'findRows', 'put candidates'],
});

export const getAssessmentResults = route({
  method: 'GET',
  path: '/v1/assessments/{id}/results',
  summary: 'Fetch the result of a completed assessment.',
  description:
    'Every result is advice. /docs/assessments explains what each score means, and how to compute it from the responses. An assessment ' +
    'without a result returns `invalid_state_transition`.',
  scope: 'assessments:read',
  params: assessmentId,
  response: assessmentResultView,
  errors: ['invalid_state_transition'],
  uses: ['get assessments'],
});

export const getAssessmentResponses = route({
  method: 'GET',
  path: '/v1/assessments/{id}/responses',
  summary: 'Fetch the answers of a completed assessment with the key to each item.',
  description:
    'It also needs the scope `exports:read`, because the answers say more of a person than the result. The result can be computed from them.',
  scope: 'assessments:read',
  alsoScope: 'exports:read',
  params: assessmentId,
  response: assessmentResponsesView,
  errors: ['invalid_state_transition'],
  uses: ['get assessments'],
});

export const getAssessmentReport = route({
  method: 'GET',
  path: '/v1/assessments/{id}/report',
  summary: 'Read the report of a completed assessment, as a page or as a PDF.',
  description:
    'Its scores are drawn as bars with their 90 % bands. It names nobody, values both ends of a scale, and has questions for the interview. ' +
    '`Accept: application/pdf` or `format=pdf` returns a PDF.',
  scope: 'assessments:read',
  params: assessmentId,
  query: reportQuery,
  response: v.string(),
  media: reportFormats.html,
  formats: reportFormats,
  errors: ['invalid_state_transition'],
  uses: ['get assessments', 'getRows'],
});
