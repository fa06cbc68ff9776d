import type { Candidate } from '../domain/stored/candidate.ts';
import { ConditionFailed } from './row.ts';

type MayUnmerge = Pick<Candidate, 'is_unmerging'>;

/**
 * Throws {@link ConditionFailed} while the undo of a merge moves what belongs to this candidate in several transactions: an
 * application may name the one and belong to the other. Its caller reads and decides again, as after any conflict.
 */
export function refuseUnmerging({ is_unmerging }: MayUnmerge): void {
  if (is_unmerging) throw new ConditionFailed(0, undefined);
}

/** Throws the same for every change but the one that ends the undo. */
export function refuseWhileUnmerging(before: MayUnmerge | null, after: MayUnmerge): void {
  if (before && after.is_unmerging) refuseUnmerging(before);
}
