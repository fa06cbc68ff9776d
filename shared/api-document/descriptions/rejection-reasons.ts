import { rejectionReasonView } from '../../contracts/rejection-reason.ts';
import type { Descriptions } from './texts.ts';

/** Rejection reasons. */
export const rejectionReasons: Descriptions = {
  tags: {
    'rejection-reasons': 'The reasons with which the organization rejects applications.',
  },
  schemas: {
    RejectionReason: rejectionReasonView,
  },
  like: {
    UpdateRejectionReasonRequest: ['CreateRejectionReasonRequest'],
  },
  operations: {
    createRejectionReason: { returns: 'The new rejection reason.' },
    getRejectionReason: {
      description: 'An archived reason is returned as well.',
      returns: 'The reason with its position.',
    },
    updateRejectionReason: { returns: 'The rejection reason after the change.' },
    deleteRejectionReason: { returns: 'The id of the deleted rejection reason.' },
    listRejectionReasons: {
      description:
        'An organization begins with nine reasons. Archived ones are in the list; `position` is the place among choices.',
      returns: 'A page of rejection reasons, newest first.',
    },
  },
  parameters: {
    'rejection-reasons.id': 'The id of the rejection reason.',
    'rejection-reasons.external_id': ['Only the rejection reason with this id of your system.', 'reason-4'],
    'rejection-reasons.is_archived': ['Only reasons that are or are not archived.', 'false'],
  },
  fields: {
    'RejectionReason.id': 'The id of the reason. It never changes.',
    'RejectionReason.name': 'The name of the reason, unique without regard to case.',
    'RejectionReason.kind': 'Whether your organization decided (`by_us`) or the person (`by_candidate`).',
    'RejectionReason.position':
      'The place in a list of choices: lower ones come first. Reasons may share one.',
    'RejectionReason.is_archived': 'Whether the reason rejects no further applications.',
    'CreateRejectionReasonRequest.name': [
      'The name of the reason, unique without regard to case.',
      'No licence to practise',
    ],
    'CreateRejectionReasonRequest.kind':
      'Whether your organization decides (`by_us`) or the person (`by_candidate`).',
    'CreateRejectionReasonRequest.position': [
      'The place in a list of choices: lower ones come first. Reasons may share one.',
      4,
    ],
    'CreateRejectionReasonRequest.is_archived': 'True ends its use for further applications.',
    'CreateRejectionReasonRequest.external_id': [
      'The id of the reason in your system, unique among rejection reasons. Null clears it.',
      'reason-4',
    ],
    'CreateRejectionReasonRequest.metadata': [
      'Up to 50 pairs of names and texts of your own.',
      { group: 'skills' },
    ],
    'UpdateRejectionReasonRequest.is_archived': ['True ends its use for further applications.', true],
    'UpdateRejectionReasonRequest.metadata': [
      'Pairs to add or replace. A pair whose value is null is removed; others stay.',
      { group: 'skills' },
    ],
  },
};
