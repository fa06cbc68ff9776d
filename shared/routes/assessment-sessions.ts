import * as v from 'valibot';
import { reportFormats, reportQuery } from '../contracts/assessment-result.ts';
import {
  answerItemBody,
  assessmentSessionView,
  codeRunView,
  createAssessmentSessionBody,
  endedSessionView,
  nextItemView,
  progressView,
  runCodeBody,
} from '../contracts/assessment-session.ts';
import { route } from './route.ts';

const reads = ['get assessments', 'get candidates', 'keyPepper'] as const;
const changes = [...reads, 'put assessments'] as const;
const answers = [...changes, 'check assessments'] as const;
const ends = [...changes, 'delete assessments', 'get organizations', 'put events'] as const;
/** A call of the page on which a candidate takes an assessment, with the token of the candidate's session. */
const ofCandidate = {
  scope: 'none',
  keys: 'candidate',
  idempotency: 'ignored',
  errors: ['assessment_session_invalid', 'invalid_state_transition'],
} as const;

export const createAssessmentSession = route({
  ...ofCandidate,
  method: 'POST',
  path: '/v1/assessment-sessions',
  summary: 'Open an assessment by the token of its link.',
  description:
    'The session lasts twelve hours. Opened again, the link goes on where the candidate stopped, and the earlier session ends. A link that ' +
    'is wrong, was replaced or is over gets the same error.',
  body: createAssessmentSessionBody,
  response: assessmentSessionView,
  success: 201,
  countsAddresses: true,
  errors: ['assessment_link_invalid'],
  uses: [...answers, 'delete assessments', 'get organizations', 'update addresses', 'blindIndexKey'],
});

export const getNextAssessmentItem = route({
  ...ofCandidate,
  method: 'GET',
  idempotency: 'none',
  path: '/v1/assessment-sessions/current/next',
  summary: 'Fetch the next item of an assessment.',
  description:
    'The item is null after the last one. Fetched again, it is the same item until it is answered.',
  response: nextItemView,
  errors: ['assessment_session_invalid'],
  uses: [...reads],
  servedBy: 'assessment-items',
});

export const answerAssessmentItem = route({
  ...ofCandidate,
  method: 'POST',
  path: '/v1/assessment-sessions/current/answers',
  summary: 'Answer the next item of an assessment.',
  description:
    'The first answer to an item counts; a repeated request changes nothing. An empty text is a wrong answer. The first answer begins the ' +
    'assessment.',
  body: answerItemBody,
  response: progressView,
  emits: ['assessment.started'],
  uses: [...answers, 'put events'],
});

export const declineAssessment = route({
  ...ofCandidate,
  method: 'POST',
  path: '/v1/assessment-sessions/current/decline',
  summary: 'Decline an assessment, as the candidate.',
  description: 'The assessment is `canceled` by the candidate, and its link and session end.',
  response: endedSessionView,
  emits: ['assessment.canceled'],
  uses: [...ends],
});

export const runAssessmentCode = route({
  ...ofCandidate,
  method: 'POST',
  path: '/v1/assessment-sessions/current/run',
  summary: 'Run the code of the coding task that is next.',
  description:
    'The code is run against the examples that the task shows. It changes nothing and is not the answer. At most 200 runs an assessment.',
  body: runCodeBody,
  response: codeRunView,
  uses: [...answers, 'runCode'],
});

export const finishAssessment = route({
  ...ofCandidate,
  method: 'POST',
  path: '/v1/assessment-sessions/current/finish',
  summary: 'Finish an assessment whose items are all answered.',
  description:
    'The result is computed at once, and the assessment is `completed`. If that fails, it is `failed`; finish it again to repeat it.',
  response: endedSessionView,
  emits: ['assessment.completed', 'assessment.failed'],
  uses: [...ends, 'findRows', 'runCode'],
});

export const getOwnAssessmentReport = route({
  ...ofCandidate,
  method: 'GET',
  idempotency: 'none',
  path: '/v1/assessment-sessions/current/report',
  summary: 'Read the own report, as the candidate.',
  description: 'It is the report that the organization reads, if the template has `candidate_report`.',
  query: reportQuery,
  response: v.string(),
  media: reportFormats.html,
  formats: reportFormats,
  uses: [...reads],
});
