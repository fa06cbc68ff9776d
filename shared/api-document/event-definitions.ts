import * as objects from '../contracts/event-objects.ts';
import { eventContext, eventData, eventSchemas, pingSchema } from '../contracts/event-schemas.ts';
import { eventActor, eventNames } from '../contracts/events.ts';
import { pascalCase } from './pascal-case.ts';

/** The name of the schema of an event: `job.created` → `JobCreatedEvent`. */
export const eventSchemaName = (type: string) => `${pascalCase(type)}Event`;

/** The named schemas of events: one per type, and the parts that events of a resource share. */
export const eventDefinitions = {
  Actor: eventActor,
  EventContext: eventContext,
  JobSnapshot: objects.jobInEvent,
  ScanSnapshot: objects.scanInEvent,
  DeletedScanSnapshot: objects.deletedScanInEvent,
  ConsentSnapshot: objects.consentInEvent,
  ApplicationSnapshot: objects.applicationInEvent,
  CandidateSnapshot: objects.candidateInEvent,
  AnonymizedCandidateSnapshot: objects.anonymizedCandidateInEvent,
  DeletedCandidateSnapshot: objects.deletedCandidateInEvent,
  WebhookEndpointSnapshot: objects.webhookEndpointInEvent,
  PingedWebhookEndpoint: objects.pingedWebhookEndpoint,
  UsageSnapshot: objects.usageInEvent,
  AssessmentSnapshot: objects.assessmentInEvent,
  IntakeSnapshot: objects.intakeInEvent,
  JobEventData: eventData.job,
  ScanEventData: eventData.scan,
  DeletedScanEventData: eventData.deletedScan,
  ApplicationEventData: eventData.application,
  CandidateEventData: eventData.candidate,
  AnonymizedCandidateEventData: eventData.anonymizedCandidate,
  DeletedCandidateEventData: eventData.deletedCandidate,
  AssessmentEventData: eventData.assessment,
  IntakeEventData: eventData.intake,
  WebhookEndpointEventData: eventData.webhookEndpoint,
  UsageEventData: eventData.usage,
  PingData: eventData.ping,
  ...Object.fromEntries(eventNames.map((type) => [eventSchemaName(type), eventSchemas[type]])),
  PingEvent: pingSchema,
};

const reference = (type: string) => `#/components/schemas/${eventSchemaName(type)}`;

/** Any event of the log, discriminated by its type. */
export const anyEvent = {
  oneOf: eventNames.map((type) => ({ $ref: reference(type) })),
  discriminator: {
    propertyName: 'type',
    mapping: Object.fromEntries(eventNames.map((type) => [type, reference(type)])),
  },
};
