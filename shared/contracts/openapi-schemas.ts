import { toJsonSchema, toJsonSchemaDefs } from '@valibot/to-json-schema';
import type * as v from 'valibot';
import {
  applicationReceipt,
  applicationView,
  consentView,
  listedApplicationView,
  newApplicationView,
} from './application.ts';
import { candidateView } from './candidate.ts';
import { candidateProfileView } from './candidate-profile.ts';
import { erasureView } from './erasure.ts';
import { errorView, problemView } from './errors.ts';
import { eventEnvelope } from './events.ts';
import { exportView } from './export.ts';
import { fitHeadline, fitScoreView, rankedFitView } from './fit-score.ts';
import { deletedView, jobView, stageView } from './job.ts';
import { jobPosting } from './job-posting.ts';
import { jsonResumeDocument } from './json-resume.ts';
import { bulkItem } from './moves.ts';
import { noteView } from './note.ts';
import { organizationView } from './organization.ts';
import { profileSchema, qualitySchema, summarySchema } from './profile.ts';
import { publicJobList, publicJobView } from './public-job.ts';
import { listedScanView, scanTextView, scanView, signedUrlView } from './scan.ts';
import { testVectorsView } from './test-vectors.ts';
import { timelineEntry } from './timeline.ts';
import { uploadView } from './upload.ts';
import { webhookDeliveryView } from './webhook-delivery.ts';
import {
  newWebhookEndpointView,
  rotatedWebhookEndpointView,
  webhookEndpointView,
} from './webhook-endpoint.ts';
import { webhookReplayView } from './webhook-replay.ts';

/** Schemas that have a name of their own in the document; everything else stands where it is used. */
const definitions = {
  Organization: organizationView,
  Job: jobView,
  PublicJob: publicJobView,
  PublicJobList: publicJobList,
  JobPosting: jobPosting,
  Stage: stageView,
  Upload: uploadView,
  Scan: scanView,
  ListedScan: listedScanView,
  Application: applicationView,
  ListedApplication: listedApplicationView,
  NewApplication: newApplicationView,
  ApplicationReceipt: applicationReceipt,
  BulkItem: bulkItem,
  Consent: consentView,
  Candidate: candidateView,
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
  RankedFit: rankedFitView,
  ScanText: scanTextView,
  JsonResume: jsonResumeDocument,
  WebhookEndpoint: webhookEndpointView,
  NewWebhookEndpoint: newWebhookEndpointView,
  RotatedWebhookEndpoint: rotatedWebhookEndpointView,
  WebhookDelivery: webhookDeliveryView,
  WebhookReplay: webhookReplayView,
  Deleted: deletedView,
  SignedUrl: signedUrlView,
  TestVectors: testVectorsView,
  Error: errorView,
  Problem: problemView,
  Event: eventEnvelope,
};

const answers = {
  typeMode: 'output' as const,
  definitions,
  overrideRef: ({ referenceId }: { referenceId: string }) => `#/components/schemas/${referenceId}`,
};

/** Checks and transforms have no JSON Schema; what they check is worded in the field's refusal. */
const ignoreActions = ['trim', 'check', 'transform'];

/** The named schemas as JSON Schema. */
export const namedSchemas = () => toJsonSchemaDefs(definitions, answers);

/** What a client may send, as JSON Schema without names. */
export const requestSchema = (schema: v.GenericSchema) =>
  withoutDialect(toJsonSchema(schema, { typeMode: 'input', ignoreActions }));

/** What a client is sent, as JSON Schema that refers to the named ones. */
export const answerSchema = (schema: v.GenericSchema) => withoutDialect(toJsonSchema(schema, answers));

const withoutDialect = ({ $schema: _, $defs: _defs, ...schema }: ReturnType<typeof toJsonSchema>) =>
  ({ ...schema }) as Record<string, unknown>;
