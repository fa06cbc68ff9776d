import type { BulkBody } from '../../shared/contracts/moves.ts';
import type { MoveRequest } from '../../shared/domain/application-pipeline.ts';
import { invalid } from '../../shared/domain/invalid.ts';

/** The common request for all of the applications. Throws {@link ApiError} validation_failed for a duplicate id. */
export function readMoveRequest({ application_ids, ...request }: BulkBody): MoveRequest {
  if (new Set(application_ids).size < application_ids.length) {
    throw invalid('application_ids', 'duplicate', 'An application is named twice.');
  }
  return request;
}
