import { beforeAll, describe, expect, it } from 'vitest';
import { idSource } from '../../../shared/domain/ids.ts';
import { lanePartition } from '../../../shared/storage/keys.ts';
import { type LaneStore, laneStore, type Place } from '../../../shared/storage/lanes.ts';
import { sendTo } from '../../functions/support/lanes.ts';
import type { Backend } from '../../support/backend.ts';
import { sharedBackend } from '../../support/shared-backend.ts';

let backend: Backend;
let lanes: LaneStore;
beforeAll(async () => {
  backend = await sharedBackend();
  lanes = laneStore(backend.table);
});

const start = new Date();
function newLane() {
  const newId = idSource(start);
  const [organization, endpoint] = [newId('organization'), newId('webhookEndpoint')];
  return { organization, endpoint, enter: () => lanes.enter(sendTo(organization, endpoint, start)) };
}

describe('a lane', () => {
  it('tells those that got no place that nobody else sends the same', async () => {
    const { enter } = newLane();
    const entered = await Promise.all(Array.from({ length: 14 }, () => enter()));
    const refused = entered.flatMap((one) => (one.place === null ? [one.isDouble] : []));
    expect(refused).toEqual([false, false, false, false]);
  });

  it('has no row once the last of it has left after a success', async () => {
    const { organization, endpoint, enter } = newLane();
    const key = { pk: lanePartition(organization), sk: endpoint };
    const [one, other] = [await enter(), await enter()];
    const leave = ({ place, lane }: typeof one) =>
      lanes.leave({
        place: place as Place,
        sent: { ok: true, first: true, endedAt: start.getTime() },
        before: lane,
        now: start,
      });
    expect(await backend.table.get(key)).toBeDefined();
    await leave(one);
    expect(await backend.table.get(key)).toBeDefined();
    await leave({ ...other, lane: await lanes.get(organization, endpoint) });
    expect(await backend.table.get(key)).toBeUndefined();
  });
});
