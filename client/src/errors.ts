import type { components } from './schema.ts';

type ErrorBody = components['schemas']['Error']['error'];

/** Every code the service answers with; the list is closed. */
export type ErrorCode = ErrorBody['code'];
export type ErrorDetail = ErrorBody['details'][number];

/** The service refused a call, and says why. Branch on `code`; `message` is for people. */
export class HiringError extends Error {
  override readonly name = 'HiringError';
  readonly code: ErrorCode;
  readonly type: string;
  readonly status: number;
  /** The field or parameter at fault, where there is one. */
  readonly param: string | null;
  /** One entry per field at fault. */
  readonly details: ErrorDetail[];
  /** How many more fields are at fault than `details` has entries. */
  readonly detailsOmitted: number;
  /** Names the call in the logs of the service; `null` when something between us answered. */
  readonly requestId: string | null;
  readonly docUrl: string | null;
  /** What `Retry-After` asked for, in seconds; `null` without that header. */
  readonly retryAfterSeconds: number | null;

  constructor(body: Pick<ErrorBody, 'code'> & Partial<ErrorBody>, status: number, headers: Headers) {
    super(body.message ?? body.code);
    this.code = body.code;
    this.type = body.type ?? 'api';
    this.status = status;
    this.param = body.param ?? null;
    this.details = body.details ?? [];
    this.detailsOmitted = body.details_omitted ?? 0;
    this.requestId = body.request_id ?? headers.get('svc-request-id');
    this.docUrl = body.doc_url ?? null;
    this.retryAfterSeconds = readRetryAfter(headers);
  }
}

export type ConnectionFailure = 'network' | 'timeout' | 'unreadable_answer';

/**
 * No answer of the service came back: the network failed, an attempt took too long, or something in between answered in
 * its place (`unreadable_answer`, with the `status` it sent). Whether the call took effect is not known.
 */
export class HiringConnectionError extends Error {
  override readonly name = 'HiringConnectionError';
  readonly reason: ConnectionFailure;
  readonly status: number | null;

  constructor(
    reason: ConnectionFailure,
    message: string,
    { status = null, cause }: { status?: number | null; cause?: unknown } = {},
  ) {
    super(message, { cause });
    this.reason = reason;
    this.status = status;
  }
}

/** The bytes of a file could not be stored. `status` is the storage's answer, `null` when there was none. */
export class HiringUploadError extends Error {
  override readonly name = 'HiringUploadError';
  readonly filename: string;
  readonly status: number | null;

  constructor(filename: string, status: number | null, cause?: unknown) {
    super(`The file could not be stored (${status === null ? 'no answer' : `status ${status}`}).`, { cause });
    this.filename = filename;
    this.status = status;
  }
}

/** The scan was not done in the time given. It goes on; `waitUntilDone(scanId)` can be called again. */
export class HiringWaitError extends Error {
  override readonly name = 'HiringWaitError';
  readonly scanId: string;

  constructor(scanId: string, timeoutMs: number) {
    super(`${scanId} was not done within ${timeoutMs} ms.`);
    this.scanId = scanId;
  }
}

/** The client was set up in a way that cannot work, or must not. Nothing was sent. */
export class HiringSetupError extends Error {
  override readonly name = 'HiringSetupError';
}

/** `Retry-After` in seconds, whether it names seconds or a date; `null` when absent or neither. */
export function readRetryAfter(headers: Headers, now = Date.now()): number | null {
  const value = headers.get('retry-after')?.trim();
  if (!value) return null;
  if (/^\d+$/.test(value)) return Number(value);
  const date = Date.parse(value);
  return Number.isNaN(date) ? null : Math.max(0, (date - now) / 1000);
}
