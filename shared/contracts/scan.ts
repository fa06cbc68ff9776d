import * as v from 'valibot';
import { fitHeadline } from './fit-headline.ts';
import { fitScoreView } from './fit-score.ts';
import { externalId, id, metadata, rawLine, resourceFields, timestamp, wholeNumber } from './primitives.ts';
import { extractionFactsSchema, qualitySchema, summarySchema } from './profile.ts';
import { profileView } from './profile-view.ts';
import { severalIds, severalWords } from './several.ts';
import { source } from './source.ts';

export const scanStatus = v.picklist(['queued', 'processing', 'completed', 'failed']);

/** Reasons why a CV could not be read. The list is closed and documented. */
export const scanErrorCodes = [
  'no_text_found',
  'not_a_resume',
  'file_encrypted',
  'file_corrupt',
  'too_many_pages',
  'file_too_large',
  'unsupported_file_type',
  'extraction_timeout',
  'file_expired',
  'provider_error',
] as const;
export type ScanErrorCode = (typeof scanErrorCodes)[number];

export const createScanBody = v.strictObject({
  storage_token: v.pipe(rawLine(200), v.minLength(1)),
  project_id: v.optional(v.nullable(id('job'))),
  /** The person whose CV it is; the candidate then has this scan's profile. */
  candidate_id: v.optional(v.nullable(id('candidate'))),
  external_id: v.optional(v.nullable(externalId)),
  metadata: v.optional(metadata),
});

export const scanFields = {
  id: id('scan'),
  status: scanStatus,
  attempt: wholeNumber,
  job_id: v.nullable(id('job')),
  candidate_id: v.nullable(id('candidate')),
  application_id: v.nullable(id('application')),
  source,
  file: v.object({
    filename: v.string(),
    content_type: v.string(),
    size: wholeNumber,
    sha256: v.nullable(v.string()),
    pages: v.nullable(wholeNumber),
    is_ocr: v.boolean(),
    language: v.nullable(v.string()),
  }),
  quality: v.nullable(qualitySchema),
  extraction: v.nullable(extractionFactsSchema),
  /** The last score against the scan's own job. */
  fit: v.nullable(fitHeadline),
  error: v.nullable(
    v.object({ code: v.picklist(scanErrorCodes), message: v.string(), retryable: v.boolean() }),
  ),
  ...resourceFields,
  version: wholeNumber,
  started_at: v.nullable(timestamp),
  completed_at: v.nullable(timestamp),
};

const listedScan = {
  object: v.literal('scan'),
  ...scanFields,
  project_id: v.nullable(id('job')),
  progress: v.nullable(v.number()),
};

export const scanView = v.object({
  ...listedScan,
  fit: v.nullable(fitScoreView),
  profile: v.nullable(profileView),
  summary: v.nullable(summarySchema),
});
export type ScanView = v.InferOutput<typeof scanView>;

/** In a list, profile and summary appear only when `expand` asks for them. */
export const listedScanView = v.object({
  ...listedScan,
  profile: v.optional(v.nullable(profileView)),
  summary: v.optional(v.nullable(summarySchema)),
});

/** The text of a CV: line N of the profile's sources is the Nth of `lines`. */
export const scanTextView = v.object({
  object: v.literal('scan_text'),
  scan_id: id('scan'),
  redact: v.nullable(v.picklist(['identity'])),
  language: v.nullable(v.string()),
  lines: v.array(v.string()),
  /** Whether the file had more text than is stored, or than fits in a response. */
  is_cut: v.boolean(),
});

export const redactQuery = { redact: v.optional(v.picklist(['identity'])) };

export const signedUrlView = v.object({
  object: v.literal('signed_url'),
  url: v.string(),
  expires_at: timestamp,
  content_type: v.string(),
});

const expandable = ['profile', 'summary'] as const;

export const scanFilters = {
  job_id: severalIds('job'),
  status: severalWords(scanStatus.options),
  candidate_id: severalIds('candidate'),
  expand: severalWords(expandable),
};
