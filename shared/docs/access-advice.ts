/** The entry of a code on the errors page, in addition to its message. */
export interface Advice {
  /** The cause of the error. */
  cause: string;
  remedy: string;
  /** Whether the unchanged request may succeed later. Without a value it cannot. */
  retry?: string;
}

export const afterRetryAfter = 'Yes, after the seconds in Retry-After.';

/** The codes about keys, scopes and limits. */
export const accessAdvice = {
  missing_api_key: {
    cause: 'The Authorization header is missing or does not begin with Bearer.',
    remedy: 'Send "Authorization: Bearer <key>".',
  },
  invalid_api_key: {
    cause: 'The key has a typing error or was never created.',
    remedy:
      'Compare its beginning and its last four characters with those that were shown when it was created.',
  },
  revoked_api_key: {
    cause: 'The key was revoked.',
    remedy: 'Use its successor. If the revocation was not planned, find out whether the key leaked.',
  },
  expired_api_key: {
    cause: 'The key was rolled and its overlap has ended, or it was created with an expiry date.',
    remedy: 'Use the new key of the same key set.',
  },
  insufficient_scope: {
    cause: 'The key does not have the scope that the message names. A write scope does not include reading.',
    remedy: 'Use a key of a key set that has this scope.',
  },
  origin_not_allowed: {
    cause:
      'A publishable key was used from a page whose origin is not on the list of its key set, or without an Origin header.',
    remedy:
      'Add scheme, host and port of the page to allowed_origins of the key set. Servers use a secret key.',
  },
  key_type_not_allowed: {
    cause: 'A publishable key was used for a call that requires a secret key.',
    remedy: 'Make this call from your server, with a secret key.',
  },
  wrong_environment: {
    cause: 'A sandbox key was sent to production, or a production key to the sandbox.',
    remedy: 'Use keys with _test_ on the sandbox host and keys with _live_ on the production host.',
  },
  rate_limited: {
    cause: 'More calls arrived in a short time than the burst limit of your plan allows.',
    remedy: 'Wait, then send requests more slowly. This call did not count against the budget.',
    retry: afterRetryAfter,
  },
  quota_exceeded: {
    cause: 'The calls of your plan for this month are used up. This call did not count.',
    remedy: 'Wait for rate_limit.reset_at of GET /v1/me, or change the plan.',
    retry: afterRetryAfter,
  },
} satisfies Record<string, Advice>;
