import { toJsonSchema, toJsonSchemaDefs } from '@valibot/to-json-schema';
import type * as v from 'valibot';
import {
  applicationReceipt,
  applicationView,
  attachmentResource,
  consentView,
  listedApplicationView,
  newApplicationView,
  newAttachmentResource,
  writtenApplicationView,
} from '../contracts/application.ts';
import { candidateView, listedCandidateView } from '../contracts/candidate.ts';
import { candidateFile, newCandidateFile } from '../contracts/candidate-file.ts';
import { candidateProfileView } from '../contracts/candidate-profile.ts';
import { customFieldView } from '../contracts/custom-field.ts';
import { departmentView } from '../contracts/department.ts';
import { duplicateView } from '../contracts/duplicate.ts';
import { erasureView } from '../contracts/erasure.ts';
import { errorView, problemView } from '../contracts/errors.ts';
import { eventTypeView } from '../contracts/event-types.ts';
import { eventEnvelope } from '../contracts/events.ts';
import { exportView } from '../contracts/export.ts';
import { fitHeadline, fitScoreView, rankedFitView, writtenFitScoreView } from '../contracts/fit-score.ts';
import { highlight } from '../contracts/highlight.ts';
import { deletedView, jobView, stageView } from '../contracts/job.ts';
import { jobPosting } from '../contracts/job-posting.ts';
import { jsonResumeDocument } from '../contracts/json-resume.ts';
import { deletionView } from '../contracts/list.ts';
import { bulkItem } from '../contracts/moves.ts';
import { noteView } from '../contracts/note.ts';
import { officeView } from '../contracts/office.ts';
import { organizationView } from '../contracts/organization.ts';
import { profileSchema, qualitySchema, summarySchema } from '../contracts/profile.ts';
import { publicJobList, publicJobView } from '../contracts/public-job.ts';
import { rejectionReasonView } from '../contracts/rejection-reason.ts';
import { listedScanView, scanTextView, scanView, signedUrlView } from '../contracts/scan.ts';
import { testVectorsView } from '../contracts/test-vectors.ts';
import { timelineEntry } from '../contracts/timeline.ts';
import { uploadView } from '../contracts/upload.ts';
import { webhookDeliveryView } from '../contracts/webhook-delivery.ts';
import {
  newWebhookEndpointView,
  rotatedSecretView,
  rotatedWebhookEndpointView,
  webhookEndpointView,
  writtenSecretView,
} from '../contracts/webhook-endpoint.ts';
import { webhookReplayView } from '../contracts/webhook-replay.ts';
import { writtenView } from '../contracts/written.ts';
import { anyEvent, eventDefinitions } from './event-definitions.ts';

/** Schemas with a name of their own in the document; all others are written inline. */
const definitions = {
  Organization: organizationView,
  Job: jobView,
  PublicJob: publicJobView,
  PublicJobList: publicJobList,
  JobPosting: jobPosting,
  Stage: stageView,
  CustomField: customFieldView,
  Department: departmentView,
  Office: officeView,
  RejectionReason: rejectionReasonView,
  Upload: uploadView,
  Scan: scanView,
  ListedScan: listedScanView,
  Application: applicationView,
  ListedApplication: listedApplicationView,
  ApplicationWithUploads: newApplicationView,
  WrittenApplication: writtenApplicationView,
  ApplicationReceipt: applicationReceipt,
  ApplicationFile: attachmentResource,
  ApplicationFileWithUpload: newAttachmentResource,
  CandidateFile: candidateFile,
  CandidateFileWithUpload: newCandidateFile,
  BulkItem: bulkItem,
  Deletion: deletionView,
  Consent: consentView,
  Candidate: candidateView,
  ListedCandidate: listedCandidateView,
  Duplicate: duplicateView,
  Highlight: highlight,
  CandidateProfile: candidateProfileView,
  Note: noteView,
  TimelineEntry: timelineEntry,
  Profile: profileSchema,
  Summary: summarySchema,
  Quality: qualitySchema,
  Erasure: erasureView,
  Export: exportView,
  FitScore: fitScoreView,
  FitHeadline: fitHeadline,
  WrittenFitScore: writtenFitScoreView,
  RankedFit: rankedFitView,
  ScanText: scanTextView,
  JsonResume: jsonResumeDocument,
  WebhookEndpoint: webhookEndpointView,
  WebhookEndpointWithSecret: newWebhookEndpointView,
  WrittenSecret: writtenSecretView,
  RotatedSecret: rotatedSecretView,
  RotatedWebhookEndpoint: rotatedWebhookEndpointView,
  WebhookDelivery: webhookDeliveryView,
  WebhookReplay: webhookReplayView,
  Deleted: deletedView,
  Written: writtenView,
  SignedUrl: signedUrlView,
  TestVectors: testVectorsView,
  Error: errorView,
  Problem: problemView,
  Event: eventEnvelope,
  ...eventDefinitions,
  EventType: eventTypeView,
};

const responses = {
  typeMode: 'output' as const,
  definitions,
  overrideRef: ({ referenceId }: { referenceId: string }) => `#/components/schemas/${referenceId}`,
};

/** Checks and transforms have no JSON Schema; the field's error message describes them. */
const ignoreActions = ['trim', 'check', 'partial_check', 'transform'];

/** The named schemas as JSON Schema. */
export const namedSchemas = () => ({ ...toJsonSchemaDefs(definitions, responses), Event: anyEvent });

/** The JSON Schema of a request, without named schemas. */
export const requestSchema = (schema: v.GenericSchema) =>
  withoutDialect(toJsonSchema(schema, { typeMode: 'input', ignoreActions }));

/** The JSON Schema of a response, with references to the named schemas. */
export const responseSchema = (schema: v.GenericSchema) => withoutDialect(toJsonSchema(schema, responses));

const withoutDialect = ({ $schema: _, $defs: _defs, ...schema }: ReturnType<typeof toJsonSchema>) =>
  ({ ...schema }) as Record<string, unknown>;
