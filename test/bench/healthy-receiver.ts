import { once } from 'node:events';
import { setTimeout as sleep } from 'node:timers/promises';
import { Worker } from 'node:worker_threads';
import type { Arrival } from './receiver.ts';

/** A workload that takes longer has lost a delivery. */
const longestMs = 180_000;

export type HealthyReceiver = Awaited<ReturnType<typeof openHealthyReceiver>>;

/** A receiver in a thread of its own, of which the arrivals at healthy paths count. */
export async function openHealthyReceiver() {
  const worker = new Worker(new URL('./receiver.ts', import.meta.url));
  const [{ port }] = (await once(worker, 'message')) as [{ port: number }];
  let arrivals: Arrival[] = [];
  worker.on('message', (arrival: Arrival) => arrivals.push(arrival));
  return {
    url: `http://127.0.0.1:${port}`,
    hangSlowPaths: (hang: boolean) => worker.postMessage({ hang }),

    /** The arrivals at healthy paths, once there are so many. */
    async take(count: number): Promise<Arrival[]> {
      const healthy = () => arrivals.filter(({ path }) => path.startsWith('/healthy'));
      for (const until = Date.now() + longestMs; healthy().length < count; await sleep(5))
        if (Date.now() > until) throw new Error(`${healthy().length} of ${count} deliveries arrived in time`);
      const taken = healthy();
      arrivals = [];
      return taken;
    },
    stop: () => worker.terminate(),
  };
}
