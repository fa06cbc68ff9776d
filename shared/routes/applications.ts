import {
  applicationReceipt,
  applicationView,
  listedApplicationView,
  newApplicationView,
  writtenApplicationView,
} from '../contracts/application.ts';
import {
  applicationFilters,
  createApplicationBody,
  formApplicationBody,
  maxApplicationBytes,
  updateApplicationBody,
} from '../contracts/application-body.ts';
import { changeQuery, fieldsOf, followedListOf, listQuery } from '../contracts/list.ts';
import { id } from '../contracts/primitives.ts';
import { signedUrlView } from '../contracts/scan.ts';
import { route } from './route.ts';
import { submissionEvents, submissionRights } from './submission.ts';

const applicationId = { id: id('application') };

export const createApplication = route({
  method: 'POST',
  path: '/v1/applications',
  summary: 'Apply for a job.',
  description:
    'Each file that is declared without content gets an `upload_url`, which accepts one PUT within two minutes.',
  scope: 'applications:write',
  keys: 'public',
  maxBodyBytes: maxApplicationBytes,
  body: createApplicationBody,
  publicBody: formApplicationBody,
  response: newApplicationView,
  publicResponse: applicationReceipt,
  writeResponse: writtenApplicationView,
  success: 201,
  errors: ['job_not_accepting_applications', 'unsupported_file_type', 'file_too_large', 'external_id_taken'],
  emits: submissionEvents,
  uses: submissionRights,
});

export const listApplications = route({
  method: 'GET',
  path: '/v1/applications',
  summary: 'List applications, newest first.',
  description:
    'Cover letters and answers are included with `expand=submission`. `fit` is null unless the key has the scope `scans:read`. ' +
    '`is_confirmed=false` lists the forms that nobody has confirmed: the `proposal` of a candidate names the newest one only.',
  scope: 'applications:read',
  query: { ...listQuery, ...changeQuery, ...applicationFilters, ...fieldsOf(listedApplicationView) },
  response: followedListOf(listedApplicationView),
  uses: ['getRows', 'findRows', 'cursorKey'],
});

export const getApplication = route({
  method: 'GET',
  path: '/v1/applications/{id}',
  summary: "Fetch one application with the candidate's submission.",
  description: '`fit` shows how the CV fits the job. It is null unless the key has the scope `scans:read`.',
  scope: 'applications:read',
  params: applicationId,
  response: applicationView,
  uses: ['getRows'],
});

export const updateApplication = route({
  method: 'PATCH',
  path: '/v1/applications/{id}',
  summary: 'Change the tags, external_id or metadata of an application.',
  scope: 'applications:write',
  params: applicationId,
  body: updateApplicationBody,
  response: applicationView,
  errors: ['external_id_taken', 'invalid_state_transition', 'stale_object'],
  emits: ['application.updated'],
  uses: ['getRows', 'put applications', 'delete applications', 'check candidates'],
});

export const getApplicationAttachment = route({
  method: 'GET',
  path: '/v1/applications/{id}/attachments/{attachment_id}',
  summary: 'Get a signed URL for a file of an application.',
  description: 'The URL is valid for five minutes.',
  scope: 'applications:read',
  params: { ...applicationId, attachment_id: id('attachment') },
  response: signedUrlView,
  uses: ['get applications', 'linkAttachments'],
});
