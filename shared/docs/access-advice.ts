/** What the errors page says about a code beside its sentence. */
export interface Advice {
  /** How one comes to see it. */
  cause: string;
  remedy: string;
  /** Whether the same request may succeed later, unchanged; it may not where nothing is said. */
  retry?: string;
}

export const afterRetryAfter = 'Yes, after the seconds in Retry-After.';

/** The codes that say who may call, and how often. */
export const accessAdvice = {
  missing_api_key: {
    cause: 'There is no Authorization header, or it does not begin with Bearer.',
    remedy: 'Send "Authorization: Bearer <key>".',
  },
  invalid_api_key: {
    cause: 'The key has a typing error, or was never given out.',
    remedy: 'Compare its beginning and its last four characters with those that were shown when it was made.',
  },
  revoked_api_key: {
    cause: 'Somebody of your organization revoked the key.',
    remedy: 'Use the key that took its place. If nobody meant to revoke it, look for a leak.',
  },
  expired_api_key: {
    cause: 'The key was rolled, and the time in which both worked is over; or it was made with an end.',
    remedy: 'Use the new key of the same key set.',
  },
  insufficient_scope: {
    cause: 'The key lacks the scope that the message names. A write scope does not include reading.',
    remedy: 'Use a key of a key set that holds this scope.',
  },
  origin_not_allowed: {
    cause:
      'A publishable key was used from a page whose origin is not on the list of its key set, or without an Origin header.',
    remedy:
      'Add scheme, host and port of the page to allowed_origins of the key set. Servers use a secret key.',
  },
  key_type_not_allowed: {
    cause: 'A publishable key was used for a call that only secret keys may make.',
    remedy: 'Make this call from your server, with a secret key.',
  },
  wrong_environment: {
    cause: 'A sandbox key was sent to production, or the other way round.',
    remedy: 'Keys with _test_ belong to the sandbox host, keys with _live_ to production.',
  },
  rate_limited: {
    cause: 'More calls arrived at once than the burst limit of your plan allows.',
    remedy: 'Wait, then go on more slowly. The call was not counted.',
    retry: afterRetryAfter,
  },
  quota_exceeded: {
    cause: "The calls of your plan's month are used up. The call was not counted.",
    remedy: 'Wait for rate_limit.reset_at of GET /v1/me, or change the plan.',
    retry: afterRetryAfter,
  },
} satisfies Record<string, Advice>;
