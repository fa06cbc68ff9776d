import { beforeAll, describe, expect, it } from 'vitest';
import { mergedKey, undoKey } from '../../../shared/storage/keys.ts';
import type { Backend } from '../../support/backend.ts';
import { sharedBackend } from '../../support/shared-backend.ts';
import { couple, invalidWith, refusedWith } from './support/merging-desk.ts';

let backend: Backend;
beforeAll(async () => {
  backend = await sharedBackend();
});

const notMerged = invalidWith('not_found', 'candidate_id names no candidate that was merged into this one.');
const tooLate = refusedWith('A merge can be undone for 30 days.');
const notLast = refusedWith('Another merge came later. Undo that one first.');

const later = (now: Date, days: number, ms = 0) => new Date(now.getTime() + days * 24 * 3600_000 + ms);

describe('the undo of a merge', () => {
  it('stores the merged candidate again, two versions on and later than the merge', async () => {
    const { organizationId, host, guest, join, undo, get, typesAndContexts } = await couple(backend, {
      external_id: 'theirs',
    });
    const before = await get(guest);
    const merged = await join();
    const restored = await undo(host, guest);
    expect(restored).toMatchObject({
      ...before,
      version: before.version + 2,
      joined: [{ id: host }],
      updated_at: expect.any(String),
    });
    expect(restored.updated_at > merged.updated_at).toBe(true);
    expect(await get(guest)).toEqual(restored);
    expect(await get(host)).toMatchObject({ version: merged.version + 1, merged_ids: [] });
    const rows = [mergedKey(organizationId, guest), undoKey(organizationId, guest)];
    expect(await backend.table.getMany(rows)).toEqual([undefined, undefined]);
    const told = (await typesAndContexts())
      .slice(-2)
      .toSorted((one, next) => (one.type < next.type ? -1 : 1));
    expect(told).toMatchObject([
      { type: 'candidate.created', id: guest, context: { restored: true } },
      { type: 'candidate.updated', id: host, context: { changed: ['merged_ids'] } },
    ]);
  });

  it('that was done before changes nothing, and is not checked', async () => {
    const { host, guest, join, undo, get } = await couple(backend);
    await join();
    const restored = await undo(host, guest);
    const check = () => {
      throw new Error('it is done');
    };
    expect(await undo(host, guest, { check })).toEqual(restored);
    expect(await get(guest)).toEqual(restored);
  });

  it('is checked with the candidate that remained', async () => {
    const { host, guest, join, undo, get } = await couple(backend);
    await join();
    const check = ({ id, merged_ids }: { id: string; merged_ids: string[] }) => {
      throw new Error(`${id} with ${merged_ids}`);
    };
    await expect(undo(host, guest, { check })).rejects.toThrow(`${host} with ${guest}`);
    expect((await get(guest)).id).toBe(host);
  });

  it('is possible for 30 days', async () => {
    const { host, guest, now, join, undo } = await couple(backend);
    await join();
    const end = later(now, 30, -(now.getTime() % 1000));
    await expect(undo(host, guest, { now: end })).rejects.toMatchObject(tooLate);
    expect((await undo(host, guest, { now: new Date(end.getTime() - 1) })).id).toBe(guest);
  });

  it('is too late once the table has removed the record', async () => {
    const { organizationId, host, guest, join, undo } = await couple(backend);
    await join();
    await backend.table.commit([{ remove: undoKey(organizationId, guest) }]);
    await expect(undo(host, guest)).rejects.toMatchObject(tooLate);
  });
});

describe('the undo is refused', () => {
  it('for a candidate that was never merged, or into another one', async () => {
    const { host, guest, add, join, undo } = await couple(backend);
    const third = await add();
    await expect(undo(host, guest)).rejects.toMatchObject(notMerged);
    await join();
    await expect(undo(third, guest)).rejects.toMatchObject(notMerged);
  });

  it('for one whose row that leads to the remaining one is gone', async () => {
    const { organizationId, host, guest, join, undo } = await couple(backend);
    await join();
    await backend.table.commit([{ remove: mergedKey(organizationId, guest) }]);
    await expect(undo(host, guest)).rejects.toMatchObject(notMerged);
  });

  it('for all but the last merge; candidates that were merged into a merged one go with it', async () => {
    const { host, guest, add, merge, join, undo, get } = await couple(backend);
    const [inner, other] = [await add(), await add()];
    await merge(guest, inner);
    await merge(host, other);
    await join();
    await expect(undo(host, inner)).rejects.toMatchObject(notLast);
    await expect(undo(host, other)).rejects.toMatchObject(notLast);
    expect((await undo(host, guest)).merged_ids).toEqual([inner]);
    expect((await get(host)).merged_ids).toEqual([other]);
    expect((await undo(guest, inner)).id).toBe(inner);
    expect((await undo(host, other)).id).toBe(other);
  });

  it('for a person who was anonymized', async () => {
    const { host, guest, join, undo, change } = await couple(backend);
    await join();
    await change(host, { anonymized_at: new Date().toISOString() });
    await expect(undo(host, guest)).rejects.toMatchObject({ code: 'invalid_state_transition' });
  });
});

describe('the addresses', () => {
  const email = 'guest@example.com';

  it('go back with the candidate, also one that is free by now', async () => {
    const { organizationId, host, guest, join, undo, stores, origin } = await couple(backend, { email });
    await join();
    const { claimOf } = stores.candidates;
    await stores.candidates.update(origin(), host, (before) => ({
      ...before,
      email: null,
      other_emails: [],
    }));
    expect((await claimOf(organizationId, email)).owner).toBeUndefined();
    expect(await undo(host, guest)).toMatchObject({ email });
    expect((await claimOf(organizationId, email)).owner).toBe(guest);
  });

  it('that the remaining candidate had claimed again lead to the restored one', async () => {
    const { organizationId, host, guest, join, undo, stores, origin } = await couple(backend, { email });
    await join();
    const { claimOf, update } = stores.candidates;
    await update(origin(), host, (before) => ({ ...before, email: null, other_emails: [] }));
    await update(origin(), host, (before) => ({ ...before, email }));
    expect((await claimOf(organizationId, email)).owner).toBe(host);
    expect(await undo(host, guest)).toMatchObject({ email });
    expect((await claimOf(organizationId, email)).owner).toBe(guest);
  });

  it('that another candidate has taken stay there', async () => {
    const { organizationId, host, guest, add, join, undo, stores, origin } = await couple(backend, { email });
    await join();
    await stores.candidates.update(origin(), host, (before) => ({
      ...before,
      email: null,
      other_emails: [],
    }));
    const third = await add({ email });
    expect(await undo(host, guest)).toMatchObject({ email: null, other_emails: [] });
    expect((await stores.candidates.claimOf(organizationId, email)).owner).toBe(third);
  });
});

describe('applications and scans', () => {
  it('of the merge go back, with scans that came with the applications since; others stay', async () => {
    const { organizationId, host, guest, apply, scan, scansOf, join, undo, stores, origin } =
      await couple(backend);
    const [own, theirs] = [await apply(host), await apply(guest)];
    const [cv, kept] = [await scan({ candidate_id: guest }), await scan({ candidate_id: host })];
    await join();
    const since = await scan({ candidate_id: host, application_id: theirs });
    await stores.applications.change(origin(), theirs, (before) => ({
      next: { ...before, scan_id: since.id },
      events: [],
    }));
    const restored = await undo(host, guest);
    expect(restored.applications.map(({ id }) => id)).toEqual([theirs]);
    expect(await scansOf(guest)).toEqual([cv.id, since.id]);
    expect(await scansOf(host)).toEqual([kept.id]);
    expect((await stores.applications.get(organizationId, own)).candidate_id).toBe(host);
    expect((await stores.scans.get(organizationId, since.id)).candidate_id).toBe(guest);
  });

  it('that went to another candidate since the merge stay there', async () => {
    const { host, guest, add, scan, changeScan, join, undo, readScan } = await couple(backend);
    const [third, cv] = [await add(), await scan({ candidate_id: guest })];
    await join();
    await changeScan(cv.id, { candidate_id: third });
    await undo(host, guest);
    expect((await readScan(cv.id)).candidate_id).toBe(third);
  });
});
