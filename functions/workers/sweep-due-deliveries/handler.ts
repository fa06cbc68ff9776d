import { type Delivery, endDelivery, sweepDelivery, waitForLane } from '../../../shared/domain/delivery.ts';
import { isBroken, type Lane, putOffMs } from '../../../shared/domain/lane.ts';
import type { WebhookEndpoint } from '../../../shared/domain/stored/webhook-endpoint.ts';
import { log } from '../../../shared/platform/log.ts';
import { allEnded } from '../../../shared/storage/all-ended.ts';
import type { DeliveryStore } from '../../../shared/storage/deliveries.ts';
import { dueShards } from '../../../shared/storage/keys.ts';
import type { LaneStore } from '../../../shared/storage/lanes.ts';
import type { WebhookEndpointStore } from '../../../shared/storage/webhook-endpoints.ts';
import { type DeliveryQueue, reminderOf } from '../../../shared/webhooks/delivery-queue.ts';
import { endingOf } from '../../../shared/webhooks/ending-of.ts';

interface Dependencies {
  deliveries: Pick<DeliveryStore, 'findDue' | 'replace'>;
  lanes: Pick<LaneStore, 'get'>;
  endpoints: Pick<WebhookEndpointStore, 'find'>;
  retries: Pick<DeliveryQueue, 'sendNow'>;
  clock: () => Date;
  random: () => number;
  /** No new page is started after this time; the next sweep continues. */
  remainingMs: () => number;
}

const pageSize = 100;
const marginMs = 10_000;
/** The most deliveries of one endpoint per sweep: a minute's work of its lane, so that a long backlog is no burst. */
const perSweep = 500;
/** For a broken lane: one delivery, to test whether the receiver responds again. */
const perSweepWhenBroken = 1;

/**
 * Queues a message for every due delivery. Of two concurrent sweeps, the one that changes the row's due time queues it.
 */
export const sweepDueDeliveries = (deps: Dependencies) => async (): Promise<number> => {
  const { deliveries, retries, clock, remainingMs } = deps;
  const decide = turns(deps);

  const sweepShard = async (shard: number) => {
    let swept = 0;
    let last: Delivery | undefined;
    while (remainingMs() > marginMs) {
      const now = clock();
      const due = await deliveries.findDue(shard, now, pageSize, last);
      const moved = await allEnded(
        due.map(async (delivery) => {
          const { next, isSent } = await decide(delivery, now);
          const saved = next && (await deliveries.replace(delivery, next, now));
          return isSent ? saved : null;
        }),
      );
      const claimed = moved.filter((delivery) => delivery !== null);
      await retries.sendNow(claimed.map(reminderOf));
      swept += claimed.length;
      last = due.at(-1);
      if (due.length < pageSize) break;
    }
    return swept;
  };

  const counts = await allEnded(Array.from({ length: dueShards }, (_, shard) => sweepShard(shard)));
  const swept = counts.reduce((sum, count) => sum + count, 0);
  log.info('due deliveries swept', { swept });
  return swept;
};

/** The sweep's decision about a due delivery; with `next` null the next sweep decides. */
interface Turn {
  next: Delivery | null;
  isSent: boolean;
}

/**
 * Limits each endpoint's part of a sweep. A delivery that must no longer be sent ends here and does not count:
 * otherwise, after a receiver recovers, its deliveries would wait until the expired ones are ended.
 */
function turns({ lanes, endpoints, random }: Dependencies) {
  const shares = new Map<string, Promise<Share>>();
  const open = async ({ organization_id, endpoint_id }: Delivery): Promise<Share> => {
    const [lane, endpoint] = await allEnded([
      lanes.get(organization_id, endpoint_id),
      endpoints.find(organization_id, endpoint_id),
    ]);
    return { lane, endpoint, given: 0 };
  };
  return async (delivery: Delivery, now: Date): Promise<Turn> => {
    const opening = shares.get(delivery.endpoint_id) ?? open(delivery);
    shares.set(delivery.endpoint_id, opening);
    const share = await opening;
    const { lane, endpoint } = share;
    const ending = endingOf(delivery, endpoint, now);
    if (ending) return { next: endDelivery(delivery, ending), isSent: false };
    const broken = isBroken(lane);
    if (share.given < (broken ? perSweepWhenBroken : perSweep)) {
      share.given += 1;
      return { next: sweepDelivery(delivery, now), isSent: true };
    }
    const putOff = () => waitForLane(delivery, new Date(now.getTime() + putOffMs(lane, now, random)));
    return { next: broken ? putOff() : null, isSent: false };
  };
}

interface Share {
  lane: Lane;
  endpoint: Pick<WebhookEndpoint, 'enabled'> | undefined;
  /** The number of its deliveries that this sweep has queued. */
  given: number;
}
