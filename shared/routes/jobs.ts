import { rankedFitView, rankingFilters } from '../contracts/fit-score.ts';
import { deletedView, jobFilters, jobView } from '../contracts/job.ts';
import { createJobBody, updateJobBody, upsertJobBody } from '../contracts/job-body.ts';
import { jobFromUrlBody } from '../contracts/job-import.ts';
import { changeQuery, fieldsOf, followedListOf, listOf, listQuery, placesQuery } from '../contracts/list.ts';
import { externalId, id } from '../contracts/primitives.ts';
import { publicJobList, publicJobView } from '../contracts/public-job.ts';
import { route } from './route.ts';

const jobId = { id: id('job') };

export const createJob = route({
  method: 'POST',
  path: '/v1/jobs',
  summary: 'Create a job.',
  description: 'The job is a draft unless `is_draft` is false.',
  scope: 'jobs:write',
  body: createJobBody,
  response: jobView,
  success: 201,
  errors: ['external_id_taken'],
  emits: ['job.created', 'job.published'],
  uses: ['getRows', 'put jobs'],
});

export const createJobFromUrl = route({
  method: 'POST',
  path: '/v1/jobs/from-url',
  summary: 'Create a draft from the page of a job posting.',
  description: 'The page is read after the response. `import` shows the progress.',
  scope: 'jobs:write',
  body: jobFromUrlBody,
  response: jobView,
  success: 202,
  errors: ['url_not_reachable', 'external_id_taken'],
  emits: ['job.created', 'job.imported', 'job.import_failed'],
  uses: ['getRows', 'put jobs'],
});

export const listJobs = route({
  method: 'GET',
  path: '/v1/jobs',
  summary: 'List jobs, newest first.',
  description: 'A publishable key gets only published, listed jobs, with their public fields.',
  scope: 'jobs:read',
  keys: 'public',
  query: { ...listQuery, ...changeQuery, ...jobFilters, ...fieldsOf(jobView) },
  response: followedListOf(jobView),
  publicResponse: publicJobList,
  uses: ['getRows', 'findRows', 'cursorKey'],
});

export const getJob = route({
  method: 'GET',
  path: '/v1/jobs/{id}',
  summary: 'Fetch one job.',
  description: 'A publishable key gets only a published, listed job, with its public fields.',
  scope: 'jobs:read',
  keys: 'public',
  params: jobId,
  response: jobView,
  publicResponse: publicJobView,
  uses: ['get jobs', 'get departments', 'get offices'],
});

export const getJobRanking = route({
  method: 'GET',
  path: '/v1/jobs/{id}/ranking',
  summary: 'List the scans that were scored against a job, best first.',
  description:
    'Higher bands come first, then higher scores. Of equal scores, the one with more coverage comes first, then the older one. ' +
    'The ranking is advice, never a decision.',
  scope: 'scans:read',
  params: jobId,
  query: { ...placesQuery, ...rankingFilters, ...fieldsOf(rankedFitView) },
  response: listOf(rankedFitView),
  uses: ['findRows', 'cursorKey'],
});

export const updateJob = route({
  method: 'PATCH',
  path: '/v1/jobs/{id}',
  summary: 'Change fields of a job by JSON merge patch.',
  description: 'Arrays are replaced as a whole.',
  scope: 'jobs:write',
  params: jobId,
  body: updateJobBody,
  response: jobView,
  errors: ['invalid_state_transition', 'stage_not_empty', 'external_id_taken', 'stale_object'],
  emits: ['job.updated', 'job.stages_updated', 'job.published', 'job.unpublished'],
  uses: ['getRows', 'findRows', 'put jobs', 'delete jobs', 'put erasures'],
});

export const upsertJob = route({
  method: 'PUT',
  path: '/v1/jobs/by-external-id/{external_id}',
  summary: 'Create or update the job with this external_id.',
  description:
    'An existing job changes only in the given fields. Stages without an id are known by their name, requirements by type and label, ' +
    'questions by their key. Several parts of one name are known in their order. The status is 200 in both cases, and repeating the ' +
    'call has no further effect.',
  scope: 'jobs:write',
  params: { external_id: externalId },
  body: upsertJobBody,
  response: jobView,
  errors: ['invalid_state_transition', 'stage_not_empty', 'stale_object'],
  emits: ['job.created', 'job.updated', 'job.stages_updated', 'job.published', 'job.unpublished'],
  uses: ['getRows', 'findRows', 'put jobs', 'delete jobs', 'put erasures'],
});

export const deleteJob = route({
  method: 'DELETE',
  path: '/v1/jobs/{id}',
  summary: 'Delete a job.',
  description: 'Its scans stay and keep their `job_id`.',
  scope: 'jobs:write',
  params: jobId,
  response: deletedView,
  writeResponse: deletedView,
  emits: ['job.deleted'],
  uses: [
    'getRows',
    'findRows',
    'put jobs',
    'delete jobs',
    'put erasures',
    'put responses',
    'delete responses',
  ],
});

export const restoreJob = route({
  method: 'POST',
  path: '/v1/jobs/{id}/restore',
  summary: 'Restore a job that was deleted within the last 30 days.',
  description:
    'The job returns as it was, also as published. Its external_id must not belong to another job. A job that exists does not change.',
  scope: 'jobs:write',
  params: jobId,
  response: jobView,
  errors: ['external_id_taken'],
  emits: ['job.created'],
  uses: ['getRows', 'put jobs', 'delete jobs', 'delete erasures'],
});

export const publishJob = route({
  method: 'POST',
  path: '/v1/jobs/{id}/publish',
  summary: 'Publish a job on the public portal.',
  scope: 'jobs:write',
  params: jobId,
  response: jobView,
  errors: ['validation_failed'],
  emits: ['job.published'],
  uses: ['getRows', 'put jobs'],
});

export const closeJob = route({
  method: 'POST',
  path: '/v1/jobs/{id}/close',
  summary: 'Close a job: it leaves the public portal and keeps its data.',
  scope: 'jobs:write',
  params: jobId,
  response: jobView,
  errors: ['invalid_state_transition'],
  emits: ['job.closed'],
  uses: ['getRows', 'put jobs'],
});
