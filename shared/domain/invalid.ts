import type { DetailCode } from '../contracts/detail-codes.ts';
import type { ErrorDetail } from '../contracts/errors.ts';
import { ApiError } from './api-error.ts';

/** The error validation_failed for one field. `id` is the resource that has the value, for `taken`. */
export const invalid = (param: string, code: DetailCode, message: string, id?: string) =>
  invalidFields([{ param, code, message, ...(id !== undefined && { id }) }]);

/** The error validation_failed for several fields. The first one is its `param`. */
export const invalidFields = (details: ErrorDetail[]) =>
  new ApiError('validation_failed', { param: details[0]?.param ?? undefined, details });
