import { bulkItem } from '../../contracts/moves.ts';
import type { Descriptions } from './texts.ts';

/** Moves of applications, one by one or in bulk, and their history. */
export const pipeline: Descriptions = {
  schemas: {
    BulkItem: bulkItem,
  },
  parts: {
    BulkMoveApplicationsRequestMove: 'BulkMove',
    BulkMoveApplicationsRequestAdvance: 'BulkAdvance',
    BulkMoveApplicationsRequestReject: 'BulkReject',
    BulkMoveApplicationsRequestUnreject: 'BulkUnreject',
    BulkMoveApplicationsRequestWithdraw: 'BulkWithdraw',
    BulkMoveApplicationsRequestHire: 'BulkHire',
    BulkMoveApplicationsRequestUnhire: 'BulkUnhire',
    BulkMoveApplicationsRequestTransfer: 'BulkTransfer',
  },
  like: {
    AdvanceApplicationRequest: ['MoveApplicationRequest'],
    RejectApplicationRequest: ['MoveApplicationRequest'],
    WithdrawApplicationRequest: ['MoveApplicationRequest'],
    TransferApplicationRequest: ['MoveApplicationRequest'],
    BulkMove: ['MoveApplicationRequest'],
    BulkAdvance: ['BulkMove', 'MoveApplicationRequest'],
    BulkReject: ['BulkMove', 'RejectApplicationRequest', 'MoveApplicationRequest'],
    BulkUnreject: ['BulkMove'],
    BulkWithdraw: ['BulkMove', 'WithdrawApplicationRequest', 'MoveApplicationRequest'],
    BulkHire: ['BulkMove', 'MoveApplicationRequest'],
    UnhireApplicationRequest: ['MoveApplicationRequest'],
    BulkUnhire: ['BulkMove', 'UnhireApplicationRequest', 'MoveApplicationRequest'],
    BulkTransfer: ['BulkMove', 'TransferApplicationRequest', 'MoveApplicationRequest'],
  },
  operations: {
    unhireApplication: { returns: 'The application, active again.' },
    advanceApplication: {
      description:
        'The application enters the stage after its own. Entering the stage of type `hired` hires the applicant.',
      returns: 'The application in its new stage.',
    },
    bulkMoveApplications: { returns: 'One result per application, in the order of the request.' },
    hireApplication: { returns: 'The hired application.' },
    listApplicationHistory: {
      description:
        'Each entry shows a move, rejection, withdrawal, hire, transfer or file, with the key or worker that caused it.',
      returns: 'A page of entries, newest first.',
    },
    moveApplication: { returns: 'The application in its new stage.' },
    rejectApplication: { returns: 'The rejected application.' },
    transferApplication: { returns: 'The application in its new job.' },
    unrejectApplication: { returns: 'The application, active again.' },
    withdrawApplication: { returns: 'The withdrawn application.' },
  },
  parameters: {
    'listApplicationHistory.fields': [
      'Only these top-level fields of each entry, separated by commas. `object` and `id` are always there.',
      'id,type',
    ],
  },
  fields: {
    'BulkItem.application_id': 'The id of the application that this result is about.',
    'BulkItem.outcome': 'Whether the action was done, had nothing to change, or was refused.',
    'BulkItem.error': 'Why the action was refused. Null unless `outcome` is `refused`.',
    'BulkItemError.code': [
      'The error code that the same call for one application returns.',
      'invalid_state_transition',
    ],
    'BulkItemError.message': [
      'The reason as a sentence for people.',
      'The state of the resource does not allow this.',
    ],
    'UnhireApplicationRequest.stage_id': [
      'The stage to return to. By default it is the stage before the hired one.',
      'stg_01KERMBJX02QVBMYB6JYGEC7GN',
    ],
    'MoveApplicationRequest.stage_id':
      'The id of the stage to move to. It must be a stage of the application’s job.',
    'MoveApplicationRequest.from_stage_id': [
      'The id of the stage that the application must be in. If it is in another, the call returns `stage_mismatch`.',
      'stg_01KERMBJX0FNMVMKF3GWENA2YX',
    ],
    'MoveApplicationRequest.note': [
      'A note for the team and the timeline, up to 2,000 characters.',
      'Strong first call.',
    ],
    'RejectApplicationRequest.reason':
      'The reason in words of your team, up to 200 characters. Events never contain it.',
    'WithdrawApplicationRequest.reason': [
      'The reason of the applicant, up to 200 characters. Events never contain it.',
      'Accepted another offer',
    ],
    'TransferApplicationRequest.job_id':
      'The id of the job to move the application to. It must not be closed.',
    'TransferApplicationRequest.stage_id': [
      'The id of a stage of that job. By default it is the entry stage.',
      'stg_01KERMBJX0FNMVMKF3GWENA2YX',
    ],
    'BulkMove.action': 'The action that is applied to each application.',
    'BulkMove.application_ids': [
      'The ids of 1 to 100 applications. Each has a result of its own.',
      ['app_01KERMBJX06QAEK2A0YXHHDWQA'],
    ],
    'RejectApplicationRequest.rejection_reason_id': [
      'The id of a reason of your list that is not archived.',
      'rr_01KERMBJX0R3N8G5W2ZKQ7T4VC',
    ],
  },
};
