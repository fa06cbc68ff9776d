import type { DeliveryToSend } from '../domain/delivery-message.ts';
import { hasUnanswered, isAbandoned, type Lane } from '../domain/lane.ts';
import type { Sender, Sent } from '../storage/lane-row.ts';
import type { LaneStore } from '../storage/lanes.ts';
import { attemptDelivery, type Sending } from './attempt-delivery.ts';
import { type Disabling, disableEndpoint } from './disable-endpoint.ts';
import { judgeAttempt } from './judge-attempt.ts';
import { type Settling, settleDelivery } from './settle-delivery.ts';

export interface LaneSending extends Sending, Settling, Disabling {
  lanes: Pick<LaneStore, 'enter' | 'leave'>;
}

/** A send that wants a place. */
interface Send extends Sender {
  /** Whether it goes where another send has waited for its response longer than most do. */
  isPatient: boolean;
  /**
   * Called once a place is reserved. `isUnstored`: the delivery has no row. Null when nothing is to be sent.
   */
  take: () => Promise<TakenDelivery | null>;
}

export type TakenDelivery = DeliveryToSend & { isUnstored?: boolean };

/**
 * Makes one attempt of a delivery, at a place in its endpoint's lane: attempt-delivery.ts sends, judge-attempt.ts decides,
 * settle-delivery.ts stores, delivery-schedule.ts has the time of the next one. Returns the lane when it gave no place and
 * nothing was sent. Nothing is sent either while another message sends the same delivery.
 */
export async function sendInLane(
  deps: LaneSending,
  { isPatient, take, ...sender }: Send,
): Promise<{ turnedAwayBy: Lane } | { turnedAwayBy: null }> {
  const { lanes, clock } = deps;
  const entry = await lanes.enter({ ...sender, now: clock() });
  const { place, lane } = entry;
  if (!place) return { turnedAwayBy: entry.isDouble ? null : lane };
  const leave = (sent: Sent | null) => lanes.leave({ place, sent, before: lane, now: clock() });
  if (!isPatient && hasUnanswered(lane, clock())) {
    await leave(null);
    return { turnedAwayBy: lane };
  }
  const ready = await take().catch(leaveFirst);
  if (!ready) {
    await leave(null);
    return { turnedAwayBy: null };
  }
  const { sent, remind } = await attemptAndSettle(deps, ready).catch(leaveFirst);
  // After the result is stored: another message of this delivery, which the place keeps away, then finds it.
  const after = await leave(sent);
  // After the place is left: sends that end together leave together, whatever their results.
  await remind?.();
  if (isAbandoned(after, clock()))
    await disableEndpoint(deps, sender.organizationId, ready.endpoint, 'failing');
  return { turnedAwayBy: null };

  async function leaveFirst(error: unknown): Promise<never> {
    await leave(null);
    throw error;
  }
}

async function attemptAndSettle(deps: LaneSending, ready: TakenDelivery) {
  const { attempt, outcome } = await attemptDelivery(deps, ready);
  const judged = judgeAttempt(outcome);
  const { organization_id } = ready.delivery;
  const isGone =
    judged === 'disable_endpoint' && (await disableEndpoint(deps, organization_id, ready.endpoint, 'gone'));
  // A response from an earlier URL of the endpoint does not apply to the new one.
  const verdict = judged === 'disable_endpoint' && !isGone ? 'retry' : judged;
  const remind = await settleDelivery(deps, ready, { attempt, outcome, verdict });
  const endedAt = Date.parse(attempt.at) + attempt.duration_ms;
  const sent: Sent = { ok: verdict === 'delivered', first: attempt.number === 1, endedAt };
  return { sent, remind };
}
