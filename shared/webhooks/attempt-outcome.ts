import type { OutboundErrorClass } from '../outbound/outbound-error.ts';

/** What one attempt came to. Either a status arrived before the deadline, or `errorClass` says why none did. */
export interface AttemptOutcome {
  readonly status: number | null;
  readonly durationMs: number;
  /** At most 2 kB of the answer's start, always whole characters; null when there was no answer. */
  readonly responseExcerpt: string | null;
  readonly errorClass: OutboundErrorClass | null;
  /** The receiver's Retry-After, as seconds from the answer. */
  readonly retryAfterSeconds: number | null;
}
