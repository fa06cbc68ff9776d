import type { HiringClient, ItemOf } from '../../../client/src/index.ts';
import type { Bar } from './bars.tsx';
import { formatHour } from './format.ts';

export type Delivery = ItemOf<'/v1/webhook-endpoints/{id}/deliveries'>;

const dayMs = 86_400_000;
const hourMs = 3_600_000;
/** More deliveries than this are not read for a chart. */
const mostPages = 20;

interface Day {
  deliveries: Delivery[];
  /** Whether there were more than were read. */
  isCut: boolean;
}

/** The deliveries to an endpoint in the last 24 hours, newest first. */
export async function readDay(client: HiringClient, id: string, signal?: AbortSignal): Promise<Day> {
  const query = { created_after: new Date(Date.now() - dayMs).toISOString(), limit: '100' } as never;
  const deliveries: Delivery[] = [];
  let pages = 0;
  const list = client.list('/v1/webhook-endpoints/{id}/deliveries', {
    path: { id },
    query,
    ...(signal && { signal }),
  });
  for await (const page of list.pages()) {
    deliveries.push(...page.data);
    pages += 1;
    if (pages === mostPages && page.has_more) return { deliveries, isCut: true };
  }
  return { deliveries, isCut: false };
}

/** Whether it failed for good, or its last attempt failed and another one is due. */
export const isFailing = ({ status, attempts }: Delivery): boolean => {
  const last = attempts.at(-1);
  return status === 'failed' || (status === 'pending' && last !== undefined && !isGood(last.status));
};
const isGood = (status: number | null) => status !== null && status >= 200 && status < 300;

/** The events whose newest delivery is failing: an event that was delivered since is not replayed. */
export function failingEvents({ deliveries }: Day): string[] {
  const newest = new Map<string, Delivery>();
  for (const one of deliveries) if (!newest.has(one.event_id)) newest.set(one.event_id, one);
  return [...newest.values()].filter(isFailing).map(({ event_id }) => event_id);
}

/** A bar for each of the last 24 hours. */
export function barsOf({ deliveries }: Day, now = Date.now()): Bar[] {
  const end = Math.ceil(now / hourMs) * hourMs;
  const counts = Array.from({ length: 24 }, () => ({ delivered: 0, pending: 0, failed: 0 }));
  for (const one of deliveries) {
    const count = counts[23 - Math.floor((end - Date.parse(one.created_at)) / hourMs)];
    if (!count) continue;
    if (one.status === 'delivered') count.delivered += 1;
    else if (isFailing(one)) count.failed += 1;
    else count.pending += 1;
  }
  return counts.map(({ delivered, pending, failed }, at) => ({
    label: formatHour(new Date(end - (24 - at) * hourMs)),
    parts: [
      { value: delivered, tone: 'good' },
      { value: pending, tone: 'quiet' },
      { value: failed, tone: 'bad' },
    ],
  }));
}
