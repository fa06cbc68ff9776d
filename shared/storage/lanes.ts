import { emptyLane, type Lane, openPlaces, placeCount, placeHeldMs } from '../domain/lane.ts';
import { lanePartition } from './keys.ts';
import { expiryOf } from './retention-window.ts';
import type { Table } from './table.ts';
import type { Numbers } from './tally.ts';

/** A place in an endpoint's lane, reserved for one send. */
export interface Place {
  organizationId: string;
  endpointId: string;
  number: number;
  heldUntil: number;
}

export type LaneStore = ReturnType<typeof laneStore>;

/** One row of numbers per endpoint, kept for as long as its deliveries. It may be missing: an endpoint without one has no send in progress and never failed. */
export function laneStore(table: Table) {
  const keyOf = (organizationId: string, endpointId: string) => ({
    pk: lanePartition(organizationId),
    sk: endpointId,
  });
  return {
    /** Reserves a place for one send. Returns the lane if no place is free. */
    async enter(
      organizationId: string,
      endpointId: string,
      now: Date,
      random: () => number,
    ): Promise<{ place: Place; lane: Lane } | { place: null; lane: Lane }> {
      const heldUntil = now.getTime() + placeHeldMs;
      let lane = emptyLane;
      // The first try does not read the lane, because most lanes are empty. The row in a failed condition shows the
      // free places.
      for (let tries = 0; tries < placeCount; tries++) {
        const open = openPlaces(lane, now);
        const number = open[Math.floor(random() * open.length)];
        if (number === undefined) break;
        const { done, row } = await table.tally(keyOf(organizationId, endpointId), {
          set: { [nameOf(number)]: heldUntil, expires_at: expiryOf(now) },
          atMost: { [nameOf(number)]: now.getTime(), ...(tries === 0 && { failures: calmFailures }) },
        });
        lane = laneOf(row);
        if (done) return { place: { organizationId, endpointId, number, heldUntil }, lane };
      }
      return { place: null, lane };
    },

    /** Frees a place and records the result of the send; null when nothing was sent. Returns the lane after it. */
    async leave(place: Place, sent: { ok: boolean; first: boolean } | null, before: Lane, now: Date) {
      const { organizationId, endpointId, number, heldUntil } = place;
      const key = keyOf(organizationId, endpointId);
      const free = { [nameOf(number)]: 0 };
      const { add, set } = sent === null ? { add: {}, set: {} } : changesOf(sent, before, now);
      const left = await table.tally(key, {
        add,
        set: { ...free, ...set },
        atMost: { [nameOf(number)]: heldUntil },
      });
      return laneOf(left.row);
    },

    /** The lanes of an organization by endpoint id; those that were never used are missing. */
    async all(organizationId: string): Promise<Map<string, Lane>> {
      const rows = await table.query({
        pk: lanePartition(organizationId),
        from: '0',
        to: '~',
        ascending: true,
        limit: 10_000,
      });
      return new Map(rows.map((row) => [row.sk, laneOf({ ...row })]));
    },

    async get(organizationId: string, endpointId: string): Promise<Lane> {
      return laneOf({ ...(await table.get(keyOf(organizationId, endpointId))) });
    },

    /** Clears the failures of the receiver when the endpoint is enabled again. */
    async reset(organizationId: string, endpointId: string): Promise<void> {
      await table.tally(keyOf(organizationId, endpointId), { set: neverFailed, atMost: {} });
    },
  };
}

/** A lane with fewer failures is not broken, so that any place may be tried without reading it. */
const calmFailures = 4;

const nameOf = (place: number) => `place_${place}`;
const neverFailed: Numbers = { failures: 0, failed_events: 0, failing_since: 0, last_failed_event_at: 0 };

function changesOf({ ok, first }: { ok: boolean; first: boolean }, before: Lane, now: Date) {
  if (ok) return { add: {}, set: neverFailed };
  // Also if another send succeeded during this one: otherwise the next failure would have no start.
  const since: Numbers = before.failingSince === 0 ? { failing_since: now.getTime() } : {};
  const event: Numbers = first ? { last_failed_event_at: now.getTime() } : {};
  return { add: { failures: 1, ...(first && { failed_events: 1 }) }, set: { ...since, ...event } };
}

function laneOf(row: Record<string, unknown>): Lane {
  const number = (name: string) => Number(row[name] ?? 0);
  return {
    places: emptyLane.places.map((_, place) => number(nameOf(place))),
    failures: number('failures'),
    failedEvents: number('failed_events'),
    failingSince: number('failing_since'),
    lastFailedEventAt: number('last_failed_event_at'),
  };
}
