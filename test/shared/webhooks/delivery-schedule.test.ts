import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  ATTEMPT_DELAYS_SECONDS,
  canWaitInQueue,
  type DeliveryProgress,
  mayStart,
  nextAttempt,
} from '../../../shared/webhooks/delivery-schedule.ts';

const MINUTE_MS = 60_000;
const HOUR_MS = 60 * MINUTE_MS;
const SPAN_MS = 71 * HOUR_MS + 35 * MINUTE_MS + 5_000;
const firstAttemptAt = new Date('2026-01-01T00:00:00.000Z');
const sinceFirst = (ms: number) => new Date(firstAttemptAt.getTime() + ms);
const noJitter = () => 1;

interface Receiver {
  random?: () => number;
  /** How long an attempt takes, with whatever made it start late. */
  lagMs?: () => number;
  retryAfter?: () => number | null;
}

/** Fails attempt after attempt and returns when each one started, in ms from the first. */
function failAll({ random = noJitter, lagMs = () => 0, retryAfter = () => null }: Receiver): number[] {
  const starts: number[] = [];
  let now = firstAttemptAt;
  for (;;) {
    const retryAfterSeconds = retryAfter();
    const next = nextAttempt({ attemptsMade: starts.length, firstAttemptAt, now, random, retryAfterSeconds });
    if ('giveUp' in next) return starts;
    starts.push(next.at.getTime() - firstAttemptAt.getTime());
    now = new Date(next.at.getTime() + lagMs());
  }
}

/** What a receiver draws, one after the other, from a stream of fast-check's. */
const drawn =
  <T>(stream: Iterator<T>) =>
  () =>
    stream.next().value as T;

const next = (progress: Partial<DeliveryProgress>) =>
  nextAttempt({ attemptsMade: 1, firstAttemptAt, now: firstAttemptAt, random: noJitter, ...progress });

const unit = fc.double({ min: 0, max: 1, maxExcluded: true, noNaN: true });

describe('the table', () => {
  it('is ten attempts, each after the one before', () => {
    expect(ATTEMPT_DELAYS_SECONDS).toEqual([0, 5, 300, 1800, 7200, 18_000, 36_000, 50_400, 72_000, 72_000]);
  });

  it('is followed to the millisecond when nothing is shortened, over 71 h 35 m 5 s', () => {
    let sum = 0;
    const expected = ATTEMPT_DELAYS_SECONDS.map((delay) => {
      sum += delay * 1000;
      return sum;
    });
    expect(failAll({})).toEqual(expected);
    expect(expected.at(-1)).toBe(SPAN_MS);
  });

  it('gives up after the tenth attempt', () => {
    expect(next({ attemptsMade: 10 })).toEqual({ giveUp: 'attempts_exhausted' });
  });
});

describe('jitter', () => {
  it('only shortens a delay, and by a fifth at most, before every attempt but the last', () => {
    fc.assert(
      fc.property(fc.infiniteStream(unit), (draws) => {
        const starts = failAll({ random: drawn(draws) }).slice(0, 9);
        starts.forEach((start, index) => {
          const waitedMs = start - (starts[index - 1] ?? 0);
          const delayMs = (ATTEMPT_DELAYS_SECONDS[index] ?? Number.NaN) * 1000;
          expect(waitedMs).toBeLessThanOrEqual(delayMs);
          expect(waitedMs).toBeGreaterThanOrEqual(Math.floor(delayMs * 0.8));
        });
      }),
    );
  });

  it('takes its draw evenly: half a draw is half of the fifth', () => {
    expect(next({ attemptsMade: 2, random: () => 0 })).toEqual({ at: sinceFirst(240_000) });
    expect(next({ attemptsMade: 2, random: () => 0.5 })).toEqual({ at: sinceFirst(270_000) });
  });
});

describe('the last attempt', () => {
  const last = (ninthAtMs: number, progress: Partial<DeliveryProgress> = {}) => {
    const result = next({ attemptsMade: 9, now: sinceFirst(ninthAtMs), ...progress });
    return 'at' in result ? result.at.getTime() - firstAttemptAt.getTime() : Number.NaN;
  };

  it('is always made, within the last 30 minutes of the 71 h 35 m 5 s, whatever the jitter and the lag before it', () => {
    // A send takes up to ten seconds; a sweep and a queue come late.
    const lag = fc.integer({ min: 0, max: 3 * MINUTE_MS });
    fc.assert(
      fc.property(fc.infiniteStream(unit), fc.infiniteStream(lag), (draws, lags) => {
        const starts = failAll({ random: drawn(draws), lagMs: drawn(lags) });
        expect(starts).toHaveLength(10);
        // A wait is cut to whole milliseconds.
        expect(starts.at(-1)).toBeGreaterThanOrEqual(SPAN_MS - 30 * MINUTE_MS - 1);
        expect(starts.at(-1)).toBeLessThanOrEqual(SPAN_MS);
      }),
    );
  });

  it('is spread evenly over those 30 minutes, wherever the ninth was', () => {
    for (const ninthAtMs of [41 * HOUR_MS, 46 * HOUR_MS, 51 * HOUR_MS + 50 * MINUTE_MS]) {
      expect(last(ninthAtMs, { random: () => 0 })).toBe(SPAN_MS - 30 * MINUTE_MS);
      expect(last(ninthAtMs, { random: () => 0.5 })).toBe(SPAN_MS - 15 * MINUTE_MS);
      expect(last(ninthAtMs, { random: () => 1 })).toBe(SPAN_MS);
    }
  });

  it('still leaves 16 hours after a ninth that came late, because the receiver was overloaded', () => {
    expect(last(55.5 * HOUR_MS)).toBe(SPAN_MS);
    expect(last(55.8 * HOUR_MS)).toBe(71.8 * HOUR_MS);
  });

  it('is pulled forward where the deadline is near, with room for a sweep that comes a minute late', () => {
    expect(last(60 * HOUR_MS)).toBe(72 * HOUR_MS - 120_000);
  });

  it("follows an overloaded receiver's wish past the window, up to the deadline", () => {
    expect(last(45 * HOUR_MS, { retryAfterSeconds: 0 })).toBe(SPAN_MS);
    expect(last(45 * HOUR_MS, { retryAfterSeconds: 26.7 * 3600 })).toBe(71.7 * HOUR_MS);
    expect(last(45 * HOUR_MS, { retryAfterSeconds: 30 * 3600 })).toBe(72 * HOUR_MS - 120_000);
  });

  it('waits for the window also when the nine before it were asked for by hand within an hour', () => {
    expect(last(HOUR_MS)).toBe(SPAN_MS);
    expect(last(HOUR_MS, { retryAfterSeconds: 60 })).toBe(SPAN_MS);
  });
});

describe('the deadline', () => {
  it('is never passed, whatever the jitter, the lag and the Retry-After', () => {
    const lag = fc.integer({ min: 0, max: 30 * HOUR_MS });
    const wish = fc.option(fc.integer({ min: 0, max: 10 ** 9 }));
    fc.assert(
      fc.property(
        fc.infiniteStream(unit),
        fc.infiniteStream(lag),
        fc.infiniteStream(wish),
        (draws, lags, wishes) => {
          const starts = failAll({ random: drawn(draws), lagMs: drawn(lags), retryAfter: drawn(wishes) });
          expect(starts.length).toBeGreaterThan(0);
          expect(starts.length).toBeLessThanOrEqual(10);
          for (const start of starts) expect(start).toBeLessThanOrEqual(72 * HOUR_MS - 120_000);
        },
      ),
    );
  });

  it('ends a delivery that has no time left', () => {
    expect(next({ now: sinceFirst(72 * HOUR_MS - 120_001) })).toEqual({
      at: sinceFirst(72 * HOUR_MS - 120_000),
    });
    expect(next({ now: sinceFirst(72 * HOUR_MS - 120_000) })).toEqual({ giveUp: 'deadline_passed' });
  });

  it('forbids a start one millisecond past 72 h', () => {
    expect(mayStart(firstAttemptAt, sinceFirst(72 * HOUR_MS))).toBe(true);
    expect(mayStart(firstAttemptAt, sinceFirst(72 * HOUR_MS + 1))).toBe(false);
  });
});

describe('Retry-After', () => {
  const waitSeconds = (attemptsMade: number, retryAfterSeconds: number, random = noJitter) => {
    const result = next({ attemptsMade, retryAfterSeconds, random });
    return 'at' in result ? (result.at.getTime() - firstAttemptAt.getTime()) / 1000 : null;
  };

  it('is kept to the second between the delay and its double', () => {
    expect(waitSeconds(3, 2500, () => 0)).toBe(2500);
  });

  it('cannot stretch a delay beyond its double', () => {
    expect(waitSeconds(3, 10 ** 9)).toBe(3600);
  });

  it('cannot shorten a delay', () => {
    expect(waitSeconds(3, 1)).toBe(1800);
    expect(waitSeconds(3, 1, () => 0)).toBe(1800);
  });

  it('that names no time leaves the wait to our jitter', () => {
    expect(waitSeconds(3, 0, () => 0)).toBe(1440);
  });

  it('gives an overloaded receiver at least 60 s', () => {
    expect(waitSeconds(1, 0)).toBe(60);
    expect(waitSeconds(1, 3600)).toBe(60);
  });
});

describe('waiting in the queue', () => {
  it("is for delays within SQS's 15 minutes", () => {
    expect(canWaitInQueue(900)).toBe(true);
    expect(canWaitInQueue(900.001)).toBe(false);
  });
});
