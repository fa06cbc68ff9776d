import { once } from 'node:events';
import { setTimeout as sleep } from 'node:timers/promises';
import { Worker } from 'node:worker_threads';
import type { Arrival } from './receiver.ts';

/** A workload that takes longer has lost a delivery. */
const longestMs = 180_000;

export type HealthyReceiver = Awaited<ReturnType<typeof openReceiver>>;

/** A receiver in a thread of its own, of which the arrivals at healthy paths count. */
export const openHealthyReceiver = () => openReceiver(({ path }) => path.startsWith('/healthy'));

/** A receiver in a thread of its own, and which arrivals count. */
export async function openReceiver(counts: (arrival: Arrival) => boolean) {
  const worker = new Worker(new URL('./receiver.ts', import.meta.url));
  const [{ port }] = (await once(worker, 'message')) as [{ port: number }];
  let arrivals: Arrival[] = [];
  worker.on('message', (arrival: Arrival) => arrivals.push(arrival));
  return {
    url: `http://127.0.0.1:${port}`,
    hangSlowPaths: (hang = true) => worker.postMessage({ hang }),

    /** The arrivals that count, once there are so many. */
    async take(count: number, untilEpochMs = Date.now() + longestMs): Promise<Arrival[]> {
      const counted = () => arrivals.filter(counts);
      for (; counted().length < count; await sleep(5))
        if (Date.now() > untilEpochMs)
          throw new Error(`${counted().length} of ${count} deliveries arrived in time`);
      const taken = counted();
      arrivals = [];
      return taken;
    },
    stop: () => worker.terminate(),
  };
}
