import { setTimeout as sleep } from 'node:timers/promises';
import { beforeAll, describe, expect, it } from 'vitest';
import { newDelivery } from '../../shared/domain/delivery.ts';
import { idSource } from '../../shared/domain/ids.ts';
import { deliveryStore } from '../../shared/storage/deliveries.ts';
import { laneStore } from '../../shared/storage/lanes.ts';
import type { Backend } from '../support/backend.ts';
import { sharedBackend } from '../support/shared-backend.ts';
import { answered, sendingDesk } from './support/sending-desk.ts';

let backend: Backend;
beforeAll(async () => {
  backend = await sharedBackend();
});

/**
 * Sends new deliveries of one endpoint at once. Each is answered `gapMs` after the one before it. Every other event is about
 * a person, so that its sender reads whether it was erased meanwhile.
 */
async function sendAtOnce(statuses: number[], gapMs = 2) {
  const at = await sendingDesk(backend);
  const { organizationId } = at.caller;
  const { endpoint } = await deliveryStore(backend.table).findToSend(
    organizationId,
    at.endpoint.id,
    at.delivery.id,
    at.event.id,
  );
  if (!endpoint) throw new Error('the endpoint is not there');
  let posted = 0;
  at.receiver = async () => {
    const n = posted++;
    await sleep(n * gapMs);
    return answered(statuses[n] ?? 0, { durationMs: n * gapMs });
  };
  const made = statuses.map((_, n) => {
    const ids = {
      id: idSource(at.clock(), `${at.event.id}#${n}`)('delivery'),
      organization_id: organizationId,
      endpoint_id: at.endpoint.id,
      event_id: at.event.id,
      event_type: at.event.type,
    };
    const object = n % 2 ? { object: 'candidate', id: 'cand_1' } : { object: 'job', id: 'job_1' };
    return {
      delivery: newDelivery(ids, at.clock()),
      endpoint,
      eventBody: JSON.stringify({ ...at.event, data: { ...at.event.data, object } }),
    };
  });
  await Promise.all(
    made.map((first, n) => at.send(`message-${n}`, first.delivery, { first, receiveCount: 1 })),
  );
  const lane = await laneStore(backend.table).get(organizationId, at.endpoint.id);
  return { ...at, lane, held: lane.places.filter((until) => until > 0).length };
}

describe('the sends of a batch to one endpoint', () => {
  it('count in the order of their ends: the last one, which succeeds, ends the failures before it', async () => {
    const { lane, held, delays } = await sendAtOnce([503, 503, 503, 503, 503, 503, 200]);
    expect(delays).toHaveLength(6);
    expect([lane.failures, held]).toEqual([0, 0]);
  });

  it('count as failures where the last ones fail', async () => {
    const { lane, held } = await sendAtOnce([503, 200, 503, 503]);
    expect([lane.failures, held]).toEqual([2, 0]);
  });

  it('leave no row of their lane when all succeed', async () => {
    const { caller, endpoint } = await sendAtOnce([200, 200, 200, 200, 200]);
    expect((await laneStore(backend.table).all(caller.organizationId)).has(endpoint.id)).toBe(false);
  });
});
