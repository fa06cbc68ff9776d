import { type Delivery, putOffDelivery, sweepDelivery } from '../../shared/domain/delivery.ts';
import { isBroken, type Lane, putOffMs } from '../../shared/domain/lane.ts';
import { log } from '../../shared/platform/log.ts';
import type { DeliveryStore } from '../../shared/storage/deliveries.ts';
import { dueShards } from '../../shared/storage/keys.ts';
import type { LaneStore } from '../../shared/storage/lanes.ts';
import type { DeliveryQueue } from '../../shared/webhooks/delivery-queue.ts';

interface Dependencies {
  deliveries: Pick<DeliveryStore, 'findDue' | 'replace'>;
  lanes: Pick<LaneStore, 'get'>;
  retries: Pick<DeliveryQueue, 'sendNow'>;
  clock: () => Date;
  random: () => number;
  /** Stop starting new pages after this: the next sweep goes on. */
  remainingMs: () => number;
}

const pageSize = 100;
const marginMs = 10_000;
/** What one endpoint gets of a sweep: a minute's work of its lane, so that a long backlog is no burst. */
const perSweep = 500;
/** What a broken one gets: a try whether it is back. */
const perSweepWhenBroken = 1;

/** Sends a queue message for every delivery whose time has come. Of two sweeps at once, the one that moves the row's due time sends. */
export const sweepDueDeliveries = (deps: Dependencies) => async (): Promise<number> => {
  const { deliveries, retries, clock, remainingMs } = deps;
  const decide = turns(deps);

  const sweepShard = async (shard: number) => {
    let swept = 0;
    let last: Delivery | undefined;
    while (remainingMs() > marginMs) {
      const now = clock();
      const due = await deliveries.findDue(shard, now, pageSize, last);
      const moved = await Promise.all(
        due.map(async (delivery) => {
          const turn = await decide(delivery, now);
          if (turn === 'next sweep') return null;
          const next = turn === 'now' ? sweepDelivery(delivery, now) : putOffDelivery(delivery, turn);
          const saved = await deliveries.replace(delivery, next, now);
          return turn === 'now' ? saved : null;
        }),
      );
      const mine = moved.filter((delivery) => delivery !== null);
      await retries.sendNow(mine);
      swept += mine.length;
      last = due.at(-1);
      if (due.length < pageSize) break;
    }
    return swept;
  };

  const counts = await Promise.all(Array.from({ length: dueShards }, (_, shard) => sweepShard(shard)));
  const swept = counts.reduce((sum, count) => sum + count, 0);
  log.info('due deliveries swept', { swept });
  return swept;
};

/** Whose turn it is in one sweep: `now`, at the `next sweep`, or, behind the one that tries a broken endpoint, later. */
function turns({ lanes, random }: Dependencies) {
  const known = new Map<string, Promise<{ lane: Lane; given: number }>>();
  return async (
    { organization_id, endpoint_id }: Delivery,
    now: Date,
  ): Promise<'now' | 'next sweep' | Date> => {
    const asked = known.get(endpoint_id) ?? lanes.get(organization_id, endpoint_id).then(start);
    known.set(endpoint_id, asked);
    const share = await asked;
    const broken = isBroken(share.lane);
    if (share.given < (broken ? perSweepWhenBroken : perSweep)) {
      share.given += 1;
      return 'now';
    }
    return broken ? new Date(now.getTime() + putOffMs(share.lane, now, random)) : 'next sweep';
  };
}

const start = (lane: Lane) => ({ lane, given: 0 });
