import type { EventName } from '../contracts/events.ts';
import type { TimelineType } from '../contracts/timeline.ts';
import { appliedAt } from './application.ts';
import { changedFieldsOf } from './candidate-changes.ts';
import { statusOfCandidate } from './candidate-status.ts';
import { isNotEarlier, orderOfApplication, orderOfConsent, retentionDueOn } from './retention.ts';
import type { Application } from './stored/application.ts';
import type { Candidate } from './stored/candidate.ts';

/**
 * The candidate with the personal data of an application: it fills empty fields, and its consent counts unless the
 * candidate gave a later one.
 */
export function withWordsOf(
  candidate: Candidate,
  application: Application,
  organizationMonths: number | null,
  now: Date,
): Candidate {
  const { phone, location, links, last_name } = application.submission;
  return {
    ...candidate,
    last_name: candidate.last_name ?? last_name,
    phone: candidate.phone ?? phone,
    location: candidate.location ?? location,
    links: candidate.links.length > 0 ? candidate.links : links,
    ...(isNotEarlier(orderOfApplication(application), orderOfConsent(candidate)) && {
      consent: application.consent,
      consent_application_id: application.id,
      consented_at: appliedAt(application),
      retention_due_on: retentionDueOn(application, organizationMonths, now),
    }),
  };
}

/**
 * The candidate with a form that anyone may have sent with their address: it is only a proposal and changes nothing
 * until it is confirmed.
 */
export const withProposalOf = (candidate: Candidate, application: Application): Candidate => ({
  ...candidate,
  proposal: { application_id: application.id, at: application.created_at },
});

interface Confirmed {
  next: Application;
  candidate: Candidate;
  events: EmittedEvent[];
  candidateEvents: EmittedEvent[];
  happening: { type: TimelineType };
}

/**
 * Confirms that the application is the person's own; without `hasScan` its scan was deleted. Null when it is already
 * confirmed.
 */
export function confirmApplicant(
  application: Application,
  candidate: Candidate,
  organizationMonths: number | null,
  now: Date,
  hasScan = true,
): Confirmed | null {
  if (application.is_confirmed) return null;
  const updated = withWordsOf(candidate, application, organizationMonths, now);
  const scan_id = hasScan ? application.scan_id : null;
  const isProposed = candidate.proposal?.application_id === application.id;
  const after: Candidate = {
    ...updated,
    proposal: isProposed ? null : candidate.proposal,
    // Ids are in the order of time, and the candidate has the newest CV.
    scan_id: [candidate.scan_id, scan_id].toSorted().findLast((id) => id !== null) ?? null,
  };
  return {
    next: { ...application, scan_id, is_confirmed: true },
    candidate: after,
    events: [{ type: 'application.updated', context: { changed: ['is_confirmed'] } }],
    candidateEvents: applicantEvents(candidate, after),
    happening: { type: 'confirmed' },
  };
}

/**
 * The candidate events of an application by a known candidate: the consent it gives, and the empty fields it fills or
 * proposes to fill. The application has its own event.
 */
export function applicantEvents(before: Candidate, after: Candidate): EmittedEvent[] {
  const { consent, ...fields } = changedFieldsOf(before, after, [
    'applications',
    'application_counts',
    'consent_application_id',
    'consented_at',
    'retention_due_on',
  ]);
  const changed = Object.keys(fields);
  return [
    ...(consent === undefined ? [] : [{ type: 'candidate.consent_updated' as const }]),
    ...(changed.length > 0 ? [{ type: 'candidate.updated' as const, context: { changed } }] : []),
  ];
}
/**
 * The events of a candidate whose applications changed. A change of status that none of them shows is an event of its own:
 * a receiver of candidate events must not show a rejected person as active.
 */
export function withStatusEvent<Event>(
  before: Candidate,
  after: Candidate,
  events: Event[],
): (Event | EmittedEvent)[] {
  if (events.length > 0 || statusOfCandidate(before) === statusOfCandidate(after)) return events;
  return [{ type: 'candidate.updated', context: { changed: ['status'] } }];
}
type EmittedEvent = { type: EventName; context?: { changed: string[] } };
