import {
  claimDelivery,
  type Delivery,
  endDelivery,
  mayBeUnclaimed,
  waitForLane,
} from '../../../shared/domain/delivery.ts';
import type { DeliveryMessage, DeliveryToSend } from '../../../shared/domain/delivery-message.ts';
import { isBroken, type Lane, putOffMs } from '../../../shared/domain/lane.ts';
import type { DeliveryStore } from '../../../shared/storage/deliveries.ts';
import type { DeliveryQueue } from '../../../shared/webhooks/delivery-queue.ts';
import { endingOf } from '../../../shared/webhooks/ending-of.ts';
import { type LaneSending, sendInLane } from '../../../shared/webhooks/send-in-lane.ts';

interface Dependencies extends LaneSending {
  deliveries: Pick<DeliveryStore, 'findToSend' | 'replace'>;
  retries: Pick<DeliveryQueue, 'sendLater'>;
}

/** The queue's information about the message. */
export interface QueueMessageInfo {
  messageId: string;
  receiveCount: number;
  sentAt: Date;
}

/**
 * Makes one attempt of one delivery: reserves a place in the endpoint's lane, claims the delivery, sends it, and
 * records the result.
 */
export const sendWebhook =
  (deps: Dependencies) => async (message: DeliveryMessage, receipt: QueueMessageInfo) => {
    const fresh = isFresh(receipt, deps.clock()) ? message.first : undefined;
    const found = fresh ?? (await findSendable(deps, message, receipt));
    if (!found) return;
    const take = async () => fresh ?? (await claim(deps, found, receipt));
    const { turnedAwayBy } = await sendInLane(deps, found.delivery, take);
    if (turnedAwayBy) await waitForAPlace(deps, found.delivery, turnedAwayBy, message.turned_away ?? 0);
  };

/**
 * The message of a new delivery may be processed without reading the row while nothing else can process it: at its
 * first receive, within seconds of being sent, long before the sweep. After that the row is read.
 */
const freshSeconds = 5;
const isFresh = ({ receiveCount, sentAt }: QueueMessageInfo, now: Date) =>
  receiveCount === 1 && now.getTime() - sentAt.getTime() < freshSeconds * 1000;

/** Reads the delivery of a message. Null when there is nothing to send. */
async function findSendable(
  { deliveries, clock }: Dependencies,
  { organization_id, endpoint_id, delivery_id, event_id, first, turned_away }: DeliveryMessage,
  { messageId }: QueueMessageInfo,
): Promise<DeliveryToSend | null> {
  // Duplicate from an event that was published twice. The first message may be in progress, without a claim.
  const isReminder = !first && !turned_away;
  const found = await deliveries.findToSend(organization_id, endpoint_id, delivery_id, event_id);
  const { delivery, endpoint, eventBody } = found;
  if (!delivery || !claimDelivery(delivery, messageId, clock())) return null;
  if (isReminder && mayBeUnclaimed(delivery, clock())) return null;
  const ending = endingOf(delivery, endpoint, clock());
  if (ending || !endpoint || eventBody === undefined) {
    await deliveries.replace(delivery, endDelivery(delivery, ending ?? 'canceled'), clock());
    return null;
  }
  return { delivery, endpoint, eventBody };
}

/** Claims the delivery that was read for one attempt. Null when another function was faster. */
async function claim(
  { deliveries, clock }: Dependencies,
  found: DeliveryToSend,
  { messageId }: QueueMessageInfo,
) {
  const wanted = claimDelivery(found.delivery, messageId, clock());
  const claimed = wanted && (await deliveries.replace(found.delivery, wanted, clock()));
  return claimed && { ...found, delivery: claimed };
}

/**
 * A full lane has free places within seconds, so the queue redelivers the message; if it stays full or is broken, the
 * sweep sends the delivery.
 */
const mostReturns = 6;
const longestReturnSeconds = 30;

async function waitForAPlace(
  { deliveries, retries, clock, random }: Dependencies,
  delivery: Delivery,
  lane: Lane,
  returns: number,
): Promise<void> {
  const now = clock();
  if (isBroken(lane) || returns >= mostReturns) {
    const at = new Date(now.getTime() + putOffMs(lane, now, random));
    await deliveries.replace(delivery, waitForLane(delivery, at), now);
    return;
  }
  const seconds = Math.min(2 ** returns, longestReturnSeconds) * (0.5 + 0.5 * random());
  await retries.sendLater(delivery, seconds, returns + 1);
}
