import fc from 'fast-check';
import { expect, it } from 'vitest';
import { HiringConnectionError, HiringError, readRetryAfter } from '../../client/src/errors.ts';
import { pauseMs, retryDelayMs } from '../../client/src/retry-delay.ts';

const attempts = fc.integer({ min: 1, max: 1_000 });
const chance = fc.double({ min: 0, max: 1, noNaN: true, maxExcluded: true });

it('the pause doubles up to 8 s, and at most half of it is left to chance', () => {
  fc.assert(
    fc.property(attempts, chance, (attempt, random) => {
      const whole = Math.min(500 * 2 ** (attempt - 1), 8_000);
      const pause = pauseMs(attempt, () => random);
      expect(pause).toBeGreaterThanOrEqual(whole / 2);
      expect(pause).toBeLessThanOrEqual(whole);
    }),
  );
});

it('waits at least as long as Retry-After asks, up to a minute, and never longer than asked for a quota', () => {
  fc.assert(
    fc.property(attempts, chance, fc.nat(120), (attempt, random, seconds) => {
      const refusal = (code: 'rate_limited' | 'quota_exceeded') =>
        new HiringError({ code }, 429, new Headers({ 'Retry-After': String(seconds) }));
      const delay = (code: 'rate_limited' | 'quota_exceeded') =>
        retryDelayMs(refusal(code), { attempt, repeatable: true }, () => random);
      expect(delay('quota_exceeded')).toBeNull();
      if (seconds > 60) expect(delay('rate_limited')).toBeNull();
      else expect(delay('rate_limited')).toBeGreaterThanOrEqual(seconds * 1_000);
    }),
  );
});

it('repeats a call that must not act twice only when the first was turned away at the door', () => {
  const lost = new HiringConnectionError('network', 'lost');
  const asked = { attempt: 1, repeatable: false };
  expect(retryDelayMs(lost, asked)).toBeNull();
  expect(
    retryDelayMs(new HiringError({ code: 'service_unavailable' }, 503, new Headers()), asked),
  ).toBeNull();
  expect(retryDelayMs(new HiringError({ code: 'rate_limited' }, 429, new Headers()), asked)).toBeGreaterThan(
    0,
  );
});

it('reads Retry-After in both its forms and nothing else', () => {
  const now = Date.parse('2026-01-01T00:00:00Z');
  const read = (value: string) => readRetryAfter(new Headers({ 'Retry-After': value }), now);
  expect(read('7')).toBe(7);
  expect(read('Thu, 01 Jan 2026 00:00:09 GMT')).toBe(9);
  expect(read('Wed, 31 Dec 2025 00:00:00 GMT')).toBe(0);
  expect([read('soon'), read(''), read('-'), readRetryAfter(new Headers(), now)]).toEqual([
    null,
    null,
    null,
    null,
  ]);
});
