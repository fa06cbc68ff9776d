import { beforeAll, describe, expect, it } from 'vitest';
import type { Caller } from '../../shared/http/api-gateway.ts';
import { apiKeyStore } from '../../shared/storage/api-keys.ts';
import { organizationKey } from '../../shared/storage/keys.ts';
import { earlierKeySetKey, keySetKey } from '../../shared/storage/organization-keys.ts';
import type { Item } from '../../shared/storage/row.ts';
import type { Backend } from '../support/backend.ts';
import { everyRow } from '../support/every-row.ts';
import { sharedBackend } from '../support/shared-backend.ts';
import { newSignedIn } from '../support/signed-in.ts';
import { turnableClock } from './support/clock.ts';
import { keyCalls } from './support/key-calls.ts';
import { walk } from './support/walk.ts';

let backend: Backend;
beforeAll(async () => {
  backend = await sharedBackend();
});

const day = 86_400_000;
const settings = {
  name: 'Careers site',
  scopes: ['jobs:read'],
  allowed_origins: ['https://jobs.example.com'],
};

/** A signed-in developer with one key set that has a key of each type. */
async function equipped() {
  const clock = turnableClock();
  const calls = keyCalls(backend, clock);
  const caller = await newSignedIn(backend, 'developer');
  const { body: set } = await calls.create({ caller, body: { ...settings, publishable: true } });
  const [secretKey, publishableKey] = set.keys;
  const params = { id: set.id };
  return { ...calls, clock, caller, set, params, secretKey, publishableKey };
}

describe('a new key set', () => {
  it('has the keys that were asked for, whose secrets work and are in no row', async () => {
    const { set, secretKey, publishableKey, authorize } = await equipped();
    expect(set).toMatchObject({ object: 'key_set', ...settings, sandbox: false, version: 1 });
    expect([secretKey.type, publishableKey.type]).toEqual(['secret', 'publishable']);
    expect((await authorize(secretKey.secret)).context).toMatchObject({
      keyId: secretKey.id,
      keyName: settings.name,
      scopes: 'jobs:read',
    });
    expect((await authorize(publishableKey.secret)).context).toMatchObject({
      scopes: '',
      allowedOrigins: 'https://jobs.example.com',
    });
    const stored = JSON.stringify(await everyRow(backend));
    for (const { secret } of set.keys) expect(stored).not.toContain(secret);
  });

  it('has a secret key unless that is not wanted, and may have none', async () => {
    const { create, caller } = await equipped();
    const body = { name: 'CI', scopes: [] };
    const { body: usual } = await create({ caller, body });
    expect(usual.keys.map(({ type }: { type: string }) => type)).toEqual(['secret']);
    expect((await create({ caller, body: { ...body, secret: false } })).body.keys).toEqual([]);
  });

  it('is made once for one Idempotency-Key, and its secrets are shown once', async () => {
    const { create, list, caller } = await equipped();
    const headers = { 'idempotency-key': 'new-set' };
    const first = await create({ caller, body: settings, headers });
    const again = await create({ caller, body: settings, headers });
    expect(first.body.keys[0].secret).toMatch(/^svc_sk_live_/);
    expect(again.headers['Idempotent-Replayed']).toBe('true');
    expect(again.body).toEqual({ ...first.body, keys: [{ ...first.body.keys[0], secret: null }] });
    expect((await list({ caller })).body.data).toHaveLength(2);
    expect(JSON.stringify(await everyRow(backend))).not.toContain(first.body.keys[0].secret);
  });

  it('is found by a request whose first run was stopped after storing it', async () => {
    const { caller, apiKeys } = await equipped();
    const stopping = { ...backend, table: { ...backend.table } };
    const calls = keyCalls(stopping);
    const { commit } = backend.table;
    let isStopped = false;
    stopping.table.commit = async (writes) => {
      await commit(writes);
      if (isStopped || !JSON.stringify(writes).includes('#KEYSET')) return;
      isStopped = true;
      throw Object.assign(new Error('the answer got lost'), { name: 'TimeoutError' });
    };
    const headers = { 'idempotency-key': 'lost' };
    const asked = { caller, body: { ...settings, name: 'Lost' }, headers };
    expect((await calls.create(asked)).status).toBe(503);
    const clock = () => new Date(Date.now() + 15_000);
    const { status, body } = await keyCalls(backend, clock).create(asked);
    expect([status, body.name, body.keys[0].secret]).toEqual([201, 'Lost', null]);
    const names = (await apiKeys.listSets(caller.organizationId)).map(({ name }) => name);
    expect(names).toEqual([settings.name, 'Lost']);
  });

  it.each([
    ['a scope of people', { scopes: ['keys:write'] }, 'scopes.0'],
    ['an origin with a path', { allowed_origins: ['https://example.com/jobs'] }, 'allowed_origins.0'],
    ['a publishable key without origins', { publishable: true, allowed_origins: [] }, 'allowed_origins'],
    ['no name', { name: ' ' }, 'name'],
  ])('with %s is refused', async (_, changes, param) => {
    const { create, caller } = await equipped();
    const { status, body } = await create({ caller, body: { ...settings, ...changes } });
    expect([status, body.error.code, body.error.param]).toEqual([422, 'validation_failed', param]);
  });
});

describe('a list of key sets', () => {
  it('has each with its keys and their last use, in pages of any limit', async () => {
    const { create, list, get, caller, set, secretKey, authorize, clock } = await equipped();
    await authorize(secretKey.secret);
    const used = clock().toISOString();
    for (const name of ['B', 'C']) {
      clock.forward({ ms: 1 });
      await create({ caller, body: { ...settings, name } });
    }
    const { body } = await list({ caller });
    expect(body.data.map(({ name }: { name: string }) => name)).toEqual(['C', 'B', settings.name]);
    expect(body.data[2].keys[0]).toEqual({ ...secretKey, secret: undefined, last_used_at: used });
    expect(body.data[2].keys[1].last_used_at).toBeNull();
    expect((await get({ caller, params: { id: set.id } })).body).toEqual(body.data[2]);
    const pages = await walk(list, { caller }, () => 1);
    expect(pages.flat()).toEqual(body.data);
  });
});

describe('a change of a key set', () => {
  it('reaches all of its keys in the same transaction', async () => {
    const { update, caller, params, secretKey, publishableKey, authorize } = await equipped();
    const changes = { name: 'Site', scopes: ['webhooks:write'], allowed_origins: ['https://example.org'] };
    const { body } = await update({ caller, params, body: changes });
    expect(body).toMatchObject({ ...changes, version: 2 });
    expect(JSON.stringify(body)).not.toContain('svc_sk_live_'.concat(secretKey.secret.slice(12)));
    expect((await authorize(secretKey.secret)).context).toMatchObject({
      keyName: 'Site',
      scopes: 'webhooks:write',
    });
    expect((await authorize(publishableKey.secret)).context.allowedOrigins).toBe('https://example.org');
  });

  it('reaches a key that is made at the same moment, and never undoes a revocation', async () => {
    const { update, addKey, revoke, caller, params, secretKey, authorize, apiKeys } = await equipped();
    const asked = [
      update({ caller, params, body: { scopes: ['events:read'] } }),
      addKey({ caller, params, body: { type: 'secret' } }),
      revoke({ caller, params: { id: secretKey.id } }),
      update({ caller, params, body: { name: 'At once' } }),
    ];
    const [, added] = await Promise.all(asked);
    expect((await authorize(added?.body.secret)).context).toMatchObject({
      scopes: 'events:read',
      keyName: 'At once',
    });
    expect((await authorize(secretKey.secret)).context).toMatchObject({ code: 'revoked_api_key' });
    expect((await apiKeys.getSet(caller.organizationId, params.id, new Date())).keys).toHaveLength(3);
  });

  it('for another version is refused, and one that changes nothing keeps it', async () => {
    const { update, get, caller, params } = await equipped();
    const { headers } = await get({ caller, params });
    const ifMatch = { 'if-match': headers.ETag ?? '' };
    expect(
      (await update({ caller, params, body: { name: settings.name }, headers: ifMatch })).body.version,
    ).toBe(1);
    expect((await update({ caller, params, body: { name: 'New' }, headers: ifMatch })).status).toBe(200);
    const late = await update({ caller, params, body: { name: 'Newer' }, headers: ifMatch });
    expect([late.status, late.body.error.code]).toEqual([412, 'stale_object']);
  });

  it('to nothing revokes its keys and hides it', async () => {
    const { remove, list, get, caller, params, secretKey, authorize } = await equipped();
    expect((await remove({ caller, params })).body).toEqual({ object: 'key_set', ...params, deleted: true });
    expect((await authorize(secretKey.secret)).context).toMatchObject({ code: 'revoked_api_key' });
    expect((await get({ caller, params })).status).toBe(404);
    expect((await remove({ caller, params })).status).toBe(404);
    expect((await list({ caller })).body.data).toEqual([]);
  });
});

describe('a key', () => {
  it('is added once for one Idempotency-Key', async () => {
    const { addKey, get, caller, params, authorize } = await equipped();
    const asked = { caller, params, body: { type: 'secret' }, headers: { 'idempotency-key': 'one-more' } };
    const [first, again] = [await addKey(asked), await addKey(asked)];
    expect((await authorize(first.body.secret)).admitted).toBe(true);
    expect(again.body).toEqual({ ...first.body, secret: null });
    expect((await get({ caller, params })).body.keys).toHaveLength(3);
  });

  it('that is rolled works on for its overlap and not longer', async () => {
    const { roll, caller, secretKey, authorize, clock } = await equipped();
    const { body } = await roll({ caller, params: { id: secretKey.id }, body: { overlap_seconds: 60 } });
    expect(body.replaces).toMatchObject({
      id: secretKey.id,
      expires_at: new Date(clock().getTime() + 60_000).toISOString(),
    });
    expect(body.id).not.toBe(secretKey.id);
    clock.forward({ ms: 59_999 });
    for (const secret of [secretKey.secret, body.secret])
      expect((await authorize(secret)).context.scopes).toBe('jobs:read');
    clock.forward({ ms: 1 });
    expect((await authorize(secretKey.secret)).context).toMatchObject({ code: 'expired_api_key' });
    const late = await roll({ caller, params: { id: secretKey.id }, body: {} });
    expect([late.status, late.body.error.code]).toEqual([409, 'invalid_state_transition']);
  });

  it('that is revoked stops at once, and stays as it is when it is revoked again', async () => {
    const { revoke, caller, secretKey, authorize, clock } = await equipped();
    const params = { id: secretKey.id };
    const first = await revoke({ caller, params });
    expect(first.body.revoked_at).toBe(clock().toISOString());
    expect((await authorize(secretKey.secret)).admitted).toBe(false);
    clock.forward({ ms: 5000 });
    expect((await revoke({ caller, params })).body).toEqual(first.body);
  });

  it('is listed for 30 days after its end', async () => {
    const { revoke, get, addKey, caller, params, secretKey, clock } = await equipped();
    await revoke({ caller, params: { id: secretKey.id } });
    const idsAfter = async (ms: number) => {
      clock.forward({ ms: ms });
      return (await get({ caller, params })).body.keys.map(({ id }: { id: string }) => id);
    };
    expect(await idsAfter(30 * day - 1000)).toContain(secretKey.id);
    expect(await idsAfter(1000)).not.toContain(secretKey.id);
    await addKey({ caller, params, body: { type: 'secret' } });
    const row = await backend.table.get<{ key_hashes: string[] }>(
      keySetKey(caller.organizationId, params.id),
    );
    expect(row?.data.key_hashes).toHaveLength(2);
  });

  it('is refused where 20 of the set work, and taken when one has ended', async () => {
    const { addKey, revoke, caller, params, secretKey } = await equipped();
    const add = () => addKey({ caller, params, body: { type: 'publishable' } });
    for (let n = 2; n < 20; n++) expect((await add()).status).toBe(200);
    const refused = await add();
    expect([refused.status, refused.body.error.code]).toEqual([409, 'too_many_entries']);
    await revoke({ caller, params: { id: secretKey.id } });
    expect((await add()).status).toBe(200);
  });
});

describe('a set of an earlier release', () => {
  /** Puts a set and its keys where they were stored. */
  async function earlier() {
    const made = await equipped();
    const { organizationId } = made.caller;
    const row = (await backend.table.get(keySetKey(organizationId, made.set.id))) as Item<object>;
    const { version: _, updated_at: __, key_hashes: ___, ...data } = row.data as Record<string, unknown>;
    await backend.table.commit([
      { remove: { pk: row.pk, sk: row.sk } },
      { put: { ...earlierKeySetKey(organizationId, made.set.id), data }, when: { absent: true } },
    ]);
    return made;
  }

  it('is read with its keys, and moves with its first change', async () => {
    const { get, list, update, caller, params, set, secretKey, authorize } = await earlier();
    const { body } = await get({ caller, params });
    expect(body).toMatchObject({ ...settings, version: 1, updated_at: set.created_at });
    expect(body.keys).toHaveLength(2);
    expect((await list({ caller })).body.data).toEqual([body]);
    await update({ caller, params, body: { scopes: ['events:read'] } });
    expect((await authorize(secretKey.secret)).context.scopes).toBe('events:read');
    expect((await list({ caller })).body.data).toHaveLength(1);
    expect((await get({ caller, params })).body.version).toBe(2);
  });

  it.each(['roll', 'revoke', 'addKey', 'remove'] as const)('takes %s', async (name) => {
    const made = await earlier();
    const { caller, params, secretKey } = made;
    const isOfKey = name === 'roll' || name === 'revoke';
    const body = name === 'addKey' ? { type: 'secret' } : name === 'roll' ? {} : undefined;
    const { status } = await made[name]({ caller, params: isOfKey ? { id: secretKey.id } : params, body });
    expect(status).toBe(200);
    const { data } = (await made.list({ caller })).body;
    expect(data).toHaveLength(name === 'remove' ? 0 : 1);
  });

  it('is changed by no write to the row of its organization', async () => {
    const { update, caller, params } = await earlier();
    const { pk } = organizationKey(caller.organizationId);
    const rows = async () => (await everyRow(backend)).filter((row) => row.pk === pk);
    const before = await rows();
    await update({ caller, params, body: { name: 'New' } });
    expect(await rows()).toEqual(before);
  });
});

describe('404', () => {
  it('is the answer to another organization for each call', async () => {
    const { params, secretKey, get, update, remove, addKey, roll, revoke } = await equipped();
    const caller: Caller = await newSignedIn(backend, 'owner');
    const ofKey = { caller, params: { id: secretKey.id } };
    const answers = [
      await get({ caller, params }),
      await update({ caller, params, body: { name: 'Mine' } }),
      await remove({ caller, params }),
      await addKey({ caller, params, body: { type: 'secret' } }),
      await roll({ ...ofKey, body: {} }),
      await revoke(ofKey),
    ];
    expect(answers.map(({ status }) => status)).toEqual([404, 404, 404, 404, 404, 404]);
  });
});

it('lists no key of another set, whatever the index has', async () => {
  const { create, caller } = await equipped();
  await create({ caller, body: settings });
  const store = apiKeyStore(backend.table);
  for (const set of await store.listSets(caller.organizationId)) {
    const keys = await store.keysIn(set, new Date());
    expect(new Set(keys.map(({ key_set_id }) => key_set_id))).toEqual(new Set([set.id]));
  }
});
