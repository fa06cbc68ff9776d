import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  type Attempt,
  claimDelivery,
  type Delivery,
  endDelivery,
  scheduleRetry,
  sweepDelivery,
} from '../../../shared/domain/delivery.ts';
import { instant, sampleDelivery, secondsLater } from './support/samples.ts';

const attempt = (number: number, at = instant): Attempt => ({
  number,
  at: at.toISOString(),
  status: 500,
  duration_ms: 10,
  error_class: null,
  response_excerpt: null,
});
const claimed = () => claimDelivery(sampleDelivery(), 'one', instant) as Delivery;

describe('a new delivery', () => {
  it('is due at once, with the sweep as its net two minutes later', () => {
    expect(sampleDelivery()).toMatchObject({
      status: 'pending',
      attempts: [],
      next_attempt_at: instant.toISOString(),
      due_at: secondsLater(120).toISOString(),
    });
  });
});

describe('claiming', () => {
  it('keeps others out for a minute and lets the sweep look then', () => {
    expect(claimed().due_at).toBe(secondsLater(60).toISOString());
    expect(claimDelivery(claimed(), 'two', secondsLater(59))).toBeNull();
    expect(claimDelivery(claimed(), 'two', secondsLater(61))?.claimed_by).toBe('two');
  });

  it('lets the same message take its own claim over', () => {
    expect(claimDelivery(claimed(), 'one', secondsLater(1))?.claimed_by).toBe('one');
  });

  it('waits until it is time, forgiving a second of clock difference', () => {
    const waiting = scheduleRetry(claimed(), attempt(1), secondsLater(300), true);
    expect(claimDelivery(waiting, 'two', secondsLater(298))).toBeNull();
    expect(claimDelivery(waiting, 'two', secondsLater(299))).not.toBeNull();
  });

  it.each(['delivered', 'failed', 'canceled'] as const)('leaves a %s delivery alone', (status) => {
    expect(claimDelivery(endDelivery(claimed(), status), 'two', secondsLater(3600))).toBeNull();
  });
});

describe('ending and postponing', () => {
  it('puts the attempt on record and leaves the due index when it is over', () => {
    expect(endDelivery(claimed(), 'delivered', attempt(1))).toMatchObject({
      status: 'delivered',
      attempts: [attempt(1)],
      claimed_by: null,
      next_attempt_at: null,
      due_at: null,
    });
  });

  it('cancels without an attempt', () => {
    expect(endDelivery(claimed(), 'canceled').attempts).toEqual([]);
  });

  it('lets the sweep carry a long wait and be only the net of a short one', () => {
    const at = secondsLater(7200);
    expect(scheduleRetry(claimed(), attempt(1), at, false).due_at).toBe(at.toISOString());
    expect(scheduleRetry(claimed(), attempt(1), at, true).due_at).toBe(secondsLater(7320).toISOString());
  });

  it('gives a swept delivery five minutes to its message', () => {
    expect(sweepDelivery(claimed(), instant).due_at).toBe(secondsLater(300).toISOString());
  });
});

it('is sent by one at a time, keeps every attempt, and while pending is always found by the sweep', () => {
  const step = fc.record({
    by: fc.constantFrom('one', 'two', 'three'),
    act: fc.constantFrom('claim', 'deliver', 'postpone', 'sweep'),
    waitSeconds: fc.integer({ min: 0, max: 90 }),
    inQueue: fc.boolean(),
  });
  fc.assert(
    fc.property(fc.array(step, { maxLength: 40 }), (steps) => {
      let delivery = sampleDelivery();
      let clock = 0;
      let recorded = 0;
      for (const { by, act, waitSeconds, inQueue } of steps) {
        clock += waitSeconds;
        const now = secondsLater(clock);
        const holder = delivery.claimed_by;
        const holds = holder !== null && Date.parse(delivery.claimed_until ?? '') > now.getTime();
        if (act === 'claim') {
          const next = claimDelivery(delivery, by, now);
          if (holds && holder !== by) expect(next).toBeNull();
          delivery = next ?? delivery;
        } else if (act === 'sweep') {
          if (delivery.status === 'pending') delivery = sweepDelivery(delivery, now);
        } else if (holder === by) {
          recorded++;
          delivery =
            act === 'deliver'
              ? endDelivery(delivery, 'delivered', attempt(recorded, now))
              : scheduleRetry(delivery, attempt(recorded, now), secondsLater(clock + 5), inQueue);
        }
        expect(delivery.attempts).toHaveLength(recorded);
        expect(delivery.due_at !== null).toBe(delivery.status === 'pending');
      }
    }),
    { numRuns: 500 },
  );
});
