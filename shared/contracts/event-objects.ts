import * as v from 'valibot';
import { applicationFields, attachmentFields, consentView } from './application.ts';
import { assessmentFields } from './assessment.ts';
import { applicationCounts, candidateFields, candidateView } from './candidate.ts';
import { intakeFields } from './intake.ts';
import { jobDetailsFields, jobFields } from './job.ts';
import { id, resourceFields, timestamp, wholeNumber } from './primitives.ts';
import { scanFields } from './scan.ts';
import { sourceInEvent } from './source.ts';
import { webhookEndpointFields } from './webhook-endpoint.ts';

/**
 * `data.object` of an event, by its resource. An event has less than 20 kB: it omits the largest fields, which are optional
 * here. All other fields together are always smaller.
 */

const { description: _, ...eventJobDetails } = jobDetailsFields;
const { application_form: _form, ...jobInEvents } = jobFields;

export const jobInEvent = v.object({
  object: v.literal('job'),
  ...jobInEvents,
  is_draft: v.boolean(),
  job_details: v.optional(v.object(eventJobDetails)),
  locations: v.optional(jobFields.locations),
  remote_regions: v.optional(jobFields.remote_regions),
  requirements: v.optional(jobFields.requirements),
  stages: v.optional(jobFields.stages),
  import: v.optional(jobFields.import),
  custom_fields: v.optional(v.unwrap(jobFields.custom_fields)),
  metadata: v.optional(jobFields.metadata),
});

const { filename: _filename, ...fileInEvents } = scanFields.file.entries;
const { external_id: _scanId, metadata: _scanPairs, ...scanInEvents } = scanFields;

export const scanInEvent = v.object({
  object: v.literal('scan'),
  ...scanInEvents,
  source: sourceInEvent,
  project_id: scanFields.job_id,
  file: v.object(fileInEvents),
  version: wholeNumber,
});

/** The last state of a deleted scan. Of a scan that was erased with its candidate there is only the id. */
export const deletedScanInEvent = v.object({
  ...v.partial(scanInEvent).entries,
  object: scanInEvent.entries.object,
  id: scanInEvent.entries.id,
  deleted: v.optional(v.literal(true)),
});

const { processing, retention, marketing, ai_processing } = consentView.entries;
export const consentInEvent = v.object({
  processing: v.object({ given: processing.entries.given, at: processing.entries.at }),
  retention,
  marketing,
  ai_processing,
});

const { filename: _name, kind: _kind, ...attachmentInEvents } = attachmentFields;
const {
  tags: _tags,
  external_id: _id,
  custom_fields: _values,
  metadata: _pairs,
  ...applicationInEvents
} = applicationFields;

export const applicationInEvent = v.object({
  object: v.literal('application'),
  ...applicationInEvents,
  consent: consentInEvent,
  source: sourceInEvent,
  rejection: v.nullable(
    v.object({ rejection_reason_id: v.optional(v.nullable(id('rejectionReason'))), at: timestamp }),
  ),
  attachments: v.array(v.object({ ...attachmentInEvents, kind: v.picklist(['resume', 'other']) })),
});

const { status, applications, scan_id, anonymized_at, version, created_at, updated_at } =
  candidateView.entries;
export const candidateInEvent = v.object({
  object: v.literal('candidate'),
  id: id('candidate'),
  status,
  source: sourceInEvent,
  consent: v.nullable(consentInEvent),
  proposal: candidateFields.proposal,
  applications,
  application_counts: applicationCounts,
  scan_id,
  anonymized_at,
  merged_ids: candidateFields.merged_ids,
  version,
  created_at,
  updated_at,
});
/** A candidate without personal data: only the id is left. */
export const anonymizedCandidateInEvent = v.object({
  object: v.literal('candidate'),
  id: id('candidate'),
});
export const deletedCandidateInEvent = v.object({
  ...anonymizedCandidateInEvent.entries,
  deleted: v.literal(true),
});

export const webhookEndpointInEvent = v.object({
  object: v.literal('webhook_endpoint'),
  ...webhookEndpointFields,
  metadata: v.optional(webhookEndpointFields.metadata),
});
const { events, description, payload, url } = webhookEndpointFields;
/** The webhook endpoint that a ping tests. */
export const pingedWebhookEndpoint = v.object({
  object: v.literal('webhook_endpoint'),
  id: webhookEndpointFields.id,
  url,
  description,
  events,
  payload,
});

export const usageInEvent = v.object({
  object: v.literal('usage'),
  id: v.pipe(v.string(), v.regex(/^\d{4}-\d{2}$/)),
  threshold_percent: wholeNumber,
  plan: v.picklist(['free', 'scale']),
  used: wholeNumber,
  limit: wholeNumber,
  reset_at: timestamp,
});

const { external_id: _assessmentId, metadata: _assessmentPairs, ...datesOfAssessment } = resourceFields;
/** No score of DISC-O is in any event, and of the others a band. */
export const assessmentInEvent = v.object({
  object: v.literal('assessment'),
  ...assessmentFields,
  ...datesOfAssessment,
});

/** Objects of reserved events: only these fields are certain. */
export const intakeInEvent = v.object({
  object: v.literal('intake'),
  ...intakeFields,
  candidate_id: v.nullable(id('candidate')),
});
