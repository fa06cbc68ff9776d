import { setTimeout as sleep } from 'node:timers/promises';
import type { HealthyReceiver } from './healthy-receiver.ts';
import type { Arrival } from './receiver.ts';
import type { WebhookService } from './webhook-service.ts';

const times = (count: number) => Array.from({ length: count }, (_, n) => n);
export const now = () => performance.timeOrigin + performance.now();

/** A service and the receiver that it delivers to. */
export interface Loaded {
  service: WebhookService;
  receiver: HealthyReceiver;
}
export interface Delivered {
  /** From the answer of the call to the receiver. */
  ms: number[];
  /** Of each delivery, where the service counts write units. */
  units: number | undefined;
  /** Of one delivery. */
  bodyBytes: number;
}

function subscribed({ service, receiver }: Loaded, counts: { healthy: number; slow: number }) {
  const urls = (['healthy', 'slow'] as const).flatMap((kind) =>
    times(counts[kind]).map((n) => `${receiver.url}/${kind}/${n}`),
  );
  return service.subscribe(urls);
}

/** Calls at a steady pace, each without waiting for the one before. The first events of an endpoint are not measured. */
export async function evenly(
  loaded: Loaded,
  { events, perSecond, ...counts }: { healthy: number; slow: number; events: number; perSecond: number },
): Promise<Delivered> {
  const { service, receiver } = loaded;
  const send = await subscribed(loaded, counts);
  const warm = counts.slow > 0 ? 0 : 20;
  for (const _ of times(warm)) await send();
  await receiver.take(warm * counts.healthy);
  await sleep(1000);
  service.takeWriteUnits?.();
  const answered = new Map<string, number>();
  const calls: Promise<void>[] = [];
  for (const _ of times(events)) {
    calls.push(send().then((id) => void answered.set(id, now())));
    await sleep(1000 / perSecond);
  }
  await Promise.all(calls);
  const arrivals = await receiver.take(events * counts.healthy);
  await sleep(2000);
  // An event that the sends before warmed up with may come twice.
  const ms = arrivals.flatMap(({ atEpochMs, headers, body }) => {
    const at = answered.get(service.idOf(headers, body));
    return at === undefined ? [] : [atEpochMs - at];
  });
  return { ms, units: perDelivery(service, arrivals.length), bodyBytes: bytesOf(arrivals) };
}

const warmRounds = 4;
const rounds = 10;

/** One event after the other, each when the one before has arrived everywhere: `ms` has as many of each event as there are endpoints. */
export async function apart(loaded: Loaded, endpoints: number): Promise<Delivered> {
  const { service, receiver } = loaded;
  const send = await subscribed(loaded, { healthy: endpoints, slow: 0 });
  const ms: number[] = [];
  let units: number | undefined;
  let bodyBytes = 0;
  for (const round of times(warmRounds + rounds)) {
    await send();
    const answeredAt = now();
    const arrivals = await receiver.take(endpoints);
    await sleep(1000);
    const used = perDelivery(service, rounds * endpoints);
    if (round < warmRounds) continue;
    ms.push(...arrivals.map(({ atEpochMs }) => atEpochMs - answeredAt));
    if (used !== undefined) units = (units ?? 0) + used;
    bodyBytes = bytesOf(arrivals);
  }
  return { ms, units, bodyBytes };
}

/** All events as fast as eight callers can send them. */
export async function atOnce(loaded: Loaded, events: number) {
  const { service, receiver } = loaded;
  const send = await subscribed(loaded, { healthy: 1, slow: 0 });
  for (const _ of times(10)) await send();
  await receiver.take(10);
  await sleep(1000);
  service.takeWriteUnits?.();
  const cpuBefore = service.cpuMs();
  const startedAt = now();
  let left = events;
  const work = async () => {
    while (left-- > 0) await send();
  };
  await Promise.all(times(8).map(work));
  const arrivals = await receiver.take(events);
  await sleep(2000);
  const lastAt = Math.max(...arrivals.map(({ atEpochMs }) => atEpochMs));
  return {
    ms: arrivals.map(({ atEpochMs }) => atEpochMs - startedAt),
    units: perDelivery(service, events),
    bodyBytes: bytesOf(arrivals),
    perSecond: (events / (lastAt - startedAt)) * 1000,
    cpuMs: (service.cpuMs() - cpuBefore) / events,
  };
}

const bytesOf = ([first]: Arrival[]) => Buffer.byteLength(first?.body ?? '');

function perDelivery(service: WebhookService, deliveries: number): number | undefined {
  const units = service.takeWriteUnits?.();
  return units === undefined ? undefined : units / deliveries;
}
