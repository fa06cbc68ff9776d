import * as v from 'valibot';
import { customFieldsView } from './custom-field-values.ts';
import { lacking } from './earlier-rows.ts';
import { fitHeadline } from './fit-headline.ts';
import { fieldType, stageType } from './job-words.ts';
import { shownLink, shownLinks } from './links.ts';
import { place } from './place.ts';
import { id, resourceFields, timestamp, wholeNumber } from './primitives.ts';
import { readWith } from './read-with.ts';
import { source } from './source.ts';
import { writtenView } from './written.ts';

/**
 * The status of an application. Rejected and withdrawn do not change the stage, so that an application that is reopened
 * is in its old stage.
 */
export const applicationStatus = v.picklist(['active', 'hired', 'rejected', 'withdrawn']);

/** Signs of spam or of a repeated application. They only flag an application; they never reject it. */
const screeningSignals = [
  'honeypot_filled',
  'sent_too_fast',
  'disposable_address',
  'address_burst',
  'repeated_application',
] as const;
export type ScreeningSignal = (typeof screeningSignals)[number];

/** The value of an answer by the type of its question; the answer to a `file` question is an attachment. */
const answerValue = v.union([v.string(), v.number(), v.boolean(), v.array(v.string()), v.null()]);

export const attachmentFields = {
  id: id('attachment'),
  kind: v.string(),
  filename: v.string(),
  content_type: v.string(),
  size: v.nullable(wholeNumber),
  status: v.picklist(['awaiting_upload', 'stored', 'rejected']),
};
export const submissionFields = {
  first_name: v.nullable(v.string()),
  last_name: v.nullable(v.string()),
  email: v.nullable(v.string()),
  phone: v.nullable(v.string()),
  location: v.nullable(place),
  links: shownLinks,
  cover_letter: v.nullable(v.string()),
  answers: v.array(
    v.object({
      question_id: id('field'),
      key: v.string(),
      label: v.string(),
      type: fieldType,
      value: answerValue,
    }),
  ),
  locale: v.nullable(v.string()),
};

export const consentView = v.object({
  processing: v.object({
    given: v.boolean(),
    at: v.nullable(timestamp),
    policy_url: shownLink,
    policy_version: v.nullable(v.string()),
  }),
  retention: v.object({
    given: v.boolean(),
    months: v.nullable(wholeNumber),
    expires_at: v.nullable(timestamp),
  }),
  marketing: v.boolean(),
  /** Null when the applicant was not asked. With false, no model reads the CV. */
  ai_processing: v.nullable(v.boolean()),
});
export type Consent = v.InferOutput<typeof consentView>;

export const applicationStage = v.object({ id: id('stage'), name: v.string(), type: stageType });

export const applicationFields = {
  id: id('application'),
  job_id: id('job'),
  candidate_id: id('candidate'),
  status: applicationStatus,
  stage: applicationStage,
  /** When the person applied: an imported application is older than its row. */
  applied_at: timestamp,
  consent: consentView,
  source,
  screening: v.object({
    status: v.picklist(['clean', 'flagged']),
    signals: v.array(v.picklist(screeningSignals)),
  }),
  /** The reason is null when the person was anonymized, because free text may identify them. */
  rejection: v.nullable(
    v.object({
      // Only rows and events of an earlier release lack it.
      rejection_reason_id: v.optional(v.nullable(id('rejectionReason'))),
      reason: v.nullable(v.string()),
      note: v.nullable(v.string()),
      at: timestamp,
    }),
  ),
  scan_id: v.nullable(id('scan')),
  /**
   * Whether the application's personal data counts for the candidate. It is false while the form's e-mail address
   * belonged to an existing candidate, because anyone can send a form with that address.
   */
  is_confirmed: v.optional(v.boolean(), lacking.application.is_confirmed),
  tags: v.array(v.string()),
  version: wholeNumber,
  custom_fields: v.optional(customFieldsView, lacking.application.custom_fields),
  ...resourceFields,
  last_moved_at: v.nullable(timestamp),
  hired_at: v.nullable(timestamp),
  withdrawn_at: v.nullable(timestamp),
};

export const attachmentView = v.object({ ...attachmentFields, rejection: v.nullable(v.string()) });

/** A file of an application on its own. */
export const attachmentResource = v.object({
  object: v.literal('attachment'),
  application_id: id('application'),
  ...attachmentView.entries,
});

export const applicationView = v.object({
  object: v.literal('application'),
  ...applicationFields,
  // Only rows and events of an earlier release lack it.
  is_confirmed: v.unwrap(applicationFields.is_confirmed),
  custom_fields: v.unwrap(applicationFields.custom_fields),
  rejection: v.nullable(
    v.object({
      rejection_reason_id: v.nullable(id('rejectionReason')),
      rejection_reason_name: v.nullable(v.string()),
      reason: v.nullable(v.string()),
      note: v.nullable(v.string()),
      at: timestamp,
    }),
  ),
  submission: v.object({ ...submissionFields, attachments: v.array(attachmentView) }),
  /** The score of its CV against its job; null before there is one, and for a key that may not read scans. */
  fit: v.pipe(v.nullable(fitHeadline), readWith('scans:read')),
});
export type ApplicationView = v.InferOutput<typeof applicationView>;

/** In a list, `cover_letter` and `answers` appear only with `expand=submission`. */
export const listedApplicationView = v.object({
  ...applicationView.entries,
  submission: v.object({
    ...applicationView.entries.submission.entries,
    cover_letter: v.optional(submissionFields.cover_letter),
    answers: v.optional(submissionFields.answers),
  }),
});
export type ListedApplicationView = v.InferOutput<typeof listedApplicationView>;

/** The upload target of a declared file: one PUT, within two minutes. Null for a file that was in the request. */
export const awaitedUpload = {
  upload_url: v.nullable(v.string()),
  method: v.nullable(v.literal('PUT')),
  headers: v.nullable(v.object({ 'Content-Type': v.string() })),
  expires_at: v.nullable(timestamp),
};
const newAttachmentView = v.object({ ...attachmentView.entries, ...awaitedUpload });

/** A file that was added, with its upload target. */
export const newAttachmentResource = v.object({ ...attachmentResource.entries, ...awaitedUpload });

/** The response for a secret key: the application and the upload targets of its files. */
export const newApplicationView = v.object({
  ...applicationView.entries,
  submission: v.object({ ...submissionFields, attachments: v.array(newAttachmentView) }),
});

/** The response for a secret key that may not read applications: the id and the upload targets. */
export const writtenApplicationView = v.object({
  ...writtenView.entries,
  submission: v.object({ attachments: v.array(newAttachmentView) }),
});

/** New upload targets. It lacks the names of the files: a key that cannot read them gets it too. */
export const renewedUploads = v.object({
  object: v.literal('application_uploads'),
  application_id: id('application'),
  attachments: v.array(v.object({ ...v.pick(attachmentView, ['id', 'status']).entries, ...awaitedUpload })),
});

/** The response for a publishable key. It is the same for a known e-mail address as for a new one. */
export const applicationReceipt = v.object({
  object: v.literal('application'),
  id: id('application'),
  job_id: id('job'),
  status: v.literal('received'),
  attachments: v.array(newAttachmentView),
  upload_token: v.string(),
  created_at: timestamp,
});
