import { type BulkBody, bulkActions } from '../../shared/contracts/moves.ts';
import type { MoveRequest } from '../../shared/domain/application-pipeline.ts';
import { invalid } from '../../shared/domain/job.ts';

/** The one request that all applications get. Throws {@link ApiError} validation_failed for a field that the action lacks or does not take. */
export function readMoveRequest({ application_ids, action, ...fields }: BulkBody): MoveRequest {
  if (new Set(application_ids).size < application_ids.length) {
    throw invalid('application_ids', 'duplicate', 'An application is named twice.');
  }
  const taken: Record<string, boolean> = bulkActions[action];
  const given = Object.entries(fields).filter(([, value]) => value !== undefined);
  for (const [field] of given) {
    if (!Object.hasOwn(taken, field)) throw invalid(field, 'unknown_field', `${action} takes no ${field}.`);
  }
  for (const [field, isRequired] of Object.entries(taken)) {
    const isGiven = given.some(([name, value]) => name === field && value !== null);
    if (isRequired && !isGiven) throw invalid(field, 'required', `${field} is required to ${action}.`);
  }
  return { action, ...Object.fromEntries(given) } as MoveRequest;
}
