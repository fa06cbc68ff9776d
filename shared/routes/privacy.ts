import { candidateView } from '../contracts/candidate.ts';
import { erasureView } from '../contracts/erasure.ts';
import { exportView } from '../contracts/export.ts';
import { deletedView } from '../contracts/job.ts';
import { id } from '../contracts/primitives.ts';
import { route } from './route.ts';

const candidateId = { id: id('candidate') };

export const anonymizeCandidate = route({
  method: 'POST',
  path: '/v1/candidates/{id}/anonymize',
  summary: 'Remove everything that identifies a candidate.',
  description: 'Jobs, stages, statuses and times of the applications stay.',
  scope: 'candidates:write',
  params: candidateId,
  response: candidateView,
  errors: ['invalid_state_transition'],
  emits: ['candidate.anonymized', 'scan.deleted'],
  uses: [
    'getRows',
    'put candidates',
    'delete candidates',
    'check candidates',
    'put erasures',
    'blindIndexKey',
  ],
});

export const deleteCandidate = route({
  method: 'DELETE',
  path: '/v1/candidates/{id}',
  summary: 'Erase a candidate permanently.',
  description:
    'Rows, every version of every file, stored responses, events and deliveries are erased. The response is the ' +
    'erasure order; fetch the order again for its receipt.',
  scope: 'candidates:write',
  params: candidateId,
  response: erasureView,
  success: 202,
  errors: ['invalid_state_transition'],
  emits: ['candidate.deleted', 'scan.deleted'],
  uses: [
    'getRows',
    'put candidates',
    'delete candidates',
    'check candidates',
    'put erasures',
    'blindIndexKey',
  ],
});

export const getErasure = route({
  method: 'GET',
  path: '/v1/erasures/{id}',
  summary: 'Fetch an erasure order, with its receipt once it is completed.',
  scope: 'candidates:read',
  params: { id: id('erasure') },
  response: erasureView,
  uses: ['get erasures'],
});

export const createCandidateExport = route({
  method: 'POST',
  path: '/v1/candidates/{id}/exports',
  summary: 'Export all data about one person into a file.',
  description:
    'Use it to answer subject access requests. The export is written afterwards: fetch it until its `status` is `completed`.',
  scope: 'exports:read',
  params: candidateId,
  response: exportView,
  success: 202,
  errors: ['invalid_state_transition'],
  uses: ['getRows', 'put exports', 'check candidates'],
});

export const getExport = route({
  method: 'GET',
  path: '/v1/exports/{id}',
  summary: 'Fetch an export of a candidate.',
  description:
    'A completed export has a signed URL that works for five minutes, of a JSON document with the candidate, ' +
    'applications, scans, notes, timeline and files. The document is kept for seven days.',
  scope: 'exports:read',
  params: { id: id('export') },
  response: exportView,
  uses: ['get exports', 'linkExports'],
});

export const deleteScan = route({
  method: 'DELETE',
  path: '/v1/scans/{id}',
  summary: 'Delete a scan with its profile and its file.',
  scope: 'scans:write',
  params: { id: id('scan') },
  response: deletedView,
  writeResponse: deletedView,
  emits: ['scan.deleted', 'application.updated', 'candidate.updated'],
  uses: [
    'getRows',
    'findRows',
    'put scans',
    'delete scans',
    'check scans',
    'delete fits',
    'delete candidates',
    'put applications',
    'put candidates',
    'put intakes',
    'put erasures',
    'put responses',
    'delete responses',
  ],
});
