import { isDeepStrictEqual } from 'node:util';
import type { Application } from '../contracts/application.ts';
import type {
  Candidate,
  CandidateStatus,
  CreateCandidateBody,
  UpdateCandidateBody,
} from '../contracts/candidate.ts';
import type { EventName } from '../contracts/events.ts';
import { ApiError } from './api-error.ts';
import { inMonths } from './application.ts';
import { changedFields } from './event.ts';
import { mergeMetadata } from './metadata.ts';

/** Someone nobody has applied for yet. */
export function newCandidate(id: string, body: CreateCandidateBody, now: Date): Candidate {
  const at = now.toISOString();
  return {
    id,
    first_name: body.first_name ?? null,
    last_name: body.last_name ?? null,
    email: body.email ?? null,
    phone: body.phone ?? null,
    location: body.location ?? null,
    links: body.links ?? [],
    source: body.source,
    tags: [...new Set(body.tags)],
    consent: null,
    applications: [],
    scan_id: null,
    anonymized_at: null,
    retention_due_on: null,
    version: 1,
    external_id: body.external_id ?? null,
    metadata: body.metadata ?? {},
    created_at: at,
    updated_at: at,
  };
}

/** The person behind a first application. */
export function candidateOf(id: string, application: Application, now: Date): Candidate {
  const { first_name, last_name, email, phone, location, links } = application.submission;
  const body = { first_name, last_name, email, phone, location, links, source: application.source.type };
  return newCandidate(id, body, now);
}

/**
 * The candidate with an application as it now is: added, or its entry brought up to date. A new one brings its consent
 * along and fills what was not known; what is known is never overwritten by a form that anyone can send.
 */
export function withApplication(
  candidate: Candidate,
  application: Application,
  organizationRetentionMonths: number | null = null,
): Candidate {
  const { id, job_id, stage, status } = application;
  const entry = { id, job_id, stage_id: stage.id, status };
  const isKnown = candidate.applications.some((known) => known.id === id);
  if (isKnown) {
    const applications = candidate.applications.map((known) => (known.id === id ? entry : known));
    return { ...candidate, applications };
  }
  const { phone, location, links, last_name } = application.submission;
  return {
    ...candidate,
    last_name: candidate.last_name ?? last_name,
    phone: candidate.phone ?? phone,
    location: candidate.location ?? location,
    links: candidate.links.length > 0 ? candidate.links : links,
    applications: [...candidate.applications, entry],
    consent: application.consent,
    retention_due_on: retentionDueOn(application, organizationRetentionMonths),
  };
}

/**
 * What a further application tells of a known candidate: the consent it gives, and the gaps it fills. That there is one
 * more application is told of the application.
 */
export function newsOfApplicant(before: Candidate, after: Candidate): Told[] {
  const { consent, ...fields } = changedFields(before, after, ['applications', 'retention_due_on']);
  const changed = Object.keys(fields);
  return [
    ...(consent === undefined ? [] : [{ type: 'candidate.consent_updated' as const }]),
    ...(changed.length > 0 ? [{ type: 'candidate.updated' as const, context: { changed } }] : []),
  ];
}
type Told = { type: EventName; context?: { changed: string[] } };

/** The day the agreed or, without consent to more, the organization's own period ends; null when neither sets one. */
function retentionDueOn(application: Application, organizationMonths: number | null): string | null {
  const agreed = application.consent.retention.expires_at;
  if (agreed !== null) return agreed.slice(0, 10);
  if (organizationMonths === null) return null;
  return inMonths(new Date(application.created_at), organizationMonths).toISOString().slice(0, 10);
}

/** The candidate with fields changed; the same object when nothing changes. Throws {@link ApiError} invalid_state_transition once anonymized. */
export function mergeCandidate(candidate: Candidate, patch: UpdateCandidateBody): Candidate {
  refuseAnonymized(candidate);
  const { metadata, tags, ...fields } = patch;
  const given = Object.fromEntries(Object.entries(fields).filter(([, value]) => value !== undefined));
  const merged: Candidate = {
    ...candidate,
    ...given,
    tags: tags ? [...new Set(tags)] : candidate.tags,
    metadata: mergeMetadata(candidate.metadata, metadata ?? {}),
  };
  return isDeepStrictEqual(merged, candidate) ? candidate : merged;
}

/** Throws {@link ApiError} invalid_state_transition for a candidate that was anonymized: nothing personal comes back to it. */
export function refuseAnonymized(candidate: Candidate): void {
  if (candidate.anonymized_at === null) return;
  throw new ApiError('invalid_state_transition', { message: 'An anonymized candidate stays as it is.' });
}

/** Where the person stands over all applications. */
export function statusOfCandidate(candidate: Candidate): CandidateStatus {
  if (candidate.anonymized_at !== null) return 'anonymized';
  const statuses = candidate.applications.map(({ status }) => status);
  if (statuses.length === 0) return 'new';
  if (statuses.includes('active')) return 'active';
  return statuses.includes('hired') ? 'hired' : 'inactive';
}

/** How an e-mail address is compared: without its capitals and the space around it. */
export const comparableEmail = (email: string) => email.trim().toLowerCase();

/** What events show of a candidate: no name, no way to reach them. */
export function candidateSnapshot(candidate: Candidate) {
  const { first_name, last_name, email, phone, location, links, retention_due_on, ...rest } = candidate;
  return { object: 'candidate', ...rest, status: statusOfCandidate(candidate) };
}
