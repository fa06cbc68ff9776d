import { beforeAll, describe, expect, it } from 'vitest';
import { scopes as keyScopes, roles } from '../../shared/contracts/organization.ts';
import { scopesOfRole } from '../../shared/domain/roles.ts';
import type { Backend } from '../support/backend.ts';
import type { Answered } from '../support/call-endpoint.ts';
import { sharedBackend } from '../support/shared-backend.ts';
import { newSignedIn } from '../support/signed-in.ts';
import { keyCalls } from './support/key-calls.ts';

/** Each role that writes keys with each scope that keys can have: no call hands out a key that may do more than its caller. */
let backend: Backend;
beforeAll(async () => {
  backend = await sharedBackend();
});

const writers = roles.filter((role) => scopesOfRole[role].includes('keys:write'));

/** A set with every scope and a key, made by an owner, and a colleague of a role. */
async function colleague(role: (typeof roles)[number]) {
  const calls = keyCalls(backend);
  const owner = await newSignedIn(backend, 'owner');
  const caller = await newSignedIn(backend, role, { organizationId: owner.organizationId });
  const { body: wide } = await calls.create({
    caller: owner,
    body: { name: 'Wide', scopes: [...keyScopes] },
  });
  const { body: narrow } = await calls.create({
    caller: owner,
    body: { name: 'Narrow', scopes: ['jobs:read'] },
  });
  return { ...calls, owner, caller, wide, narrow };
}

it('is about developers, too', () => {
  expect(writers).toEqual(['owner', 'admin', 'developer']);
});

describe.each(writers)('a key of the role %s', (role) => {
  const lacking = keyScopes.filter((scope) => !scopesOfRole[role].includes(scope));
  const expectOutcome = ({ status, body }: Answered, missing: readonly string[]) => {
    if (missing.length === 0) expect(status, JSON.stringify(body)).toBeLessThan(300);
    else {
      expect([status, body.error?.code]).toEqual([403, 'insufficient_scope']);
      for (const scope of missing) expect(body.error.message).toContain(scope);
    }
  };

  it('has a scope, in a new set and in a changed one, exactly where the role has it', async () => {
    const { create, update, caller, narrow } = await colleague(role);
    for (const scope of keyScopes) {
      const missing = lacking.filter((one) => one === scope);
      expectOutcome(await create({ caller, body: { name: scope, scopes: [scope] } }), missing);
      const body = { scopes: ['jobs:read', scope] };
      expectOutcome(await update({ caller, params: { id: narrow.id }, body }), missing);
    }
  });

  it('is given out of a set with more scopes by no call', async () => {
    const { addKey, roll, caller, wide } = await colleague(role);
    const params = { id: wide.id };
    expectOutcome(await addKey({ caller, params, body: { type: 'secret' } }), lacking);
    expectOutcome(await roll({ caller, params: { id: wide.keys[0].id }, body: {} }), lacking);
  });

  it('can be narrowed and ended whatever its scopes are', async () => {
    const { update, revoke, remove, caller, wide } = await colleague(role);
    const params = { id: wide.id };
    const fewer = { scopes: keyScopes.slice(1) };
    expect((await update({ caller, params, body: fewer })).body.scopes).toEqual(fewer.scopes);
    expect((await revoke({ caller, params: { id: wide.keys[0].id } })).status).toBe(200);
    expect((await remove({ caller, params })).status).toBe(200);
  });
});
