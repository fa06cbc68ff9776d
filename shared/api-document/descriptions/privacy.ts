import { erasureView } from '../../contracts/erasure.ts';
import { exportView } from '../../contracts/export.ts';
import type { Descriptions } from './texts.ts';

/** Erasures and exports of personal data. */
export const privacy: Descriptions = {
  tags: {
    erasures: 'Orders to erase personal data, with their receipts.',
    exports: 'Files with all data about one person.',
  },
  schemas: {
    Erasure: erasureView,
    Export: exportView,
  },
  operations: {
    anonymizeCandidate: { returns: 'The candidate without personal data.' },
    createCandidateExport: { returns: 'The export, whose file is written after the response.' },
    deleteCandidate: { returns: 'The erasure order, which is executed after the response.' },
    deleteScan: {
      description:
        'The profile, the fit scores and the file are erased. Its application and candidate stay without it.',
      returns: 'The id of the deleted scan.',
    },
    getErasure: {
      description: 'The receipt has counts only, because it must not contain erased data.',
      returns: 'The erasure order.',
    },
    getExport: { returns: 'The export, with the signed address of a complete file.' },
  },
  parameters: {
    'erasures.id': 'The id of the erasure order.',
    'exports.id': 'The id of the export.',
  },
  fields: {
    'Erasure.id': 'The id of the erasure order.',
    'Erasure.kind': 'Whether a candidate is erased or anonymized, or a scan or file is deleted.',
    'Erasure.candidate_id': 'The id of the candidate. Null for an order about one scan.',
    'Erasure.scan_id': [
      'The id of the scan. Null for an order about a candidate.',
      'scan_01KERMBJX08YB0DV7M3VC57S0T',
    ],
    'Erasure.status': 'Whether data is still being erased.',
    'Erasure.receipt': 'What was erased, as counts. Null until the order is completed.',
    'Erasure.completed_at': 'When everything was erased. Null before that.',
    'ErasureReceipt.rows': 'The number of erased rows of the database.',
    'ErasureReceipt.file_versions': 'The number of erased versions of files.',
    'ErasureReceipt.stored_answers': 'The number of erased responses that were kept for Idempotency-Keys.',
    'ErasureReceipt.events': 'The number of erased events.',
    'ErasureReceipt.deliveries': 'The number of erased webhook deliveries.',
    'Export.id': 'The id of the export.',
    'Export.status': 'Whether the file is being written, is complete or could not be written.',
    'Export.size': 'The size of the file in bytes. Null until it is complete.',
    'Export.url': 'The signed address of the file, new with each read. Null until the file is complete.',
    'Export.expires_at':
      'When the address expires, five minutes after the response. Null without an address.',
    'Export.completed_at': 'When the file was complete. Null before that.',
    'Export.kept_until': 'When the export and its file are removed.',
  },
};
