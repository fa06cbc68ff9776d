/**
 * An undo in several transactions is stopped after each of them, and everybody writes then: nothing changes either candidate until the
 * undo is complete, and in the end both are as if there had been no merge.
 */
import { beforeAll, describe, expect, it } from 'vitest';
import type { Backend } from '../support/backend.ts';
import { everyRow, textOf } from '../support/every-row.ts';
import { sharedBackend } from '../support/shared-backend.ts';
import { mergeDesk } from './support/merge-desk.ts';
import { privacyCalls } from './support/privacy-calls.ts';
import { betweenParts, stoppedAfter, sweepUndos, type UndoWorld, undoWorld } from './support/undo-stories.ts';

let backend: Backend;
let privacy: ReturnType<typeof privacyCalls>;
let sweep: ReturnType<typeof sweepUndos>;
beforeAll(async () => {
  backend = await sharedBackend();
  privacy = privacyCalls(backend);
  sweep = sweepUndos(backend, () => new Date(Date.now() + 120_000));
});

const at = (list: string[], place: number) => list.at(place) ?? '';
type Writer = (world: UndoWorld) => Promise<number>;

/** What changes a candidate. Each application is one of the last 14, which go back after the first transaction. */
const writers: Record<string, Writer> = {
  'rejects an application': async ({ people, caller, since }) =>
    (await people.reject(caller, at(since, -1))).status,
  'rejects one that went back first': async ({ people, caller, own }) =>
    (await people.reject(caller, at(own, 1))).status,
  'accepts a proposal for the other one': async ({ people, caller, host, since }) =>
    (
      await people.candidates.confirm({
        caller,
        params: { id: host },
        body: { application_id: at(since, -1) },
      })
    ).status,
  'accepts a proposal': async ({ people, caller, guest, since }) =>
    (
      await people.candidates.confirm({
        caller,
        params: { id: guest },
        body: { application_id: at(since, -3) },
      })
    ).status,
  'a file arrives': async ({ arrive, since }) =>
    arrive(at(since, -2)).then(
      () => 200,
      () => 503,
    ),
  'a form under the address of the one comes': async ({ form }) => (await form(true)).status,
  'a form under the address of the other one comes': async ({ form }) => (await form(false)).status,
  'writes a note': async ({ people, caller, host }) =>
    (await people.candidates.addNote({ caller, params: { id: host }, body: { text: 'A note' } })).status,
  'changes a field': async ({ people, caller, guest }) =>
    (await people.candidates.update({ caller, params: { id: guest }, body: { location: { raw: 'Bonn' } } }))
      .status,
  'orders an export': async ({ caller, host }) =>
    (await privacy.order({ caller, params: { id: host } })).status,
};

/** What changes an application or a scan alone. */
const others: Record<string, Writer> = {
  'tags an application': async ({ people, caller, since }) =>
    (await people.applications.tag({ caller, params: { id: at(since, -1) }, body: { add: ['good'] } }))
      .status,
  'deletes a scan': async ({ people, caller, since }) => {
    const { scan_id } = await people.applications.applications.get(caller.organizationId, at(since, -4));
    return (await privacy.deleteScan({ caller, params: { id: scan_id ?? '' } })).status;
  },
};

const seen = async ({ view, host, guest }: UndoWorld) => [await view(host), await view(guest)];
async function erase({ caller }: UndoWorld, id: string) {
  const order = await privacy.remove({ caller, params: { id } });
  expect(order.status, order.text).toBe(202);
  await privacy.erase({ organizationId: caller.organizationId, erasureId: order.body.id });
}

describe.each([
  [1, 'swept'],
  [2, 'repeated'],
  [3, 'swept'],
] as const)('an undo that stops after transaction %i and is %s', (count, how) => {
  it('ends as if there had been no merge, whatever is written in between', { timeout: 120_000 }, async () => {
    const [world, twin] = [await undoWorld(backend, true, 24), await undoWorld(backend, false, 24)];
    const { caller, host, guest, mark } = world;
    const stopped = mergeDesk(stoppedAfter(backend, count));
    const broken = await stopped.unmerge(caller, host, guest).catch(() => ({ status: 500 }));
    expect(broken.status).toBe(500);

    const during = await Promise.all(
      Object.entries(writers).map(async ([name, write]) => [name, await write(world)]),
    );
    expect(during).toEqual(Object.keys(writers).map((name) => [name, 503]));
    for (const id of [host, guest])
      expect((await privacy.remove({ caller, params: { id } })).status).toBe(409);
    const refused: Writer[] = [];
    for (const [name, write] of Object.entries(others)) {
      const status = await write(world);
      expect([200, 503], name).toContain(status);
      if (status === 503) refused.push(write);
      expect([name, await write(twin)]).toEqual([name, 200]);
    }

    if (how === 'swept') await sweep();
    else expect((await world.people.unmerge(caller, host, guest)).status).toBe(200);
    for (const write of refused) expect(await write(world)).toBe(200);
    for (const [name, write] of Object.entries(writers))
      expect([name, await write(world)]).toEqual([name, await write(twin)]);
    expect(await seen(world)).toEqual(await seen(twin));

    for (const one of [world, twin]) await erase(one, one.guest);
    expect(await seen(world)).toEqual(await seen(twin));
    const left = (await everyRow(backend)).filter((row) => textOf(row).includes(mark));
    expect(left.filter((row) => !textOf(row).includes(`${mark}h`)).map(({ pk, sk }) => [pk, sk])).toEqual([]);
  });
});

it('gives 60 applications back; the other one has none of them, also after the erasure', {
  timeout: 60_000,
}, async () => {
  const [world, twin] = [await undoWorld(backend, true, 60), await undoWorld(backend, false, 60)];
  expect((await world.people.unmerge(world.caller, world.host, world.guest)).status).toBe(200);
  expect(await seen(world)).toEqual(await seen(twin));
  const moved = await world.people.reject(world.caller, at(world.since, 0));
  expect([moved.status, (await twin.people.reject(twin.caller, at(twin.since, 0))).status]).toEqual([
    200, 200,
  ]);
  expect(await seen(world)).toEqual(await seen(twin));
  await erase(world, world.guest);
  const rows = (await everyRow(backend)).filter((row) => textOf(row).includes(world.mark));
  expect(rows.filter((row) => !textOf(row).includes(`${world.mark}h`)).map(({ pk, sk }) => [pk, sk])).toEqual(
    [],
  );
});

it('lets a call that writes during an undo wait for its end', { timeout: 60_000 }, async () => {
  const world = await undoWorld(backend, true, 24);
  const { people, caller, host, guest, since } = world;
  const sent: Promise<{ status: number }>[] = [];
  const slow = betweenParts(backend, async (number, commit) => {
    await commit();
    if (number > 0) return;
    sent.push(...since.slice(-8).map((id) => people.reject(caller, id)));
    await new Promise((resolve) => setTimeout(resolve, 100));
  });
  expect((await mergeDesk(slow).unmerge(caller, host, guest)).status).toBe(200);
  for (const { status } of await Promise.all(sent)) expect(status).toBe(200);
  expect((await people.get(caller, host)).application_counts).toEqual({
    active: 4,
    hired: 0,
    rejected: 0,
    withdrawn: 0,
  });
  expect((await people.get(caller, guest)).application_counts).toEqual({
    active: 17,
    hired: 0,
    rejected: 8,
    withdrawn: 0,
  });
});

it.each([4, 24])(
  'dates its end so that an export which was ordered before its first transaction is erased with either, after %i forms',
  async (count) => {
    const world = await undoWorld(backend, true, count);
    const { caller, host, guest } = world;
    let ordered = '';
    const slow = betweenParts(backend, async (number, commit) => {
      if (number === 0) ordered = (await privacy.order({ caller, params: { id: host } })).body.id;
      await commit();
    });
    expect((await mergeDesk(slow).unmerge(caller, host, guest)).status).toBe(200);
    expect((await privacy.exported({ caller, params: { id: ordered } })).status).toBe(200);
    await erase(world, guest);
    expect((await privacy.exported({ caller, params: { id: ordered } })).status).toBe(404);
  },
);

it('returns 200 to each of several equal calls at once', { timeout: 60_000 }, async () => {
  const { people, caller, host, guest } = await undoWorld(backend, true, 14);
  const calls = await Promise.all(Array.from({ length: 5 }, () => people.unmerge(caller, host, guest)));
  expect(calls.map(({ status }) => status)).toEqual([200, 200, 200, 200, 200]);
});
