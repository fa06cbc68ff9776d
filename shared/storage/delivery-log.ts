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

/** BatchGetItem accepts at most a hundred keys. */
const keysAtOnce = 100;

/** Read access to deliveries: what was sent to a webhook endpoint, and the results. */
export function deliveryLog(table: Table) {
  const endpoints = webhookEndpointStore(table);
  return {
    /**
     * One page of an endpoint's deliveries; with an event, only those of the event. `matches` checks the other
     * conditions.
     */
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
     * A delivery by its id alone. Its partition is that of an endpoint and a day. The id contains the day, so one read
     * per endpoint of the organization finds it: calls by id are rare, and an index would cost a write with every
     * attempt. Undefined for a missing delivery, another organization's, one of a deleted endpoint, and one older than
     * 30 days.
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

/**
 * A delivery's id has the time of its event, which may have waited in a queue for up to 14 days before the endpoint was
 * created.
 */
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
