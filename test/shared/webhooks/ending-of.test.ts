import { describe, expect, it } from 'vitest';
import { endingOf } from '../../../shared/webhooks/ending-of.ts';
import { attemptAt, deliveryOf, secondsLater, start } from './support/deliveries.ts';

const enabled = { enabled: true };
const end = secondsLater(72 * 3600);
const afterwards = secondsLater(72 * 3600 + 0.001);

describe('a waiting delivery', () => {
  it('may be sent until the end of the retry period, and has failed after it', () => {
    expect(endingOf(deliveryOf(), enabled, end)).toBeNull();
    expect(endingOf(deliveryOf(), enabled, afterwards)).toBe('failed');
    expect(endingOf(deliveryOf(), undefined, afterwards)).toBe('failed');
  });

  it('has the retry period of its first attempt', () => {
    const attempts = [attemptAt(secondsLater(60)), attemptAt(secondsLater(9000))];
    expect(endingOf(deliveryOf({ attempts }), enabled, secondsLater(72 * 3600 + 60))).toBeNull();
    expect(endingOf(deliveryOf({ attempts }), enabled, secondsLater(72 * 3600 + 61))).toBe('failed');
  });

  it('may be sent at any time where a call has requested it', () => {
    const requested = deliveryOf({ requested_at: afterwards.toISOString() });
    expect(endingOf(requested, enabled, afterwards)).toBeNull();
    expect(endingOf(requested, { enabled: false }, afterwards)).toBe('canceled');
  });

  it('is canceled where its endpoint is disabled or deleted', () => {
    expect(endingOf(deliveryOf(), { enabled: false }, start)).toBe('canceled');
    expect(endingOf(deliveryOf(), undefined, start)).toBe('canceled');
  });
});
