import { candidateView } from '../contracts/candidate.ts';
import { candidateExport } from '../contracts/candidate-export.ts';
import { erasureView } from '../contracts/erasure.ts';
import { deletedView } from '../contracts/job.ts';
import { id } from '../contracts/primitives.ts';
import { route } from '../route.ts';

const candidateId = { id: id('candidate') };

export const anonymizeCandidate = route({
  method: 'POST',
  path: '/v1/candidates/{id}/anonymize',
  summary:
    'Remove everything that tells who a candidate is; jobs, stages, statuses and times of the applications stay.',
  scope: 'candidates:write',
  params: candidateId,
  answer: candidateView,
  emits: ['candidate.anonymized', 'scan.deleted'],
  uses: ['readTable', 'writeTable', 'blindIndexKey'],
});

export const deleteCandidate = route({
  method: 'DELETE',
  path: '/v1/candidates/{id}',
  summary:
    'Erase a candidate for good: rows, every version of every file, stored answers, events and deliveries. The answer is the order; read it again for the receipt.',
  scope: 'candidates:write',
  params: candidateId,
  answer: erasureView,
  success: 202,
  emits: ['candidate.deleted', 'scan.deleted'],
  uses: ['readTable', 'writeTable', 'blindIndexKey'],
});

export const getErasure = route({
  method: 'GET',
  path: '/v1/erasures/{id}',
  summary: 'Fetch an order to erase, with its receipt once it is carried out.',
  scope: 'candidates:read',
  params: { id: id('erasure') },
  answer: erasureView,
});

export const exportCandidate = route({
  method: 'GET',
  path: '/v1/candidates/{id}/export',
  summary: 'Everything that is kept about one person, with links to their files (subject access).',
  scope: 'exports:read',
  params: candidateId,
  answer: candidateExport,
  uses: ['readTable', 'writeTable', 'readUploads'],
});

export const deleteScan = route({
  method: 'DELETE',
  path: '/v1/scans/{id}',
  summary: 'Delete a scan with its profile and its file.',
  scope: 'scans:write',
  params: { id: id('scan') },
  answer: deletedView,
  emits: ['scan.deleted'],
});
