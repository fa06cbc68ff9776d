import { beforeAll, describe, expect, it } from 'vitest';
import {
  type Administration,
  AdministrationError,
  createKeySet,
  createOrganization,
  revokeKey,
  rollKey,
} from '../../../shared/administration/organizations.ts';
import { idSource } from '../../../shared/domain/ids.ts';
import { parseApiKey } from '../../../shared/platform/api-key.ts';
import { hashApiKey } from '../../../shared/platform/hash-api-key.ts';
import { apiKeyStore } from '../../../shared/storage/api-keys.ts';
import { organizationStore } from '../../../shared/storage/organizations.ts';
import type { Backend } from '../../support/backend.ts';
import { sharedBackend } from '../../support/shared-backend.ts';

let backend: Backend;
let admin: Administration;
let now = new Date();
const peppers = { current: '1', keys: new Map([['1', 'pepper']]) };

beforeAll(async () => {
  backend = await sharedBackend();
  admin = {
    stage: 'prod',
    organizations: organizationStore(backend.table),
    apiKeys: apiKeyStore(backend.table),
    peppers: async () => peppers,
    clock: () => now,
  };
});

const scopes = ['jobs:read', 'jobs:write'];
const organization = async () => (await createOrganization(admin, { name: 'Testing Ltd' })).id;
const keySet = async (origins?: string[]) =>
  createKeySet(admin, { organization: await organization(), name: 'CI', scopes, origins });
const stored = (secret: string) => admin.apiKeys.find(hashApiKey(secret, peppers)[0] ?? '');
const firstKey = async () => {
  const [key] = (await keySet()).keys;
  if (!key) throw new Error('a key set has a key');
  return key;
};

describe('an organization', () => {
  it('is on the free plan unless it says otherwise, and found under its id', async () => {
    const made = await createOrganization(admin, { name: 'Testing Ltd' });
    expect(made).toMatchObject({ name: 'Testing Ltd', plan: 'free', created_at: now.toISOString() });
    expect(await admin.organizations.find(made.id)).toEqual(made);
    expect((await createOrganization(admin, { name: 'Big', plan: 'scale' })).plan).toBe('scale');
  });

  it.each(['gold', 'toString'])('on the plan %s is refused with the plans there are', async (plan) => {
    await expect(createOrganization(admin, { name: 'X', plan })).rejects.toThrow(
      new AdministrationError('plan is one of free, scale'),
    );
  });
});

describe('a key set', () => {
  it('has one secret key, shown this once and kept as a hash only', async () => {
    const made = await keySet();
    expect(made).toMatchObject({
      object: 'key_set',
      name: 'CI',
      sandbox: false,
      scopes,
      allowed_origins: [],
    });
    const [key, ...others] = made.keys;
    expect(others).toEqual([]);
    const { secret, last_four, prefix } = key ?? expect.fail();
    expect(parseApiKey(secret)).toMatchObject({ stage: 'prod', type: 'secret', prefix });
    expect(secret.slice(-4)).toBe(last_four);
    const row = await stored(secret);
    expect(row).toMatchObject({ id: key?.id, scopes, revoked_at: null });
    expect(JSON.stringify(row)).not.toContain(secret);
  });

  it('has a publishable key too when it names origins, which holds no scope', async () => {
    const { keys } = await keySet(['https://careers.example.com', 'https://*.example.com']);
    expect(keys.map(({ type }) => type)).toEqual(['secret', 'publishable']);
    const publishable = await stored(keys[1]?.secret ?? '');
    expect(publishable).toMatchObject({ scopes: [], allowed_origins: expect.any(Array) });
    expect(publishable?.allowed_origins).toHaveLength(2);
  });

  it('of the sandbox has sandbox keys', async () => {
    const { keys, sandbox } = await createKeySet(
      { ...admin, stage: 'sandbox' },
      { organization: await organization(), name: 'CI', scopes },
    );
    expect(sandbox).toBe(true);
    expect(keys[0]?.secret).toMatch(/^svc_sk_test_/);
  });

  it.each([
    ['an unknown scope', { scopes: ['jobs:read', 'jobs:delete'] }, 'unknown scopes jobs:delete'],
    ['an origin with a path', { origins: ['https://example.com/jobs'] }, 'is not an origin'],
    ['an origin that is a star', { origins: ['*'] }, 'is not an origin'],
    [
      'an organization that is not there',
      { organization: idSource(now)('organization') },
      'there is no organization',
    ],
  ])('with %s is refused in words for the operator', async (_, changes, words) => {
    const asked = { organization: await organization(), name: 'CI', scopes, ...changes };
    const failure = await createKeySet(admin, asked).catch((error) => error);
    expect(failure).toBeInstanceOf(AdministrationError);
    expect(failure.message).toContain(words);
  });
});

describe('rolling a key', () => {
  it('makes a successor of the same set, and lets the old one live for a day', async () => {
    const old = await firstKey();
    const rolled = await rollKey(admin, { key: old.id });
    expect(rolled.secret).not.toBe(old.secret);
    expect(rolled.replaces).toMatchObject({
      id: old.id,
      expires_at: new Date(now.getTime() + 86_400_000).toISOString(),
      revoked_at: null,
    });
    const [before, after] = [await stored(old.secret), await stored(rolled.secret ?? '')];
    expect(before?.expires_at).toBe(rolled.replaces.expires_at);
    expect(after).toMatchObject({ key_set_id: before?.key_set_id, scopes, expires_at: null });
  });

  it('takes an overlap of 0 seconds to 30 days and no other', async () => {
    for (const overlapSeconds of [0, 30 * 86_400]) {
      const rolled = await rollKey(admin, { key: (await firstKey()).id, overlapSeconds });
      expect(rolled.replaces.expires_at).toBe(new Date(now.getTime() + overlapSeconds * 1000).toISOString());
    }
    for (const overlapSeconds of [-1, 30 * 86_400 + 1, Number.NaN])
      await expect(rollKey(admin, { key: (await firstKey()).id, overlapSeconds })).rejects.toThrow(
        '0 to 2592000',
      );
  });

  it('never prolongs the life of a key that was already ending', async () => {
    const old = await firstKey();
    const first = await rollKey(admin, { key: old.id, overlapSeconds: 60 });
    now = new Date(now.getTime() + 30_000);
    const second = await rollKey(admin, { key: old.id, overlapSeconds: 86_400 }).catch((error) => error);
    const ends = (await stored(old.secret))?.expires_at;
    expect(ends).toBe(first.replaces.expires_at);
    expect(second).toBeDefined();
  });
});

describe('revoking a key', () => {
  it('ends it now, and tells when it was done before', async () => {
    const key = await firstKey();
    expect(await revokeKey(admin, { key: key.id })).toMatchObject({ revoked_at: now.toISOString() });
    expect((await stored(key.secret))?.revoked_at).toBe(now.toISOString());
    await expect(revokeKey(admin, { key: key.id })).rejects.toThrow('was already revoked');
    await expect(rollKey(admin, { key: key.id })).rejects.toThrow('was already revoked');
  });

  it('is not undone by a roll or another revocation that was in progress', async () => {
    for (const change of [rollKey, revokeKey]) {
      const { id, secret } = await firstKey();
      const { table } = backend;
      let isRevoked = false;
      const commit: typeof table.commit = async (writes) => {
        if (!isRevoked) {
          isRevoked = true;
          await revokeKey(admin, { key: id });
          now = new Date(now.getTime() + 1000);
        }
        return table.commit(writes);
      };
      const late = { ...admin, apiKeys: apiKeyStore({ ...table, commit }) };
      const done = await change(late, { key: id }).catch((error) => error);
      if (change === rollKey) expect(done).toEqual(expect.any(AdministrationError));
      const revokedAt = Date.parse((await stored(secret))?.revoked_at ?? '');
      expect(revokedAt).toBe(now.getTime() - 1000);
    }
  });

  it('of a key that is not there is refused', async () => {
    const key = idSource(now)('key');
    await expect(revokeKey(admin, { key })).rejects.toThrow(`there is no key ${key} in the prod stage`);
  });
});
