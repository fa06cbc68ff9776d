import { createHash } from 'node:crypto';
import type { EventEnvelope } from '../contracts/events.ts';
import type { Delivery } from '../domain/delivery.ts';
import { timeOf } from '../domain/ids.ts';
import type { WebhookEndpoint } from '../domain/stored/webhook-endpoint.ts';
import {
  dayPartition,
  deliveriesOfEvent,
  deliveryPartition,
  duePartition,
  dueShards,
  eventKey,
  webhookEndpointPartition,
} from './keys.ts';
import { isStored } from './outbox.ts';
import { expiryOf } from './retention-window.ts';
import { ConditionFailed, type Item, type Key, type Write } from './row.ts';
import type { Table } from './table.ts';

export const deliveryKey = (endpointId: string, id: string): Key => ({
  pk: deliveryPartition(endpointId, dayPartition(timeOf(id))),
  sk: id,
});
const shardOf = (id: string) => (createHash('sha256').update(id).digest()[0] ?? 0) % dueShards;

const dueKey = ({ due_at, id }: Delivery) => `${due_at}#${id}`;

function rowOf(delivery: Delivery): Item<Delivery> {
  const due = delivery.due_at && {
    gsi1pk: duePartition(shardOf(delivery.id)),
    gsi1sk: dueKey(delivery),
  };
  return {
    ...deliveryKey(delivery.endpoint_id, delivery.id),
    ...due,
    gsi2pk: deliveriesOfEvent(delivery.event_id),
    gsi2sk: delivery.id,
    version: delivery.version,
    expires_at: expiryOf(delivery.created_at),
    data: delivery,
  };
}

/** The write that stores a new delivery, for the transaction of its cause. */
export const addDelivery = (delivery: Delivery): Write => ({ put: rowOf(delivery), when: { absent: true } });

/** The write that replaces a delivery that was read; `next` has the following version. */
export const changeDelivery = (read: Delivery, next: Delivery): Write => ({
  put: rowOf(next),
  when: { version: read.version },
});

export type DeliveryStore = ReturnType<typeof deliveryStore>;

export function deliveryStore(table: Table) {
  /** Whether all of them were new and are now stored. */
  const created = async (deliveries: Delivery[]) => {
    try {
      await table.commit(deliveries.map(addDelivery));
      return true;
    } catch (error) {
      if (error instanceof ConditionFailed) return false;
      throw error;
    }
  };

  return {
    /** See {@link isStored}: an event that was erased is not delivered. */
    isEventStored: (event: EventEnvelope) => isStored(table, event),

    /**
     * Stores up to 100 new deliveries and returns those that were new; those that an earlier, crashed fan-out stored
     * are unchanged.
     */
    async createMissing(deliveries: Delivery[]): Promise<Delivery[]> {
      if (await created(deliveries)) return deliveries;
      const each = await Promise.all(deliveries.map((delivery) => created([delivery])));
      return deliveries.filter((_, index) => each[index]);
    },

    /** A delivery, its webhook endpoint and the event's text, in one read. */
    async findToSend(organizationId: string, endpointId: string, deliveryId: string, eventId: string) {
      const endpointKey = { pk: webhookEndpointPartition(organizationId), sk: endpointId };
      const keys = [deliveryKey(endpointId, deliveryId), endpointKey, eventKey(eventId)];
      const [delivery, endpoint, event] = await table.getMany(keys);
      return {
        delivery: delivery?.data as Delivery | undefined,
        endpoint: endpoint?.data as WebhookEndpoint | undefined,
        eventBody: event?.data as string | undefined,
      };
    },

    /** Replaces a delivery that was read. Null when it was changed meanwhile. */
    async replace(read: Delivery, next: Delivery, now: Date): Promise<Delivery | null> {
      const saved = { ...next, version: read.version + 1, updated_at: now.toISOString() };
      try {
        await table.commit([{ ...changeDelivery(read, saved), cheap: true }]);
        return saved;
      } catch (error) {
        if (error instanceof ConditionFailed) return null;
        throw error;
      }
    },

    /** Up to `limit` due deliveries of a shard after `after`, the longest waiting first. */
    async findDue(shard: number, now: Date, limit: number, after?: Delivery): Promise<Delivery[]> {
      const range = {
        pk: duePartition(shard),
        index: 'gsi1' as const,
        from: after ? `${dueKey(after)}~` : '0',
        // In the sort key more text follows the instant; `~` is greater than any of it.
        to: `${now.toISOString()}~`,
        ascending: true,
        limit,
      };
      return (await table.query<Delivery>(range)).map((item) => item.data);
    },
  };
}
