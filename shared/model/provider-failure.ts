import { ModelFailure } from './model-engine.ts';

interface ProviderError {
  /** HTTP status; undefined when no answer came. */
  status: number | undefined;
  /** The header as sent: seconds, or an HTTP date. */
  retryAfter: string | null | undefined;
  /** No money is left: waiting does not help, though some providers say it with 429. */
  isOutOfFunds?: boolean;
}

/** What the provider's refusal means for us: too many requests and trouble of its own may pass, anything else will not. */
export function failureOf({ status, retryAfter, isOutOfFunds = false }: ProviderError): ModelFailure {
  const retryAfterMs = readRetryAfter(retryAfter);
  if (isOutOfFunds) return new ModelFailure('provider_error');
  if (status === 429) return new ModelFailure('rate_limited', { mayRetry: true, retryAfterMs });
  const isBroken = status === undefined || status < 400;
  const passes = isBroken || status === 408 || status >= 500;
  return new ModelFailure('provider_error', { mayRetry: passes, retryAfterMs });
}

/** Milliseconds from now; null for a header that is missing or says nothing. */
function readRetryAfter(header: string | null | undefined): number | null {
  if (!header) return null;
  const seconds = Number(header);
  const milliseconds = Number.isNaN(seconds) ? Date.parse(header) - Date.now() : seconds * 1000;
  return Number.isNaN(milliseconds) ? null : Math.max(0, milliseconds);
}

/** The errors of both vendors' SDKs, which one generator made alike. */
interface SdkError {
  status?: number;
  headers?: Headers;
  code?: string | null;
}

/** What an error thrown by a vendor's SDK means. Our own signal is the only thing that aborts. */
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
