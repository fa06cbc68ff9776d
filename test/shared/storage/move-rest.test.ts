/** The end of an undo: what the remaining candidate shows again, and until when the two were one. */
import { beforeAll, describe, expect, it } from 'vitest';
import type { ApplicationEntry } from '../../../shared/domain/candidate-applications.ts';
import { idSource } from '../../../shared/domain/ids.ts';
import type { Candidate } from '../../../shared/domain/stored/candidate.ts';
import { ofCandidate, restKey } from '../../../shared/storage/keys.ts';
import { link } from '../../../shared/storage/links.ts';
import { moveRest } from '../../../shared/storage/move-rest.ts';
import { keepOlder, newestOlder, olderApplications } from '../../../shared/storage/older-applications.ts';
import { datedUntil, oneUntil } from '../../../shared/storage/one-until.ts';
import { keepRest, progressOf, refuseIncomplete, unfinished } from '../../../shared/storage/undo-rest.ts';
import type { Backend } from '../../support/backend.ts';
import { sharedBackend } from '../../support/shared-backend.ts';
import { mergingDesk } from './support/merging-desk.ts';

let backend: Backend;
beforeAll(async () => {
  backend = await sharedBackend();
});

const now = new Date('2026-11-27T10:00:00.000Z');
const entry = (id: string): ApplicationEntry => ({
  id,
  job_id: 'job_1',
  stage_id: 'stg_1',
  status: 'active',
});
const early = '2026-11-01T00:00:00.000Z';

/** Two people whose undo has moved everything and has not ended; so many older entries of the one who remained. */
async function unended(older: string[] = [], inRow: string[] = [], ofGuest: Partial<Candidate> = {}) {
  const desk = await mergingDesk(backend);
  const { organizationId, table, change, add, stores, origin } = { ...desk, table: backend.table };
  const [host, guest] = [await add(), await add()];
  const active = older.length + inRow.length;
  const counts = { active, hired: 0, rejected: 0, withdrawn: 0 };
  const shown = { applications: inRow.map(entry), application_counts: counts };
  const joinedWith = (id: string) => ({ is_unmerging: true as const, joined: [{ id, until: early }] });
  await change(host, { ...shown, ...joinedWith(guest) });
  await change(guest, { ...ofGuest, ...joinedWith(host) });
  await table.commit([
    ...keepRest(organizationId, { from: host, to: guest, now }, []),
    ...older.map((id) => keepOlder(organizationId, host, entry(id))),
  ]);
  return {
    ...desk,
    host,
    guest,
    end: () => moveRest(stores, origin(now), guest),
  };
}
type World = Awaited<ReturnType<typeof unended>>;
const olderIds = async ({ organizationId, host }: World) => {
  const ids: string[] = [];
  for await (const { id } of olderApplications(backend.table, organizationId, host)) ids.push(id);
  return ids;
};
const isBegun = async ({ organizationId, host, guest }: World) =>
  (await backend.table.getMany([restKey(organizationId, host), restKey(organizationId, guest)])).map(Boolean);

describe('the end of an undo', () => {
  it('fills the row of the remaining candidate with its newest older entries, in order', async () => {
    const world = await unended(['app_1', 'app_3', 'app_5'], ['app_2', 'app_4']);
    const before = await world.get(world.host);
    expect(await world.end()).toBe(true);
    const after = await world.get(world.host);
    expect(after.applications.map(({ id }) => id)).toEqual(['app_1', 'app_2', 'app_3', 'app_4', 'app_5']);
    expect(after.version).toBe(before.version + 1);
    expect(await olderIds(world)).toEqual([]);
    expect(await isBegun(world)).toEqual([false, false]);
  });

  it('leaves older entries where they are, beyond the twenty-five of the row', async () => {
    const numbered = (count: number, of: string) =>
      Array.from({ length: count }, (_, n) => `app_${of}${String(n).padStart(2, '0')}`);
    const world = await unended(numbered(4, 'A'), numbered(23, 'B'));
    await world.end();
    const { applications } = await world.get(world.host);
    expect(applications.map(({ id }) => id)).toEqual([...numbered(4, 'A').slice(2), ...numbered(23, 'B')]);
    expect(await olderIds(world)).toEqual(numbered(4, 'A').slice(0, 2));
  });

  it('keeps the versions of two whose rows show nothing else, and dates until when they were one', async () => {
    const world = await unended();
    const { host, guest } = world;
    const before = [await world.get(host), await world.get(guest)];
    const told = (await world.typesAndContexts()).length;
    await world.end();
    const after = [await world.get(host), await world.get(guest)];
    const dated = (id: string) => [{ id, until: now.toISOString() }];
    const [one, other] = before as [Candidate, Candidate];
    const { is_unmerging: _, ...hostBefore } = one;
    const { is_unmerging: __, ...guestBefore } = other;
    expect(after).toEqual([
      { ...hostBefore, joined: dated(guest) },
      { ...guestBefore, joined: dated(host) },
    ]);
    expect((await world.typesAndContexts()).length).toBe(told);
  });

  it('shows another scan as the profile where the one of the restored candidate is gone', async () => {
    const world = await unended([], [], { scan_id: 'scan_01KERKKS60H44Y43NQ4G6ZXC29' });
    const { guest, scan, typesAndContexts } = world;
    const own = await scan({ candidate_id: guest });
    const before = await world.get(guest);
    await backend.table.commit([link(ofCandidate(world.organizationId, guest, 'SCAN'), own.id)]);
    await world.end();
    const after = await world.get(guest);
    expect([after.scan_id, after.version]).toEqual([own.id, before.version + 1]);
    const context = expect.objectContaining({ changed: ['scan_id'] });
    expect(await typesAndContexts()).toContainEqual({ type: 'candidate.updated', id: guest, context });
  });

  it('is there once', async () => {
    const world = await unended();
    expect(await world.end()).toBe(true);
    const once = await world.get(world.guest);
    expect(await world.end()).toBe(true);
    expect(await world.get(world.guest)).toEqual(once);
  });
});

describe('an undo that has not ended', () => {
  it('is found by the sweep, with its organization and its instant', async () => {
    const world = await unended();
    const found: object[] = [];
    for await (const one of unfinished(backend.table)) if (one.id === world.guest) found.push(one);
    expect(found).toEqual([
      { organizationId: world.organizationId, id: world.guest, since: now.toISOString() },
    ]);
    await world.end();
    for await (const { id } of unfinished(backend.table)) expect(id).not.toBe(world.guest);
  });

  it('shows how far it is, to the undo that it is of', async () => {
    const { organizationId, host } = await unended();
    const since = now.toISOString();
    const progress = await progressOf(backend.table, organizationId, {
      from: host,
      application_ids: [],
      since,
    });
    expect(progress).toMatchObject({ moved: 0, unchanged: { dataEquals: { moved: 0, since } } });
    const other = { from: host, application_ids: [], since: early };
    expect(await progressOf(backend.table, organizationId, other)).toBeUndefined();
    const none = { from: 'cand_none', application_ids: [], since };
    expect(await progressOf(backend.table, organizationId, none)).toBeUndefined();
  });

  it('refuses what needs one of the two whole', () => {
    const whole = {} as Candidate;
    expect(() => refuseIncomplete(whole, whole)).not.toThrow();
    expect(() => refuseIncomplete(whole, { is_unmerging: true } as Candidate)).toThrow(
      expect.objectContaining({ code: 'invalid_state_transition' }),
    );
  });
});

describe('two were one', () => {
  it('until the undo, or until the last export that was ordered before', async () => {
    const organizationId = crypto.randomUUID();
    const until = () => oneUntil(backend.table, organizationId, 'cand_1', now);
    expect(await until()).toBe(now.toISOString());
    const order = (at: string) =>
      backend.table.commit([
        link(ofCandidate(organizationId, 'cand_1', 'EXPORT'), idSource(new Date(at))('export')),
      ]);
    await order('2026-11-20T00:00:00.000Z');
    expect(await until()).toBe(now.toISOString());
    await order('2026-11-27T10:00:00.007Z');
    await order('2026-11-27T10:00:00.005Z');
    expect(await until()).toBe('2026-11-27T10:00:00.007Z');
  });

  it('like those who left together with one of them, and unlike others', () => {
    const joined = [
      { id: 'cand_1', until: early },
      { id: 'cand_2', until: '2026-11-02T00:00:00.000Z' },
      { id: 'cand_3', until: early },
    ];
    const dated = datedUntil(joined, 'cand_1', now.toISOString());
    expect(dated.map(({ until }) => until)).toEqual([now.toISOString(), joined[1]?.until, now.toISOString()]);
    expect(datedUntil(joined, 'cand_9', now.toISOString())).toEqual(joined);
  });
});

it('the newest of older entries are asked for only where there are some, and room', async () => {
  const world = await unended(['app_1', 'app_2', 'app_3'], ['app_4']);
  const host = await world.get(world.host);
  const newest = async (most: number, one: Candidate = host) =>
    (await newestOlder(backend.table, world.organizationId, one, most)).map(({ id }) => id);
  expect(await newest(2)).toEqual(['app_2', 'app_3']);
  expect(await newest(9)).toEqual(['app_1', 'app_2', 'app_3']);
  expect([await newest(0), await newest(-1)]).toEqual([[], []]);
  const { application_counts } = host;
  const whole = { ...host, application_counts: application_counts && { ...application_counts, active: 1 } };
  expect(await newest(9, whole)).toEqual([]);
});
