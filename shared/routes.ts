/**
 * THE table: one row per endpoint. The gateway, each function's rights, the OpenAPI document, the README's endpoint
 * table and the hostile suite are all made from it; nothing lists endpoints a second time.
 */
import * as v from 'valibot';
import { deletedView, jobFilters, jobView } from './contracts/job.ts';
import { createJobBody, updateJobBody } from './contracts/job-body.ts';
import { listOf, listQuery } from './contracts/list.ts';
import { organizationView } from './contracts/organization.ts';
import { id } from './contracts/primitives.ts';
import { createScanBody, listedScanView, scanFilters, scanView, signedUrlView } from './contracts/scan.ts';
import { createUploadBody, uploadView } from './contracts/upload.ts';
import {
  createWebhookEndpointBody,
  newWebhookEndpointView,
  webhookEndpointView,
} from './contracts/webhook-endpoint.ts';
import { route } from './route.ts';

const jobId = { id: id('job') };
const scanId = { id: id('scan') };
const webhookEndpointId = { id: id('webhookEndpoint') };

export const getOpenapi = route({
  method: 'GET',
  path: '/v1/openapi.json',
  summary: 'This API as an OpenAPI 3.1 document.',
  scope: 'none',
  counted: false,
  answer: v.looseObject({ openapi: v.string() }),
  uses: [],
});

export const getMe = route({
  method: 'GET',
  path: '/v1/me',
  summary:
    'The organization of the key, its scopes and its budget. Costs nothing; suited to connection checks.',
  scope: 'any',
  counted: false,
  answer: organizationView,
  uses: ['readTable'],
});

export const createUpload = route({
  method: 'POST',
  path: '/v1/uploads',
  summary: 'Ask for a signed URL that takes one file, once, within two minutes.',
  scope: 'scans:write',
  idempotency: 'ignored',
  body: createUploadBody,
  answer: uploadView,
  success: 201,
  errors: ['unsupported_file_type', 'file_too_large'],
  uses: ['readTable', 'writeTable', 'putUploads'],
});

export const createScan = route({
  method: 'POST',
  path: '/v1/scans',
  summary: 'Register an uploaded file as a scan and start extraction.',
  scope: 'scans:write',
  body: createScanBody,
  answer: scanView,
  success: 201,
  errors: [
    'storage_token_invalid',
    'storage_token_used',
    'storage_token_expired',
    'file_not_uploaded',
    'file_too_large',
    'external_id_taken',
  ],
  emits: ['scan.created', 'scan.started', 'scan.completed', 'scan.failed'],
  uses: ['readTable', 'writeTable', 'readUploads'],
});

export const listScans = route({
  method: 'GET',
  path: '/v1/scans',
  summary: 'List scans, newest first.',
  scope: 'scans:read',
  query: { ...listQuery, ...scanFilters },
  answer: listOf(listedScanView),
  uses: ['readTable', 'writeTable', 'cursorKey'],
});

export const getScan = route({
  method: 'GET',
  path: '/v1/scans/{id}',
  summary: 'Fetch one scan with its profile, summary and status.',
  scope: 'scans:read',
  params: scanId,
  answer: scanView,
});

export const getScanPdf = route({
  method: 'GET',
  path: '/v1/scans/{id}/pdf',
  summary: 'Get a signed URL for the source file, good for five minutes.',
  scope: 'scans:read',
  params: scanId,
  answer: signedUrlView,
  uses: ['readTable', 'writeTable', 'readUploads'],
});

export const rescanScan = route({
  method: 'POST',
  path: '/v1/scans/{id}/rescan',
  summary:
    'Run extraction again on the stored file. The old profile stays readable until the new one is ready.',
  scope: 'scans:write',
  params: scanId,
  answer: scanView,
  success: 202,
  errors: ['scan_in_progress'],
  emits: ['scan.started', 'scan.completed', 'scan.failed'],
});

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

export const listJobs = route({
  method: 'GET',
  path: '/v1/jobs',
  summary: 'List jobs, newest first.',
  scope: 'jobs:read',
  query: { ...listQuery, ...jobFilters },
  answer: listOf(jobView),
  uses: ['readTable', 'writeTable', 'cursorKey'],
});

export const getJob = route({
  method: 'GET',
  path: '/v1/jobs/{id}',
  summary: 'Fetch one job.',
  scope: 'jobs:read',
  params: jobId,
  answer: jobView,
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

export const createWebhookEndpoint = route({
  method: 'POST',
  path: '/v1/webhook-endpoints',
  summary: 'Register an address for events. The answer shows the signing secret this once.',
  scope: 'webhooks:write',
  body: createWebhookEndpointBody,
  answer: newWebhookEndpointView,
  success: 201,
  errors: ['external_id_taken'],
  uses: ['readTable', 'writeTable', 'webhookRoot'],
});

export const listWebhookEndpoints = route({
  method: 'GET',
  path: '/v1/webhook-endpoints',
  summary: 'List webhook endpoints, newest first.',
  scope: 'webhooks:read',
  query: listQuery,
  answer: listOf(webhookEndpointView),
  uses: ['readTable', 'writeTable', 'cursorKey'],
});

export const getWebhookEndpoint = route({
  method: 'GET',
  path: '/v1/webhook-endpoints/{id}',
  summary: 'Fetch one webhook endpoint.',
  scope: 'webhooks:read',
  params: webhookEndpointId,
  answer: webhookEndpointView,
});

export const deleteWebhookEndpoint = route({
  method: 'DELETE',
  path: '/v1/webhook-endpoints/{id}',
  summary: 'Remove a webhook endpoint; deliveries still waiting for it are dropped.',
  scope: 'webhooks:write',
  params: webhookEndpointId,
  answer: deletedView,
});
