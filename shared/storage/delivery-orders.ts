import type { EventEnvelope } from '../contracts/events.ts';
import type { Delivery } from '../domain/delivery.ts';
import type { DeliveryMessage } from '../domain/delivery-message.ts';
import { buildEvent, type EventOrigin } from '../domain/event.ts';
import { addDelivery, changeDelivery } from './deliveries.ts';
import { appendEvent } from './outbox.ts';
import { ConditionFailed } from './row.ts';
import type { Table } from './table.ts';

export type DeliveryOrders = ReturnType<typeof deliveryOrders>;

/**
 * Deliveries that a call requests. The delivery and the order to send it are stored in one transaction, so that calls
 * need no access to a queue.
 */
export function deliveryOrders(table: Table) {
  return {
    /**
     * Stores an event for one endpoint and its delivery. When a crashed first run of the same request has already
     * stored it, returns that delivery.
     */
    async insert(origin: EventOrigin, event: EventEnvelope, delivery: Delivery): Promise<Delivery> {
      try {
        await table.commit([addDelivery(delivery), appendEvent(event), orderOf(origin, delivery)]);
        return delivery;
      } catch (error) {
        const existing = error instanceof ConditionFailed && error.index === 0 ? error.existing : undefined;
        if (existing) return existing.data as Delivery;
        throw error;
      }
    },

    /** Replaces a delivery that was read. Throws {@link ConditionFailed} when it was changed meanwhile. */
    async replace(origin: EventOrigin, read: Delivery, next: Delivery): Promise<Delivery> {
      const saved = { ...next, version: read.version + 1, updated_at: origin.now.toISOString() };
      await table.commit([changeDelivery(read, saved), orderOf(origin, saved)]);
      return saved;
    },
  };
}

/** The internal event that orders a delivery now: an EventBridge rule sends its object to the sender's queue. */
function orderOf(origin: EventOrigin, { id, organization_id, endpoint_id, event_id, version }: Delivery) {
  const message: DeliveryMessage = { organization_id, endpoint_id, delivery_id: id, event_id };
  return appendEvent(
    buildEvent(origin, {
      type: 'webhook_delivery.requested',
      sequence: version,
      object: { object: 'webhook_delivery', id, ...message },
      previous: null,
    }),
  );
}
