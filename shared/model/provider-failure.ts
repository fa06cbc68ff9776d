import { ModelFailure } from './model-engine.ts';

interface ProviderError {
  /** HTTP status; undefined when there was no response. */
  status: number | undefined;
  /** The header as sent: seconds, or an HTTP date. */
  retryAfter: string | null | undefined;
  /** Whether the account has no funds: waiting does not help, although some providers return 429. */
  isOutOfFunds?: boolean;
}

/** The failure of a provider's error response: rate limits and server errors may be retried, others not. */
export function failureOf({ status, retryAfter, isOutOfFunds = false }: ProviderError): ModelFailure {
  const retryAfterMs = readRetryAfter(retryAfter);
  if (isOutOfFunds) return new ModelFailure('provider_error');
  if (status === 429) return new ModelFailure('rate_limited', { mayRetry: true, retryAfterMs });
  const isBroken = status === undefined || status < 400;
  const passes = isBroken || status === 408 || status >= 500;
  return new ModelFailure('provider_error', { mayRetry: passes, retryAfterMs });
}

/** Milliseconds from now; null for a missing or invalid header. */
function readRetryAfter(header: string | null | undefined): number | null {
  if (!header) return null;
  const seconds = Number(header);
  const milliseconds = Number.isNaN(seconds) ? Date.parse(header) - Date.now() : seconds * 1000;
  return Number.isNaN(milliseconds) ? null : Math.max(0, milliseconds);
}

/** The errors of both vendors' SDKs, which have the same form because the same generator made them. */
interface SdkError {
  status?: number;
  headers?: Headers;
  code?: string | null;
}

/** The failure of an error that a vendor's SDK threw. Only our own signal aborts. */
export function failureOfSdk(error: unknown, signal: AbortSignal): ModelFailure {
  if (error instanceof ModelFailure) return error;
  if (signal.aborted) return new ModelFailure('timeout', { mayRetry: true });
  const { status, headers, code } = (error ?? {}) as SdkError;
  return failureOf({
    status,
    retryAfter: headers?.get?.('retry-after'),
    isOutOfFunds: code === 'insufficient_quota',
  });
}
