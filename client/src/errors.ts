import type { components } from './schema.ts';

type ErrorBody = components['schemas']['Error']['error'];

/** Every error code that the service returned when this client was made. A later release can return further ones. */
export type ErrorCode = ErrorBody['code'];
export type ErrorDetail = ErrorBody['details'][number];

/** The service returned an error. Branch on `code`; `message` is for people. */
export class HiringError extends Error {
  override readonly name = 'HiringError';
  readonly code: ErrorCode;
  readonly type: string;
  readonly status: number;
  /** The invalid field or parameter; `null` when the error is about none. */
  readonly param: string | null;
  /** One entry per invalid field. */
  readonly details: ErrorDetail[];
  /** How many more fields are invalid than `details` has entries. */
  readonly detailsOmitted: number;
  /** Identifies the call in the logs of the service; `null` when the response came from a proxy. */
  readonly requestId: string | null;
  readonly docUrl: string | null;
  /** The delay of the `Retry-After` header, in seconds; `null` without that header. */
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
 * No response of the service arrived: the network failed, an attempt timed out, or a proxy responded
 * (`unreadable_answer`, with the proxy's `status`). It is not known whether the call took effect.
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

/** The file's bytes could not be stored. `status` is that of the storage's response, `null` when there was none. */
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

/** The scan did not finish in time. It continues, and `waitUntilDone(scanId)` can be called again. */
export class HiringWaitError extends Error {
  override readonly name = 'HiringWaitError';
  readonly scanId: string;

  constructor(scanId: string, timeoutMs: number) {
    super(`${scanId} was not done within ${timeoutMs} ms.`);
    this.scanId = scanId;
  }
}

/** The client's options are invalid or unsafe. Nothing was sent. */
export class HiringSetupError extends Error {
  override readonly name = 'HiringSetupError';
}

/** `Retry-After` in seconds, from seconds or a date; `null` when the header is absent or has neither. */
export function readRetryAfter(headers: Headers, now = Date.now()): number | null {
  const value = headers.get('retry-after')?.trim();
  if (!value) return null;
  if (/^\d+$/.test(value)) return Number(value);
  const date = Date.parse(value);
  return Number.isNaN(date) ? null : Math.max(0, (date - now) / 1000);
}
