import { applicationReceipt, applicationView, newApplicationView } from '../contracts/application.ts';
import {
  applicationFilters,
  createApplicationBody,
  maxApplicationBytes,
  updateApplicationBody,
} from '../contracts/application-body.ts';
import { listOf, listQuery } from '../contracts/list.ts';
import { id } from '../contracts/primitives.ts';
import { signedUrlView } from '../contracts/scan.ts';
import { route } from '../route.ts';

const applicationId = { id: id('application') };

export const createApplication = route({
  method: 'POST',
  path: '/v1/applications',
  summary:
    'Apply for a job. Files that were declared without their content get an upload_url each: one PUT, two minutes.',
  scope: 'applications:write',
  keys: 'public',
  maxBodyBytes: maxApplicationBytes,
  body: createApplicationBody,
  answer: newApplicationView,
  publicAnswer: applicationReceipt,
  success: 201,
  errors: ['job_not_accepting_applications', 'unsupported_file_type', 'file_too_large', 'external_id_taken'],
  emits: [
    'application.created',
    'application.flagged',
    'candidate.created',
    'candidate.consent_updated',
    'candidate.updated',
    'application.attachment_added',
    'application.updated',
    'scan.created',
    'scan.started',
    'scan.completed',
    'scan.failed',
    'scan.scored',
  ],
  uses: ['readTable', 'writeTable', 'blindIndexKey', 'putUploads'],
});

export const listApplications = route({
  method: 'GET',
  path: '/v1/applications',
  summary: 'List applications, newest first. fit is shown to a key that may read scans.',
  scope: 'applications:read',
  query: { ...listQuery, ...applicationFilters },
  answer: listOf(applicationView),
  uses: ['readTable', 'writeTable', 'cursorKey'],
});

export const getApplication = route({
  method: 'GET',
  path: '/v1/applications/{id}',
  summary:
    "Fetch one application with the candidate's submission and, for a key that may read scans, how its CV fits the job.",
  scope: 'applications:read',
  params: applicationId,
  answer: applicationView,
});

export const updateApplication = route({
  method: 'PATCH',
  path: '/v1/applications/{id}',
  summary: 'Change the tags, the external_id or the metadata of an application.',
  scope: 'applications:write',
  params: applicationId,
  body: updateApplicationBody,
  answer: applicationView,
  errors: ['external_id_taken', 'stale_object'],
  emits: ['application.updated'],
});

export const getApplicationAttachment = route({
  method: 'GET',
  path: '/v1/applications/{id}/attachments/{attachment_id}',
  summary: 'Get a signed URL for a file of an application, good for five minutes.',
  scope: 'applications:read',
  params: { ...applicationId, attachment_id: id('attachment') },
  answer: signedUrlView,
  uses: ['readTable', 'writeTable', 'readUploads'],
});
