import type { EventEnvelope } from '../../../shared/contracts/events.ts';
import { newDelivery, waitForLane } from '../../../shared/domain/delivery.ts';
import type { DeliveryToSend } from '../../../shared/domain/delivery-message.ts';
import { idSource, timeOf } from '../../../shared/domain/ids.ts';
import { type DeliveryRoute, deliveryRouteOf, emptyLane } from '../../../shared/domain/lane.ts';
import type { WebhookEndpoint } from '../../../shared/domain/stored/webhook-endpoint.ts';
import { log } from '../../../shared/platform/log.ts';
import type { DeliveryStore } from '../../../shared/storage/deliveries.ts';
import type { LaneStore } from '../../../shared/storage/lanes.ts';
import type { WebhookEndpointStore } from '../../../shared/storage/webhook-endpoints.ts';
import type { DeliveryQueue } from '../../../shared/webhooks/delivery-queue.ts';
import { wantsEvent } from '../../../shared/webhooks/event-pattern.ts';

interface Dependencies {
  endpoints: Pick<WebhookEndpointStore, 'all'>;
  lanes: Pick<LaneStore, 'all'>;
  deliveries: Pick<DeliveryStore, 'createMissing' | 'isEventStored'>;
  queues: Record<Exclude<DeliveryRoute, 'swept'>, Pick<DeliveryQueue, 'sendNow'>>;
  clock: () => Date;
}

/**
 * The deliveries that are stored and queued together: few enough that the first are sent while the last are stored, and
 * that a transaction has at most 100 writes.
 */
const groupSize = 20;

/**
 * Makes one delivery per webhook endpoint that subscribes to the event. A duplicate event makes the same deliveries,
 * which already exist.
 */
export const fanOutEvent =
  ({ endpoints, lanes, deliveries, queues, clock }: Dependencies) =>
  async (event: EventEnvelope): Promise<void> => {
    const now = clock();
    const eventBody = JSON.stringify(event);
    const [known, lanesInUse, isStored] = await Promise.all([
      endpoints.all(event.organization_id, now),
      lanes.all(event.organization_id),
      deliveries.isEventStored(event),
    ]);
    // It was erased with its person during a retry by the bus.
    if (!isStored) return;
    const wanting = known.filter((endpoint) => endpoint.enabled && wantsEvent(endpoint.events, event.type));
    const byWay = Map.groupBy(wanting, ({ id }) => deliveryRouteOf(lanesInUse.get(id) ?? emptyLane, now));

    const deliver = async (way: DeliveryRoute, group: WebhookEndpoint[]) => {
      const made = group.map(({ id, url, payload, secrets }): DeliveryToSend => {
        const delivery = deliveryOf(event, id, now);
        const waiting = way === 'swept' ? waitForLane(delivery, now) : delivery;
        return { delivery: waiting, endpoint: { id, url, payload, secrets }, eventBody };
      });
      const all = made.map(({ delivery }) => delivery);
      const stored = new Set(await deliveries.createMissing(all));
      if (way === 'swept') return;
      // Deliveries of an earlier run may have been sent since: their message is only a trigger, and the sender reads
      // the row.
      const firsts = made.filter(({ delivery }) => stored.has(delivery));
      await queues[way].sendNow(all, new Map(firsts.map((first) => [first.delivery.id, first])));
    };
    await Promise.all(
      [...byWay].flatMap(([way, of]) => inGroups(of, groupSize).map((group) => deliver(way, group))),
    );
    log.info('event fanned out', { event: event.id, type: event.type, deliveries: wanting.length });
  };

const inGroups = <T>(items: T[], size: number): T[][] =>
  Array.from({ length: Math.ceil(items.length / size) }, (_, group) =>
    items.slice(group * size, (group + 1) * size),
  );

function deliveryOf(event: EventEnvelope, endpointId: string, now: Date) {
  return newDelivery(
    {
      id: idSource(timeOf(event.id), `${event.id}#${endpointId}`)('delivery'),
      organization_id: event.organization_id,
      endpoint_id: endpointId,
      event_id: event.id,
      event_type: event.type,
    },
    now,
  );
}
