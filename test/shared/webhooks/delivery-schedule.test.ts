import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  ATTEMPT_DELAYS_SECONDS,
  canWaitInQueue,
  type DeliveryProgress,
  mayStart,
  nextAttempt,
} from '../../../shared/webhooks/delivery-schedule.ts';

const HOUR_MS = 3_600_000;
const firstAttemptAt = new Date('2026-01-01T00:00:00.000Z');
const sinceFirst = (ms: number) => new Date(firstAttemptAt.getTime() + ms);
const noJitter = () => 1;

/** Fails attempt after attempt, each taking `lagMs`, and returns when each one started, in ms from the first. */
function failAll(random: () => number, lagMs: () => number, retryAfter: () => number | null): number[] {
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

const next = (progress: Partial<DeliveryProgress>) =>
  nextAttempt({ attemptsMade: 1, firstAttemptAt, now: firstAttemptAt, random: noJitter, ...progress });

const unit = fc.double({ min: 0, max: 1, maxExcluded: true, noNaN: true });

describe('the table', () => {
  it('makes ten attempts in 71 h 35 m 5 s when nothing is shortened', () => {
    const starts = failAll(
      noJitter,
      () => 0,
      () => null,
    );
    expect(starts).toHaveLength(10);
    expect(starts.at(-1)).toBe((71 * 3600 + 35 * 60 + 5) * 1000);
  });

  it('gives up after the tenth attempt', () => {
    expect(next({ attemptsMade: 10 })).toEqual({ giveUp: 'attempts_exhausted' });
  });
});

describe('jitter', () => {
  it('only shortens a delay, and by a fifth at most', () => {
    fc.assert(
      fc.property(fc.integer({ min: 0, max: 9 }), unit, (attemptsMade, draw) => {
        const result = next({ attemptsMade, random: () => draw });
        const waitedMs = 'at' in result ? result.at.getTime() - firstAttemptAt.getTime() : Number.NaN;
        const delayMs = (ATTEMPT_DELAYS_SECONDS[attemptsMade] ?? Number.NaN) * 1000;
        expect(waitedMs).toBeLessThanOrEqual(delayMs);
        expect(waitedMs).toBeGreaterThanOrEqual(Math.floor(delayMs * 0.8));
      }),
    );
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
          const starts = failAll(
            () => draws.next().value,
            () => lags.next().value,
            () => wishes.next().value,
          );
          expect(starts.length).toBeGreaterThan(0);
          expect(starts.length).toBeLessThanOrEqual(10);
          for (const start of starts) expect(mayStart(firstAttemptAt, sinceFirst(start))).toBe(true);
        },
      ),
    );
  });

  it('pulls the last attempt forward, with room for a sweep that comes a minute late', () => {
    const result = next({ attemptsMade: 9, now: sinceFirst(60 * HOUR_MS) });
    expect(result).toEqual({ at: sinceFirst(72 * HOUR_MS - 120_000) });
  });

  it('ends a delivery that has no time left', () => {
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
