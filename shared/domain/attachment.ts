import type { Consent } from '../contracts/application.ts';
import { withAttachment } from './application.ts';
import { invalid } from './invalid.ts';
import { newScan } from './scan.ts';
import type { Application, Attachment } from './stored/application.ts';
import type { Scan } from './stored/scan.ts';

/** The most files of one application. */
export const maxAttachments = 30;

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

/** A file in the bucket: its bytes and its version. */
export interface ArrivedFile {
  size: number;
  version: string;
}

/** Whether the bytes of a declared file have not come yet. */
export const isAwaited = ({ status }: Pick<Attachment, 'status'>): boolean => status === 'awaiting_upload';

/** The changes of an awaited file whose bytes have come. */
export const arrived = ({ size, version }: ArrivedFile, maxBytes: number) =>
  size > maxBytes
    ? ({ status: 'rejected', size, rejection: 'file_too_large' } as const)
    : ({ status: 'stored', size, file_version: version } as const);

/** The changes of an awaited file that came and expired before it was processed. */
export const expired = { status: 'rejected', rejection: 'file_expired' } as const;

interface Arrival {
  attachmentId: string;
  file: ArrivedFile;
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
  if (!attachment || !isAwaited(attachment)) return null;
  const change = arrived(file, maxBytes);
  const next = withAttachment(application, attachmentId, change);
  if (change.status === 'rejected') return { next, scan: null, accepted: false };
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
  return attachment && isAwaited(attachment) ? withAttachment(application, attachmentId, expired) : null;
}

function scanOf(application: Application, attachment: Attachment, { scanId, file, now }: Arrival): Scan {
  const { filename, content_type } = attachment;
  const unread = { sha256: null, pages: null, is_ocr: false, language: null };
  return newScan(
    {
      id: scanId,
      job_id: application.job_id,
      candidate_id: application.candidate_id,
      application_id: application.id,
      source: application.source,
      file: { filename, content_type, size: file.size, ...unread },
      file_key: attachment.file_key,
      file_version: file.version,
      external_id: null,
      metadata: {},
    },
    now,
  );
}
