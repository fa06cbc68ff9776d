import type { DeliveryToSend } from '../domain/delivery-message.ts';
import { isAbandoned, type Lane } from '../domain/lane.ts';
import type { LaneStore } from '../storage/lanes.ts';
import { attemptDelivery, type Sending } from './attempt-delivery.ts';
import { type Disabling, disableEndpoint } from './disable-endpoint.ts';
import { judgeAttempt } from './judge-attempt.ts';
import { type Settling, settleDelivery } from './settle-delivery.ts';

export interface LaneSending extends Sending, Settling, Disabling {
  lanes: Pick<LaneStore, 'enter' | 'leave'>;
}

/**
 * Makes one attempt of a delivery, at a place in its endpoint's lane: attempt-delivery.ts sends, judge-attempt.ts decides,
 * settle-delivery.ts stores, delivery-schedule.ts has the time of the next one. `take` is called once a place is reserved, and
 * returns null when nothing is to be sent. Returns the lane when no place was free and nothing was sent.
 */
export async function sendInLane(
  deps: LaneSending,
  { organization_id, endpoint_id }: DeliveryToSend['delivery'],
  take: () => Promise<DeliveryToSend | null>,
): Promise<{ turnedAwayBy: Lane } | { turnedAwayBy: null }> {
  const { lanes, clock, random } = deps;
  const { place, lane } = await lanes.enter(organization_id, endpoint_id, clock(), random);
  if (!place) return { turnedAwayBy: lane };
  const ready = await take();
  if (!ready) {
    await lanes.leave(place, null, lane, clock());
    return { turnedAwayBy: null };
  }
  const { attempt, outcome } = await attemptDelivery(deps, ready);
  const judged = judgeAttempt(outcome);
  const disable = (reason: 'gone' | 'failing') =>
    disableEndpoint(deps, organization_id, ready.endpoint, reason);
  // A response from an earlier URL of the endpoint does not apply to the new one.
  const verdict = judged === 'disable_endpoint' && !(await disable('gone')) ? 'retry' : judged;
  const sent = { ok: verdict === 'delivered', first: attempt.number === 1 };
  const [after] = await Promise.all([
    lanes.leave(place, sent, lane, clock()),
    settleDelivery(deps, ready.delivery, { attempt, outcome, verdict }),
  ]);
  if (isAbandoned(after, clock())) await disable('failing');
  return { turnedAwayBy: null };
}
