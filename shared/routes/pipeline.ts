import { applicationView } from '../contracts/application.ts';
import { fieldsOf, listOf, pageQuery } from '../contracts/list.ts';
import {
  bulkBody,
  bulkItem,
  moveBody,
  noteBody,
  rejectBody,
  transferBody,
  unhireBody,
  withdrawBody,
} from '../contracts/moves.ts';
import { pipelineView } from '../contracts/pipeline.ts';
import { id } from '../contracts/primitives.ts';
import { timelineEntry } from '../contracts/timeline.ts';
import { route } from './route.ts';

const applicationId = { id: id('application') };

export const moveApplication = route({
  method: 'POST',
  path: '/v1/applications/{id}/move',
  summary: 'Move an application to a stage of its job.',
  description: 'A move into the stage of type `hired` hires the applicant.',
  scope: 'applications:write',
  params: applicationId,
  body: moveBody,
  response: applicationView,
  errors: ['invalid_state_transition', 'stage_mismatch'],
  emits: ['candidate.stage_changed', 'application.hired'],
  uses: ['getRows', 'put applications', 'update counts', 'put candidates'],
});

export const advanceApplication = route({
  method: 'POST',
  path: '/v1/applications/{id}/advance',
  summary: 'Move an application to the next stage of its job.',
  scope: 'applications:write',
  params: applicationId,
  body: noteBody,
  response: applicationView,
  errors: ['invalid_state_transition'],
  emits: ['candidate.stage_changed', 'application.hired'],
  uses: ['getRows', 'put applications', 'update counts', 'put candidates'],
});

export const rejectApplication = route({
  method: 'POST',
  path: '/v1/applications/{id}/reject',
  summary: 'Reject an application.',
  description:
    'The application keeps its stage. The rejection needs a `rejection_reason_id` of your list, a `reason` in your own words, or both.',
  scope: 'applications:write',
  params: applicationId,
  body: rejectBody,
  response: applicationView,
  errors: ['invalid_state_transition'],
  emits: ['application.rejected', 'candidate.stage_changed', 'candidate.updated'],
  uses: ['getRows', 'put applications', 'update counts', 'put candidates', 'check reasons'],
});

export const unrejectApplication = route({
  method: 'POST',
  path: '/v1/applications/{id}/unreject',
  summary: 'Undo the rejection of an application.',
  description: 'The application is active again in its stage.',
  scope: 'applications:write',
  params: applicationId,
  response: applicationView,
  errors: ['invalid_state_transition'],
  emits: ['application.unrejected', 'candidate.stage_changed', 'candidate.updated'],
  uses: ['getRows', 'put applications', 'update counts', 'put candidates'],
});

export const withdrawApplication = route({
  method: 'POST',
  path: '/v1/applications/{id}/withdraw',
  summary: 'Record that the applicant withdrew.',
  description: 'This cannot be undone.',
  scope: 'applications:write',
  params: applicationId,
  body: withdrawBody,
  response: applicationView,
  errors: ['invalid_state_transition'],
  emits: ['application.withdrawn', 'candidate.stage_changed', 'candidate.updated'],
  uses: ['getRows', 'put applications', 'update counts', 'put candidates'],
});

export const hireApplication = route({
  method: 'POST',
  path: '/v1/applications/{id}/hire',
  summary: 'Hire the applicant.',
  description: 'The application moves to the stage of type `hired`.',
  scope: 'applications:write',
  params: applicationId,
  body: noteBody,
  response: applicationView,
  errors: ['invalid_state_transition'],
  emits: ['application.hired', 'candidate.stage_changed'],
  uses: ['getRows', 'put applications', 'update counts', 'put candidates'],
});

export const unhireApplication = route({
  method: 'POST',
  path: '/v1/applications/{id}/unhire',
  summary: 'Undo the hire of an applicant.',
  description:
    'The application is active again, in the given stage or in the stage before the hired one. An active application does not change.',
  scope: 'applications:write',
  params: applicationId,
  body: unhireBody,
  response: applicationView,
  errors: ['invalid_state_transition'],
  emits: ['application.updated', 'candidate.stage_changed'],
  uses: ['getRows', 'put applications', 'update counts', 'put candidates'],
});

export const transferApplication = route({
  method: 'POST',
  path: '/v1/applications/{id}/transfer',
  summary: 'Move an application to another job that is not closed.',
  description:
    'It enters the given stage, or the entry stage of that job. A CV that has been read is scored against the new job.',
  scope: 'applications:write',
  params: applicationId,
  body: transferBody,
  response: applicationView,
  errors: ['invalid_state_transition', 'job_not_accepting_applications'],
  emits: ['application.transferred', 'candidate.stage_changed', 'scan.scored'],
  uses: ['getRows', 'put applications', 'update counts', 'put candidates', 'delete candidates'],
});

export const bulkMoveApplications = route({
  method: 'POST',
  path: '/v1/applications/bulk',
  summary: 'Apply one action to up to 100 applications.',
  description: 'Each application succeeds, stays unchanged or fails by itself.',
  scope: 'applications:write',
  body: bulkBody,
  response: listOf(bulkItem),
  writeResponse: listOf(bulkItem),
  emits: [
    'candidate.stage_changed',
    'candidate.updated',
    'application.hired',
    'application.updated',
    'application.rejected',
    'application.unrejected',
    'application.withdrawn',
    'application.transferred',
    'scan.scored',
  ],
  uses: [
    'getRows',
    'put applications',
    'update counts',
    'put candidates',
    'delete candidates',
    'check reasons',
  ],
});

export const getPipeline = route({
  method: 'GET',
  path: '/v1/jobs/{id}/pipeline',
  summary: 'Count the applications of a job by stage and outcome.',
  description:
    'Active applications are counted by their stage, the others by their outcome. The counts are exact, and the call takes as long for ' +
    'a job with many applications as for one with few.',
  scope: 'applications:read',
  params: { id: id('job') },
  response: pipelineView,
  uses: ['get jobs', 'findRows'],
});

export const listApplicationHistory = route({
  method: 'GET',
  path: '/v1/applications/{id}/history',
  summary: 'List the history of an application, newest first.',
  scope: 'applications:read',
  params: applicationId,
  query: { ...pageQuery, ...fieldsOf(timelineEntry) },
  response: listOf(timelineEntry),
  uses: ['findRows', 'cursorKey'],
});
