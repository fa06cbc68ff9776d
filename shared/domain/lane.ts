/**
 * The lane of a webhook endpoint: its ten places for sends in progress, and its receiver's recent failures. It protects
 * a receiver from too many requests, and the other receivers from one that hangs.
 */
export interface Lane {
  /** The end of each place's reservation, in epoch milliseconds; a place whose end is in the past is free. */
  places: number[];
  /** Failed attempts since the last success. */
  failures: number;
  /** Events whose first attempt failed since the last success. */
  failedEvents: number;
  /** Epoch milliseconds of the first failure since the last success, and of the last event's; 0 when there was none. */
  failingSince: number;
  lastFailedEventAt: number;
}

/** The most concurrent sends to one webhook endpoint. */
export const placeCount = 10;
/** A crashed sender's place is free again after this time: the function's 30 s timeout, doubled. */
export const placeHeldMs = 60_000;

/**
 * Most receivers respond faster. One that has not may be about to hang, and what is sent to it meanwhile is sent by
 * senders for which it may.
 */
const promptMs = 400;
/**
 * An attempt ends after ten seconds, and its place is free soon after. A sender that holds one for longer has crashed, which
 * is no sign of how the receiver responds.
 */
const longestSendMs = 15_000;
/** After this many consecutive failures, only one delivery at a time is sent to the endpoint. */
const failuresToBreak = 5;

const HOUR = 3_600_000;
const MINUTE = 60_000;

export const emptyLane: Lane = {
  places: Array<number>(placeCount).fill(0),
  failures: 0,
  failedEvents: 0,
  failingSince: 0,
  lastFailedEventAt: 0,
};

export const isBroken = ({ failures }: Lane): boolean => failures >= failuresToBreak;

/** The free places that a send may reserve: all of them or, in a broken lane, one when no send is in progress. */
export function openPlaces(lane: Lane, now: Date): number[] {
  const free = lane.places.flatMap((until, place) => (until <= now.getTime() ? [place] : []));
  if (!isBroken(lane)) return free;
  return free.length === placeCount ? free.slice(0, 1) : [];
}

/**
 * `prompt`: sent immediately. `patient`: sent immediately, by senders that may wait for a slow receiver. `swept`: sent
 * by the sweep, one at a time.
 */
export type DeliveryRoute = 'prompt' | 'patient' | 'swept';

/** The route of a new delivery to this endpoint. */
export function deliveryRouteOf(lane: Lane, now: Date): DeliveryRoute {
  if (isBroken(lane)) return 'swept';
  return lane.failures > 0 || hasUnanswered(lane, now) ? 'patient' : 'prompt';
}

/** Whether a send in progress has had no response for longer than most take. */
export const hasUnanswered = ({ places }: Lane, now: Date): boolean =>
  places.some((until) => {
    const ageMs = now.getTime() - startOf(until);
    return ageMs > promptMs && ageMs <= longestSendMs;
  });

/** Whether a send in progress has just begun: places of this lane become free. */
export const isMoving = ({ places }: Lane, now: Date): boolean =>
  places.some((until) => until > now.getTime() && now.getTime() - startOf(until) <= promptMs);

const startOf = (until: number) => until - placeHeldMs;

/**
 * How long a delivery is postponed, in milliseconds: a tenth of the time for which its lane has been failing, at least
 * 1 and at most 10 minutes, of which up to half is subtracted at random.
 */
export function putOffMs({ failingSince }: Lane, now: Date, random: () => number): number {
  const tenth = failingSince > 0 ? (now.getTime() - failingSince) / 10 : 0;
  const longest = Math.min(Math.max(tenth, MINUTE), 10 * MINUTE);
  return Math.ceil(longest * (0.5 + 0.5 * random()));
}

/**
 * When every attempt has failed for this long, of this many events over this period, the receiver is considered
 * abandoned.
 */
export const abandonment = { failingHours: 120, failedEvents: 10, spreadHours: 12 } as const;

export const isAbandoned = (lane: Lane, now: Date): boolean =>
  lane.failures > 0 &&
  lane.failingSince > 0 &&
  lane.failedEvents >= abandonment.failedEvents &&
  lane.lastFailedEventAt - lane.failingSince >= abandonment.spreadHours * HOUR &&
  now.getTime() - lane.failingSince >= abandonment.failingHours * HOUR;
