import { sweepDelivery } from '../../shared/domain/delivery.ts';
import { log } from '../../shared/platform/log.ts';
import type { DeliveryStore } from '../../shared/storage/deliveries.ts';
import { dueShards } from '../../shared/storage/keys.ts';
import type { DeliveryQueue } from '../../shared/webhooks/delivery-queue.ts';

interface Dependencies {
  deliveries: Pick<DeliveryStore, 'findDue' | 'replace'>;
  queue: Pick<DeliveryQueue, 'sendNow'>;
  clock: () => Date;
  /** Stop starting new pages after this: the next sweep goes on. */
  remainingMs: () => number;
}

const pageSize = 100;
const marginMs = 10_000;

/** Sends a queue message for every delivery whose time has come. Of two sweeps at once, the one that moves the row's due time sends. */
export const sweepDueDeliveries =
  ({ deliveries, queue, clock, remainingMs }: Dependencies) =>
  async (): Promise<number> => {
    const sweepShard = async (shard: number) => {
      let swept = 0;
      while (remainingMs() > marginMs) {
        const now = clock();
        const due = await deliveries.findDue(shard, now, pageSize);
        const moved = await Promise.all(
          due.map((delivery) => deliveries.replace(delivery, sweepDelivery(delivery, now), now)),
        );
        const mine = moved.filter((delivery) => delivery !== null);
        await queue.sendNow(mine);
        swept += mine.length;
        if (due.length < pageSize) break;
      }
      return swept;
    };
    const counts = await Promise.all(Array.from({ length: dueShards }, (_, shard) => sweepShard(shard)));
    const swept = counts.reduce((sum, count) => sum + count, 0);
    log.info('due deliveries swept', { swept });
    return swept;
  };
