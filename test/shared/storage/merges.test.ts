import { beforeAll, describe, expect, it } from 'vitest';
import { externalIdKey, mergedKey, undoKey } from '../../../shared/storage/keys.ts';
import { keepOlder } from '../../../shared/storage/older-applications.ts';
import type { Backend } from '../../support/backend.ts';
import { sharedBackend } from '../../support/shared-backend.ts';
import { invalidWith, mergingDesk, refusedWith } from './support/merging-desk.ts';

let backend: Backend;
beforeAll(async () => {
  backend = await sharedBackend();
});

const tooMuch = refusedWith(
  'The candidate that is merged can have at most 10 applications with their CVs, and of ten some 550 kB of texts. Merge the other way round.',
);

describe('a merge', () => {
  it('stores where the id and the external id lead, and how to undo it for 30 days', async () => {
    const { organizationId, add, merge, get } = await mergingDesk(backend);
    const [id, other] = [await add(), await add({ external_id: 'theirs', tags: ['fair'] })];
    const before = await get(other);
    const now = new Date(Date.now() + 5000);
    await merge(id, other, { now });
    const [leads, record] = await backend.table.getMany([
      mergedKey(organizationId, other),
      undoKey(organizationId, other),
    ]);
    const claim = externalIdKey(organizationId, 'candidate', 'theirs');
    expect(leads?.data).toEqual({ id, external_id_claim: claim });
    expect(record?.expires_at).toBe(Math.floor(now.getTime() / 1000) + 30 * 24 * 3600);
    expect(record?.data).toMatchObject({ id: other, candidate: before, application_ids: [], scan_ids: [] });
    const next = await add();
    await merge(id, next);
    expect((await backend.table.get(mergedKey(organizationId, next)))?.data).toEqual({
      id,
      external_id_claim: null,
    });
  });

  it('removes the row of the merged candidate, and emits the events of both', async () => {
    const { organizationId, add, merge, stores, get, typesAndContexts } = await mergingDesk(backend);
    const [id, other] = [await add(), await add()];
    await merge(id, other);
    const page = { limit: 10, order: 'asc' as const, now: new Date(Date.now() + 1000) };
    expect((await stores.candidates.list(organizationId, page)).items.map((one) => one.id)).toEqual([id]);
    expect((await get(other)).id).toBe(id);
    const told = (await typesAndContexts())
      .slice(-2)
      .toSorted((one, next) => (one.type < next.type ? -1 : 1));
    expect(told).toMatchObject([
      { type: 'candidate.deleted', id: other, context: { merged_into_candidate_id: id } },
      { type: 'candidate.merged', id, context: { merged_candidate_id: other } },
    ]);
    const { items } = await stores.timeline.ofCandidate(
      organizationId,
      { id, merged_ids: [], joined: [] },
      page,
    );
    expect(items.map(({ type }) => type)).toEqual(['candidate_created', 'merged']);
  });

  it('moves the scans that are still of the candidate, and passes over what its other links lead to', async () => {
    const { add, merge, scan, scansOf, changeScan, linkGone, readScan } = await mergingDesk(backend);
    const [id, other, third] = [await add(), await add(), await add()];
    const [own, given] = [await scan({ candidate_id: other }), await scan({ candidate_id: other })];
    await changeScan(given.id, { candidate_id: third });
    await linkGone(other, 20);
    await merge(id, other);
    expect((await readScan(own.id)).candidate_id).toBe(id);
    expect((await readScan(given.id)).candidate_id).toBe(third);
    expect(await scansOf(id)).toEqual([own.id]);
  });

  it('is checked with the candidate that remains', async () => {
    const { add, merge, get } = await mergingDesk(backend);
    const [id, other] = [await add(), await add()];
    const seen: string[] = [];
    const check = (survivor: { id: string }) => {
      seen.push(survivor.id);
      throw new Error('not this one');
    };
    await expect(merge(id, other, { check })).rejects.toThrow('not this one');
    expect(seen).toEqual([id]);
    expect((await get(other)).id).toBe(other);
  });

  it('that was done before changes nothing, and is not checked', async () => {
    const { add, merge } = await mergingDesk(backend);
    const [id, other] = [await add(), await add()];
    const done = await merge(id, other);
    const check = () => {
      throw new Error('it is done');
    };
    expect(await merge(id, other, { check })).toEqual(done);
  });
});

describe('a merge is refused', () => {
  it('with a candidate that does not exist, and with itself', async () => {
    const { add, merge, scan } = await mergingDesk(backend);
    const id = await add();
    const missing = (await scan()).id.replace('scan', 'cand');
    await expect(merge(id, missing)).rejects.toMatchObject(
      invalidWith('not_found', 'candidate_id names no candidate of yours.'),
    );
    await expect(merge(id, id)).rejects.toMatchObject(
      invalidWith('contradictory', 'A candidate cannot be merged into itself.'),
    );
  });

  it('for a merged candidate with more than a hundred links, and not for one with a hundred', async () => {
    const { add, merge, linkGone, apply } = await mergingDesk(backend);
    const [id, other, third] = [await add(), await add(), await add()];
    for (const one of [other, third]) {
      await apply(one);
      await linkGone(one, 99);
    }
    await linkGone(third, 100);
    await expect(merge(id, third)).rejects.toMatchObject(tooMuch);
    expect((await merge(id, other)).merged_ids).toEqual([other]);
  });

  it('for a merged candidate with older applications, which the other one may have', async () => {
    const { organizationId, add, merge, change } = await mergingDesk(backend);
    const [id, other] = [await add(), await add()];
    const application_counts = { active: 1, hired: 0, rejected: 0, withdrawn: 0 };
    const older = { id: 'app_1', job_id: 'job_1', stage_id: 'stg_1', status: 'active' as const };
    await backend.table.commit([keepOlder(organizationId, other, older)]);
    await change(other, { application_counts });
    await expect(merge(id, other)).rejects.toMatchObject(tooMuch);
    expect((await merge(other, id)).id).toBe(other);
  });

  it('for either candidate that was anonymized', async () => {
    const { add, merge, change } = await mergingDesk(backend);
    const [id, other] = [await add(), await add()];
    await change(other, { anonymized_at: new Date().toISOString() });
    for (const [one, next] of [
      [id, other],
      [other, id],
    ] as const)
      await expect(merge(one, next)).rejects.toMatchObject({ code: 'invalid_state_transition' });
  });
});
