import type { Quality } from '../contracts/profile.ts';
import type { ScanErrorCode } from '../contracts/scan.ts';
import { ApiError } from './api-error.ts';
import type { Scan } from './stored/scan.ts';

/**
 * How long one attempt may claim a scan. It is longer than the extraction function's timeout, so that a running attempt
 * keeps its claim.
 */
export const claimSeconds = 90;

type NewScan = Pick<
  Scan,
  'id' | 'job_id' | 'file' | 'file_key' | 'file_version' | 'external_id' | 'metadata'
> &
  Partial<Pick<Scan, 'candidate_id' | 'application_id' | 'source' | 'pending_file'>>;

export function newScan(fields: NewScan, now: Date): Scan {
  const at = now.toISOString();
  return {
    candidate_id: null,
    application_id: null,
    source: { type: 'api', utm: {}, referrer: null },
    ...fields,
    status: 'queued',
    attempt: 1,
    quality: null,
    extraction: null,
    fit: null,
    error: null,
    version: 1,
    claimed_by: null,
    claimed_until: null,
    created_at: at,
    updated_at: at,
    started_at: null,
    completed_at: null,
  };
}

/**
 * Claims a scan for one attempt: a `queued` scan, or one whose claim has expired. A redelivered queue message may renew
 * its own claim, because its earlier consumer has ended; other messages wait until the claim expires. Null when there
 * is nothing to do for this message.
 */
export function claimScan(scan: Scan, messageId: string, now: Date): Scan | null {
  const { claimed_by, claimed_until } = scan;
  const isOver = claimed_until !== null && Date.parse(claimed_until) < now.getTime();
  const isAbandoned = scan.status === 'processing' && (claimed_by === messageId || isOver);
  if (scan.status !== 'queued' && !isAbandoned) return null;
  return {
    ...scan,
    status: 'processing',
    claimed_by: messageId,
    claimed_until: new Date(now.getTime() + claimSeconds * 1000).toISOString(),
    started_at: now.toISOString(),
    completed_at: null,
  };
}

export interface Reading {
  file: Pick<Scan['file'], 'pages' | 'is_ocr' | 'language'>;
  quality: Quality;
  extraction: NonNullable<Scan['extraction']>;
}

/** Completes an attempt. Null when another message has claimed the scan meanwhile. */
export function completeScan(scan: Scan, messageId: string, reading: Reading, now: Date): Scan | null {
  if (!isHeldBy(scan, messageId)) return null;
  return {
    ...ended(scan, now),
    status: 'completed',
    file: { ...scan.file, ...reading.file },
    quality: reading.quality,
    extraction: reading.extraction,
    error: null,
  };
}

/** Ends an attempt with an error. Null when another message has claimed the scan meanwhile. */
export function failScan(
  scan: Scan,
  messageId: string,
  error: { code: ScanErrorCode; message: string; retryable: boolean },
  now: Date,
): Scan | null {
  if (!isHeldBy(scan, messageId)) return null;
  return { ...ended(scan, now), status: 'failed', error };
}

/** An upload is never stored longer: S3 hides it after one day and removes it after another, each rounded up to midnight. */
export const uncopiedDays = 4;

/** A claim is renewed by the next receive of its message, two minutes later at most. After this time no message is left. */
const leftMs = 6 * 3600 * 1000;
const isLeft = ({ claimed_until }: Scan, now: Date) =>
  claimed_until !== null && Date.parse(claimed_until) + leftMs < now.getTime();

/**
 * Fails a scan that no worker has claimed since its registration, and one whose every message failed in processing. Null for any
 * other one, also for one that waits for a retry.
 */
export function failUnread(scan: Scan, now: Date): Scan | null {
  if (scan.status === 'queued' && scan.attempt === 1) {
    const message = 'The file expired before it was stored.';
    const error = { code: 'file_expired', message, retryable: false } as const;
    return { ...ended(scan, now), status: 'failed', error };
  }
  if (scan.status !== 'processing' || !isLeft(scan, now)) return null;
  return { ...ended(scan, now), status: 'failed', error: { ...unfinished } };
}

/** The error of a reading that never ended, whatever the cause. */
export const unfinished = {
  code: 'extraction_timeout',
  message: 'Reading the file did not finish.',
  retryable: true,
} as const;

/** Whether a message may still be reading a scan. */
export const isBeingRead = (scan: Scan, now: Date): boolean =>
  scan.status === 'processing' && scan.claimed_until !== null && !isLeft(scan, now);

/** Back to the queue for another attempt on the stored file; the last result stays readable. */
export function requeueScan(scan: Scan): Scan {
  if (scan.status === 'queued' || scan.status === 'processing') throw new ApiError('scan_in_progress');
  return { ...scan, status: 'queued', attempt: scan.attempt + 1, error: null, completed_at: null };
}

/** The next state of a scan whose profile a person changes. Throws {@link ApiError} scan_in_progress while it is being read. */
export function correctScan(scan: Scan): Scan {
  if (scan.status === 'queued' || scan.status === 'processing') throw new ApiError('scan_in_progress');
  return { ...scan, corrections: (scan.corrections ?? 0) + 1 };
}

const isHeldBy = (scan: Scan, messageId: string) =>
  scan.status === 'processing' && scan.claimed_by === messageId;
const ended = (scan: Scan, now: Date) => ({
  ...scan,
  claimed_by: null,
  claimed_until: null,
  completed_at: now.toISOString(),
});

/** A scan in events: no text of the CV, no filename, which is often a person's name, and no text of the caller. */
export function scanSnapshot(scan: Scan) {
  const { content_type, size, sha256, pages, is_ocr, language } = scan.file;
  return {
    object: 'scan',
    id: scan.id,
    status: scan.status,
    attempt: scan.attempt,
    project_id: scan.job_id,
    job_id: scan.job_id,
    candidate_id: scan.candidate_id,
    application_id: scan.application_id,
    source: { type: scan.source.type },
    file: { content_type, size, sha256, pages, is_ocr, language },
    quality: scan.quality,
    extraction: scan.extraction,
    fit: scan.fit,
    error: scan.error,
    version: scan.version,
    created_at: scan.created_at,
    updated_at: scan.updated_at,
    started_at: scan.started_at,
    completed_at: scan.completed_at,
  };
}
