import { createFitScoreBody, fitScoreView } from '../contracts/fit-score.ts';
import { jsonResumeDocument, profileFormat } from '../contracts/json-resume.ts';
import { listOf, listQuery, placesQuery } from '../contracts/list.ts';
import { id } from '../contracts/primitives.ts';
import {
  createScanBody,
  listedScanView,
  scanFilters,
  scanTextQuery,
  scanTextView,
  scanView,
  signedUrlView,
} from '../contracts/scan.ts';
import { createUploadBody, uploadView } from '../contracts/upload.ts';
import { route } from '../route.ts';

const scanId = { id: id('scan') };

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
  uses: ['readTable', 'writeTable', 'readUploads'],
});

export const listScans = route({
  method: 'GET',
  path: '/v1/scans',
  summary:
    "List scans, newest first. fit is the headline of the last completed score against a scan's own job; that another is pending, skipped or failed shows on the scan itself.",
  scope: 'scans:read',
  query: { ...listQuery, ...scanFilters },
  answer: listOf(listedScanView),
  uses: ['readTable', 'writeTable', 'cursorKey'],
});

export const getScan = route({
  method: 'GET',
  path: '/v1/scans/{id}',
  summary:
    'Fetch one scan with its profile, summary and status. format=json_resume gives the profile as a JSON Resume document; one without content before there is a profile.',
  scope: 'scans:read',
  params: scanId,
  query: profileFormat,
  answer: scanView,
  resumeAnswer: jsonResumeDocument,
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

export const getScanText = route({
  method: 'GET',
  path: '/v1/scans/{id}/text',
  summary:
    'Fetch the text of a CV by lines, as it was read last. redact=identity blanks name, contact, address, links, birth, gender, nationality and marital status. No lines before it was read.',
  scope: 'scans:read',
  params: scanId,
  query: scanTextQuery,
  answer: scanTextView,
});

export const createFitScore = route({
  method: 'POST',
  path: '/v1/scans/{id}/fit-scores',
  summary:
    'Score a scan against a job: pending with the answer, and done once the CV is read. The number is advice and rejects nobody; how it is made is on /docs/fit-score.',
  scope: 'scans:write',
  params: scanId,
  body: createFitScoreBody,
  answer: fitScoreView,
  success: 202,
  emits: ['scan.scored'],
});

export const listFitScores = route({
  method: 'GET',
  path: '/v1/scans/{id}/fit-scores',
  summary: "List a scan's scores, one per job: its own job first, then the older jobs.",
  scope: 'scans:read',
  params: scanId,
  query: placesQuery,
  answer: listOf(fitScoreView),
  uses: ['readTable', 'writeTable', 'cursorKey'],
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
  emits: ['scan.started', 'scan.completed', 'scan.failed', 'scan.scored'],
});
