import { ApiError } from '../domain/api-error.ts';
import { rowTooLarge } from '../domain/row-size.ts';
import { log } from '../platform/log.ts';

/** AWS errors that mean that it is busy: safe to retry. */
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

/** Every failure as an error response. An unknown failure is logged and becomes internal_error, without detail. */
export function asRefusal(error: unknown, requestId: string): ApiError {
  if (error instanceof ApiError) return error;
  const { name, statusCode, $metadata, cause } = (error ?? {}) as {
    name?: string;
    statusCode?: number;
    /**
     * From the AWS SDK: without a status when there was no response. The response to a HEAD has no body with an error
     * name.
     */
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

/**
 * DynamoDB's limit for one row, as the error of a single write or as a reason in a transaction. Fields within their own
 * limits can exceed it together.
 */
function isRowTooLarge(error: unknown): boolean {
  const { message, CancellationReasons = [] } = (error ?? {}) as Refused & {
    CancellationReasons?: Refused[];
  };
  return [message, ...CancellationReasons.map(({ Message }) => Message)].some((words) =>
    words?.startsWith('Item size '),
  );
}
type Refused = { message?: string; Message?: string };
