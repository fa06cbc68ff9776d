import { emptyLane, type Lane, placeCount } from '../domain/lane.ts';
import type { Numbers } from './tally.ts';

/** A send that asks for a place: the delivery, and the queue message that brings it. */
export interface Sender {
  organizationId: string;
  endpointId: string;
  delivery: string;
  message: string;
}

/** The result of a send. `first`: it was the first attempt of its delivery. `endedAt`: when its response came, in epoch milliseconds. */
export interface Sent {
  ok: boolean;
  first: boolean;
  endedAt: number;
}

/** A send in progress, and the end of its reservation in epoch milliseconds. */
interface Hold {
  text: string;
  until: number;
  delivery: string;
  message: string;
}

/** A send in progress as a member of the row's set. */
export const holdOf = ({ delivery, message }: Sender, until: number) => `${until}#${delivery}#${message}`;

export function holdsIn({ holds }: { holds?: unknown }): Hold[] {
  const texts = holds instanceof Set ? [...(holds as Set<string>)] : [];
  return texts.map((text) => {
    const [until, delivery = '', message = ''] = text.split('#');
    return { text, until: Number(until), delivery, message };
  });
}

export function laneOf(row: Record<string, unknown>): Lane {
  const number = (name: string) => Number(row[name] ?? 0);
  const ends = holdsIn(row).map(({ until }) => until);
  return {
    places: [...ends.sort((a, b) => b - a), ...emptyLane.places].slice(0, placeCount),
    failures: number('failures'),
    failedEvents: number('failed_events'),
    failingSince: number('failing_since'),
    lastFailedEventAt: number('last_failed_event_at'),
  };
}

export const neverFailed: Numbers = {
  failures: 0,
  failed_events: 0,
  failing_since: 0,
  last_failed_event_at: 0,
};

/** The changes by results in the order of their ends. A failure before a success no longer counts. */
export function changesOf(
  sent: Pick<Sent, 'ok' | 'first'>[],
  before: Lane,
  now: Date,
): { add: Numbers; set: Numbers } {
  const succeeded = sent.findLastIndex(({ ok }) => ok);
  const failed = sent.slice(succeeded + 1);
  const counts = { failures: failed.length, failed_events: failed.filter(({ first }) => first).length };
  const event: Numbers = counts.failed_events > 0 ? { last_failed_event_at: now.getTime() } : {};
  // Also if another send succeeded during this one: otherwise the next failure would have no start.
  const since: Numbers = before.failingSince === 0 || succeeded >= 0 ? { failing_since: now.getTime() } : {};
  if (failed.length === 0) return { add: {}, set: succeeded >= 0 ? neverFailed : {} };
  if (succeeded >= 0) return { add: {}, set: { ...neverFailed, ...counts, ...since, ...event } };
  return { add: counts, set: { ...since, ...event } };
}
