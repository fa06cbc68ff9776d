import { ApiError } from '../domain/api-error.ts';

/** The parameters of a list that follows changes and deletions. */
export interface ChangeQuery {
  order_by?: 'created_at' | 'updated_at';
  updated_after?: string;
  updated_before?: string;
  include_deleted?: 'true' | 'false';
  external_id?: string;
}

/** The parameters that a publishable key may not use: the times of changes would reveal drafts. */
export const changeParameters = ['order_by', 'updated_after', 'updated_before', 'include_deleted'] as const;

/**
 * Whether the list is in the order of the last change: as `order_by` states, otherwise if there is a bound of `updated_at`.
 * Throws {@link ApiError} invalid_parameter for parameters that contradict each other.
 */
export function isByChange(query: ChangeQuery): boolean {
  const bound = (['updated_after', 'updated_before'] as const).find((name) => query[name] !== undefined);
  if (bound && query.order_by === 'created_at')
    throw contradiction('order_by', `${bound} requires order_by=updated_at, which is then its default.`);
  const byChange = query.order_by === 'updated_at' || bound !== undefined;
  if (query.include_deleted !== 'true') return byChange;
  if (!byChange) throw contradiction('include_deleted', 'include_deleted=true requires order_by=updated_at.');
  if (query.external_id !== undefined)
    throw contradiction(
      'include_deleted',
      'include_deleted=true does not go with external_id: deletions have none.',
    );
  return true;
}

const contradiction = (param: string, message: string) =>
  new ApiError('invalid_parameter', { param, message, details: [{ param, code: 'contradictory', message }] });
