import type { ErrorCode, ErrorDetail } from '../contracts/errors.ts';

interface Particulars {
  /** The cause in this case, in one sentence, without personal data. By default the code's own sentence. */
  message?: string;
  /** The one invalid field or parameter. */
  param?: string;
  details?: ErrorDetail[];
  /** Additional headers of the response, such as Retry-After. */
  headers?: Record<string, string>;
  /** The HTML page that a browser shows instead. */
  page?: string;
  /** The address of a page from which a person in a browser can go on. */
  home?: string;
}

/**
 * An error with a stable code. The endpoint returns it as a response; every other thrown value becomes internal_error.
 */
export class ApiError extends Error {
  readonly code: ErrorCode;
  readonly particulars: Particulars;

  constructor(code: ErrorCode, particulars: Particulars = {}) {
    super(particulars.message ?? code);
    this.name = 'ApiError';
    this.code = code;
    this.particulars = particulars;
  }
}

/** Whether what was thrown is a refusal with this code. */
export const isRefusal = (error: unknown, code: ErrorCode): error is ApiError =>
  error instanceof ApiError && error.code === code;
