import { ApiError } from '../domain/api-error.ts';
import { rowTooLarge } from '../domain/row-size.ts';
import { log } from '../platform/log.ts';

/** What AWS calls being busy: safe to try again. */
const busy = new Set([
  'ConditionFailed',
  'ProvisionedThroughputExceededException',
  'ThrottlingException',
  'RequestLimitExceeded',
  'TransactionCanceledException',
  'TransactionConflictException',
  'TransactionInProgressException',
  'SlowDown',
  'TimeoutError',
  'ServiceUnavailable',
]);

/** Every failure as a refusal. What is neither ours nor a known kind of busy is logged and becomes internal_error, without detail. */
export function asRefusal(error: unknown, requestId: string): ApiError {
  if (error instanceof ApiError) return error;
  const { name, statusCode, $metadata, cause } = (error ?? {}) as {
    name?: string;
    statusCode?: number;
    /** The AWS SDK's: without a status when no answer came; the answer to a HEAD has no body that would name its error. */
    $metadata?: { httpStatusCode?: number };
    cause?: { package?: string };
  };
  if (cause?.package === '@middy/http-json-body-parser') {
    return new ApiError(statusCode === 415 ? 'unsupported_media_type' : 'invalid_json');
  }
  if (isRowTooLarge(error)) return new ApiError('payload_too_large', { message: rowTooLarge });
  const isTheirs = $metadata !== undefined && ($metadata.httpStatusCode ?? 500) >= 500;
  if ((name && busy.has(name)) || isTheirs) {
    log.warn('busy', { requestId }, error);
    return new ApiError('service_unavailable', { headers: { 'Retry-After': '1' } });
  }
  log.error('unexpected failure', { requestId }, error);
  return new ApiError('internal_error');
}

/** DynamoDB's limit on one row, said of a single write, or as a reason of a transaction. Fields within their own limits can add up to it. */
function isRowTooLarge(error: unknown): boolean {
  const { message, CancellationReasons = [] } = (error ?? {}) as Refused & {
    CancellationReasons?: Refused[];
  };
  return [message, ...CancellationReasons.map(({ Message }) => Message)].some(
    (words) => words !== undefined && /^Item size .*exceeded/.test(words),
  );
}
type Refused = { message?: string; Message?: string };
