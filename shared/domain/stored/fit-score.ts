import * as v from 'valibot';
import { fitHeadlineFields, fitRecordFields } from '../../contracts/fit-headline.ts';
import { id, timestamp } from '../../contracts/primitives.ts';

/**
 * A score as it is stored, without its detail; `attempt` is the extraction of the CV that it judges, 0 for an earlier
 * extraction than the scan's last.
 */
const storedFitScore = v.object({
  ...fitHeadlineFields,
  ...fitRecordFields,
  candidate_id: v.nullable(id('candidate')),
  attempt: v.number(),
  /** The number of changes of the profile by people when it was judged; scores of earlier releases have none. */
  corrections: v.optional(v.number()),
  /**
   * The last request with an Idempotency-Key for this score. Repeated after a crash, it does not request the score
   * again.
   */
  asked_by: v.nullable(v.string()),
  version: v.number(),
  created_at: timestamp,
  updated_at: timestamp,
});
export type FitScore = v.InferOutput<typeof storedFitScore>;
