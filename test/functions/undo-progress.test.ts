/** An undo in several transactions keeps how far it is: nobody moves a part again, and nobody writes after its end. */
import { beforeAll, expect, it } from 'vitest';
import { restKey } from '../../shared/storage/keys.ts';
import { olderApplications } from '../../shared/storage/older-applications.ts';
import type { Write } from '../../shared/storage/row.ts';
import type { Backend } from '../support/backend.ts';
import { sharedBackend } from '../support/shared-backend.ts';
import { mergeDesk } from './support/merge-desk.ts';
import { stoppedAfter, sweepUndos, type UndoWorld, undoWorld } from './support/undo-stories.ts';

let backend: Backend;
beforeAll(async () => {
  backend = await sharedBackend();
});

/** A world whose undo stopped after some transactions. */
async function stoppedWorld(transactions: number, count = 60): Promise<UndoWorld> {
  const world = await undoWorld(backend, true, count);
  const stopped = mergeDesk(stoppedAfter(backend, transactions));
  const { status } = await stopped
    .unmerge(world.caller, world.host, world.guest)
    .catch(() => ({ status: 500 }));
  expect(status).toBe(500);
  return world;
}

type Table = Backend['table'];
const withTable = (table: Partial<Table>): Backend => ({
  ...backend,
  table: { ...backend.table, ...table },
});
const older = (writes: Write[]) =>
  writes.flatMap((write) => ('put' in write && write.put.pk.endsWith('#OLDER') ? [write.put] : []));
const rests = ({ caller: { organizationId }, host, guest }: UndoWorld) =>
  backend.table.getMany([restKey(organizationId, guest), restKey(organizationId, host)]);

it('goes on behind the last transaction, and reads the chats once', { timeout: 60_000 }, async () => {
  const counts: number[][] = [];
  for (const transactions of [7, 3]) {
    const world = await stoppedWorld(transactions);
    let [parts, chats] = [0, 0];
    const commit: Table['commit'] = (writes) => {
      if (writes.some((write) => 'put' in write && write.put.pk.includes('#APP#'))) parts++;
      return backend.table.commit(writes);
    };
    const query: Table['query'] = (range) => {
      if (range.pk.endsWith(`${world.host}#INTAKE`)) chats++;
      return backend.table.query(range);
    };
    const desk = mergeDesk(withTable({ commit, query }));
    expect((await desk.unmerge(world.caller, world.host, world.guest)).status).toBe(200);
    expect(await rests(world)).toEqual([undefined, undefined]);
    counts.push([parts, chats]);
  }
  expect(counts).toEqual([
    [0, 0],
    [4, 1],
  ]);
});

it.each([
  ['nothing followed', false],
  ['another undo of the two has begun', true],
])(
  'writes nothing after another call has ended the undo, where %s',
  { timeout: 60_000 },
  async (_, isBegun) => {
    const world = await stoppedWorld(1);
    const { caller, host, guest, people } = world;
    const { organizationId } = caller;
    let id = '';
    const begun = async () => {
      const since = '2026-11-27T00:00:00.000Z';
      const row = (candidateId: string, data: object) => ({
        put: { ...restKey(organizationId, candidateId), version: 1, data },
        when: { absent: true } as const,
      });
      const rest = { from: host, application_ids: [id], since };
      await backend.table.commit([row(guest, rest), row(host, { to: guest, since, moved: 0 })]);
    };
    const commit: Table['commit'] = async (writes) => {
      const [entry] = older(writes);
      if (id === '' && entry) {
        ({ id } = entry.data as { id: string });
        expect((await people.unmerge(caller, host, guest)).status).toBe(200);
        expect((await people.reject(caller, id)).status).toBe(200);
        if (isBegun) await begun();
      }
      return backend.table.commit(writes);
    };
    expect((await mergeDesk(withTable({ commit })).unmerge(caller, host, guest)).status).toBe(200);
    let entry: { status: string } | undefined;
    for await (const one of olderApplications(backend.table, organizationId, guest))
      if (one.id === id) entry = one;
    expect(entry?.status).toBe('rejected');
    expect((await rests(world)).map((row) => row !== undefined)).toEqual([isBegun, isBegun]);
  },
);

it('gets a part in each sweep, also where the time is over', { timeout: 60_000 }, async () => {
  const worlds = [await stoppedWorld(1, 34), await stoppedWorld(1, 34)];
  let now = Date.now() + 120_000;
  const isDone = async (world: UndoWorld) => (await rests(world)).every((row) => row === undefined);
  /** Each look at the clock is a minute later. */
  const sweep = sweepUndos(backend, () => {
    now += 60_000;
    return new Date(now);
  });
  await sweep();
  expect(await Promise.all(worlds.map(isDone))).toEqual([false, false]);
  for (let sweeps = 0; sweeps < 5; sweeps++) await sweep();
  expect(await Promise.all(worlds.map(isDone))).toEqual([true, true]);
  for (const { people, caller, guest } of worlds)
    expect((await people.get(caller, guest)).application_counts.active).toBe(35);
});
