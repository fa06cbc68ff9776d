const MINUTE = 60;
const HOUR = 60 * MINUTE;

/** Seconds between each attempt and the previous one; the first has no delay. */
export const ATTEMPT_DELAYS_SECONDS: readonly number[] = [
  0,
  5,
  5 * MINUTE,
  30 * MINUTE,
  2 * HOUR,
  5 * HOUR,
  10 * HOUR,
  14 * HOUR,
  20 * HOUR,
  20 * HOUR,
];

/** 71 h 35 m 5 s from the first attempt to the last. */
const SPAN_SECONDS = ATTEMPT_DELAYS_SECONDS.reduce((total, delay) => total + delay);

/** Jitter only shortens a delay, by a fifth at most. */
const SHORTEST_SHARE = 0.8;

/**
 * The last attempt compensates for the jitter of the others; its own jitter spreads it over this time before the end.
 */
const LAST_JITTER_SECONDS = 30 * MINUTE;

/** The specified retry period, counted from the first attempt. */
export const DEADLINE_SECONDS = 72 * HOUR;

/**
 * Distant attempts are in an index that is swept each minute; starting two minutes early leaves time for the sweep and
 * the queue.
 */
const START_MARGIN_SECONDS = 2 * MINUTE;

/** The shortest wait after a receiver reported that it is overloaded. */
const OVERLOADED_WAIT_SECONDS = MINUTE;

/** SQS delays a message by at most 15 minutes. */
const QUEUE_LIMIT_SECONDS = 15 * MINUTE;

type NextAttempt = { readonly at: Date } | { readonly giveUp: 'attempts_exhausted' | 'deadline_passed' };

export interface DeliveryProgress {
  readonly attemptsMade: number;
  readonly firstAttemptAt: Date;
  readonly now: Date;
  /** Uniform in [0, 1), like Math.random. */
  readonly random: () => number;
  /** Set only when the receiver was overloaded (see `overloadWaitSeconds`); 0 without a Retry-After. */
  readonly retryAfterSeconds?: number | null;
}

/** The time of the next attempt, or the reason why there is none. No attempt is due after the deadline. */
export function nextAttempt(progress: DeliveryProgress): NextAttempt {
  const { attemptsMade, firstAttemptAt, now, retryAfterSeconds = null } = progress;
  const delaySeconds = ATTEMPT_DELAYS_SECONDS[attemptsMade];
  if (delaySeconds === undefined) return { giveUp: 'attempts_exhausted' };

  const latestStart = firstAttemptAt.getTime() + (DEADLINE_SECONDS - START_MARGIN_SECONDS) * 1000;
  if (now.getTime() >= latestStart) return { giveUp: 'deadline_passed' };

  const plannedSeconds = plannedWaitSeconds(progress, delaySeconds);
  const waitSeconds =
    retryAfterSeconds === null ? plannedSeconds : stretch(plannedSeconds, retryAfterSeconds, delaySeconds);
  return { at: new Date(Math.min(now.getTime() + Math.floor(waitSeconds * 1000), latestStart)) };
}

/**
 * Checked again directly before the send: queues and sweeps can be late, and no attempt may start after the deadline.
 */
export const mayStart = (firstAttemptAt: Date, now: Date): boolean =>
  now.getTime() - firstAttemptAt.getTime() <= DEADLINE_SECONDS * 1000;

/** Whether the delay is possible in SQS; longer ones belong in the due-time index. */
export const canWaitInQueue = (delaySeconds: number): boolean => delaySeconds <= QUEUE_LIMIT_SECONDS;

/**
 * The table's delay with jitter; the last one lasts to the end of the schedule, and is at least as long as jitter
 * permits.
 */
function plannedWaitSeconds(
  { attemptsMade, firstAttemptAt, now, random }: DeliveryProgress,
  delaySeconds: number,
): number {
  const shortestSeconds = SHORTEST_SHARE * delaySeconds;
  const isLast = attemptsMade === ATTEMPT_DELAYS_SECONDS.length - 1;
  if (!isLast) return shortestSeconds + random() * (delaySeconds - shortestSeconds);
  const toSpansEndSeconds = SPAN_SECONDS - (now.getTime() - firstAttemptAt.getTime()) / 1000;
  return Math.max(shortestSeconds, toSpansEndSeconds - (1 - random()) * LAST_JITTER_SECONDS);
}

/**
 * The receiver's Retry-After, limited to between the table's delay and twice that, so that a very short or long value
 * cannot change the schedule; without one, our own wait.
 */
function stretch(plannedSeconds: number, wishedSeconds: number, delaySeconds: number): number {
  const granted = wishedSeconds > 0 ? clamp(wishedSeconds, delaySeconds, 2 * delaySeconds) : 0;
  return Math.max(OVERLOADED_WAIT_SECONDS, plannedSeconds, granted);
}

const clamp = (value: number, least: number, most: number) => Math.min(Math.max(value, least), most);
