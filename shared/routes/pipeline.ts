import { applicationView } from '../contracts/application.ts';
import { listOf, pageQuery } from '../contracts/list.ts';
import {
  bulkBody,
  bulkItem,
  moveBody,
  noteBody,
  rejectBody,
  transferBody,
  withdrawBody,
} from '../contracts/moves.ts';
import { id } from '../contracts/primitives.ts';
import { timelineEntry } from '../contracts/timeline.ts';
import { route } from '../route.ts';

const applicationId = { id: id('application') };

export const moveApplication = route({
  method: 'POST',
  path: '/v1/applications/{id}/move',
  summary: 'Move an application to a stage of its job. Into the stage of type hired, it hires.',
  scope: 'applications:write',
  params: applicationId,
  body: moveBody,
  answer: applicationView,
  errors: ['invalid_state_transition', 'stage_mismatch'],
  emits: ['candidate.stage_changed', 'application.hired'],
});

export const advanceApplication = route({
  method: 'POST',
  path: '/v1/applications/{id}/advance',
  summary: 'Move an application to the next stage of its job.',
  scope: 'applications:write',
  params: applicationId,
  body: noteBody,
  answer: applicationView,
  errors: ['invalid_state_transition'],
  emits: ['candidate.stage_changed', 'application.hired'],
});

export const rejectApplication = route({
  method: 'POST',
  path: '/v1/applications/{id}/reject',
  summary: 'Reject an application. It keeps its stage.',
  scope: 'applications:write',
  params: applicationId,
  body: rejectBody,
  answer: applicationView,
  errors: ['invalid_state_transition'],
  emits: ['application.rejected', 'candidate.stage_changed'],
});

export const unrejectApplication = route({
  method: 'POST',
  path: '/v1/applications/{id}/unreject',
  summary: 'Take a rejection back; the application is active again in its stage.',
  scope: 'applications:write',
  params: applicationId,
  answer: applicationView,
  errors: ['invalid_state_transition'],
  emits: ['application.unrejected', 'candidate.stage_changed'],
});

export const withdrawApplication = route({
  method: 'POST',
  path: '/v1/applications/{id}/withdraw',
  summary: 'Note that the applicant withdrew. It is final.',
  scope: 'applications:write',
  params: applicationId,
  body: withdrawBody,
  answer: applicationView,
  errors: ['invalid_state_transition'],
  emits: ['application.withdrawn', 'candidate.stage_changed'],
});

export const hireApplication = route({
  method: 'POST',
  path: '/v1/applications/{id}/hire',
  summary: 'Hire the applicant: the application goes to the hired stage.',
  scope: 'applications:write',
  params: applicationId,
  body: noteBody,
  answer: applicationView,
  errors: ['invalid_state_transition'],
  emits: ['application.hired', 'candidate.stage_changed'],
});

export const transferApplication = route({
  method: 'POST',
  path: '/v1/applications/{id}/transfer',
  summary:
    'Move an application to another job that is not closed, into its entry stage or the given one; a CV that was read is scored against that job.',
  scope: 'applications:write',
  params: applicationId,
  body: transferBody,
  answer: applicationView,
  errors: ['invalid_state_transition', 'job_not_accepting_applications'],
  emits: ['application.transferred', 'candidate.stage_changed', 'scan.scored'],
});

export const bulkMoveApplications = route({
  method: 'POST',
  path: '/v1/applications/bulk',
  summary: 'Ask the same of up to 100 applications. Each is done, unchanged or refused by itself.',
  scope: 'applications:write',
  body: bulkBody,
  answer: listOf(bulkItem),
  emits: [
    'candidate.stage_changed',
    'application.hired',
    'application.rejected',
    'application.unrejected',
    'application.withdrawn',
    'application.transferred',
    'scan.scored',
  ],
});

export const listApplicationHistory = route({
  method: 'GET',
  path: '/v1/applications/{id}/history',
  summary: 'List what happened to an application, newest first.',
  scope: 'applications:read',
  params: applicationId,
  query: pageQuery,
  answer: listOf(timelineEntry),
  uses: ['readTable', 'writeTable', 'cursorKey'],
});
