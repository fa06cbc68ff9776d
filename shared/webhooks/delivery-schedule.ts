const MINUTE = 60;
const HOUR = 60 * MINUTE;

/** Seconds each attempt waits after the one before; the first waits for nothing. */
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

/** The last attempt makes up for the jitter of those before it; its own spreads it over this much before the span's end. */
const LAST_JITTER_SECONDS = 30 * MINUTE;

/** The specification's retry period, counted from the first attempt. */
export const DEADLINE_SECONDS = 72 * HOUR;

/** Attempts that are far away lie in an index swept each minute; two minutes early leaves room for the sweep and the queue. */
const START_MARGIN_SECONDS = 2 * MINUTE;

/** A receiver that says it is overloaded is left alone for at least this long. */
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
  /** Set only when the receiver was overloaded (see `overloadWaitSeconds`); 0 when it named no time itself. */
  readonly retryAfterSeconds?: number | null;
}

/** When the next attempt starts, or why there is none. No attempt is ever due past the deadline. */
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

/** Asked again right before the send: queues and sweeps can be late, and nothing may start after the deadline. */
export const mayStart = (firstAttemptAt: Date, now: Date): boolean =>
  now.getTime() - firstAttemptAt.getTime() <= DEADLINE_SECONDS * 1000;

/** Whether the wait fits into an SQS delay; longer ones belong in the due-time index. */
export const canWaitInQueue = (delaySeconds: number): boolean => delaySeconds <= QUEUE_LIMIT_SECONDS;

/** The table's delay, jittered; the last one leads to the span's end, and is no shorter than jitter may make it. */
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
 * A receiver that names its time gets it within [the table's delay, twice that], so that a shy or absurd Retry-After cannot
 * bend the schedule; one that names none gets our wait.
 */
function stretch(plannedSeconds: number, wishedSeconds: number, delaySeconds: number): number {
  const granted = wishedSeconds > 0 ? clamp(wishedSeconds, delaySeconds, 2 * delaySeconds) : 0;
  return Math.max(OVERLOADED_WAIT_SECONDS, plannedSeconds, granted);
}

const clamp = (value: number, least: number, most: number) => Math.min(Math.max(value, least), most);
