import { invalid } from './invalid.ts';
import type { RejectionReason } from './stored/vocabulary.ts';

/** The reasons with which an organization begins; it renames, archives or deletes what it does not need. */
export const firstReasons: readonly Pick<RejectionReason, 'name' | 'kind'>[] = [
  { name: 'Missing skills or qualifications', kind: 'by_us' },
  { name: 'Not enough experience', kind: 'by_us' },
  { name: 'Salary expectation too high', kind: 'by_us' },
  { name: 'Location or availability does not fit', kind: 'by_us' },
  { name: 'Another applicant fits better', kind: 'by_us' },
  { name: 'Position filled or withdrawn', kind: 'by_us' },
  { name: 'Accepted another offer', kind: 'by_candidate' },
  { name: 'Conditions do not fit', kind: 'by_candidate' },
  { name: 'No longer interested', kind: 'by_candidate' },
];

const param = 'rejection_reason_id';

/** The refusal of a reason that does not exist. */
export const unknownReason = () =>
  invalid(param, 'not_found', `${param} names no rejection reason of yours.`);

/** Throws {@link ApiError} validation_failed for a reason that does not exist or is archived. */
export function refuseUnusable(reason: RejectionReason | undefined): asserts reason {
  if (!reason) throw unknownReason();
  if (reason.is_archived) throw invalid(param, 'archived', `${param} names an archived rejection reason.`);
}
