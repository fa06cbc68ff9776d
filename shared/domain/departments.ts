import { invalid } from './invalid.ts';
import type { Department } from './stored/vocabulary.ts';

/**
 * Throws {@link ApiError} validation_failed for a parent that does not exist or is below the department itself; `parents` has the
 * parent of each other department.
 */
export function refuseStrangeParent(
  parents: ReadonlyMap<string, string | null>,
  { id, parent_id }: Pick<Department, 'id' | 'parent_id'>,
): void {
  if (parent_id !== null && parent_id !== id && !parents.has(parent_id))
    throw invalid('parent_id', 'not_found', 'parent_id names no department of yours.');
  for (let above = parent_id; above !== null; above = parents.get(above) ?? null)
    if (above === id)
      throw invalid('parent_id', 'contradictory', 'parent_id names the department itself or one below it.');
}
