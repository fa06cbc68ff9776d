import { claimDelivery, waitForLane } from '../../../shared/domain/delivery.ts';
import type { DeliveryMessage } from '../../../shared/domain/delivery-message.ts';
import { isBroken, type Lane, putOffMs } from '../../../shared/domain/lane.ts';
import type { DeliveryStore } from '../../../shared/storage/deliveries.ts';
import type { DeliveryQueue } from '../../../shared/webhooks/delivery-queue.ts';
import type { QueueMessageInfo } from './take-delivery.ts';

export interface Waiting {
  deliveries: Pick<DeliveryStore, 'find' | 'findToSend' | 'replace' | 'createWaiting'>;
  retries: Pick<DeliveryQueue, 'sendNow' | 'sendLater'>;
  clock: () => Date;
  random: () => number;
}

const mostReturns = 6;
const longestReturnSeconds = 30;

/**
 * A delivery that got no place. The prompt senders give it to the patient ones at once; there a full lane has free places
 * within seconds, so the queue redelivers the message. If the lane stays full or is broken, the sweep sends the delivery.
 */
export async function waitForAPlace(
  deps: Waiting,
  message: DeliveryMessage,
  { messageId, receiveCount }: QueueMessageInfo,
  lane: Lane,
): Promise<void> {
  const { retries, random } = deps;
  const { first, is_patient, turned_away = 0 } = message;
  if (isBroken(lane) || turned_away >= mostReturns) return leaveToTheSweep(deps, message, messageId, lane);
  if (receiveCount > 1) await releaseClaim(deps, message, messageId);
  if (first && !is_patient) return retries.sendNow([{ ...message, is_patient: true }]);
  const seconds = Math.min(2 ** turned_away, longestReturnSeconds) * (0.5 + 0.5 * random());
  await retries.sendLater({ ...message, turned_away: turned_away + 1 }, seconds);
}

/** The claim of this message's run that crashed would keep the new message away until it ends. */
async function releaseClaim(
  { deliveries, clock }: Waiting,
  { endpoint_id, delivery_id: id }: DeliveryMessage,
  messageId: string,
): Promise<void> {
  const delivery = await deliveries.find({ endpoint_id, id });
  if (delivery?.claimed_by !== messageId) return;
  await deliveries.replace(delivery, { ...delivery, claimed_by: null, claimed_until: null }, clock());
}

async function leaveToTheSweep(
  { deliveries, clock, random }: Waiting,
  { organization_id, endpoint_id, delivery_id, event_id, first }: DeliveryMessage,
  messageId: string,
  lane: Lane,
): Promise<void> {
  const now = clock();
  const at = new Date(now.getTime() + putOffMs(lane, now, random));
  const found = await deliveries.findToSend(organization_id, endpoint_id, delivery_id, event_id);
  if (found.delivery) {
    // Not one that has ended, is claimed, or waits already.
    if (claimDelivery(found.delivery, messageId, now))
      await deliveries.replace(found.delivery, waitForLane(found.delivery, at), now);
  } else if (first && found.eventBody !== undefined)
    await deliveries.createWaiting(waitForLane(first.delivery, at));
}
