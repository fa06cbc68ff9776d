import type { EventName } from './events.ts';

interface About {
  /** The sentence in the documentation. */
  readonly says: string;
  /** The cause, for events that several calls or no call emits. */
  readonly cause?: string;
  /** Listed so that subscriptions made today include it; it is not emitted yet. */
  readonly reserved?: true;
}

/**
 * The meaning of each event, and the cause of those that no row of the route table has in its `emits`.
 */
const events = {
  'job.created': { says: 'A job was created.' },
  'job.updated': { says: 'Fields of a job changed.' },
  'job.published': { says: 'A job was published or reopened.' },
  'job.unpublished': { says: 'A job became a draft again.' },
  'job.closed': { says: 'A job was closed and removed from the portal.' },
  'job.deleted': { says: 'A job was deleted. Its scans stay.' },
  'job.imported': { says: 'A job was imported from a posting.' },
  'job.import_failed': { says: 'A posting could not be imported.' },
  'job.stages_updated': { says: 'The pipeline of a job changed.' },
  'scan.created': { says: 'A CV was registered for extraction.' },
  'scan.started': { says: 'Extraction of a CV began.' },
  'scan.completed': { says: 'A profile and a summary are ready.' },
  'scan.failed': { says: 'A CV could not be read. The error has the cause.' },
  'scan.corrected': {
    says: 'A person corrected the profile of a CV, or took a correction back. The context has the paths.',
  },
  'scan.scored': { says: 'A fit score against a job is ready.' },
  'scan.deleted': {
    says: 'A scan and its file were deleted. If they were erased with their candidate, the event has only the id.',
  },
  'application.created': { says: 'An application arrived.' },
  'application.updated': { says: 'Fields of an application changed.' },
  'application.rejected': { says: 'An application was rejected.' },
  'application.unrejected': { says: 'The rejection of an application was undone.' },
  'application.withdrawn': { says: 'An application was withdrawn.' },
  'application.hired': { says: 'An applicant was hired.' },
  'application.transferred': { says: 'An application moved to another job.' },
  'application.flagged': { says: 'An application was flagged as possible spam.' },
  'application.attachment_added': { says: 'A declared file of an application was uploaded.' },
  'candidate.created': { says: 'A candidate was created, or restored by the undo of a merge.' },
  'candidate.updated': { says: 'Fields of a candidate changed.' },
  'candidate.stage_changed': { says: 'A candidate moved to another stage of a job.' },
  'candidate.merged': { says: 'Another candidate was merged into this one.' },
  'candidate.duplicate_detected': {
    says: 'Another candidate may be the same person: same phone number or similar CV.',
    cause: 'A new or changed candidate, seconds later, once for each pair.',
  },
  'candidate.consent_updated': { says: 'An existing candidate gave or withdrew a consent.' },
  'candidate.retention_due': {
    says: 'The retention period of a candidate ended.',
    cause: 'The end of the retention period, once for each candidate.',
  },
  'candidate.anonymized': { says: 'A candidate was anonymized.' },
  'candidate.deleted': { says: 'A candidate was erased, or merged into another one.' },
  'candidate.note_added': { says: 'A note was added to a candidate.' },
  'assessment.created': { says: 'An assessment was created.' },
  'assessment.sent': {
    says: 'An assessment was sent, sent again or extended, or a reminder is due. The context has the reason.',
  },
  'assessment.started': { says: 'The candidate began an assessment.' },
  'assessment.completed': { says: 'The results of an assessment are ready.' },
  'assessment.expired': {
    says: 'An assessment expired.',
    cause: 'The end of its time, within an hour.',
  },
  'assessment.failed': { says: 'An assessment could not be evaluated. It can be evaluated again.' },
  'assessment.canceled': {
    says: 'An assessment was canceled by the organization or declined by the candidate.',
  },
  'intake.started': { says: 'A chat intake began.' },
  'intake.handover_requested': { says: 'The person of a chat intake asked for a human.' },
  'intake.completed': { says: 'A chat intake was confirmed, and its application exists.' },
  'intake.abandoned': {
    says: 'A chat intake was stopped by its person, or has had no message for 24 hours, or for seven days where a human was asked for.',
  },
  'webhook_endpoint.disabled': {
    says: 'A webhook endpoint was disabled, because it kept failing or returned 410.',
    cause: 'A receiver that returns 410 or fails for days. The event is delivered to the other endpoints.',
  },
  'usage.threshold_reached': {
    says: "50, 80 or 100 % of the month's call budget is used.",
    cause: 'The call that reaches the threshold, once a month for each threshold.',
  },
} as const satisfies Record<EventName, About>;
export const aboutEvent = (name: EventName): About => events[name];
/** Whether the event is not emitted yet. */
export const isReserved = (name: EventName): boolean => aboutEvent(name).reserved === true;
