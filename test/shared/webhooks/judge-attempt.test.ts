import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { AttemptOutcome } from '../../../shared/webhooks/attempt-outcome.ts';
import { judgeAttempt, overloadWaitSeconds } from '../../../shared/webhooks/judge-attempt.ts';

const outcome = (changed: Partial<AttemptOutcome>): AttemptOutcome => ({
  status: null,
  durationMs: 12,
  responseExcerpt: null,
  errorClass: null,
  retryAfterSeconds: null,
  ...changed,
});

describe('judgeAttempt', () => {
  it('takes every 2xx as delivered', () => {
    for (let status = 200; status < 300; status++)
      expect(judgeAttempt(outcome({ status }))).toBe('delivered');
  });

  it('disables the endpoint on 410 alone and tries every other status again, redirects too', () => {
    const others = fc.oneof(fc.integer({ min: 100, max: 199 }), fc.integer({ min: 300, max: 999 }));
    fc.assert(
      fc.property(others, (status) => {
        expect(judgeAttempt(outcome({ status }))).toBe(status === 410 ? 'disable_endpoint' : 'retry');
      }),
      { examples: [[199], [300], [301], [409], [410], [411]] },
    );
  });

  it('tries again when no answer came', () => {
    expect(judgeAttempt(outcome({ errorClass: 'dns' }))).toBe('retry');
    expect(judgeAttempt(outcome({ errorClass: 'timeout' }))).toBe('retry');
  });
});

describe('overloadWaitSeconds', () => {
  it.each([429, 502, 503, 504])("passes the receiver's wish on for %i, 0 when it has none", (status) => {
    expect(overloadWaitSeconds(outcome({ status, retryAfterSeconds: 90 }))).toBe(90);
    expect(overloadWaitSeconds(outcome({ status }))).toBe(0);
  });

  it('counts a timeout as overload', () => {
    expect(overloadWaitSeconds(outcome({ errorClass: 'timeout' }))).toBe(0);
  });

  it.each([301, 400, 404, 500, 501])('ignores a Retry-After that comes with %i', (status) => {
    expect(overloadWaitSeconds(outcome({ status, retryAfterSeconds: 90 }))).toBeNull();
  });

  it('ignores other network failures', () => {
    expect(overloadWaitSeconds(outcome({ errorClass: 'connection_refused' }))).toBeNull();
  });
});
