import { createHash } from 'node:crypto';
import type { EventEnvelope } from '../contracts/events.ts';
import type { Delivery } from '../domain/delivery.ts';
import { timeOf } from '../domain/ids.ts';
import type { WebhookEndpoint } from '../domain/stored/webhook-endpoint.ts';
import { allEnded } from './all-ended.ts';
import { gather } from './gather.ts';
import { inGroups } from './in-groups.ts';
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

const textOf = ({ pk, sk }: Key) => `${pk} ${sk}`;

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

/** BatchGetItem accepts at most a hundred keys. */
const keysAtOnce = 100;
/** A transaction has at most a hundred writes. */
const writesAtOnce = 100;

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

  /**
   * Stores up to 100 new deliveries and returns those that were new; those that an earlier, crashed fan-out stored
   * are unchanged.
   */
  const createMissing = async (deliveries: Delivery[]): Promise<Delivery[]> => {
    if (await created(deliveries)) return deliveries;
    const each = await allEnded(deliveries.map((delivery) => created([delivery])));
    return deliveries.filter((_, index) => each[index]);
  };

  /** Rows that are asked for in one turn, or during a read, are read together. */
  const read = gather(async (asked: Key[][]) => {
    const keys = new Map(asked.flat().map((key) => [textOf(key), key]));
    const rows = await allEnded(
      inGroups([...keys.values()], keysAtOnce).map((group) => table.getMany(group)),
    );
    const found = new Map([...keys.keys()].map((text, at) => [text, rows.flat()[at]]));
    return asked.map((own) => own.map((key) => found.get(textOf(key))));
  });

  return {
    /**
     * See {@link isStored}: an event that was erased is not delivered. Those that are asked for in one turn are returned in one turn and
     * in their order, whether they cost a read or not.
     */
    isEventStored: gather((events: EventEnvelope[]) =>
      allEnded(events.map((event) => isStored(table, event))),
    ),

    createMissing,

    /** Stores a delivery that waits for the sweep, unless it has a row. Those of one turn are stored together. */
    createWaiting: gather(async (deliveries: Delivery[]) => {
      const distinct = [...new Map(deliveries.map((delivery) => [delivery.id, delivery])).values()];
      for (const group of inGroups(distinct, writesAtOnce)) await createMissing(group);
      return deliveries;
    }),

    /** A delivery, its webhook endpoint and the event's text. */
    async findToSend(organizationId: string, endpointId: string, deliveryId: string, eventId: string) {
      const endpointKey = { pk: webhookEndpointPartition(organizationId), sk: endpointId };
      const keys = [deliveryKey(endpointId, deliveryId), endpointKey, eventKey(eventId)];
      const [delivery, endpoint, event] = await read(keys);
      return {
        delivery: delivery?.data as Delivery | undefined,
        endpoint: endpoint?.data as WebhookEndpoint | undefined,
        eventBody: event?.data as string | undefined,
      };
    },

    async find({ endpoint_id, id }: Pick<Delivery, 'endpoint_id' | 'id'>): Promise<Delivery | undefined> {
      const [row] = await read([deliveryKey(endpoint_id, id)]);
      return row?.data as Delivery | undefined;
    },

    /** Stores a delivery that has no row yet, claimed for an attempt. Null when it has one. */
    async create(claimed: Delivery): Promise<Delivery | null> {
      try {
        await table.commit([{ ...addDelivery(claimed), cheap: true }]);
        return claimed;
      } catch (error) {
        if (!(error instanceof ConditionFailed)) throw error;
        const { claimed_by, claimed_until } = (error.existing?.data ?? {}) as Partial<Delivery>;
        // After a lost response the write is repeated, and finds its own effect.
        const isOwn = claimed_by === claimed.claimed_by && claimed_until === claimed.claimed_until;
        return isOwn ? claimed : null;
      }
    },

    /**
     * Stores a delivery after its first attempt. Only for a sender that holds its place in the lane, and has seen since
     * that there is no row: nothing else writes one meanwhile.
     */
    storeAttempted: gather(async (deliveries: Delivery[]) => {
      await table.putAll(deliveries.map(rowOf));
      return deliveries;
    }),

    /** Removes a delivery whose event was erased while it was sent. */
    async remove({ endpoint_id, id }: Delivery): Promise<void> {
      await table.commit([{ remove: deliveryKey(endpoint_id, id) }]);
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
