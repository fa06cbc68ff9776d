import * as v from 'valibot';
import { applicationCounts, candidateFields } from '../../contracts/candidate.ts';
import { lacking } from '../../contracts/earlier-rows.ts';
import { id } from '../../contracts/primitives.ts';

/**
 * A candidate as it is stored. `consent_application_id` is the application that `consent` and the retention are of, null where
 * an earlier release kept it or there is none. `retention_due_on` is the day a reminder is owed; null once it was given. One of an earlier
 * release names all its applications and has no counts.
 */
export const storedCandidate = v.object({
  ...candidateFields,
  application_counts: v.optional(applicationCounts),
  consent_application_id: v.optional(v.nullable(id('application')), lacking.candidate.consent_application_id),
  retention_due_on: v.nullable(v.string()),
});
export type Candidate = v.InferOutput<typeof storedCandidate>;
