import { addAttachmentBody } from '../contracts/application-body.ts';
import { candidateFile, newCandidateFile } from '../contracts/candidate-file.ts';
import { deletedView } from '../contracts/job.ts';
import { fieldsOf, listOf, pageQuery } from '../contracts/list.ts';
import { id } from '../contracts/primitives.ts';
import { signedUrlView } from '../contracts/scan.ts';
import { route } from './route.ts';

const candidateId = { id: id('candidate') };
const fileId = { ...candidateId, attachment_id: id('attachment') };

export const listCandidateAttachments = route({
  method: 'GET',
  path: '/v1/candidates/{id}/attachments',
  summary: 'List the files of a candidate, newest first.',
  description: 'The files of applications are in the lists of the applications.',
  scope: 'candidates:read',
  params: candidateId,
  query: { ...pageQuery, ...fieldsOf(candidateFile) },
  response: listOf(candidateFile),
  boundedBy: '30 files of a candidate, 330 with ten merged ones (shared/storage/candidate-files.ts)',
  uses: ['findRows', 'cursorKey'],
});

export const addCandidateAttachment = route({
  method: 'POST',
  path: '/v1/candidates/{id}/attachments',
  summary: 'Add a file to a candidate.',
  description:
    'The `upload_url` in the response accepts one PUT within two minutes. A candidate has at most 30 files. No file is read: to have a CV ' +
    'read, register it with `POST /v1/scans` and the `candidate_id`.',
  scope: 'candidates:write',
  params: candidateId,
  body: addAttachmentBody,
  response: newCandidateFile,
  writeResponse: newCandidateFile,
  success: 201,
  errors: ['unsupported_file_type', 'file_too_large', 'invalid_state_transition'],
  emits: ['candidate.updated'],
  uses: ['getRows', 'findRows', 'put candidates', 'signUploads'],
});

export const getCandidateAttachment = route({
  method: 'GET',
  path: '/v1/candidates/{id}/attachments/{attachment_id}',
  summary: 'Get a signed URL for a file of a candidate.',
  description: 'The URL is valid for five minutes.',
  scope: 'candidates:read',
  params: fileId,
  response: signedUrlView,
  uses: ['get candidates', 'linkAttachments'],
});

export const deleteCandidateAttachment = route({
  method: 'DELETE',
  path: '/v1/candidates/{id}/attachments/{attachment_id}',
  summary: 'Delete a file of a candidate.',
  description: 'The bytes are removed within minutes. An `upload_url` that is still valid stores nothing.',
  scope: 'candidates:write',
  params: fileId,
  response: deletedView,
  writeResponse: deletedView,
  emits: ['candidate.updated'],
  uses: [
    'getRows',
    'findRows',
    'put candidates',
    'delete candidates',
    'put erasures',
    'put responses',
    'delete responses',
  ],
});
