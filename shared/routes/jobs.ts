import { rankedFitView, rankingFilters } from '../contracts/fit-score.ts';
import { deletedView, jobFilters, jobView } from '../contracts/job.ts';
import { createJobBody, updateJobBody } from '../contracts/job-body.ts';
import { jobFromUrlBody } from '../contracts/job-import.ts';
import { listOf, listQuery, placesQuery } from '../contracts/list.ts';
import { id } from '../contracts/primitives.ts';
import { publicJobList, publicJobView } from '../contracts/public-job.ts';
import { route } from '../route.ts';

const jobId = { id: id('job') };

export const createJob = route({
  method: 'POST',
  path: '/v1/jobs',
  summary: 'Create a job. A draft unless is_draft is false.',
  scope: 'jobs:write',
  body: createJobBody,
  answer: jobView,
  success: 201,
  errors: ['external_id_taken'],
  emits: ['job.created', 'job.published'],
});

export const createJobFromUrl = route({
  method: 'POST',
  path: '/v1/jobs/from-url',
  summary: 'Create a draft from the page of a job posting. The page is read afterwards; see `import`.',
  scope: 'jobs:write',
  body: jobFromUrlBody,
  answer: jobView,
  success: 202,
  errors: ['url_not_reachable', 'external_id_taken'],
  emits: ['job.created', 'job.imported', 'job.import_failed'],
});

export const listJobs = route({
  method: 'GET',
  path: '/v1/jobs',
  summary: 'List jobs, newest first. A publishable key sees the published, listed ones as anyone may.',
  scope: 'jobs:read',
  keys: 'public',
  query: { ...listQuery, ...jobFilters },
  answer: listOf(jobView),
  publicAnswer: publicJobList,
  uses: ['readTable', 'writeTable', 'cursorKey'],
});

export const getJob = route({
  method: 'GET',
  path: '/v1/jobs/{id}',
  summary: 'Fetch one job. A publishable key sees a published, listed one as anyone may.',
  scope: 'jobs:read',
  keys: 'public',
  params: jobId,
  answer: jobView,
  publicAnswer: publicJobView,
});

export const getJobRanking = route({
  method: 'GET',
  path: '/v1/jobs/{id}/ranking',
  summary:
    'List the scans that were scored against a job, the best first; of equals, the more that could be judged, then the older. Advice, never a decision.',
  scope: 'scans:read',
  params: jobId,
  query: { ...placesQuery, ...rankingFilters },
  answer: listOf(rankedFitView),
  uses: ['readTable', 'writeTable', 'cursorKey'],
});

export const updateJob = route({
  method: 'PATCH',
  path: '/v1/jobs/{id}',
  summary: 'Change fields of a job, by JSON merge; arrays replace whole.',
  scope: 'jobs:write',
  params: jobId,
  body: updateJobBody,
  answer: jobView,
  errors: ['invalid_state_transition', 'stage_not_empty', 'external_id_taken', 'stale_object'],
  emits: ['job.updated', 'job.stages_updated', 'job.published', 'job.unpublished'],
});

export const deleteJob = route({
  method: 'DELETE',
  path: '/v1/jobs/{id}',
  summary: 'Delete a job. Its scans stay and keep their job_id.',
  scope: 'jobs:write',
  params: jobId,
  answer: deletedView,
  emits: ['job.deleted'],
});

export const publishJob = route({
  method: 'POST',
  path: '/v1/jobs/{id}/publish',
  summary: 'Put a job live on the public portal.',
  scope: 'jobs:write',
  params: jobId,
  answer: jobView,
  errors: ['validation_failed'],
  emits: ['job.published'],
});

export const closeJob = route({
  method: 'POST',
  path: '/v1/jobs/{id}/close',
  summary: 'Take a job off the portal and keep its data.',
  scope: 'jobs:write',
  params: jobId,
  answer: jobView,
  errors: ['invalid_state_transition'],
  emits: ['job.closed'],
});
