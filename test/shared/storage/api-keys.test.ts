/** Key sets and their keys on a table; test/functions/key-sets.test.ts has the calls. */
import { beforeAll, describe, expect, it } from 'vitest';
import { idSource } from '../../../shared/domain/ids.ts';
import type { KeySet, StoredKey } from '../../../shared/domain/stored/key-set.ts';
import { apiKeyStore } from '../../../shared/storage/api-keys.ts';
import { apiKeyKey } from '../../../shared/storage/keys.ts';
import { earlierKeySetKey, keySetKey } from '../../../shared/storage/organization-keys.ts';
import type { Backend } from '../../support/backend.ts';
import { newCaller } from '../../support/call-endpoint.ts';
import { sharedBackend } from '../../support/shared-backend.ts';

let backend: Backend;
beforeAll(async () => {
  backend = await sharedBackend();
});

const now = new Date('2026-11-27T10:00:00.000Z');
const newId = idSource(now);
const at = (ms: number) => new Date(now.getTime() + ms).toISOString();

async function desk() {
  const { table } = backend;
  const { organizationId } = await newCaller(backend);
  const store = apiKeyStore(table);
  const made: KeySet = {
    ...{ id: newId('keySet'), organization_id: organizationId, name: 'HR', sandbox: false },
    ...{ scopes: ['jobs:read'], allowed_origins: [], key_hashes: [], version: 1 },
    ...{ created_at: at(0), updated_at: at(0) },
  };
  const key = (fields: Partial<StoredKey> = {}, set = made): StoredKey => ({
    ...{
      id: newId('key'),
      key_hash: crypto.randomUUID(),
      key_set_id: set.id,
      organization_id: organizationId,
    },
    ...{ name: set.name, type: 'secret', prefix: 'svc', last_four: 'abcd', scopes: set.scopes },
    ...{ allowed_origins: [], created_at: at(0), expires_at: null, revoked_at: null, ...fields },
  });
  const origin = { organizationId, now };
  const rename = (name: string, named?: StoredKey) =>
    store.changeSet(origin, made.id, ({ set }) => ({ set: { ...set, name } }), named);
  return { table, organizationId, store, made, key, origin, rename };
}
const idsOf = (keys: { id: string }[]) => keys.map(({ id }) => id).sort();

describe('a key set', () => {
  it('is stored with its keys once, and found with them by id', async () => {
    const { organizationId, store, made, key } = await desk();
    const keys = [key(), key({ type: 'publishable' })];
    expect(await store.createSet(made, keys)).toBe(true);
    expect(await store.createSet(made, [key()])).toBe(false);
    const found = await store.getSet(organizationId, made.id, now);
    expect(idsOf(found.keys)).toEqual(idsOf(keys));
    expect(found.set).toEqual({ ...made, key_hashes: keys.map(({ key_hash }) => key_hash) });
    expect(await store.find(keys[0]?.key_hash ?? '')).toEqual(keys[0]);
    expect(await store.findById(keys[1]?.id ?? '')).toEqual(keys[1]);
    expect([await store.find('none'), await store.findById('key_none')]).toEqual([undefined, undefined]);
    await expect(store.getSet('org_2', made.id, now)).rejects.toMatchObject({ code: 'not_found' });
  });

  it('is not stored where one of its keys exists', async () => {
    const { store, made, key } = await desk();
    const taken = key();
    await store.createSet(made, [taken]);
    const other = { ...made, id: newId('keySet') };
    await expect(store.createSet(other, [taken])).rejects.toThrow();
  });

  it('is listed with the others, the oldest first, also from its place in earlier releases', async () => {
    const { table, organizationId, store, made } = await desk();
    const [second, third] = [newId('keySet'), newId('keySet')];
    await store.createSet({ ...made, id: third }, []);
    await store.createSet(made, []);
    const { version: _, updated_at: __, ...early } = { ...made, id: second };
    await table.commit([
      { put: { ...earlierKeySetKey(organizationId, second), data: early }, when: { absent: true } },
    ]);
    const sets = await store.listSets(organizationId);
    expect(sets.map(({ id }) => id)).toEqual([made.id, second, third]);
    expect(sets[1]).toMatchObject({ version: 1, updated_at: made.created_at });
    await store.changeSet({ organizationId, now }, third, ({ set }) => ({
      set: { ...set, deleted_at: at(0) },
    }));
    expect((await store.listSets(organizationId)).map(({ id }) => id)).toEqual([made.id, second]);
    await expect(store.getSet(organizationId, third, now)).rejects.toMatchObject({ code: 'not_found' });
  });

  it('of an earlier release moves to its place of today with its first change', async () => {
    const { table, organizationId, store, made, rename, key } = await desk();
    const { key_hashes: _, ...early } = made;
    const [own, strange] = [key(), key({ key_set_id: newId('keySet') })];
    await store.createSet({ ...made, id: newId('keySet') }, [own, strange]);
    const put = { ...earlierKeySetKey(organizationId, made.id), data: early };
    await table.commit([{ put, when: { absent: true } }]);
    expect(idsOf((await store.getSet(organizationId, made.id, now)).keys)).toEqual([own.id]);
    await rename('Payroll');
    expect((await table.get<KeySet>(keySetKey(organizationId, made.id)))?.data).toMatchObject({
      ...{ name: 'Payroll', version: 2, key_hashes: [own.key_hash] },
    });
  });
});

describe('a change of a set', () => {
  it('changes the keys that work, and leaves those that have ended', async () => {
    const { store, made, key, rename } = await desk();
    const [live, ended, revoked] = [key(), key({ expires_at: at(0) }), key({ revoked_at: at(-1) })];
    await store.createSet(made, [live, ended, revoked]);
    const { set, keys } = await rename('Payroll');
    expect(set).toMatchObject({ name: 'Payroll', version: 2 });
    expect(set.updated_at > made.updated_at).toBe(true);
    expect(idsOf(keys)).toEqual(idsOf([live, ended, revoked]));
    const names = await Promise.all([live, ended, revoked].map(({ key_hash }) => store.find(key_hash)));
    expect(names.map((one) => one?.name)).toEqual(['Payroll', 'HR', 'HR']);
  });

  it('to nothing keeps its version', async () => {
    const { store, made, origin, key, organizationId } = await desk();
    await store.createSet(made, [key()]);
    const { set } = await store.changeSet(origin, made.id, () => null);
    expect(set).toEqual((await store.getSet(organizationId, made.id, now)).set);
    expect(set.version).toBe(1);
  });

  it('adds a key with what it has of the set, and what is written besides', async () => {
    const { table, store, made, origin, key } = await desk();
    await store.createSet(made, []);
    const added = key({ name: 'another', scopes: [] });
    const mark = { pk: made.id, sk: 'mark' };
    const also = [{ put: { ...mark, data: {} }, when: { absent: true } as const }];
    const { set } = await store.changeSet(origin, made.id, ({ set }) => ({ set, keys: [added], also }));
    expect(set.key_hashes).toEqual([added.key_hash]);
    expect(await store.find(added.key_hash)).toMatchObject({ name: 'HR', scopes: ['jobs:read'] });
    expect(await table.get(mark)).toBeDefined();
  });

  it('never writes a key that was revoked meanwhile', async () => {
    const { table, store, made, origin, key } = await desk();
    const one = key();
    await store.createSet(made, [one]);
    const revoked = { ...one, revoked_at: at(0) };
    let reads = 0;
    const getMany: typeof table.getMany = async (keys, ...only) => {
      const rows = await table.getMany(keys, ...only);
      const isFirst = keys.some(({ pk }) => pk === apiKeyKey(one.key_hash).pk) && reads++ === 0;
      const row = { ...apiKeyKey(one.key_hash), data: revoked };
      if (isFirst) await table.commit([{ put: row, when: { exists: true } }]);
      return rows;
    };
    const { set, keys } = await apiKeyStore({ ...table, getMany }).changeSet(origin, made.id, ({ set }) => ({
      set: { ...set, name: 'Payroll' },
    }));
    expect([set.name, set.version, keys]).toEqual(['Payroll', 2, [revoked]]);
    expect(await store.find(one.key_hash)).toEqual(revoked);
    expect(reads).toBe(2);
  });

  it('reaches a key that was found by its id, though its set does not list it or is deleted', async () => {
    const { store, made, key, rename, organizationId } = await desk();
    await store.createSet({ ...made, id: newId('keySet') }, []);
    const listed = key();
    await store.createSet({ ...made, deleted_at: at(0) }, [listed]);
    await expect(rename('Payroll')).rejects.toMatchObject({ code: 'not_found' });
    const { keys } = await rename('Payroll', listed);
    expect(idsOf(keys)).toEqual([listed.id]);
    expect((await store.find(listed.key_hash))?.name).toBe('Payroll');
    await expect(store.getSet(organizationId, made.id, now)).rejects.toMatchObject({ code: 'not_found' });
  });
});
