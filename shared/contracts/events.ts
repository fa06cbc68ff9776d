import * as v from 'valibot';
import { id, shownAs, timestamp, wholeNumber } from './primitives.ts';

/** All events, in the order of the documentation. about-events.ts has their meanings. */
export const eventNames = [
  'job.created',
  'job.updated',
  'job.published',
  'job.unpublished',
  'job.closed',
  'job.deleted',
  'job.imported',
  'job.import_failed',
  'job.stages_updated',
  'scan.created',
  'scan.started',
  'scan.completed',
  'scan.failed',
  'scan.corrected',
  'scan.scored',
  'scan.deleted',
  'application.created',
  'application.updated',
  'application.rejected',
  'application.unrejected',
  'application.withdrawn',
  'application.hired',
  'application.transferred',
  'application.flagged',
  'application.attachment_added',
  'candidate.created',
  'candidate.updated',
  'candidate.stage_changed',
  'candidate.merged',
  'candidate.duplicate_detected',
  'candidate.consent_updated',
  'candidate.retention_due',
  'candidate.anonymized',
  'candidate.deleted',
  'candidate.note_added',
  'assessment.created',
  'assessment.sent',
  'assessment.started',
  'assessment.completed',
  'assessment.expired',
  'assessment.failed',
  'assessment.canceled',
  'intake.started',
  'intake.handover_requested',
  'intake.completed',
  'intake.abandoned',
  'webhook_endpoint.disabled',
  'usage.threshold_reached',
] as const;
export type EventName = (typeof eventNames)[number];

/** Events for EventBridge rules of this service; never delivered. */
export type InternalEventName =
  | 'erasure.requested'
  | 'export.requested'
  | 'job.import_requested'
  | 'scan.requeued'
  | 'scan.score_requested'
  | 'webhook_delivery.requested'
  | 'webhook_replay.requested';

/**
 * The bodies that a webhook endpoint can be tested with: `ping`, which is no event and cannot be subscribed to, or the
 * example of any event.
 */
export const testTypes = ['ping', ...eventNames] as const;
export type TestType = (typeof testTypes)[number];
export const aboutPing = 'A test of a webhook endpoint, which is the data.object. Nothing changed.';

const publicNames = new Set<string>(eventNames);
/** Whether webhooks and the log of events may show events of this name. */
export const isPublicEvent = (name: string): boolean => publicNames.has(name);

const families = new Set(eventNames.map((name) => name.split('.')[0]));
/** The patterns that a webhook endpoint can subscribe to: `*`, `scan.*`, or the name of an event. */
export const eventPatterns: readonly string[] = [
  '*',
  ...[...families].map((family) => `${family}.*`),
  ...eventNames,
];

export const isEventPattern = (pattern: string): boolean => eventPatterns.includes(pattern);
export const eventPattern = v.pipe(
  v.string(),
  v.check(isEventPattern, 'an event name, a pattern such as "scan.*", or "*"'),
  shownAs({ enum: eventPatterns }),
);

/** The key or the worker that made a change. */
export const eventActor = v.object({ type: v.picklist(['api_key', 'user', 'system']), id: v.string() });

/** The delivered body. `sequence` is the version of the resource, so a receiver can ignore an outdated event. */
export const eventEnvelope = v.object({
  object: v.literal('event'),
  id: id('event'),
  type: v.string(),
  api_version: v.literal('v1'),
  environment: v.picklist(['production', 'sandbox']),
  created_at: timestamp,
  timestamp: timestamp,
  sequence: wholeNumber,
  organization_id: id('organization'),
  data: v.object({
    object: v.record(v.string(), v.unknown()),
    previous: v.nullable(v.record(v.string(), v.unknown())),
    // The record comes first: it keeps the fields in the order in which they are delivered.
    context: v.intersect([v.record(v.string(), v.unknown()), v.object({ actor: eventActor })]),
  }),
  request_id: v.nullable(v.string()),
});
export type EventEnvelope = v.InferOutput<typeof eventEnvelope>;

/**
 * Whether the event tests a webhook endpoint: it is delivered only there, is in no list, and no rule of this service
 * acts on it.
 */
export const isTest = ({ data }: EventEnvelope): boolean => data.context.test === true;
