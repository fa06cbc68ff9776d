import { beforeAll, describe, expect, it, vi } from 'vitest';
import { authorizeRequest } from '../../functions/workers/authorize-request/handler.ts';
import {
  type Administration,
  createKeySet,
  createOrganization,
  revokeKey,
  rollKey,
} from '../../shared/administration/organizations.ts';
import { newApiKey } from '../../shared/platform/api-key.ts';
import type { KeyRing } from '../../shared/platform/key-ring.ts';
import type { DeploymentName } from '../../shared/platform/names.ts';
import { type ApiKeyStore, apiKeyStore } from '../../shared/storage/api-keys.ts';
import { chatTokenStore } from '../../shared/storage/chat-tokens.ts';
import { type KeyUseStore, keyUseStore } from '../../shared/storage/key-uses.ts';
import { memberStore } from '../../shared/storage/members.ts';
import { type OrganizationStore, organizationStore } from '../../shared/storage/organizations.ts';
import { sessionTokenStore } from '../../shared/storage/session-tokens.ts';
import { sessionStore } from '../../shared/storage/sessions.ts';
import type { Backend } from '../support/backend.ts';
import { otherLast } from '../support/other-last.ts';
import { sharedBackend } from '../support/shared-backend.ts';
import { turnableClock } from './support/clock.ts';
import { keyRing } from './support/key-rings.ts';

let backend: Backend;
let apiKeys: ApiKeyStore;
let organizations: OrganizationStore;

beforeAll(async () => {
  backend = await sharedBackend();
  apiKeys = apiKeyStore(backend.table);
  organizations = organizationStore(backend.table);
});

interface Changes {
  stage?: DeploymentName;
  ring?: KeyRing;
  keyUses?: Pick<KeyUseStore, 'note'>;
}

/** The authorizer at a clock of its own, an operator's desk beside it, and a count of what was read. */
function desk({ stage = 'prod', ring = keyRing('1'), keyUses = keyUseStore(backend.table) }: Changes = {}) {
  const clock = turnableClock();
  let reads = 0;
  const counted = {
    find: (hash: string) => {
      reads++;
      return apiKeys.find(hash);
    },
  };
  const countedOrganizations = {
    find: (id: string) => {
      reads++;
      return organizations.find(id);
    },
  };
  const peppers = async () => ring;
  const admin: Administration = { stage, organizations, apiKeys, peppers, clock };
  return {
    admin,
    clock,
    reads: () => reads,
    authorize: authorizeRequest({
      stage,
      apiKeys: counted,
      keyUses,
      organizations: countedOrganizations,
      sessionTokens: sessionTokenStore(backend.table),
      chatTokens: chatTokenStore(backend.table),
      sessions: sessionStore(backend.table),
      members: memberStore(backend.table),
      peppers,
      clock,
    }),
  };
}

/** A new organization's key set with a secret and a publishable key. */
async function issueKeys(admin: Administration) {
  const organization = await createOrganization(admin, { name: 'Testing Ltd', plan: 'scale' });
  const asked = { organization: organization.id, name: 'ats', scopes: ['jobs:read', 'scans:write'] };
  const keySet = await createKeySet(admin, { ...asked, origins: ['https://careers.example.com'] });
  const [secretKey, publishableKey] = keySet.keys;
  if (!secretKey || !publishableKey) throw new Error('two keys were asked for');
  return { organization, keySet, secretKey, publishableKey };
}

const turnedAway = (code: string) => ({ admitted: false, principal: 'nobody', context: { code } });

describe('a known key', () => {
  it('is admitted with all that the endpoints need to know of it, as text', async () => {
    const { admin, authorize } = desk();
    const { organization, keySet, secretKey } = await issueKeys(admin);
    expect(await authorize(`Bearer ${secretKey.secret}`)).toEqual({
      admitted: true,
      principal: secretKey.id,
      context: {
        organizationId: organization.id,
        plan: 'scale',
        keyId: secretKey.id,
        keyHash: expect.stringMatching(/^[0-9a-f]{64}$/),
        keyName: 'ats',
        keySetId: keySet.id,
        keyType: 'secret',
        lastFour: secretKey.secret.slice(-4),
        scopes: 'jobs:read scans:write',
        allowedOrigins: 'https://careers.example.com',
        keyCreatedAt: secretKey.created_at,
        keyExpiresAt: '',
      },
    });
  });

  it('is read whatever the case of the scheme and the spaces around it', async () => {
    const { admin, authorize } = desk();
    const { secretKey } = await issueKeys(admin);
    expect((await authorize(`bearer   ${secretKey.secret}  `)).admitted).toBe(true);
  });

  it('is admitted without scopes when it is publishable', async () => {
    const { admin, authorize } = desk();
    const { publishableKey } = await issueKeys(admin);
    const { admitted, context } = await authorize(`Bearer ${publishableKey.secret}`);
    expect([admitted, context.keyType, context.scopes]).toEqual([true, 'publishable', '']);
  });
});

describe('the last use of a key', () => {
  const hour = 3_600_000;
  const lastUse = async (organization: string, id: string) =>
    (await keyUseStore(backend.table).of(organization, [id])).get(id);

  it('is written at most once an hour, also by two instances', async () => {
    const { admin, clock, authorize } = desk();
    const { organization, secretKey } = await issueKeys(admin);
    const other = desk();
    other.clock.forward({ ms: clock().getTime() - other.clock().getTime() });
    expect(await lastUse(organization.id, secretKey.id)).toBeUndefined();
    const first = clock().toISOString();
    await authorize(`Bearer ${secretKey.secret}`);
    expect(await lastUse(organization.id, secretKey.id)).toBe(first);
    clock.forward({ ms: hour - 1 });
    other.clock.forward({ ms: hour - 1 });
    await Promise.all([authorize, other.authorize].map((ask) => ask(`Bearer ${secretKey.secret}`)));
    expect(await lastUse(organization.id, secretKey.id)).toBe(first);
    clock.forward({ ms: 1 });
    await authorize(`Bearer ${secretKey.secret}`);
    expect(await lastUse(organization.id, secretKey.id)).toBe(
      new Date(Date.parse(first) + hour).toISOString(),
    );
  });

  it('costs an instance one request an hour', async () => {
    let tallies = 0;
    const counting = keyUseStore({
      ...backend.table,
      tally: async (...asked) => {
        tallies++;
        return backend.table.tally(...asked);
      },
    });
    const { admin, clock, authorize } = desk({ keyUses: counting });
    const { secretKey } = await issueKeys(admin);
    for (const ms of [0, 60_000, hour, 60_000]) {
      clock.forward({ ms: ms });
      await authorize(`Bearer ${secretKey.secret}`);
    }
    expect(tallies).toBe(2);
  });

  it('affects no verdict when the table fails or does not answer', async () => {
    const never = new Promise<void>(() => {});
    for (const note of [() => Promise.reject(new Error('broken')), () => never]) {
      const { admin, authorize } = desk({ keyUses: { note } });
      const { secretKey } = await issueKeys(admin);
      const startedAt = Date.now();
      expect((await authorize(`Bearer ${secretKey.secret}`)).admitted).toBe(true);
      expect(Date.now() - startedAt).toBeLessThan(2000);
    }
  });

  it('is none for a key that is refused', async () => {
    const { admin, authorize } = desk();
    const { organization, secretKey } = await issueKeys(admin);
    await revokeKey(admin, { key: secretKey.id });
    await authorize(`Bearer ${secretKey.secret}`);
    expect(await lastUse(organization.id, secretKey.id)).toBeUndefined();
  });
});

describe('401', () => {
  it.each(['', 'Bearer', 'Bearer ', 'Basic dXNlcjpwYXNz', 'svc_sk_live_x'])(
    'missing_api_key, without a read: %j',
    async (header) => {
      const { authorize, reads } = desk();
      expect(await authorize(header)).toMatchObject(turnedAway('missing_api_key'));
      expect(reads()).toBe(0);
    },
  );

  it('has the message in a form that the gateway can put into its JSON', async () => {
    const { context } = await desk().authorize('');
    expect(context).toMatchObject({ message: "Send your key as 'Authorization: Bearer <key>'." });
  });

  it('invalid_api_key, without a read: no key of our form, or one with a wrong checksum', async () => {
    const { authorize, reads } = desk();
    const key = newApiKey('prod', 'secret');
    const swapped = otherLast(key);
    for (const bad of ['sk_live_1', 'svc_sk_live_', swapped, `${key}0`, key.replace('live', 'test')])
      expect(await authorize(`Bearer ${bad}`)).toMatchObject(turnedAway('invalid_api_key'));
    expect(reads()).toBe(0);
  });

  it('invalid_api_key: a key that nobody was given', async () => {
    const { authorize } = desk();
    const verdict = await authorize(`Bearer ${newApiKey('prod', 'secret')}`);
    expect(verdict).toMatchObject(turnedAway('invalid_api_key'));
  });

  it('revoked_api_key: once it is revoked, also where our clock is behind that of who revoked it', async () => {
    const { admin, authorize, clock } = desk();
    const { secretKey } = await issueKeys(admin);
    clock.forward({ seconds: 1 });
    await revokeKey(admin, { key: secretKey.id });
    expect(await authorize(`Bearer ${secretKey.secret}`)).toMatchObject(turnedAway('revoked_api_key'));
    clock.forward({ seconds: -60 });
    expect(await authorize(`Bearer ${secretKey.secret}`)).toMatchObject(turnedAway('revoked_api_key'));
  });

  it('is judged by rows as they are at that instant: a copy that lags would outlast the bound of a revocation', async () => {
    const { admin, authorize } = desk();
    const { secretKey } = await issueKeys(admin);
    const sent = vi.spyOn(backend.documents, 'send');
    await authorize(`Bearer ${secretKey.secret}`);
    const reads = sent.mock.calls
      .filter(
        ([
          {
            constructor: { name },
          },
        ]) => name === 'GetCommand',
      )
      .map(([command]) => command.input as { ConsistentRead?: boolean });
    sent.mockRestore();
    expect(reads.map(({ ConsistentRead }) => ConsistentRead)).toEqual([true, true]);
  });

  it('expired_api_key: a rolled key works to the last instant of the overlap, its successor from the first', async () => {
    const { admin, authorize, clock } = desk();
    const { secretKey } = await issueKeys(admin);
    const successor = await rollKey(admin, { key: secretKey.id, overlapSeconds: 60 });
    expect((await authorize(`Bearer ${successor.secret}`)).admitted).toBe(true);
    clock.forward({ seconds: 60, ms: -1 });
    const last = await authorize(`Bearer ${secretKey.secret}`);
    expect([last.admitted, last.context.keyExpiresAt]).toEqual([true, successor.replaces.expires_at]);
    clock.forward({ ms: 1 });
    expect(await authorize(`Bearer ${secretKey.secret}`)).toMatchObject(turnedAway('expired_api_key'));
    expect((await authorize(`Bearer ${successor.secret}`)).admitted).toBe(true);
  });

  it('has no double quote in its message: the gateway puts it into JSON as it is', async () => {
    const { authorize } = desk();
    const verdicts = await Promise.all(['', `Bearer ${newApiKey('prod', 'secret')}`].map(authorize));
    for (const { context } of verdicts) expect(context.message).toMatch(/^[^"\\]+$/);
  });
});

describe('403', () => {
  it.each([
    ['prod', 'sandbox'],
    ['sandbox', 'prod'],
  ] as const)('wrong_environment on %s, without a read: a key of %s', async (stage, other) => {
    const { authorize, reads } = desk({ stage });
    for (const type of ['secret', 'publishable'] as const)
      expect(await authorize(`Bearer ${newApiKey(other, type)}`)).toEqual({
        admitted: true,
        principal: 'nobody',
        context: { refusal: 'wrong_environment' },
      });
    expect(reads()).toBe(0);
  });
});

describe('a new pepper', () => {
  it('is used for new keys, while keys under the one before go on working as long as it is there', async () => {
    const before = desk({ ring: keyRing('1') });
    const during = desk({ ring: keyRing('2', '1') });
    const after = desk({ ring: keyRing('2') });
    const old = (await issueKeys(before.admin)).secretKey;
    const fresh = (await issueKeys(during.admin)).secretKey;
    const admits = async ({ authorize }: ReturnType<typeof desk>, { secret }: { secret: string }) =>
      (await authorize(`Bearer ${secret}`)).admitted;
    expect([await admits(before, old), await admits(during, old), await admits(after, old)]).toEqual([
      true,
      true,
      false,
    ]);
    expect([await admits(before, fresh), await admits(during, fresh), await admits(after, fresh)]).toEqual([
      false,
      true,
      true,
    ]);
  });

  it('costs a known key and an unknown one the same look-ups', async () => {
    const { admin, authorize, reads } = desk({ ring: keyRing('2', '1') });
    const { secretKey } = await issueKeys(admin);
    await authorize(`Bearer ${newApiKey('prod', 'secret')}`);
    expect(reads()).toBe(2);
    await authorize(`Bearer ${secretKey.secret}`);
    const ofKnownKey = reads() - 2;
    expect(ofKnownKey).toBe(2 + 1);
  });
});
