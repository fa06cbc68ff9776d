import { emptyLane, type Lane, openPlaces, placeCount, placeHeldMs } from '../domain/lane.ts';
import { allEnded } from './all-ended.ts';
import { gather } from './gather.ts';
import { inGroups } from './in-groups.ts';
import { lanePartition } from './keys.ts';
import { changesOf, holdOf, holdsIn, laneOf, neverFailed, type Sender, type Sent } from './lane-row.ts';
import { expiryOf } from './retention-window.ts';
import { ConditionFailed } from './row.ts';
import type { Table } from './table.ts';

/** A place in an endpoint's lane, held by one send. */
export interface Place extends Sender {
  heldUntil: number;
  /** Its members of the row: its own, and one that a crashed run of the same message left. */
  holds: string[];
}

/** `isDouble`: another message is sending the same delivery. */
type Entry = { place: Place; lane: Lane } | { place: null; lane: Lane; isDouble: boolean };

export type LaneStore = ReturnType<typeof laneStore>;

interface Asking extends Sender {
  now: Date;
}
interface Leaving {
  place: Place;
  /** Null when nothing was sent. */
  sent: Sent | null;
  before: Lane;
  now: Date;
}

/**
 * One row per endpoint, with the sends in progress and the recent failures. An endpoint without one has neither: the
 * last to leave after a success removes it. Those that enter or leave a lane together share a write.
 */
export function laneStore(table: Table) {
  const keyOf = (organizationId: string, endpointId: string) => ({
    pk: lanePartition(organizationId),
    sk: endpointId,
  });
  const laneOfSender = ({ organizationId, endpointId }: Sender) => keyOf(organizationId, endpointId);

  const enterAll = async (asking: Asking[]): Promise<Entry[]> => {
    const [first] = asking as [Asking];
    const { now } = first;
    const heldUntil = now.getTime() + placeHeldMs;
    const wanted = asking.map((sender) => ({ sender, text: holdOf(sender, heldUntil) }));
    let lane = emptyLane;
    // The first try reads nothing, because most lanes have no row. The row in a failed condition shows what is free.
    for (let tries = 0; tries < mostTries; tries++) {
      const mine = wanted.slice(0, openPlaces(lane, now).length).map(({ text }) => text);
      if (mine.length === 0) break;
      const isCalm = lane.failures <= calmFailures;
      const { done, row } = await table.tally(laneOfSender(first), {
        join: { holds: mine },
        set: { expires_at: expiryOf(now) },
        atMost: isCalm ? { failures: calmFailures } : {},
        mostMembers: { holds: isCalm ? placeCount - mine.length : 0 },
      });
      lane = laneOf(row);
      const holds = holdsIn(row);
      const others = holds.filter(({ text }) => !mine.includes(text));
      // A repetition after a lost response finds its own effect.
      if (done || holds.length - others.length === mine.length) return letIn(mine, others);
      const over = others.filter(
        ({ until, message }) => until <= now.getTime() || asking.some((sender) => sender.message === message),
      );
      if (over.length > 0) lane = await removeHolds(first, over);
    }
    return wanted.map(() => ({ place: null, lane, isDouble: false }));

    async function letIn(mine: string[], others: ReturnType<typeof holdsIn>): Promise<Entry[]> {
      const entries = wanted.map(({ sender, text }, at): Entry => {
        if (!mine.includes(text)) return { place: null, lane, isDouble: false };
        const same = others.filter(({ delivery }) => delivery === sender.delivery);
        const isDouble =
          same.some(({ until, message }) => until > now.getTime() && message !== sender.message) ||
          wanted.slice(0, at).some((earlier) => earlier.sender.delivery === sender.delivery);
        if (isDouble) return { place: null, lane, isDouble };
        const holds = [text, ...same.map((crashed) => crashed.text)];
        return { place: { ...sender, heldUntil, holds }, lane };
      });
      const doubles = mine.filter((_, at) => entries[at]?.place === null);
      if (doubles.length > 0)
        await removeHolds(
          first,
          doubles.map((text) => ({ text })),
        );
      return entries;
    }
  };

  const removeHolds = async (sender: Asking, holds: { text: string }[]): Promise<Lane> => {
    const part = { holds: holds.map(({ text }) => text) };
    const set = { expires_at: expiryOf(sender.now) };
    return laneOf((await table.tally(laneOfSender(sender), { part, set })).row);
  };

  const leaveAll = async (leaving: Leaving[]): Promise<Lane[]> => {
    // Another may hold the place of a send that took longer than a minute.
    const held = leaving.filter(({ place, now }) => place.heldUntil > now.getTime());
    const [first] = held;
    if (!first) return leaving.map(({ before }) => before);
    const { place, before, now } = first;
    const key = laneOfSender(place);
    const holds = held.flatMap((one) => one.place.holds);
    // In the order of their ends, which those that leave together need not have.
    const sent = held.flatMap((one) => one.sent ?? []).sort((one, other) => one.endedAt - other.endedAt);
    const wasAlone = before.places.filter((until) => until > 0).length <= holds.length;
    if (wasAlone && sent.at(-1)?.ok && (await removeRow(key, holds))) return leaving.map(() => emptyLane);
    const { add, set } = changesOf(sent, before, now);
    const { row } = await table.tally(key, {
      add,
      set: { ...set, expires_at: expiryOf(now) },
      part: { holds },
    });
    const lane = laneOf(row);
    return leaving.map(() => lane);
  };

  /** Whether these were the only holds of the lane. */
  const removeRow = async (key: ReturnType<typeof keyOf>, holds: string[]): Promise<boolean> => {
    try {
      await table.commit([{ remove: key, when: { members: { holds } }, cheap: true }]);
      return true;
    } catch (error) {
      if (error instanceof ConditionFailed) return false;
      throw error;
    }
  };

  type LaneOwner = Pick<Sender, 'organizationId' | 'endpointId'>;
  const laneName = ({ organizationId, endpointId }: LaneOwner) => `${organizationId} ${endpointId}`;
  return {
    /** Reserves a place for one send. Returns the lane, and no place if none is free. */
    enter: gather(enterAll, laneName),

    /** The lane of an endpoint as it is, for half of what a refused place costs. Those of one turn are read together. */
    look: gather(async (owners: LaneOwner[]): Promise<Lane[]> => {
      const names = [...new Set(owners.map(laneName))];
      const keys = names.map((name) => keyOf(...(name.split(' ') as [string, string])));
      const rows = (await allEnded(inGroups(keys, keysAtOnce).map((group) => table.getMany(group)))).flat();
      return owners.map((owner) => laneOf({ ...rows[names.indexOf(laneName(owner))] }));
    }),

    /** Frees a place and records the result of the send; null when nothing was sent. Returns the lane after it. */
    leave: gather(leaveAll, ({ place }) => laneName(place)),

    /** The lanes of an organization that are in use or have failures, by endpoint id. */
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
      const key = keyOf(organizationId, endpointId);
      if (await table.get(key)) await table.tally(key, { set: neverFailed });
    },
  };
}

const mostTries = 5;
/** BatchGetItem accepts at most a hundred keys. */
const keysAtOnce = 100;
/** A lane with fewer failures is not broken. */
const calmFailures = 4;
