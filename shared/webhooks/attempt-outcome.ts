export type AttemptErrorClass =
  | 'timeout'
  | 'dns'
  | 'connection_refused'
  | 'connection_reset'
  | 'connection_failed'
  | 'tls'
  | 'blocked_address'
  | 'invalid_response'
  | 'response_too_large';

/** What one attempt came to. Either a status arrived before the deadline, or `errorClass` says why none did. */
export interface AttemptOutcome {
  readonly status: number | null;
  readonly durationMs: number;
  /** At most 2 kB of the answer's start, always whole characters; null when there was no answer. */
  readonly responseExcerpt: string | null;
  readonly errorClass: AttemptErrorClass | null;
  /** The receiver's Retry-After, as seconds from the answer. */
  readonly retryAfterSeconds: number | null;
}
