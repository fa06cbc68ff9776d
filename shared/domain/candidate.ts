import { isDeepStrictEqual } from 'node:util';
import type { CreateCandidateBody, UpdateCandidateBody } from '../contracts/candidate.ts';
import { ApiError } from './api-error.ts';
import { withProposalOf, withWordsOf } from './applicant.ts';
import { countsOf, withEntry } from './candidate-applications.ts';
import { statusOfCandidate } from './candidate-status.ts';
import { consentSnapshot } from './consent.ts';
import { mergeCustomFields } from './custom-fields.ts';
import { mergeMetadata } from './metadata.ts';
import type { Application } from './stored/application.ts';
import type { Candidate } from './stored/candidate.ts';

/** A candidate without applications. */
export function newCandidate(id: string, body: CreateCandidateBody, now: Date): Candidate {
  const at = now.toISOString();
  return {
    id,
    first_name: body.first_name ?? null,
    last_name: body.last_name ?? null,
    email: body.email ?? null,
    other_emails: [],
    phone: body.phone ?? null,
    other_phones: [],
    location: body.location ?? null,
    links: body.links ?? [],
    source: body.source,
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

/** The candidate of a first application. */
export function candidateOf(id: string, application: Application, now: Date): Candidate {
  const { first_name, last_name, email, phone, location, links } = application.submission;
  const body = { first_name, last_name, email, phone, location, links, source: application.source.type };
  return newCandidate(id, body, now);
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
  const { custom_fields, metadata, tags, ...fields } = patch;
  const given = Object.fromEntries(Object.entries(fields).filter(([, value]) => value !== undefined));
  const merged: Candidate = {
    ...candidate,
    ...given,
    other_emails: othersAfter(candidate.other_emails, candidate.email, patch.email),
    other_phones: othersAfter(candidate.other_phones, candidate.phone, patch.phone),
    tags: tags ? [...new Set(tags)] : candidate.tags,
    custom_fields: mergeCustomFields(candidate.custom_fields, custom_fields),
    metadata: mergeMetadata(candidate.metadata, metadata ?? {}),
  };
  return isDeepStrictEqual(merged, candidate) ? candidate : merged;
}

/** The further addresses after a change of the first one: one of them that becomes the first changes places with it. */
function othersAfter(others: string[], first: string | null, given: string | null | undefined): string[] {
  const same = (one: string) => comparableEmail(one) === comparableEmail(given ?? '');
  if (!others.some(same)) return others;
  return [...others.filter((one) => !same(one)), ...(first === null ? [] : [first])];
}

/**
 * Throws {@link ApiError} invalid_state_transition for an anonymized candidate, which must not receive personal data
 * again.
 */
export function refuseAnonymized(candidate: Candidate): void {
  if (candidate.anonymized_at === null) return;
  throw new ApiError('invalid_state_transition', { message: 'An anonymized candidate cannot be changed.' });
}

/**
 * An e-mail address in the form for comparison: without ASCII capitals and surrounding spaces. Other letters are
 * unchanged: Unicode would fold some into ASCII letters (the Kelvin sign into k), and two mailboxes would become one
 * person.
 */
export const comparableEmail = (email: string) =>
  email.trim().replaceAll(/[A-Z]/g, (capital) => capital.toLowerCase());

/** The candidate's e-mail addresses, the primary one first. */
export const emailsOf = ({ email, other_emails }: Pick<Candidate, 'email' | 'other_emails'>): string[] =>
  email === null ? other_emails : [email, ...other_emails];

/** A candidate in events: no name, no contact data, no text; see {@link applicationSnapshot}. */
export const candidateSnapshot = (candidate: Candidate) => ({
  object: 'candidate',
  id: candidate.id,
  status: statusOfCandidate(candidate),
  source: candidate.source,
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
