import type { BulkBody } from '../../shared/contracts/moves.ts';
import type { MoveRequest } from '../../shared/domain/application-pipeline.ts';
import { invalid } from '../../shared/domain/invalid.ts';

/** The common request for all of the applications. Throws {@link ApiError} validation_failed for a duplicate id, and for a rejection without a reason. */
export function readMoveRequest({ application_ids, ...request }: BulkBody): MoveRequest {
  if (new Set(application_ids).size < application_ids.length) {
    throw invalid('application_ids', 'duplicate', 'An application is named twice.');
  }
  if (request.action === 'reject' && !request.reason && !request.rejection_reason_id)
    throw invalid('reason', 'required', 'reason is required, or rejection_reason_id.');
  return request;
}
