import { setTimeout as sleep } from 'node:timers/promises';
import { median, percentile } from './statistics.ts';
import { apart, atOnce, type Delivered, evenly, type Loaded } from './webhook-loads.ts';
import type { KillableService } from './webhook-service.ts';

export const scale = Number(process.env.WEBHOOK_SCALE ?? 1);
/** An organization has no more. */
export const mostEndpoints = 50;
const few = Math.max(20, Math.round(500 * scale));
const burst = Math.max(50, Math.round(2000 * scale));
const restMs = 5000;

/** What each workload sends. E is the memory of C, and F is in kill-in-burst.ts. */
export const workloads = {
  B: `1 endpoint, ${few} events, 20 a second`,
  A: `1 event × ${mostEndpoints} endpoints`,
  C: `1 endpoint, ${burst} events at once`,
  D: '20 healthy endpoints, 10 events a second',
  hanging: '10 healthy of 20, the others hang',
} as const;

/** Of a workload's times; of A the median of its events, because the slowest of ten events would be its p99. */
export function shareOf(workload: keyof typeof workloads, ms: number[], share: number): number {
  if (workload !== 'A') return percentile(ms, share);
  const events = Array.from({ length: ms.length / mostEndpoints }, (_, n) =>
    ms.slice(n * mostEndpoints, (n + 1) * mostEndpoints),
  );
  return median(events.map((own) => percentile(own, share)));
}

export interface Measured {
  /** From the answer of the call to the receiver, in milliseconds, by workload. */
  times: Partial<Record<keyof typeof workloads, number[]>>;
  burst?: { perSecond: number; cpuMs: number; peakMb: number };
  atRestMb: number;
  bodyBytes: number;
}

/** Starts a service in processes of its own, which is alone in its time, and measures these workloads. */
export async function measureWorkloads(
  { service, receiver }: Loaded & { service: KillableService },
  chosen = ['A', 'B', 'C', 'D'],
): Promise<Measured> {
  const loaded = { service, receiver };
  await service.start();
  await sleep(restMs);
  const measured: Measured = { times: {}, atRestMb: service.memoryMb(), bodyBytes: 0 };
  const note = (workload: keyof typeof workloads, { ms, bodyBytes }: Delivered) => {
    measured.times[workload] = ms;
    measured.bodyBytes = bodyBytes;
  };
  if (chosen.includes('B'))
    note('B', await evenly(loaded, { healthy: 1, slow: 0, events: few, perSecond: 20 }));
  if (chosen.includes('A')) note('A', await apart(loaded, mostEndpoints));
  if (chosen.includes('C')) {
    const memory = watchPeak(service);
    const { perSecond, cpuMs, ...delivered } = await atOnce(loaded, burst);
    measured.burst = { perSecond, cpuMs, peakMb: memory.stop() };
    note('C', delivered);
  }
  if (chosen.includes('D')) {
    const rate = { events: Math.ceil(few / 4), perSecond: 10 };
    note('D', await evenly(loaded, { healthy: 20, slow: 0, ...rate }));
    receiver.hangSlowPaths(true);
    note('hanging', await evenly(loaded, { healthy: 10, slow: 10, ...rate }));
    receiver.hangSlowPaths(false);
  }
  return measured;
}

/** The most memory that a service holds, looked at twice a second. */
function watchPeak(service: KillableService) {
  let peak = 0;
  const look = setInterval(() => {
    peak = Math.max(peak, service.memoryMb());
  }, 500);
  return {
    stop() {
      clearInterval(look);
      return Math.max(peak, service.memoryMb());
    },
  };
}
