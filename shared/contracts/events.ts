import * as v from 'valibot';
import { id, timestamp } from './primitives.ts';

/** Every event kind, with the sentence the documentation shows. */
export const events = {
  'job.created': 'A job was created.',
  'job.updated': 'Fields of a job changed.',
  'job.published': 'A job went live, or was opened again.',
  'job.unpublished': 'A job went back to draft.',
  'job.closed': 'A job was closed and left the portal.',
  'job.deleted': 'A job was deleted; its scans stay.',
  'job.imported': 'A job was imported from a posting.',
  'job.import_failed': 'A posting could not be imported.',
  'job.stages_updated': 'The pipeline of a job changed.',
  'scan.created': 'A CV was registered for extraction.',
  'scan.started': 'Extraction of a CV began.',
  'scan.completed': 'A profile and a summary are ready.',
  'scan.failed': 'A CV could not be read; the error says why.',
  'scan.scored': 'A fit score against a job is ready.',
  'scan.deleted': 'A scan and its file were deleted.',
  'application.created': 'An application arrived.',
  'application.updated': 'Fields of an application changed.',
  'application.rejected': 'An application was rejected.',
  'application.unrejected': 'A rejection was taken back.',
  'application.withdrawn': 'An applicant withdrew.',
  'application.hired': 'An applicant was hired.',
  'application.transferred': 'An application moved to another job.',
  'application.flagged': 'An application looks like spam.',
  'application.attachment_added': 'A declared file of an application arrived.',
  'candidate.created': 'A person became known.',
  'candidate.updated': 'Fields of a candidate changed.',
  'candidate.stage_changed': 'A candidate moved to another stage of a job.',
  'candidate.merged': 'Two candidates became one.',
  'candidate.duplicate_detected': 'Two candidates look like one person.',
  'candidate.consent_updated': 'A consent was given or withdrawn.',
  'candidate.retention_due': 'The retention period of a candidate ended.',
  'candidate.anonymized': 'A candidate was anonymized.',
  'candidate.deleted': 'A candidate was erased.',
  'candidate.note_added': 'A note was added to a candidate.',
  'assessment.created': 'An assessment was created.',
  'assessment.sent': 'An assessment was sent to the candidate.',
  'assessment.started': 'The candidate began an assessment.',
  'assessment.completed': 'The results of an assessment are ready.',
  'assessment.expired': 'An assessment ran out of time.',
  'assessment.failed': 'An assessment could not be evaluated.',
  'assessment.canceled': 'An assessment was canceled.',
  'intake.started': 'A chat intake began.',
  'intake.completed': 'A chat intake was finished.',
  'intake.abandoned': 'A chat intake was left unfinished.',
  'webhook_endpoint.disabled': 'An endpoint was switched off because it kept failing.',
  'usage.threshold_reached': "50, 80 or 100 % of the month's calls are used.",
} as const;
export type EventName = keyof typeof events;
export const eventNames = Object.keys(events) as EventName[];

/** Events for our own rules, never delivered. */
export type InternalEventName = 'erasure.requested' | 'job.import_requested' | 'scan.requeued';

const families = new Set(eventNames.map((name) => name.split('.')[0]));
/** What an endpoint can subscribe to: `*`, `scan.*`, or the name of an event. */
export const eventPatterns: readonly string[] = [
  '*',
  ...[...families].map((family) => `${family}.*`),
  ...eventNames,
];

export const isEventPattern = (pattern: string): boolean => eventPatterns.includes(pattern);

/** The delivered body. `sequence` is the version of the resource, so a receiver can drop a stale one. */
export const eventEnvelope = v.object({
  object: v.literal('event'),
  id: id('event'),
  type: v.string(),
  api_version: v.literal('v1'),
  environment: v.picklist(['production', 'sandbox']),
  created_at: timestamp,
  timestamp: timestamp,
  sequence: v.number(),
  organization_id: id('organization'),
  data: v.object({
    object: v.record(v.string(), v.unknown()),
    previous: v.nullable(v.record(v.string(), v.unknown())),
    context: v.intersect([
      v.object({ actor: v.object({ type: v.picklist(['api_key', 'system']), id: v.string() }) }),
      v.record(v.string(), v.unknown()),
    ]),
  }),
  request_id: v.nullable(v.string()),
});
export type EventEnvelope = v.InferOutput<typeof eventEnvelope>;
