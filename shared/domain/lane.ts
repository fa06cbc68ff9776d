/**
 * The lane of a webhook endpoint: its ten places for sends under way, and how its receiver has been doing. It keeps one
 * receiver from being overrun, and a receiver that hangs from holding what the others need.
 */
export interface Lane {
  /** Until when each place is held, in epoch milliseconds; what lies in the past is free. */
  places: number[];
  /** Attempts that failed since the last success. */
  failures: number;
  /** Events whose first attempt failed since the last success. */
  failedEvents: number;
  /** Epoch milliseconds of the first failure since the last success, and of the last event's; 0 when there was none. */
  failingSince: number;
  lastFailedEventAt: number;
}

/** Sends to one endpoint at the same time. */
export const placeCount = 10;
/** A crashed sender's place is free again after this: the function's 30 s timeout, doubled. */
export const placeHeldMs = 60_000;

/** A receiver that answers takes far less; one that takes longer may be about to hang. */
const promptMs = 2000;
/** So many failures in a row, and the endpoint is tried with one delivery at a time. */
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

/** The places that a send may take now: all that are free, or, of a broken lane, one when nothing is under way. */
export function openPlaces(lane: Lane, now: Date): number[] {
  const free = lane.places.flatMap((until, place) => (until <= now.getTime() ? [place] : []));
  if (!isBroken(lane)) return free;
  return free.length === placeCount ? free.slice(0, 1) : [];
}

/** `prompt`: at once. `patient`: at once, by the senders that may be kept waiting. `swept`: one by one, when its turn comes. */
export type DeliveryRoute = 'prompt' | 'patient' | 'swept';

/** Which way a new delivery of this endpoint goes. */
export function deliveryRouteOf(lane: Lane, now: Date): DeliveryRoute {
  if (isBroken(lane)) return 'swept';
  const slow = lane.places.some(
    (until) => until > now.getTime() && now.getTime() - startOf(until) > promptMs,
  );
  return lane.failures > 0 || slow ? 'patient' : 'prompt';
}

const startOf = (until: number) => until - placeHeldMs;

/**
 * How long a delivery is put off, in milliseconds: a tenth of the time that its lane has been failing, at least 1 and
 * at most 10 minutes, of which jitter takes up to a half.
 */
export function putOffMs({ failingSince }: Lane, now: Date, random: () => number): number {
  const tenth = failingSince > 0 ? (now.getTime() - failingSince) / 10 : 0;
  const longest = Math.min(Math.max(tenth, MINUTE), 10 * MINUTE);
  return Math.ceil(longest * (0.5 + 0.5 * random()));
}

/** Every attempt failed for so long, of so many events over so long: nobody is there any more. */
export const abandonment = { failingHours: 120, failedEvents: 10, spreadHours: 12 } as const;

export const isAbandoned = (lane: Lane, now: Date): boolean =>
  lane.failures > 0 &&
  lane.failingSince > 0 &&
  lane.failedEvents >= abandonment.failedEvents &&
  lane.lastFailedEventAt - lane.failingSince >= abandonment.spreadHours * HOUR &&
  now.getTime() - lane.failingSince >= abandonment.failingHours * HOUR;
