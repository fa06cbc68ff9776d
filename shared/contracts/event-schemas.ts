import * as v from 'valibot';
import { applicationStage } from './application.ts';
import {
  anonymizedCandidateInEvent,
  applicationInEvent,
  assessmentInEvent,
  candidateInEvent,
  deletedCandidateInEvent,
  deletedScanInEvent,
  intakeInEvent,
  jobInEvent,
  pingedWebhookEndpoint,
  scanInEvent,
  usageInEvent,
  webhookEndpointInEvent,
} from './event-objects.ts';
import { type EventName, eventActor, eventEnvelope, eventNames, type TestType } from './events.ts';
import { fitHeadlineFields } from './fit-headline.ts';
import { id } from './primitives.ts';

/** The kind of a change, in addition to the fields that it changed. Events of a type have the fields that belong to it. */
export const eventContext = v.looseObject({
  actor: eventActor,
  test: v.optional(v.literal(true)),
  omitted: v.optional(v.array(v.string())),
  changed: v.optional(v.array(v.string())),
  changed_fields: v.optional(v.array(v.string())),
  reopened: v.optional(v.literal(true)),
  restored: v.optional(v.literal(true)),
  application_id: v.optional(id('application')),
  job_id: v.optional(id('job')),
  from_job_id: v.optional(id('job')),
  from_stage: v.optional(applicationStage),
  to_stage: v.optional(applicationStage),
  score: v.optional(fitHeadlineFields.score),
  band: v.optional(fitHeadlineFields.band),
  coverage: v.optional(fitHeadlineFields.coverage),
  attachment_id: v.optional(id('attachment')),
  note_id: v.optional(id('note')),
  erasure_id: v.optional(id('erasure')),
  retention_ended_on: v.optional(v.pipe(v.string(), v.isoDate())),
  merged_candidate_id: v.optional(id('candidate')),
  merged_into_candidate_id: v.optional(id('candidate')),
  duplicate_candidate_id: v.optional(id('candidate')),
  reason: v.optional(v.picklist(['invited', 'resent', 'extended', 'reminder'])),
});

/* @__NO_SIDE_EFFECTS__ */
const about = <const Shown extends v.GenericSchema>(object: Shown) =>
  v.object({
    object,
    previous: v.nullable(v.record(v.string(), v.unknown())),
    context: eventContext,
  });

/** `data` of the events about each resource. */
export const eventData = {
  job: about(jobInEvent),
  scan: about(scanInEvent),
  deletedScan: about(deletedScanInEvent),
  application: about(applicationInEvent),
  candidate: about(candidateInEvent),
  anonymizedCandidate: about(anonymizedCandidateInEvent),
  deletedCandidate: about(deletedCandidateInEvent),
  assessment: about(assessmentInEvent),
  intake: about(intakeInEvent),
  webhookEndpoint: about(webhookEndpointInEvent),
  usage: about(usageInEvent),
  ping: about(pingedWebhookEndpoint),
};

const ofType: Partial<Record<TestType, keyof typeof eventData>> = {
  ping: 'ping',
  'scan.deleted': 'deletedScan',
  'candidate.anonymized': 'anonymizedCandidate',
  'candidate.deleted': 'deletedCandidate',
  'webhook_endpoint.disabled': 'webhookEndpoint',
};
const dataOf = (type: TestType) =>
  eventData[ofType[type] ?? (type.split('.')[0] as 'job' | 'scan' | 'application' | 'candidate')];

/* @__NO_SIDE_EFFECTS__ */
const schemaOf = (type: TestType) =>
  v.object({ ...eventEnvelope.entries, type: v.literal(type), data: dataOf(type) });

/** The whole event of each type, as it is delivered with the payload `snapshot`. */
export const eventSchemas = Object.fromEntries(eventNames.map((name) => [name, schemaOf(name)])) as Record<
  EventName,
  ReturnType<typeof schemaOf>
>;

/** The body of a test that is no event. */
export const pingSchema = schemaOf('ping');
