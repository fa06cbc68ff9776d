import {
  archiveFilter,
  createRejectionReasonBody,
  rejectionReasonView,
  updateRejectionReasonBody,
} from '../contracts/rejection-reason.ts';
import { createEntry, deleteEntry, getEntry, listEntries, updateEntry } from './vocabulary.ts';

const reasons = {
  path: '/v1/rejection-reasons',
  kind: 'rejectionReason',
  one: 'a rejection reason',
  many: 'rejection reasons',
  scope: 'applications',
  view: rejectionReasonView,
  rows: 'reasons',
  isSeeded: true,
} as const;

export const listRejectionReasons = listEntries(reasons, archiveFilter);
export const createRejectionReason = createEntry(
  reasons,
  createRejectionReasonBody,
  'Names are unique without regard to case, also among archived reasons. Without `position` it comes last.',
);
export const getRejectionReason = getEntry(reasons);
export const updateRejectionReason = updateEntry(
  reasons,
  updateRejectionReasonBody,
  'Rejected applications show a new name at once. An archived reason stays with its applications and rejects no others.',
);
export const deleteRejectionReason = deleteEntry(
  reasons,
  'A reason that ever rejected an application returns `in_use`; archive it instead.',
);
