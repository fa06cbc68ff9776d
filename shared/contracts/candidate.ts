import * as v from 'valibot';
import { applicationStatus, consentView } from './application.ts';
import { tags } from './application-body.ts';
import { entries } from './bounded-lists.ts';
import { email, emailAddress, emailsInput, phone, phoneNumber, phonesInput } from './contact.ts';
import { customFields, customFieldsPatch, customFieldsView } from './custom-field-values.ts';
import { lacking } from './earlier-rows.ts';
import { highlight } from './highlight.ts';
import { link, shownLinks } from './links.ts';
import { place, placeInput } from './place.ts';
import {
  externalId,
  id,
  metadata,
  metadataPatch,
  resourceFields,
  text,
  timestamp,
  wholeNumber,
} from './primitives.ts';
import { severalIds, severalTexts, severalWords } from './several.ts';
import { source, sourceInput } from './source.ts';

/**
 * Derived from the applications: `new` without one, `active` with an open one, else `hired` or `inactive`; `anonymized`
 * permanently.
 */
const candidateStatus = v.picklist(['new', 'active', 'hired', 'inactive', 'anonymized']);
export type CandidateStatus = v.InferOutput<typeof candidateStatus>;

/** The number of applications of each status; `applications` lists only the newest of them. */
export const applicationCounts = v.object({
  active: wholeNumber,
  hired: wholeNumber,
  rejected: wholeNumber,
  withdrawn: wholeNumber,
});
export type ApplicationCounts = v.InferOutput<typeof applicationCounts>;

export const candidateFields = {
  id: id('candidate'),
  first_name: v.nullable(v.string()),
  last_name: v.nullable(v.string()),
  /** The primary address; null without one. */
  email: v.nullable(v.string()),
  phone: v.nullable(v.string()),
  location: v.nullable(place),
  links: shownLinks,
  source,
  tags: v.array(v.string()),
  consent: v.nullable(consentView),
  /**
   * The last unconfirmed application by a form. Its personal data is only on the application and changes nothing here.
   */
  proposal: v.optional(
    v.nullable(v.object({ application_id: id('application'), at: timestamp })),
    lacking.candidate.proposal,
  ),
  /** One entry for each of the 25 newest applications, oldest first; the others are in `/applications`. */
  applications: v.array(
    v.object({
      id: id('application'),
      job_id: id('job'),
      stage_id: id('stage'),
      status: applicationStatus,
    }),
  ),
  /** The scan whose profile the candidate has: the last one that was attached. */
  scan_id: v.nullable(id('scan')),
  anonymized_at: v.nullable(timestamp),
  /** The candidates that were merged into this one. Their ids lead to it. */
  merged_ids: v.optional(v.array(id('candidate')), lacking.candidate.merged_ids),
  version: wholeNumber,
  custom_fields: v.optional(customFieldsView, lacking.candidate.custom_fields),
  ...resourceFields,
};

export const candidateView = v.object({
  object: v.literal('candidate'),
  ...candidateFields,
  /** All addresses and all numbers, the primary one first. */
  emails: v.array(email),
  phones: v.array(phone),
  // Only rows and events of an earlier release lack them.
  proposal: v.unwrap(candidateFields.proposal),
  merged_ids: v.unwrap(candidateFields.merged_ids),
  custom_fields: v.unwrap(candidateFields.custom_fields),
  application_counts: applicationCounts,
  status: candidateStatus,
});
export type CandidateView = v.InferOutput<typeof candidateView>;

/** A candidate in a list. `highlights` shows where the words of `q` are; null without `q`. */
export const listedCandidateView = v.object({
  ...candidateView.entries,
  highlights: v.nullable(v.array(highlight)),
});
export type ListedCandidateView = v.InferOutput<typeof listedCandidateView>;

/* @__NO_SIDE_EFFECTS__ */
const clearable = <Schema extends v.GenericSchema>(schema: Schema) => v.optional(v.nullable(schema));
const writableFields = {
  first_name: clearable(text(100)),
  last_name: clearable(text(100)),
  /** The primary address: an alternative to `emails`, which has all of them. */
  email: clearable(emailAddress),
  emails: v.optional(emailsInput),
  phone: clearable(phoneNumber),
  phones: v.optional(phonesInput),
  location: clearable(placeInput),
  links: v.optional(entries(link, 20)),
  tags: v.optional(tags),
};
export const createCandidateBody = v.strictObject({
  ...writableFields,
  source: v.optional(sourceInput, {}),
  external_id: clearable(externalId),
  custom_fields: v.optional(customFields),
  metadata: v.optional(metadata),
});
export type CreateCandidateBody = v.InferOutput<typeof createCandidateBody>;
export const updateCandidateBody = v.strictObject({
  ...writableFields,
  external_id: clearable(externalId),
  custom_fields: v.optional(customFieldsPatch),
  metadata: v.optional(metadataPatch),
});
/** The external id is in the path; `source` takes effect only if no candidate has that id yet. */
export const upsertCandidateBody = v.strictObject({
  ...writableFields,
  source: v.optional(sourceInput, {}),
  custom_fields: v.optional(customFieldsPatch),
  metadata: v.optional(metadataPatch),
});
export type UpdateCandidateBody = v.InferOutput<typeof updateCandidateBody>;

/** The candidate's application that was confirmed to be from the candidate. */
export const confirmApplicantBody = v.strictObject({ application_id: id('application') });

/** The candidate that is merged into the one of the path, or was. */
export const mergeCandidateBody = v.strictObject({ candidate_id: id('candidate') });

export const replaceTagsBody = v.strictObject({ tags });

export const candidateFilters = {
  email: v.optional(emailAddress),
  q: v.optional(text(200)),
  job_id: severalIds('job'),
  stage_id: severalIds('stage'),
  tag: severalTexts(text(50), 50),
  status: severalWords(candidateStatus.options),
};
