import {
  applicationReceipt,
  applicationView,
  attachmentResource,
  listedApplicationView,
  newApplicationView,
  newAttachmentResource,
  renewedUploads,
  writtenApplicationView,
} from '../contracts/application.ts';
import {
  addAttachmentBody,
  applicationFilters,
  changeTagsBody,
  createApplicationBody,
  formApplicationBody,
  maxApplicationBytes,
  updateApplicationBody,
  upsertApplicationBody,
} from '../contracts/application-body.ts';
import { changeQuery, fieldsOf, followedListOf, listOf, listQuery, placesQuery } from '../contracts/list.ts';
import { uploadRenewal } from '../contracts/portal.ts';
import { externalId, id } from '../contracts/primitives.ts';
import { signedUrlView } from '../contracts/scan.ts';
import { route } from './route.ts';
import { submissionEvents, submissionRights } from './submission.ts';

const applicationId = { id: id('application') };

export const createApplication = route({
  method: 'POST',
  path: '/v1/applications',
  summary: 'Apply for a job.',
  description:
    'Each file that is declared without content gets an `upload_url`, which accepts one PUT within two minutes. With `candidate_id`, ' +
    'the data of the candidate is copied into `submission` if the key has the scope `candidates:read`; otherwise those fields are null.',
  scope: 'applications:write',
  keys: 'public',
  maxBodyBytes: maxApplicationBytes,
  body: createApplicationBody,
  publicBody: formApplicationBody,
  response: newApplicationView,
  publicResponse: applicationReceipt,
  writeResponse: writtenApplicationView,
  success: 201,
  errors: [
    'job_not_accepting_applications',
    'invalid_state_transition',
    'unsupported_file_type',
    'file_too_large',
    'external_id_taken',
  ],
  emits: submissionEvents,
  uses: [...submissionRights, 'check reasons', 'cursorKey'],
});

export const renewApplicationUploads = route({
  method: 'POST',
  path: '/v1/applications/{id}/uploads',
  summary: 'Get new upload URLs for the files of an application that have not arrived.',
  description:
    'For a file whose `upload_url` has expired. With a publishable key, `upload_token` must be that of the receipt, for a day. ' +
    'With a token the response has the files of the form only.',
  scope: 'applications:write',
  keys: 'public',
  params: applicationId,
  body: uploadRenewal,
  response: renewedUploads,
  writeResponse: renewedUploads,
  idempotency: 'ignored',
  uses: ['get applications', 'signUploads', 'update addresses', 'blindIndexKey', 'cursorKey'],
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
  summary: 'Change the tags, external_id, custom_fields or metadata of an application.',
  scope: 'applications:write',
  params: applicationId,
  body: updateApplicationBody,
  response: applicationView,
  errors: ['external_id_taken', 'invalid_state_transition', 'stale_object'],
  emits: ['application.updated'],
  uses: ['getRows', 'put applications', 'delete applications', 'check candidates'],
});

export const upsertApplication = route({
  method: 'PUT',
  path: '/v1/applications/by-external-id/{external_id}',
  summary: 'Create or update the application with this external_id.',
  description:
    'An existing application changes only in `tags`, `custom_fields` and `metadata`. All other fields describe how it began and have no effect ' +
    'on it: it moves by its own calls, and its person changes with the candidate. A declared file that has not arrived gets a new `upload_url`. ' +
    'Another `job_id` or `candidate_id` than that of the application returns 409 `external_id_taken`, because the id would name two ' +
    'applications. The status is 200 in both cases, and repeating the call has no further effect.',
  scope: 'applications:write',
  maxBodyBytes: maxApplicationBytes,
  params: { external_id: externalId },
  body: upsertApplicationBody,
  response: newApplicationView,
  writeResponse: writtenApplicationView,
  errors: [
    'job_not_accepting_applications',
    'invalid_state_transition',
    'unsupported_file_type',
    'file_too_large',
    'external_id_taken',
    'stale_object',
  ],
  emits: submissionEvents,
  // Only visitors are counted by address.
  uses: [...submissionRights.filter((right) => right !== 'update addresses'), 'check reasons'],
});

export const changeApplicationTags = route({
  method: 'PATCH',
  path: '/v1/applications/{id}/tags',
  summary: 'Add tags to an application and remove others.',
  description: 'Other tags stay. Concurrent calls do not overwrite the changes of each other.',
  scope: 'applications:write',
  params: applicationId,
  body: changeTagsBody,
  response: applicationView,
  errors: ['invalid_state_transition', 'stale_object'],
  emits: ['application.updated'],
  uses: ['getRows', 'put applications', 'check candidates'],
});

export const listApplicationAttachments = route({
  method: 'GET',
  path: '/v1/applications/{id}/attachments',
  summary: 'List the files of an application in the order of their declaration.',
  description: 'The first is the CV, if the application was sent with one.',
  scope: 'applications:read',
  params: applicationId,
  query: { ...placesQuery, ...fieldsOf(attachmentResource) },
  response: listOf(attachmentResource),
  boundedBy: '30 files of an application, in its own row (shared/domain/attachment.ts)',
  uses: ['getRows', 'cursorKey'],
});

export const addApplicationAttachment = route({
  method: 'POST',
  path: '/v1/applications/{id}/attachments',
  summary: 'Add a file to an application.',
  description:
    'The `upload_url` in the response accepts one PUT within two minutes. A CV (`kind` is `resume`) is read if the application has no scan.',
  scope: 'applications:write',
  params: applicationId,
  body: addAttachmentBody,
  response: newAttachmentResource,
  writeResponse: newAttachmentResource,
  success: 201,
  errors: ['unsupported_file_type', 'file_too_large', 'invalid_state_transition'],
  emits: ['application.updated'],
  uses: ['getRows', 'put applications', 'check candidates', 'signUploads'],
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
