import { claimDelivery, type Delivery, endDelivery } from '../../../shared/domain/delivery.ts';
import { isBroken, type Lane, putOffMs } from '../../../shared/domain/lane.ts';
import type { WebhookEndpoint } from '../../../shared/domain/stored/webhook-endpoint.ts';
import type { WebhookReplay } from '../../../shared/domain/stored/webhook-replay.ts';
import type { DeliveryStore } from '../../../shared/storage/deliveries.ts';
import type { LaneStore } from '../../../shared/storage/lanes.ts';
import { type LaneSending, sendInLane } from '../../../shared/webhooks/send-in-lane.ts';

export interface AttemptStores extends LaneSending {
  deliveries: LaneSending['deliveries'] & Pick<DeliveryStore, 'findToSend'>;
  lanes: LaneSending['lanes'] & Pick<LaneStore, 'get'>;
}

/** The state of the current delivery, and its endpoint. */
type Look =
  /** It was sent just now; the next call returns the result. */
  | { is: 'attempted' }
  /** `gone`: its event was erased. `waitMs`: the pause before the next delivery to a broken lane. */
  | { is: 'ended'; as: 'delivered' | 'failed' | 'gone'; waitMs: number; endpoint?: WebhookEndpoint }
  /** No place is free, another function is sending it, or the endpoint receives nothing more. */
  | { is: 'waiting'; waitMs: number; endpoint?: WebhookEndpoint };

/**
 * Reads the delivery that a replay has started, and makes its first attempt unless another function did or is about to.
 */
export async function lookAtFirstAttempt(
  deps: AttemptStores,
  { organization_id, endpoint_id, delivery_id, position }: WebhookReplay,
  messageId: string,
): Promise<Look> {
  const { deliveries, lanes, clock, random } = deps;
  const found = await deliveries.findToSend(
    organization_id,
    endpoint_id,
    String(delivery_id),
    String(position),
  );
  const { delivery, endpoint, eventBody } = found;
  if (!delivery) return { is: 'ended', as: 'gone', waitMs: 0, endpoint };
  if (delivery.status === 'delivered') return { is: 'ended', as: 'delivered', waitMs: 0, endpoint };
  if (delivery.attempts.length > 0 || delivery.status !== 'pending') {
    const lane = await lanes.get(organization_id, endpoint_id);
    const waitMs = isBroken(lane) ? putOffMs(lane, clock(), random) : 0;
    return { is: 'ended', as: 'failed', waitMs, endpoint };
  }
  if (!endpoint?.enabled) return { is: 'waiting', waitMs: 0, endpoint };
  if (eventBody === undefined) {
    await deliveries.replace(delivery, endDelivery(delivery, 'canceled'), clock());
    return { is: 'ended', as: 'gone', waitMs: 0, endpoint };
  }
  if (!claimDelivery(delivery, messageId, clock()))
    return { is: 'waiting', waitMs: untilFree(delivery, clock()), endpoint };

  const { turnedAwayBy } = await sendInLane(deps, {
    organizationId: organization_id,
    endpointId: endpoint_id,
    delivery: delivery.id,
    message: messageId,
    isPatient: true,
    take: async () => {
      const wanted = claimDelivery(delivery, messageId, clock());
      const claimed = wanted && (await deliveries.replace(delivery, wanted, clock()));
      return claimed && { delivery: claimed, endpoint, eventBody };
    },
  });
  if (!turnedAwayBy) return { is: 'attempted' };
  return { is: 'waiting', waitMs: untilThereIsPlace(turnedAwayBy, clock(), random), endpoint };
}

/** Another function is sending it, such as the sweep after a crash, or it was postponed. */
function untilFree({ claimed_until, next_attempt_at }: Delivery, now: Date): number {
  const untils = [claimed_until, next_attempt_at].flatMap((at) => (at === null ? [] : [Date.parse(at)]));
  return Math.max(...untils.map((until) => until - now.getTime()), 1000);
}

/** A full lane has free places within seconds. */
const untilThereIsPlace = (lane: Lane, now: Date, random: () => number): number =>
  isBroken(lane) ? putOffMs(lane, now, random) : 1000 + 4000 * random();
