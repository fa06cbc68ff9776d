import * as v from 'valibot';
import { applicationCounts, candidateFields } from '../../contracts/candidate.ts';
import { lacking } from '../../contracts/earlier-rows.ts';
import { id, timestamp } from '../../contracts/primitives.ts';

/**
 * A candidate as it is stored. `email` and `phone` are the primary ones, `other_emails` and `other_phones` the further ones.
 * `former_emails` are those that changes removed: chats in which one was given are erased with the person.
 * `consent_application_id` is the application that `consent` and the retention come from,
 * null if there is none or an earlier release stored them; `consented_at` is the instant of applying. `retention_due_on` is the
 * day of the reminder; null after the reminder. `joined` are the candidates that were one with this one until a merge was
 * undone: some of the history of each is stored with the other. `is_unmerging` is true while the undo of a merge moves applications between the two
 * in several transactions; nothing else changes the row until then. A row of an earlier release has all its applications and no counts.
 */
export const storedCandidate = v.object({
  ...candidateFields,
  other_emails: v.optional(v.array(v.string()), lacking.candidate.other_emails),
  former_emails: v.optional(v.array(v.string())),
  other_phones: v.optional(v.array(v.string()), lacking.candidate.other_phones),
  application_counts: v.optional(applicationCounts),
  consent_application_id: v.optional(v.nullable(id('application')), lacking.candidate.consent_application_id),
  consented_at: v.optional(v.nullable(timestamp), lacking.candidate.consented_at),
  retention_due_on: v.nullable(v.string()),
  joined: v.optional(v.array(v.object({ id: id('candidate'), until: timestamp })), lacking.candidate.joined),
  is_unmerging: v.optional(v.literal(true)),
});
export type Candidate = v.InferOutput<typeof storedCandidate>;
