import { beforeAll, describe, expect, it } from 'vitest';
import * as operators from '../../shared/administration/organizations.ts';
import { idSource } from '../../shared/domain/ids.ts';
import { organizationStore } from '../../shared/storage/organizations.ts';
import type { Backend } from '../support/backend.ts';
import { sharedBackend } from '../support/shared-backend.ts';
import { newSignedIn } from '../support/signed-in.ts';
import { turnableClock } from './support/clock.ts';
import { keyCalls } from './support/key-calls.ts';

/** What ends a key ends it however many others have ended before it: a list that is cut never decides what is written. */
let backend: Backend;
beforeAll(async () => {
  backend = await sharedBackend();
});

const keyOfSettings = { name: 'S', scopes: [], allowed_origins: [] };
/** More than a set lists. */
const ended = 90;
type Place = 'first' | 'middle' | 'last';
const places: Place[] = ['first', 'middle', 'last'];

/** A set with one key that works, made before, between or after the keys that have ended, and all that ends keys. */
async function fullSet(place: Place) {
  const clock = turnableClock();
  const calls = keyCalls(backend, clock);
  const caller = await newSignedIn(backend, 'owner');
  const { organizationId } = caller;
  const { body: set } = await calls.create({
    caller,
    body: { name: 'S', scopes: ['jobs:read'], secret: false },
  });
  const params = { id: set.id };
  const endedKeys = async (number: number) => {
    const making = { organizationId, now: clock(), newId: idSource(clock()) };
    await calls.apiKeys.changeSet(making, set.id, (whole) => ({
      set: whole.set,
      keys: Array.from({ length: number }, (_, n) => {
        const ofSet = { key_set_id: set.id, organization_id: organizationId, type: 'secret' as const };
        const shape = { prefix: 'svc_sk_live_', last_four: 'abcd', ...keyOfSettings, ...ofSet };
        const at = new Date(clock().getTime() + n).toISOString();
        const times = { created_at: at, expires_at: null, revoked_at: at };
        return { id: making.newId('key'), key_hash: crypto.randomUUID(), ...shape, ...times };
      }),
    }));
    clock.forward({ ms: number });
  };
  const before = { first: 0, middle: ended / 2, last: ended }[place];
  await endedKeys(before);
  const { body: key } = await calls.addKey({ caller, params, body: { type: 'secret' } });
  clock.forward({ ms: 1 });
  await endedKeys(ended - before);
  const admin = { ...calls, organizations: organizationStore(backend.table), clock };
  return { ...calls, caller, params, key, admin, clock };
}
type Full = Awaited<ReturnType<typeof fullSet>>;

const endings: Record<string, (full: Full) => Promise<{ status: number } | object>> = {
  revoke: ({ revoke, caller, key }) => revoke({ caller, params: { id: key.id } }),
  roll: ({ roll, caller, key }) => roll({ caller, params: { id: key.id }, body: { overlap_seconds: 0 } }),
  remove: ({ remove, caller, params }) => remove({ caller, params }),
  'revoke by an operator': ({ admin, key }) => operators.revokeKey(admin, { key: key.secret }),
  'roll by an operator': ({ admin, key }) => operators.rollKey(admin, { key: key.id, overlapSeconds: 0 }),
};

describe.each(places)('a key that was made %s of the keys of a full set', (place) => {
  it.each(Object.keys(endings))('ends by %s', async (name) => {
    const full = await fullSet(place);
    const { authorize, key } = full;
    expect((await authorize(key.secret)).admitted).toBe(true);
    const answer = await endings[name]?.(full);
    if (answer && 'status' in answer) expect(answer).toMatchObject({ status: 200 });
    expect((await authorize(key.secret)).admitted).toBe(false);
  });

  it('has each change of its set, and is listed until it ends and right after', async () => {
    const { get, update, revoke, authorize, caller, params, key } = await fullSet(place);
    await update({ caller, params, body: { scopes: ['events:read'] } });
    expect((await authorize(key.secret)).context.scopes).toBe('events:read');
    const listed = async () => (await get({ caller, params })).body.keys.map(({ id }: { id: string }) => id);
    expect(await listed()).toContain(key.id);
    const params2 = { id: key.id };
    const first = await revoke({ caller, params: params2 });
    expect(await listed()).toContain(key.id);
    expect((await listed()).length).toBe(80);
    expect((await revoke({ caller, params: params2 })).body).toEqual(first.body);
  });
});

it('a key that its set has forgotten ends by its id, also after its set', async () => {
  const { revoke, remove, authorize, apiKeys, caller, params, key, clock } = await fullSet('first');
  const { set } = await apiKeys.getSet(caller.organizationId, params.id, clock());
  await backend.table.commit([
    {
      put: {
        pk: `ORG#${caller.organizationId}#KEYSET`,
        sk: set.id,
        version: set.version,
        data: { ...set, key_hashes: [] },
      },
      when: { version: set.version },
    },
  ]);
  expect((await remove({ caller, params })).status).toBe(200);
  expect((await authorize(key.secret)).admitted).toBe(true);
  expect((await revoke({ caller, params: { id: key.id } })).status).toBe(200);
  expect((await authorize(key.secret)).admitted).toBe(false);
});
