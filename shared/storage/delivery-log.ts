import type { Delivery } from '../domain/delivery.ts';
import { timeOf } from '../domain/ids.ts';
import type { WebhookEndpoint } from '../domain/stored/webhook-endpoint.ts';
import { deliveryKey } from './deliveries.ts';
import { deliveriesOfEvent, deliveryPartition } from './keys.ts';
import { type ListSource, listPage, type Matches, type PageRequest } from './list-page.ts';
import { keptSince, withinKept } from './retention-window.ts';
import type { Table } from './table.ts';
import { webhookEndpointStore } from './webhook-endpoints.ts';

export type DeliveryLog = ReturnType<typeof deliveryLog>;

/** BatchGetItem takes a hundred keys. */
const keysAtOnce = 100;

/** The reading side of deliveries: what was sent to an endpoint, and what came of it. */
export function deliveryLog(table: Table) {
  const endpoints = webhookEndpointStore(table);
  return {
    /** One page of an endpoint's deliveries; with an event, those of that event. `matches` is asked for what is left. */
    list(
      endpoint: WebhookEndpoint,
      page: PageRequest,
      { eventId }: { eventId?: string },
      matches?: Matches<Delivery>,
    ) {
      const from = eventId === undefined ? ofEndpoint(endpoint) : ofEvent(eventId);
      const own = ({ endpoint_id }: Delivery) => endpoint_id === endpoint.id;
      const asked = (delivery: Delivery) => own(delivery) && (matches?.(delivery) ?? true);
      const test = eventId === undefined ? matches : asked;
      return listPage<Delivery>(table, from, withinKept(page), test);
    },

    /**
     * A delivery by its id alone. Its partition is that of an endpoint and a day, and the id tells the day, so each of
     * the organization's endpoints is asked: calls by id are rare, and an index would cost a write with every attempt.
     * Undefined for a missing one, another organization's, and one whose endpoint or 30 days are gone.
     */
    async findDelivery(organizationId: string, deliveryId: string, now: Date): Promise<Delivery | undefined> {
      if (timeOf(deliveryId) <= keptSince(now)) return undefined;
      const owners = await endpoints.all(organizationId, now);
      for (let start = 0; start < owners.length; start += keysAtOnce) {
        const keys = owners.slice(start, start + keysAtOnce).map(({ id }) => deliveryKey(id, deliveryId));
        const found = (await table.getMany(keys)).find((row) => row !== undefined);
        if (found) return found.data as Delivery;
      }
      return undefined;
    },
  };
}

/** A delivery bears the time of its event, which may have waited in a queue for these 14 days when the endpoint was made. */
const longestWaitMs = 14 * 24 * 3_600_000;

const ofEndpoint = ({ id }: WebhookEndpoint): ListSource => ({
  kind: 'delivery',
  partition: (day) => deliveryPartition(id, day),
  each: 'day',
  since: new Date(timeOf(id).getTime() - longestWaitMs),
});

const ofEvent = (eventId: string): ListSource => ({
  kind: 'delivery',
  index: 'gsi2',
  partition: deliveriesOfEvent(eventId),
  since: timeOf(eventId),
});
