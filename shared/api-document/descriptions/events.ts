import { eventTypeView } from '../../contracts/event-types.ts';
import { eventEnvelope } from '../../contracts/events.ts';
import { eventDefinitions } from '../event-definitions.ts';
import type { Descriptions } from './texts.ts';

/** Events, their data, and their types. */
export const events: Descriptions = {
  tags: {
    'event-types': 'The types of events, with their schemas.',
    events: 'The events of the last 30 days.',
  },
  schemas: {
    Event: eventEnvelope,
    ...eventDefinitions,
    EventType: eventTypeView,
  },
  like: {
    PingEvent: ['Event'],
    PingData: ['EventData'],
  },
  operations: {
    getEvent: { returns: 'The event as it was emitted.' },
    listEvents: { returns: 'A page of events, newest first.' },
    listEventTypes: { returns: 'All event types.' },
  },
  parameters: {
    'listEvents.fields': [
      'Only these top-level fields of each event, separated by commas. `object` and `id` are always there.',
      'id,type',
    ],
    'events.id': 'The id of the event.',
    'events.type': ['Only events of this type, or of a pattern such as `scan.*`.', 'scan.*'],
  },
  fields: {
    'Event.object': 'Always `event`, the type of this object.',
    'Event.id': 'The id of the event. Use it to detect duplicate deliveries.',
    'Event.type': 'The type of the event. It determines the schema of `data`.',
    'Event.api_version': 'The version of the API that defines the schema of this event.',
    'Event.environment': 'The environment that the event is from. Ids are unique within one environment.',
    'Event.created_at': 'When the change was made: RFC 3339, UTC, with milliseconds.',
    'Event.timestamp': 'The same instant as `created_at`, under the name that Standard Webhooks uses.',
    'Event.sequence':
      'The version of the resource after the change. Ignore an event with a lower one than you have seen.',
    'Event.organization_id': 'The id of the organization that the resource belongs to.',
    'Event.data': 'The resource after the change, its changed fields, and the context of the change.',
    'Event.request_id': [
      'The id of the request that made the change. Null if a worker of the service made it.',
      'req_b52a8a4e-0d1c-4c5e-9d2f-6f1f4a8f2c11',
    ],
    'PingEvent.type': 'Always `ping`: a test of the webhook endpoint, sent by a test call only.',
    'EventData.object':
      'The resource after the change. With the payload `thin` it has only `object` and `id`.',
    'EventData.previous': [
      'The changed fields with their earlier values. Null after a creation, and with the payload `thin`.',
      { status: 'draft' },
    ],
    'EventData.context': 'What the change was, in addition to the changed fields.',
    'UsageEventData.previous': ['Always null, because the object is the state at the threshold.', null],
    'PingData.object': 'The webhook endpoint that is tested.',
    'PingData.previous': ['Always null, because a ping changes nothing.', null],
    'EventContext.actor': 'The API key, the member or the worker of the service that made the change.',
    'EventContext.test': 'True in a test of a webhook endpoint. It is absent in real events.',
    'EventContext.omitted': [
      'The fields that were left out to keep the event below 20 kB. Fetch the resource to read them.',
      ['object.metadata'],
    ],
    'EventContext.changed': 'The names of the changed fields of an `updated` event.',
    'EventContext.changed_fields': [
      'The paths within the profile that a person corrected, or whose correction was taken back.',
      ['basics/name', 'work'],
    ],
    'EventContext.restored': [
      'True if the job had been deleted and was restored, or the candidate had been merged.',
      true,
    ],
    'EventContext.reopened': ['True if the job was closed before it was published again.', true],
    'EventContext.application_id': 'The id of the application that moved to another stage.',
    'EventContext.job_id': 'The id of the job of the stage, or of the job that the scan was scored against.',
    'EventContext.from_job_id': [
      'The id of the job that a transferred application came from.',
      'job_01KERMBJX03FR91HTZSTJ4M5NM',
    ],
    'EventContext.from_stage': 'The stage before the move.',
    'EventContext.to_stage': 'The stage after the move.',
    'EventContext.score': 'The fit score from 0 to 100. Null if nothing in the CV could be judged.',
    'EventContext.band': 'The band of the fit score. Null without a score.',
    'EventContext.coverage': 'The share of the weight of all requirements that could be judged, from 0 to 1.',
    'EventContext.attachment_id': 'The id of the file that was uploaded.',
    'EventContext.note_id': 'The id of the note that was added.',
    'EventContext.erasure_id': 'The id of the erasure order that removed the data.',
    'EventContext.retention_ended_on': 'The day on which the retention period ended, as YYYY-MM-DD in UTC.',
    'EventContext.merged_candidate_id': 'The id of the candidate that was merged into this one.',
    'EventContext.merged_into_candidate_id': [
      'In candidate.deleted: the id of the candidate that remains, if this one was merged into it.',
      'cand_01KERMBJX06QAEK2A0YXHHDWQB',
    ],
    'EventContext.duplicate_candidate_id': 'The id of the candidate that may be the same person. Reserved.',
    'EventContext.reason':
      'In `assessment.sent`: whether the assessment was sent, sent again or extended, or a reminder is due.',
    'Actor.type': 'Whether an API key or a worker of the service acted.',
    'Actor.id': 'The id of the API key, or the name of the worker.',
    'EventType.type': 'The name of the event type, as subscriptions use it.',
    'EventType.description': 'What an event of this type means, in one sentence.',
    'EventType.is_reserved': 'Whether the type can be subscribed to but is not emitted yet.',
    'EventType.schema': 'The JSON Schema, draft 2020-12, of the whole event as it is delivered.',
    'UsageSnapshot.id': 'The month of the call budget, as YYYY-MM in UTC.',
    'UsageSnapshot.threshold_percent':
      'The reached share of the month’s call budget in percent: 50, 80 or 100.',
    'UsageSnapshot.plan': 'The plan of the organization, which determines its call budget.',
    'UsageSnapshot.used': 'The number of counted calls of this month so far.',
    'UsageSnapshot.limit': 'The number of calls per month that the plan includes.',
    'UsageSnapshot.reset_at': 'When the next month begins and the call budget starts again, in UTC.',
    'AnonymizedCandidateSnapshot.id': 'The id of the candidate that was anonymized.',
    'DeletedCandidateSnapshot.id': 'The id of the candidate that was erased.',
    'DeletedCandidateSnapshot.deleted': 'Always true: the candidate no longer exists.',
  },
};
