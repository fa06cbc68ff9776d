import { ApiError } from '../domain/api-error.ts';
import type { RequestHeaders } from './request-headers.ts';

const printable = /^[\x21-\x7e]([\x20-\x7e]{0,253}[\x21-\x7e])?$/;

/**
 * The key of a request, or undefined without one. An empty or unprintable key is an error, because many callers could
 * send the same one.
 */
export function readIdempotencyKey(headers: RequestHeaders): string | undefined {
  const key = headers['idempotency-key'];
  if (key !== undefined && !printable.test(key)) throw new ApiError('invalid_idempotency_key');
  return key;
}
