import { claimDelivery, type Delivery, endDelivery } from '../../../shared/domain/delivery.ts';
import type { DeliveryMessage } from '../../../shared/domain/delivery-message.ts';
import type { DeliveryStore } from '../../../shared/storage/deliveries.ts';
import { endingOf } from '../../../shared/webhooks/ending-of.ts';
import type { TakenDelivery } from '../../../shared/webhooks/send-in-lane.ts';

export interface DeliveryStores {
  deliveries: Pick<DeliveryStore, 'find' | 'findToSend' | 'replace' | 'create' | 'remove'>;
  clock: () => Date;
}

/** The queue's information about the message. */
export interface QueueMessageInfo {
  messageId: string;
  receiveCount: number;
}

/**
 * The delivery of a message for one attempt; null when there is nothing to send. The sender holds its place in the lane,
 * which no other message of the same delivery has at that time. A new delivery is sent without a row when its message is
 * received for the first time: its place is the claim, and after a crash the message comes again. Any other is claimed in
 * its row.
 */
export async function takeDelivery(
  { deliveries, clock }: DeliveryStores,
  message: DeliveryMessage,
  receipt: QueueMessageInfo,
): Promise<TakenDelivery | null> {
  const { first } = message;
  const isFirstReceipt = receipt.receiveCount === 1;
  if (
    first &&
    isFirstReceipt &&
    isFresh(message, first.delivery, clock()) &&
    !(await deliveries.find(first.delivery))
  )
    return { ...first, isUnstored: true };

  const { organization_id, endpoint_id, delivery_id, event_id } = message;
  const found = await deliveries.findToSend(organization_id, endpoint_id, delivery_id, event_id);
  const { endpoint, eventBody } = found;
  // The queue holds a message for less time than an event is stored: this event was erased, and a run that crashed had no
  // time to remove the delivery.
  if (first && found.delivery && eventBody === undefined) {
    await deliveries.remove(found.delivery);
    return null;
  }
  const delivery = found.delivery ?? first?.delivery;
  const claimed = delivery && claimDelivery(delivery, receipt.messageId, clock());
  if (!claimed) return null;
  const save = (next: Delivery) =>
    found.delivery ? deliveries.replace(found.delivery, next, clock()) : deliveries.create(next);
  const ending = endingOf(delivery, endpoint, clock());
  if (ending || !endpoint || eventBody === undefined) {
    // Of a delivery without a row and without its event, which was erased, nothing is stored.
    if (found.delivery || eventBody !== undefined) await save(endDelivery(delivery, ending ?? 'canceled'));
    return null;
  }
  if (isFirstReceipt && !found.delivery) return { delivery, endpoint, eventBody, isUnstored: true };
  const saved = await save(claimed);
  return saved && { delivery: saved, endpoint, eventBody };
}

/**
 * The endpoint in the message is that of the fan-out. Only within seconds of it is it sent there without reading the endpoint
 * and the event again. A message that prompt senders pass on is a new one, with a new time and count.
 */
const freshSeconds = 5;
const isFresh = ({ turned_away }: DeliveryMessage, { created_at }: Delivery, now: Date): boolean =>
  turned_away === undefined && now.getTime() - Date.parse(created_at) < freshSeconds * 1000;
