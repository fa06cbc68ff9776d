import type { DeliveryMessage } from '../../../shared/domain/delivery-message.ts';
import { hasUnanswered, isBroken, type Lane } from '../../../shared/domain/lane.ts';
import { type LaneSending, sendInLane } from '../../../shared/webhooks/send-in-lane.ts';
import { type DeliveryStores, type QueueMessageInfo, takeDelivery } from './take-delivery.ts';
import { type Waiting, waitForAPlace } from './wait-for-a-place.ts';

interface Dependencies extends LaneSending, DeliveryStores, Waiting {
  deliveries: LaneSending['deliveries'] & DeliveryStores['deliveries'];
  retries: LaneSending['retries'] & Waiting['retries'];
  pause: (ms: number) => Promise<unknown>;
}

/**
 * Makes one attempt of one delivery: reserves a place in the endpoint's lane, takes the delivery, sends it, and records
 * the result.
 */
export const sendWebhook =
  (deps: Dependencies) => async (message: DeliveryMessage, receipt: QueueMessageInfo) => {
    const isPrompt = message.first !== undefined && !message.is_patient;
    const send = () =>
      sendInLane(deps, {
        organizationId: message.organization_id,
        endpointId: message.endpoint_id,
        delivery: message.delivery_id,
        message: receipt.messageId,
        isPatient: !isPrompt,
        take: () => takeDelivery(deps, message, receipt),
      });
    let { turnedAwayBy } = await send();
    for (const ms of isPrompt ? pausesMs : []) {
      if (!turnedAwayBy || !isSoonFree(turnedAwayBy, deps.clock())) break;
      await deps.pause(ms * (0.5 + 0.5 * deps.random()));
      ({ turnedAwayBy } = await send());
    }
    if (turnedAwayBy) await waitForAPlace(deps, message, receipt, turnedAwayBy);
  };

/** A full lane whose receiver responds has a free place within milliseconds. A second in all is less than a return of the message takes. */
const pausesMs = [20, 40, 80, 160, 320, 320];
const isSoonFree = (lane: Lane, now: Date) => !isBroken(lane) && !hasUnanswered(lane, now);
