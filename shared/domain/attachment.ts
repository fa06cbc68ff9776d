import type { Consent } from '../contracts/application.ts';
import { withAttachment } from './application.ts';
import { invalid } from './invalid.ts';
import { newScan } from './scan.ts';
import type { Application, Attachment } from './stored/application.ts';
import type { Scan } from './stored/scan.ts';

/** The most files of one application. */
const maxAttachments = 30;

/** The application with one more declared file. Throws {@link ApiError} validation_failed for one too many. */
export function withNewAttachment(application: Application, attachment: Attachment): Application {
  const { submission } = application;
  if (submission.attachments.length >= maxAttachments)
    throw invalid('kind', 'too_many', `An application has at most ${maxAttachments} files.`);
  return {
    ...application,
    submission: { ...submission, attachments: [...submission.attachments, attachment] },
  };
}

interface Arrival {
  attachmentId: string;
  file: { size: number; version: string };
  maxBytes: number;
  scanId: string;
  /** The candidate's latest consent, from any application. */
  agreed: Consent | null;
  now: Date;
}

/**
 * The result of an uploaded file for its application; `scan` is set when the file is a CV that a model or the rules may
 * read.
 */
interface Received {
  next: Application;
  scan: Scan | null;
  accepted: boolean;
}

/** Records an uploaded file. Null for a file that was not declared or is already stored. */
export function receiveAttachment(application: Application, arrival: Arrival): Received | null {
  const { attachmentId, file, maxBytes, agreed } = arrival;
  const attachment = application.submission.attachments.find(({ id }) => id === attachmentId);
  if (attachment?.status !== 'awaiting_upload') return null;
  const { size } = file;
  if (size > maxBytes) {
    const refused = { status: 'rejected' as const, size, rejection: 'file_too_large' };
    return { next: withAttachment(application, attachmentId, refused), scan: null, accepted: false };
  }
  const stored = { status: 'stored' as const, size, file_version: file.version };
  const next = withAttachment(application, attachmentId, stored);
  // If an applicant refused machine reading, only people read the CV. A later form, which anyone can send, does not
  // change that.
  const mayRead = application.consent.ai_processing !== false && agreed?.ai_processing !== false;
  const isCv = attachment.kind === 'resume' && application.scan_id === null && mayRead;
  const scan = isCv ? scanOf(application, attachment, arrival) : null;
  return { next: scan ? { ...next, scan_id: scan.id } : next, scan, accepted: true };
}

/** Rejects a file that arrived and expired before it was processed. Null for a file that is not awaited. */
export function expireAttachment(application: Application, attachmentId: string): Application | null {
  const attachment = application.submission.attachments.find(({ id }) => id === attachmentId);
  if (attachment?.status !== 'awaiting_upload') return null;
  return withAttachment(application, attachmentId, { status: 'rejected', rejection: 'file_expired' });
}

function scanOf(application: Application, attachment: Attachment, { scanId, file, now }: Arrival): Scan {
  const { type } = application.source;
  const { filename, content_type } = attachment;
  const unread = { sha256: null, pages: null, is_ocr: false, language: null };
  return newScan(
    {
      id: scanId,
      job_id: application.job_id,
      candidate_id: application.candidate_id,
      application_id: application.id,
      source: type === 'referral' ? 'api' : type,
      file: { filename, content_type, size: file.size, ...unread },
      file_key: attachment.file_key,
      file_version: file.version,
      external_id: null,
      metadata: {},
    },
    now,
  );
}
