import type { OutboundErrorClass } from '../outbound/outbound-error.ts';

/** The result of one attempt: a status that arrived before the deadline, or the reason in `errorClass`. */
export interface AttemptOutcome {
  readonly status: number | null;
  readonly durationMs: number;
  /** At most 2 kB of the response body's start, always whole characters; null when there was no response. */
  readonly responseExcerpt: string | null;
  readonly errorClass: OutboundErrorClass | null;
  /** The receiver's Retry-After, in seconds from the response. */
  readonly retryAfterSeconds: number | null;
}
