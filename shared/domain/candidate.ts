import { isDeepStrictEqual } from 'node:util';
import type { CreateCandidateBody, UpdateCandidateBody } from '../contracts/candidate.ts';
import { ApiError } from './api-error.ts';
import { withProposalOf, withWordsOf } from './applicant.ts';
import { countsOf, withEntry } from './candidate-applications.ts';
import { statusOfCandidate } from './candidate-status.ts';
import { consentSnapshot } from './consent.ts';
import { type Contacts, contactsAfter, formerEmails } from './contacts.ts';
import { mergeCustomFields } from './custom-fields.ts';
import { mergeMetadata } from './metadata.ts';
import { mergeLocation } from './places.ts';
import type { Application } from './stored/application.ts';
import type { Candidate } from './stored/candidate.ts';

const unknownContacts: Contacts = { email: null, other_emails: [], phone: null, other_phones: [] };

/** A candidate without applications and addresses. */
function blankCandidate(id: string, body: CreateCandidateBody, now: Date): Candidate {
  const at = now.toISOString();
  return {
    id,
    first_name: body.first_name ?? null,
    last_name: body.last_name ?? null,
    ...unknownContacts,
    location: mergeLocation(null, body.location),
    links: body.links ?? [],
    source: { ...body.source, type: body.source.type ?? 'api' },
    tags: [...new Set(body.tags)],
    consent: null,
    consent_application_id: null,
    consented_at: null,
    proposal: null,
    applications: [],
    scan_id: null,
    anonymized_at: null,
    retention_due_on: null,
    merged_ids: [],
    joined: [],
    version: 1,
    external_id: body.external_id ?? null,
    custom_fields: mergeCustomFields({}, body.custom_fields),
    metadata: body.metadata ?? {},
    created_at: at,
    updated_at: at,
  };
}

/** A candidate without applications. Throws {@link ApiError} validation_failed for addresses that contradict each other. */
export const newCandidate = (id: string, body: CreateCandidateBody, now: Date): Candidate => ({
  ...blankCandidate(id, body, now),
  ...contactsAfter(unknownContacts, body),
});

/** The candidate of a first application. */
export function candidateOf(id: string, application: Application, now: Date): Candidate {
  const { first_name, last_name, email, phone, location, links } = application.submission;
  const body = { first_name, last_name, location, links, source: application.source };
  return { ...blankCandidate(id, body, now), email, phone };
}

/** The candidate with one more application and its personal data; `now` is when the application is stored. */
export function withApplication(
  candidate: Candidate,
  application: Application,
  organizationRetentionMonths: number | null = null,
  now: Date = new Date(application.created_at),
): Candidate {
  const entered = withEntry(candidate, application);
  if (!application.is_confirmed) return withProposalOf(entered, application);
  return withWordsOf(entered, application, organizationRetentionMonths, now);
}

/**
 * The candidate with fields changed; the same object when nothing changes. Throws {@link ApiError}
 * invalid_state_transition for an anonymized candidate.
 */
export function mergeCandidate(candidate: Candidate, patch: UpdateCandidateBody): Candidate {
  refuseAnonymized(candidate);
  const { custom_fields, metadata, tags, location, email, emails, phone, phones, ...fields } = patch;
  const given = Object.fromEntries(Object.entries(fields).filter(([, value]) => value !== undefined));
  const merged: Candidate = {
    ...candidate,
    ...given,
    ...contactsAfter(candidate, { email, emails, phone, phones }),
    location: mergeLocation(candidate.location, location),
    tags: tags ? [...new Set(tags)] : candidate.tags,
    custom_fields: mergeCustomFields(candidate.custom_fields, custom_fields),
    metadata: mergeMetadata(candidate.metadata, metadata ?? {}),
  };
  if (isDeepStrictEqual(merged, candidate)) return candidate;
  const former_emails = formerEmails(candidate, merged);
  return former_emails ? { ...merged, former_emails } : merged;
}

/**
 * Throws {@link ApiError} invalid_state_transition for an anonymized candidate, which must not receive personal data
 * again.
 */
export function refuseAnonymized(candidate: Candidate): void {
  if (candidate.anonymized_at === null) return;
  throw new ApiError('invalid_state_transition', { message: 'An anonymized candidate cannot be changed.' });
}

/** A candidate in events: no name, no contact data, no text; see {@link applicationSnapshot}. */
export const candidateSnapshot = (candidate: Candidate) => ({
  object: 'candidate',
  id: candidate.id,
  status: statusOfCandidate(candidate),
  source: { type: candidate.source.type },
  consent: candidate.consent && consentSnapshot(candidate.consent),
  proposal: candidate.proposal,
  applications: candidate.applications,
  application_counts: countsOf(candidate),
  scan_id: candidate.scan_id,
  anonymized_at: candidate.anonymized_at,
  merged_ids: candidate.merged_ids,
  version: candidate.version,
  created_at: candidate.created_at,
  updated_at: candidate.updated_at,
});
