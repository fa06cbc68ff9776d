import { createFitScoreBody, fitScoreView, writtenFitScoreView } from '../contracts/fit-score.ts';
import { jsonResumeDocument } from '../contracts/json-resume.ts';
import { changeQuery, fieldsOf, followedListOf, listOf, listQuery, placesQuery } from '../contracts/list.ts';
import { id } from '../contracts/primitives.ts';
import { correctProfileBody } from '../contracts/profile-corrections.ts';
import {
  createScanBody,
  listedScanView,
  redactQuery,
  scanFilters,
  scanTextView,
  scanView,
  signedUrlView,
} from '../contracts/scan.ts';
import { createUploadBody, uploadView } from '../contracts/upload.ts';
import { route } from './route.ts';

const scanId = { id: id('scan') };

export const createUpload = route({
  method: 'POST',
  path: '/v1/uploads',
  summary: 'Get a signed URL that accepts one file within two minutes.',
  scope: 'scans:write',
  idempotency: 'ignored',
  body: createUploadBody,
  response: uploadView,
  writeResponse: uploadView,
  success: 201,
  errors: ['unsupported_file_type', 'file_too_large'],
  uses: ['put scans', 'signUploads'],
});

export const createScan = route({
  method: 'POST',
  path: '/v1/scans',
  summary: 'Register an uploaded file as a scan and start extraction.',
  scope: 'scans:write',
  body: createScanBody,
  response: scanView,
  success: 201,
  errors: [
    'storage_token_invalid',
    'storage_token_used',
    'storage_token_expired',
    'file_not_uploaded',
    'file_too_large',
    'external_id_taken',
    'invalid_state_transition',
  ],
  emits: [
    'scan.created',
    'scan.started',
    'scan.completed',
    'scan.failed',
    'scan.scored',
    'candidate.updated',
  ],
  // findUploads for uploads of releases before the one of November 22, 2026 alone: it is removed with earlyUploadKey.
  uses: ['getRows', 'put scans', 'put candidates', 'check jobs', 'readPending', 'findUploads', 'keepUploads'],
});

export const listScans = route({
  method: 'GET',
  path: '/v1/scans',
  summary: 'List scans, newest first.',
  description:
    "`fit` is the headline of the last completed score against the scan's own job. Pending, skipped and failed scores are shown only on the scan itself.",
  scope: 'scans:read',
  query: { ...listQuery, ...changeQuery, ...scanFilters, ...fieldsOf(listedScanView) },
  response: followedListOf(listedScanView),
  uses: ['getRows', 'findRows', 'cursorKey'],
});

export const getScan = route({
  method: 'GET',
  path: '/v1/scans/{id}',
  summary: 'Fetch one scan with its profile, summary and status.',
  description:
    'The profile and the summary are null until the CV has been read. `redact=identity` omits the name, the contact data, the links and ' +
    'the place of the person, the external id and the metadata, and blanks what identifies the person in every other text. Names of ' +
    'the candidate and of the application are blanked for a key that may read these. The ids of both stay.',
  scope: 'scans:read',
  params: scanId,
  query: redactQuery,
  response: scanView,
  uses: ['getRows'],
});

export const updateScanProfile = route({
  method: 'PATCH',
  path: '/v1/scans/{id}/profile',
  servedBy: 'scan-profile',
  summary: 'Correct the profile of a scan by JSON merge patch.',
  description:
    'Fields of `basics` are merged; a null field means that the person has none. Lists, and `location`, are replaced as a whole. Null ' +
    'for a section takes its correction back. Corrections stay when the CV is read again. A field of a profile that is computed is ' +
    'not accepted. A correction that makes the profile too large is refused as a whole, with `too_many` at its lists.',
  scope: 'scans:write',
  params: scanId,
  body: correctProfileBody,
  response: scanView,
  errors: ['scan_in_progress', 'invalid_state_transition', 'stale_object'],
  emits: ['scan.corrected', 'scan.scored'],
  uses: ['getRows', 'put scans', 'check candidates'],
});

export const getScanJsonResume = route({
  method: 'GET',
  path: '/v1/scans/{id}/json-resume',
  summary: 'Fetch the profile of a scan as a JSON Resume document.',
  description: 'The document is empty until there is a profile.',
  scope: 'scans:read',
  params: scanId,
  response: jsonResumeDocument,
  uses: ['getRows'],
});

export const getScanPdf = route({
  method: 'GET',
  path: '/v1/scans/{id}/pdf',
  summary: 'Get a signed URL for the source file of a scan.',
  description: 'The URL is valid for five minutes.',
  scope: 'scans:read',
  params: scanId,
  response: signedUrlView,
  uses: ['get scans', 'readUploads', 'copyPending', 'keepUploads'],
});

export const getScanText = route({
  method: 'GET',
  path: '/v1/scans/{id}/text',
  summary: 'Fetch the text of a CV by lines, as it was last read.',
  description:
    '`redact=identity` blanks name, contact, address, links, birth, gender, nationality and marital status. There are no lines until the CV has been read.',
  scope: 'scans:read',
  params: scanId,
  query: redactQuery,
  response: scanTextView,
  uses: ['getRows'],
});

export const createFitScore = route({
  method: 'POST',
  path: '/v1/scans/{id}/fit-scores',
  summary: 'Score a scan against a job.',
  description:
    'The score is `pending` in the response and is completed after the CV is read. It is advice and rejects ' +
    'nobody. /docs/fit-score explains how it is computed.',
  scope: 'scans:write',
  params: scanId,
  body: createFitScoreBody,
  response: fitScoreView,
  writeResponse: writtenFitScoreView,
  success: 202,
  emits: ['scan.scored'],
  uses: ['getRows', 'put fits', 'check jobs', 'check scans', 'check candidates'],
});

export const listFitScores = route({
  method: 'GET',
  path: '/v1/scans/{id}/fit-scores',
  summary: "List a scan's scores, one per job.",
  description: 'The score against its own job comes first, then those of older jobs.',
  scope: 'scans:read',
  params: scanId,
  query: { ...placesQuery, ...fieldsOf(fitScoreView) },
  response: listOf(fitScoreView),
  uses: ['findRows', 'cursorKey'],
});

export const rescanScan = route({
  method: 'POST',
  path: '/v1/scans/{id}/rescan',
  summary: 'Run extraction again on the stored file.',
  description: 'The old profile stays readable until the new one is ready.',
  scope: 'scans:write',
  params: scanId,
  response: scanView,
  success: 202,
  errors: ['scan_in_progress'],
  emits: ['scan.started', 'scan.completed', 'scan.failed', 'scan.scored'],
  uses: ['getRows', 'put scans', 'check candidates'],
});
