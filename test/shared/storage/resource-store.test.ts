/** Resources of any kind, by the example of jobs; test/shared/storage/conformance has their lists and conflicts. */
import { beforeAll, describe, expect, it } from 'vitest';
import type { EventOrigin } from '../../../shared/domain/event.ts';
import { newJob } from '../../../shared/domain/job.ts';
import type { Job } from '../../../shared/domain/stored/job.ts';
import { isAnyErased } from '../../../shared/storage/erased-marks.ts';
import { jobPartition } from '../../../shared/storage/keys.ts';
import { resourceStore } from '../../../shared/storage/resource-store.ts';
import type { Backend } from '../../support/backend.ts';
import { sharedBackend } from '../../support/shared-backend.ts';
import { eventsOfOrigin, newOrigin } from './conformance/origin.ts';

let backend: Backend;
beforeAll(async () => {
  backend = await sharedBackend();
});

const created = [{ type: 'job.created' as const }];
const updated = [{ type: 'job.updated' as const, context: { changed: ['name'] } }];

/** A store of jobs of a new organization; a stored job leads from the ids in `leads` to another one. */
function newDesk(leads: Record<string, string> = {}, before: { leading?: () => Promise<void> } = {}) {
  const { origin, making } = newOrigin();
  const { organizationId } = origin;
  const store = resourceStore<Job>(backend.table, {
    kind: 'job',
    key: (organization, id) => ({ pk: jobPartition(organization), sk: id }),
    indexes: () => ({}),
    snapshot: ({ id, name }) => ({ object: 'job', id, name }),
    leadsTo: async (_, id) => {
      await before.leading?.();
      return leads[id];
    },
    followed: 'JOB',
  });
  return {
    ...{ origin, organizationId, leads },
    store,
    job: (fields: Partial<Job> = {}): Job => ({ ...newJob({ name: 'Nurse' }, making), ...fields }),
    rename: (id: string, name: string, by: EventOrigin = origin) =>
      store.change(by, id, (before) => ({ next: { ...before, name }, events: updated })),
    events: async () =>
      (await eventsOfOrigin(backend, { origin, making })).map(({ type, sequence, data }) => ({
        ...{ type, sequence, object: data.object, previous: data.previous },
      })),
  };
}

describe('a resource', () => {
  it('is found by its id in its organization, and by one that leads to it', async () => {
    const { store, job, origin, organizationId, leads } = newDesk();
    const one = await store.insert(origin, job(), []);
    leads.old = 'older';
    leads.older = one.id;
    for (const id of [one.id, 'old']) expect(await store.find(organizationId, id)).toEqual(one);
    expect(await store.find('org_2', one.id)).toBeUndefined();
    expect(await store.find(organizationId, 'missing')).toBeUndefined();
    await expect(store.get(organizationId, 'missing')).rejects.toMatchObject({ code: 'not_found' });
  });

  it('is found when it is stored again between the two reads', async () => {
    const before: { leading?: () => Promise<void> } = {};
    const { store, job, origin, organizationId } = newDesk({}, before);
    const one = job();
    before.leading = async () => {
      before.leading = undefined;
      await store.insert(origin, one, []);
    };
    expect(await store.find(organizationId, one.id)).toMatchObject({ id: one.id });
  });

  it('is stored with its events, and once where a crashed run is repeated', async () => {
    const { store, job, origin, events } = newDesk();
    const one = await store.insert(origin, job(), created);
    const { id, name } = one;
    const told = { type: 'job.created', sequence: 1, object: { object: 'job', id, name }, previous: null };
    expect(await events()).toEqual([told]);
    expect(await store.insert(origin, { ...one, name: 'Cook' }, created)).toEqual(one);
    expect(await events()).toEqual([told]);
  });

  it('keeps its external id for itself', async () => {
    const { store, job, origin, organizationId } = newDesk();
    const one = await store.insert(origin, job({ external_id: 'mine' }), []);
    expect(await store.findByExternalId(organizationId, 'mine')).toEqual(one);
    expect(await store.findByExternalId(organizationId, 'other')).toBeUndefined();
    const taken = store.insert(origin, job({ external_id: 'mine' }), []);
    await expect(taken).rejects.toMatchObject({ code: 'external_id_taken' });
    await store.remove(origin, one.id, []);
    expect(await store.findByExternalId(organizationId, 'mine')).toBeUndefined();
  });
});

describe('a change', () => {
  it('has the next version, and an event that shows the fields before', async () => {
    const { store, job, origin, organizationId, rename, events } = newDesk();
    const { id, updated_at } = await store.insert(origin, job(), []);
    const after = await rename(id, 'Cook');
    expect(after).toMatchObject({ name: 'Cook', version: 2 });
    expect(after.updated_at > updated_at).toBe(true);
    expect(await store.get(organizationId, id)).toEqual(after);
    expect(await events()).toMatchObject([{ type: 'job.updated', sequence: 2, previous: { name: 'Nurse' } }]);
  });

  it('that is none writes nothing', async () => {
    const { store, job, origin, organizationId } = newDesk();
    const one = await store.insert(origin, job(), []);
    expect(await store.change(origin, one.id, () => null)).toEqual(one);
    expect(await store.get(organizationId, one.id)).toEqual(one);
  });

  it('by a request with a key is made once, and its key is not shown', async () => {
    const { store, job, origin, rename, events } = newDesk();
    const { id } = await store.insert(origin, job(), []);
    const keyed = { ...origin, claim: 'the hash of a key' };
    const first = await rename(id, 'Cook', keyed);
    expect(await rename(id, 'Baker', keyed)).toMatchObject({ name: 'Cook', version: 2 });
    expect((await rename(id, 'Baker')).version).toBe(3);
    expect(first).toMatchObject({ acted_by: ['the hash of a key'] });
    expect(JSON.stringify(await events())).not.toContain('hash');
  });
});

describe('a removal', () => {
  it('marks the id as erased, so that a repeated request does not create it again', async () => {
    const { store, job, origin, organizationId, events } = newDesk();
    const one = await store.insert(origin, job(), []);
    expect(await store.remove(origin, one.id, [{ type: 'job.deleted' }])).toEqual(one);
    expect(await isAnyErased(backend.table, [one.id], organizationId)).toBe(true);
    expect(await events()).toMatchObject([{ type: 'job.deleted', sequence: 2, previous: null }]);
    const repeated = store.insert({ ...origin, claim: 'a key' }, one, []);
    await expect(repeated).rejects.toMatchObject({ code: 'answer_erased' });
    await expect(store.remove(origin, one.id, [])).rejects.toMatchObject({ code: 'not_found' });
  });
});

it('a resource that was put aside is stored again as it is given, where there is none', async () => {
  const { store, job, origin, organizationId, events } = newDesk();
  const one = job({ version: 7, external_id: 'mine' });
  await backend.table.commit(store.restoring(origin, one, created));
  expect(await store.get(organizationId, one.id)).toEqual(one);
  expect(await events()).toMatchObject([{ type: 'job.created', sequence: 7, previous: null }]);
  expect(await store.findByExternalId(organizationId, 'mine')).toBeUndefined();
  await expect(backend.table.commit(store.restoring(origin, one, []))).rejects.toMatchObject({ index: 0 });
});
