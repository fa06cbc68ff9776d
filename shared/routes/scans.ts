import { listOf, listQuery } from '../contracts/list.ts';
import { id } from '../contracts/primitives.ts';
import { createScanBody, listedScanView, scanFilters, scanView, signedUrlView } from '../contracts/scan.ts';
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
  emits: ['scan.created', 'scan.started', 'scan.completed', 'scan.failed', 'candidate.updated'],
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
