import type { ErrorCode, ErrorDetail } from '../contracts/errors.ts';

interface Particulars {
  /** What went wrong here, in one sentence, without personal data. The code's own sentence when absent. */
  message?: string;
  /** The one field or parameter at fault. */
  param?: string;
  details?: ErrorDetail[];
  /** Headers the answer must carry, such as Retry-After. */
  headers?: Record<string, string>;
}

/** A refusal with a stable code. The edge turns it into the answer; anything else that is thrown is internal_error. */
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
