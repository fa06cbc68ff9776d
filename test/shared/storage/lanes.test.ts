import { beforeAll, describe, expect, it } from 'vitest';
import { idSource } from '../../../shared/domain/ids.ts';
import { emptyLane, placeCount, placeHeldMs } from '../../../shared/domain/lane.ts';
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
const msLater = (ms: number) => new Date(start.getTime() + ms);

/** A lane of its own, with what the tests do in it. */
function newLane() {
  const newId = idSource(start);
  const [organization, endpoint] = [newId('organization'), newId('webhookEndpoint')];
  const enter = (now = start) => lanes.enter(sendTo(organization, endpoint, now));
  const enterMany = async (count: number, now = start) => {
    const entered = await Promise.all(Array.from({ length: count }, () => enter(now)));
    return entered.flatMap(({ place }) => (place ? [place] : []));
  };
  const leave = (place: Place | undefined, ok: boolean | null, now = start, first = true) => {
    if (!place) throw new Error('there was no place');
    const sent = ok === null ? null : { ok, first, endedAt: now.getTime() };
    return lanes.leave({ place, sent, before: read(), now });
  };
  let known = emptyLane;
  const read = () => known;
  const fail = async (now = start, first = true) => {
    const { place, lane } = await enter(now);
    known = lane;
    known = await leave(place ?? undefined, false, now, first);
    return known;
  };
  const get = () => lanes.get(organization, endpoint);
  return { organization, endpoint, enter, enterMany, leave, fail, get };
}

describe('a lane', () => {
  it('has ten places, however many ask at the same instant', async () => {
    const { enterMany, get } = newLane();
    const places = await enterMany(40);
    expect(places).toHaveLength(placeCount);
    expect((await get()).places).toEqual(Array(placeCount).fill(start.getTime() + placeHeldMs));
  });

  it('is looked at without a write, with the others of the turn in one read', async () => {
    const [used, unused] = [newLane(), newLane()];
    await used.enterMany(3);
    let reads = 0;
    const { look } = laneStore({
      ...backend.table,
      getMany: (...asked) => {
        reads += 1;
        return backend.table.getMany(...asked);
      },
      tally: () => Promise.reject(new Error('a look is no write')),
    });
    const looked = await Promise.all(
      [used, unused, used].map(({ organization, endpoint }) =>
        look({ organizationId: organization, endpointId: endpoint }),
      ),
    );
    expect(looked).toEqual([await used.get(), emptyLane, await used.get()]);
    expect(reads).toBe(1);
  });

  it('has ten places for senders in functions of their own, which share no write', async () => {
    const { organization, endpoint, get } = newLane();
    const entered = await Promise.all(
      Array.from({ length: 14 }, () => laneStore(backend.table).enter(sendTo(organization, endpoint, start))),
    );
    const placed = entered.filter(({ place }) => place !== null);
    expect(placed.length).toBeLessThanOrEqual(placeCount);
    expect(placed.length).toBeGreaterThan(5);
    expect((await get()).places.filter((until) => until > 0)).toHaveLength(placed.length);
  });

  it('costs one write for all that enter together, one for all that leave, and no row after that', async () => {
    let writes = 0;
    const counted = <Args extends unknown[], Result>(work: (...args: Args) => Result) => {
      return (...args: Args): Result => {
        writes++;
        return work(...args);
      };
    };
    const { table } = backend;
    const own = laneStore({ ...table, tally: counted(table.tally), commit: counted(table.commit) });
    const { organization, endpoint } = newLane();
    const entered = await Promise.all(
      Array.from({ length: placeCount }, () => own.enter(sendTo(organization, endpoint, start))),
    );
    expect(writes).toBe(1);
    await Promise.all(
      entered.map(({ place, lane }) =>
        place
          ? own.leave({
              place,
              sent: { ok: true, first: true, endedAt: start.getTime() },
              before: lane,
              now: start,
            })
          : null,
      ),
    );
    expect(writes).toBe(2);
    expect(await lanes.all(organization)).toEqual(new Map());
  });

  it('counts those that leave together in the order of their ends', async () => {
    const { organization, endpoint, get } = newLane();
    const sends = [1, 2, 3].map(() => sendTo(organization, endpoint, start));
    const entered = await Promise.all(sends.map((send) => lanes.enter(send)));
    // The one that succeeded ended first, and leaves last.
    const left = entered.map(({ place, lane }, n) => {
      const sent = { ok: n === 2, first: true, endedAt: start.getTime() + 3 - n };
      return lanes.leave({ place: place as Place, sent, before: lane, now: start });
    });
    await Promise.all(left);
    expect((await get()).failures).toBe(2);
  });

  it('lets in one message of a delivery at a time, also of two that come together', async () => {
    const { organization, endpoint, get } = newLane();
    const send = sendTo(organization, endpoint, start);
    const copy = { ...send, message: 'another' };
    const [first, second] = await Promise.all([lanes.enter(send), lanes.enter(copy)]);
    expect(first).toMatchObject({ place: { delivery: send.delivery } });
    expect(second).toMatchObject({ place: null, isDouble: true });
    expect(await lanes.enter(copy)).toMatchObject({ place: null, isDouble: true });
    expect((await get()).places.filter((until) => until > 0)).toHaveLength(1);
  });

  it('lets a message in again after its function crashed, and frees what it held before', async () => {
    const { organization, endpoint, get } = newLane();
    const send = sendTo(organization, endpoint, start);
    await lanes.enter(send);
    const { place, lane } = await lanes.enter({ ...send, now: msLater(10) });
    if (!place) throw new Error('there was no place');
    await lanes.leave({
      place,
      sent: { ok: true, first: true, endedAt: start.getTime() },
      before: lane,
      now: msLater(20),
    });
    expect(await get()).toEqual(emptyLane);
  });

  it('gives a place that was left to the next', async () => {
    const { enterMany, enter, leave } = newLane();
    const places = await enterMany(placeCount);
    expect((await enter()).place).toBeNull();
    await leave(places[3], true);
    expect(await enterMany(2)).toHaveLength(1);
  });

  it('gives the place of a sender that crashed to another after a minute, and does not take it back from there', async () => {
    const { enterMany, leave, get } = newLane();
    const crashed = await enterMany(placeCount);
    expect(await enterMany(1, msLater(placeHeldMs - 1))).toEqual([]);
    const later = msLater(placeHeldMs);
    const taken = await enterMany(placeCount, later);
    expect(taken).toHaveLength(placeCount);
    await leave(crashed[0], true, later);
    expect((await get()).places).toEqual(Array(placeCount).fill(later.getTime() + placeHeldMs));
  });

  it('counts nothing when nothing was sent', async () => {
    const { enter, leave, get } = newLane();
    const { place } = await enter();
    await leave(place ?? undefined, null);
    expect(await get()).toEqual(emptyLane);
  });

  it('remembers since when and how often its receiver failed, until it answers', async () => {
    const { fail, enter, leave, get } = newLane();
    await fail(msLater(0));
    await fail(msLater(1000), false);
    await fail(msLater(2000));
    expect(await get()).toMatchObject({
      failures: 3,
      failedEvents: 2,
      failingSince: start.getTime(),
      lastFailedEventAt: start.getTime() + 2000,
    });
    const { place } = await enter(msLater(3000));
    expect(await leave(place ?? undefined, true, msLater(3001))).toEqual(emptyLane);
  });

  it('begins to fail anew if a success came while the failed one was in progress', async () => {
    const { organization, endpoint, fail, enter, leave } = newLane();
    await fail(msLater(0));
    const [failing, answered] = [await enter(msLater(1000)), await enter(msLater(1000))];
    await leave(answered.place ?? undefined, true, msLater(2000));
    if (!failing.place) throw new Error('there was no place');
    const sent = { ok: false, first: true, endedAt: start.getTime() };
    await lanes.leave({ place: failing.place, sent, before: failing.lane, now: msLater(3000) });
    expect((await fail(msLater(4000))).failingSince).toBe(start.getTime() + 4000);
    expect((await fail(msLater(5000))).failingSince).toBe(start.getTime() + 4000);
    expect(await lanes.get(organization, endpoint)).toMatchObject({ failures: 3, failedEvents: 3 });
  });

  it('lets in one at a time once five failed in a row', async () => {
    const { fail, enterMany, leave } = newLane();
    for (let n = 0; n < 5; n++) await fail();
    const places = await enterMany(5);
    expect(places).toHaveLength(1);
    await leave(places[0], true);
    expect(await enterMany(20)).toHaveLength(placeCount);
  });

  it('that is reset has never failed, and keeps what is in progress', async () => {
    const { organization, endpoint, fail, enter, get } = newLane();
    for (let n = 0; n < 5; n++) await fail();
    await enter();
    await lanes.reset(organization, endpoint);
    const { places, ...rest } = await get();
    expect(rest).toEqual({ ...emptyLane, places: undefined });
    expect(places.filter((until) => until > 0)).toHaveLength(1);
  });
});

it('all lanes of an organization are read together, and no other’s', async () => {
  const [one, other] = [newLane(), newLane()];
  await one.fail();
  await other.fail();
  const known = await lanes.all(one.organization);
  expect([...known]).toEqual([[one.endpoint, await one.get()]]);
});
