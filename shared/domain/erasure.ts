import { isDeepStrictEqual } from 'node:util';
import type { Receipt } from '../contracts/erasure.ts';
import type { TimelineEntry } from '../contracts/timeline.ts';
import { ApiError } from './api-error.ts';
import { comparableEmail, emailsOf } from './contacts.ts';
import type { EventBody } from './event.ts';
import type { Application } from './stored/application.ts';
import type { Candidate } from './stored/candidate.ts';
import type { Erasure } from './stored/erasure.ts';
import type { Scan } from './stored/scan.ts';

/** No data to erase. */
const noData = {
  merged_ids: [],
  joined: [],
  addresses: [],
  job_ids: [],
  application_ids: [],
  scan_ids: [],
  file_keys: [],
};

type Order = Pick<Erasure, 'id' | 'kind'> & Partial<Erasure>;

/** An order to erase data; a worker executes it. */
export function newErasure(order: Order, now: Date): Erasure {
  const at = now.toISOString();
  return {
    candidate_id: null,
    scan_id: null,
    ...noData,
    sequence: 1,
    ...order,
    status: 'processing',
    receipt: null,
    version: 1,
    external_id: null,
    created_at: at,
    updated_at: at,
    completed_at: null,
  };
}

/** The order to erase everything of a candidate. `former` are the addresses that it had, in the form for comparison. */
export const erasureOfCandidate = (
  id: string,
  kind: 'candidate_erased' | 'candidate_anonymized',
  candidate: Candidate,
  now: Date,
  former: readonly string[] = [],
): Erasure =>
  newErasure(
    {
      id,
      kind,
      candidate_id: candidate.id,
      sequence: candidate.version + 1,
      merged_ids: candidate.merged_ids,
      joined: candidate.joined,
      addresses: [...new Set([...emailsOf(candidate).map(comparableEmail), ...former])],
      job_ids: [...new Set(candidate.applications.map(({ job_id }) => job_id))],
      application_ids: candidate.applications.map((application) => application.id),
      scan_ids: candidate.scan_id ? [candidate.scan_id] : [],
    },
    now,
  );

/** The order after its execution. */
export const completeErasure = (erasure: Erasure, receipt: Receipt, now: Date): Erasure => ({
  ...erasure,
  status: 'completed',
  receipt,
  ...noData,
  completed_at: now.toISOString(),
});

/** A candidate of whom only the history of the applications remains: jobs, stages, statuses and times. */
export const anonymizeCandidate = ({ former_emails: _, ...candidate }: Candidate, now: Date): Candidate => ({
  ...candidate,
  first_name: null,
  last_name: null,
  email: null,
  other_emails: [],
  phone: null,
  other_phones: [],
  location: null,
  links: [],
  source: { ...candidate.source, utm: {}, referrer: null },
  tags: [],
  consent: null,
  consent_application_id: null,
  consented_at: null,
  proposal: null,
  scan_id: null,
  retention_due_on: null,
  external_id: null,
  custom_fields: {},
  metadata: {},
  anonymized_at: now.toISOString(),
});

/** An application without the applicant's texts and files. */
export const anonymizeApplication = (application: Application): Application => ({
  ...application,
  submission: {
    first_name: null,
    last_name: null,
    email: null,
    phone: null,
    location: null,
    links: [],
    cover_letter: null,
    answers: [],
    attachments: [],
    locale: null,
  },
  consent: {
    ...application.consent,
    processing: { ...application.consent.processing, policy_url: null, policy_version: null },
  },
  source: { ...application.source, utm: {}, referrer: null },
  rejection: application.rejection && { ...application.rejection, reason: null, note: null },
  scan_id: null,
  tags: [],
  external_id: null,
  custom_fields: {},
  metadata: {},
});

/** A timeline entry without texts about the person. */
export const anonymizeEntry = (entry: TimelineEntry): TimelineEntry => ({
  ...entry,
  reason: null,
  note: null,
});

/**
 * Throws {@link ApiError} invalid_state_transition for a change that would add to an anonymized application what
 * anonymizing removes: texts, labels and ids. Its stage may change.
 */
export function refusePersonal(
  before: Application,
  next: Application,
  happening: Partial<Pick<TimelineEntry, 'reason' | 'note'>> = {},
): void {
  const bare: Application = anonymizeApplication(next);
  const isBack = (Object.keys(next) as (keyof Application)[]).some(
    (field) => !isDeepStrictEqual(next[field], before[field]) && !isDeepStrictEqual(next[field], bare[field]),
  );
  // The history shows the name of a listed reason, which is no text about the person.
  const { rejection } = next;
  const isListed = Boolean(rejection?.rejection_reason_id) && rejection?.reason === null;
  if (!isBack && (isListed || !happening.reason) && !happening.note) return;
  const message = 'The person of this application was anonymized: it takes no text, label or id any more.';
  throw new ApiError('invalid_state_transition', { message });
}

/** An erasure order in the internal event. */
export const erasureSnapshot = ({ id, kind, candidate_id, scan_id }: Erasure) => ({
  object: 'erasure',
  id,
  kind,
  // Not `candidate_id`: the events of a candidate are erased with it, and this event starts the erasure.
  of: candidate_id ?? scan_id,
});

/**
 * The event of a completed order for a candidate; null for an order for a scan, whose deletion was emitted with the
 * order.
 */
export function erasureCompletedEvent({ id, kind, candidate_id, sequence }: Erasure): EventBody | null {
  if (candidate_id === null) return null;
  const isErased = kind === 'candidate_erased';
  return {
    type: isErased ? 'candidate.deleted' : 'candidate.anonymized',
    sequence,
    object: { object: 'candidate', id: candidate_id, ...(isErased && { deleted: true }) },
    previous: null,
    context: { erasure_id: id },
  };
}

/**
 * The event of a scan that was erased with its candidate. It has only the id, because no other data of the person may
 * remain.
 */
export const erasedScanEvent = ({ id, version }: Pick<Scan, 'id' | 'version'>, erasureId: string) => ({
  type: 'scan.deleted' as const,
  sequence: version + 1,
  object: { object: 'scan', id, deleted: true },
  previous: null,
  context: { erasure_id: erasureId },
});
