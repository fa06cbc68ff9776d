import { randomUUID } from 'node:crypto';
import type { LaneStore } from '../../../shared/storage/lanes.ts';

/** A send of a delivery and a message of its own. */
export const sendTo = (organizationId: string, endpointId: string, now: Date) => ({
  organizationId,
  endpointId,
  delivery: `dlv_${randomUUID()}`,
  message: randomUUID(),
  now,
});

/** A first attempt that fails, if there is a place for it. */
export async function failOnce(lanes: LaneStore, organization: string, endpoint: string, now: Date) {
  const { place, lane } = await lanes.enter(sendTo(organization, endpoint, now));
  if (place)
    await lanes.leave({ place, sent: { ok: false, first: true, endedAt: now.getTime() }, before: lane, now });
}
