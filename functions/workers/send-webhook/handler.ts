import type { DeliveryMessage } from '../../../shared/domain/delivery-message.ts';
import { hasUnanswered, isBroken, isMoving, type Lane, openPlaces } from '../../../shared/domain/lane.ts';
import { gather } from '../../../shared/storage/gather.ts';
import type { LaneStore } from '../../../shared/storage/lanes.ts';
import { finishTogether } from '../../../shared/webhooks/finish-together.ts';
import { type LaneSending, sendInLane } from '../../../shared/webhooks/send-in-lane.ts';
import { type DeliveryStores, type QueueMessageInfo, takeDelivery } from './take-delivery.ts';
import { type Waiting, waitForAPlace } from './wait-for-a-place.ts';

interface Dependencies extends LaneSending, DeliveryStores, Waiting {
  deliveries: LaneSending['deliveries'] & DeliveryStores['deliveries'] & Waiting['deliveries'];
  retries: LaneSending['retries'] & Waiting['retries'];
  lanes: LaneSending['lanes'] & Pick<LaneStore, 'look'>;
  pause: (ms: number) => Promise<unknown>;
}

/**
 * Makes one attempt of one delivery: reserves a place in the endpoint's lane, takes the delivery, sends it, and records
 * the result.
 */
export const sendWebhook = (dependencies: Dependencies) => {
  // The results of a batch are stored together, and its places freed together: half of the writes, for some milliseconds.
  const deps = { ...dependencies, post: finishTogether(dependencies.post, longestWaitMs) };
  // Those of a batch that wait for the same lane wait together, and then share the write that asks for places.
  const pauseTogether = gather(
    async (pauses: { endpointId: string; ms: number }[]) => {
      const [{ ms } = { ms: 0 }] = pauses;
      await deps.pause(ms * (0.5 + 0.5 * deps.random()));
      return pauses;
    },
    ({ endpointId, ms }) => `${endpointId} ${ms}`,
  );

  return async (message: DeliveryMessage, receipt: QueueMessageInfo) => {
    const isPrompt = message.first !== undefined && !message.is_patient;
    const send = async (): Promise<Lane | null> => {
      const fullLane = isPrompt ? null : await lookForFullLane(deps, message, receipt);
      if (fullLane) return fullLane;
      const { turnedAwayBy } = await sendInLane(deps, {
        organizationId: message.organization_id,
        endpointId: message.endpoint_id,
        delivery: message.delivery_id,
        message: receipt.messageId,
        isPatient: !isPrompt,
        take: () => takeDelivery(deps, message, receipt),
      });
      return turnedAwayBy;
    };
    let lane = await send();
    for (const ms of pausesMs) {
      if (!lane || !isSoonFree(lane, deps.clock(), isPrompt)) break;
      await pauseTogether({ endpointId: message.endpoint_id, ms });
      lane = await send();
    }
    if (lane) await waitForAPlace(deps, message, receipt, lane);
  };
};

/** How long a response waits for those of the other sends of its batch. */
const longestWaitMs = 20;

/**
 * A full lane whose receiver responds has a free place within milliseconds. A second in all is less than a return of the message
 * takes. The patient senders wait for a receiver that responds to some: one send without a response may be one that crashed.
 */
const pausesMs = [20, 40, 80, 160, 320, 320];
const isSoonFree = (lane: Lane, now: Date, isPrompt: boolean) =>
  !isBroken(lane) && (isPrompt ? !hasUnanswered(lane, now) : isMoving(lane, now));

/**
 * The lane that has no place for the message, as it is before any is asked for. Most of what the patient senders get is for
 * full lanes: those that wait together are then read together. A message that came before may find its own place taken.
 */
async function lookForFullLane(
  { lanes, clock }: Dependencies,
  { organization_id, endpoint_id }: DeliveryMessage,
  { receiveCount }: QueueMessageInfo,
): Promise<Lane | null> {
  if (receiveCount > 1) return null;
  const lane = await lanes.look({ organizationId: organization_id, endpointId: endpoint_id });
  return openPlaces(lane, clock()).length === 0 ? lane : null;
}
