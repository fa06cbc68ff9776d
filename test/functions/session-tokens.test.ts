import { createLocalJWKSet, decodeJwt, decodeProtectedHeader } from 'jose';
import { beforeAll, describe, expect, it } from 'vitest';
import { scopesOfRole } from '../../shared/domain/roles.ts';
import { hashApiKey } from '../../shared/platform/hash-api-key.ts';
import { sha256 } from '../../shared/storage/keys.ts';
import type { Session } from '../../shared/storage/sessions.ts';
import type { Backend } from '../support/backend.ts';
import { everyRow } from '../support/every-row.ts';
import { sharedBackend } from '../support/shared-backend.ts';
import { keyRing } from './support/key-rings.ts';
import { productionUrl, sandboxUrl, signInDesk } from './support/sign-in-desk.ts';

let backend: Backend;
beforeAll(async () => {
  backend = await sharedBackend();
});

async function member(role: Parameters<ReturnType<typeof signInDesk>['join']>[1] = 'recruiter') {
  const at = signInDesk(backend);
  const subject = `person-${crypto.randomUUID()}`;
  at.person.now = { ...at.person.now, subject };
  const ada = at.browser();
  await ada.signIn();
  const organization = await at.newOrganization();
  await at.join(organization.id, role, subject);
  const id = ada.cookies.get('__Host-session')?.split('.')[0] ?? '';
  const session = async () => (await at.sessions.find(id)) as Session;
  const ask = (environment: 'production' | 'sandbox' = 'production', organization_id = organization.id) =>
    ada.send(at.calls.token, { body: { organization_id, environment } });
  return { ...at, ada, ask, organization, session, subject };
}

describe('for production', () => {
  it('is a token of ten minutes for the one organization, with the scopes of the role', async () => {
    const { ask, organization, session, clock, sessionTokens, members } = await member('developer');
    const { status, body, headers } = await ask();
    expect(status).toBe(200);
    const { id: session_id, person_id } = await session();
    const found = await members.findByPerson(organization.id, person_id);
    expect(body).toEqual({
      object: 'session_token',
      token: expect.stringMatching(/^svc_st_live_[0-9A-Za-z]{38}$/),
      expires_at: new Date(clock().getTime() + 600_000).toISOString(),
      environment: 'production',
      organization: { id: organization.id, name: 'Testing Ltd' },
      member_id: found?.id,
      session_id,
      name: found?.name,
      role: 'developer',
      scopes: scopesOfRole.developer,
    });
    expect(headers).toMatchObject({ 'Cache-Control': 'private, no-store', 'Idempotency-Status': 'ignored' });
    const [hash = ''] = hashApiKey(body.token, keyRing('1'));
    expect(await sessionTokens.find(hash)).toMatchObject({ session_id, is_of_other_stage: false });
    expect(JSON.stringify(await everyRow(backend))).not.toContain(body.token);
  });

  it('is another one each time', async () => {
    const { ask } = await member();
    expect((await ask()).body.token).not.toBe((await ask()).body.token);
  });

  it('is refused for an organization of others as for one that nobody has', async () => {
    const { ask, newOrganization } = await member();
    const other = await newOrganization();
    const answers = [
      await ask('production', other.id),
      await ask('production', 'org_01KERMBJX0N6W3C1B8YKQ2JEPX'),
    ];
    for (const { status, body } of answers) expect([status, body.error.code]).toEqual([403, 'not_a_member']);
    const [one, two] = answers.map(({ body: { error } }) => ({ ...error, request_id: '' }));
    expect(one).toEqual(two);
  });

  it('is refused at once to who was removed', async () => {
    const { ask, members, organization, session } = await member();
    const found = await members.findByPerson(organization.id, (await session()).person_id);
    await members.remove(organization.id, found?.id ?? '', new Date());
    expect((await ask()).body.error.code).toBe('not_a_member');
  });
});

describe('a session that is used for long', () => {
  it('asks the provider again after a day, and keeps the new refresh token sealed', async () => {
    const { ask, asked, clock, session } = await member();
    const before = await session();
    clock.forward({ hours: 24, ms: -1 });
    await ask();
    expect(asked.renewed).toEqual([]);
    clock.forward({ ms: 1 });
    expect((await ask()).status).toBe(200);
    expect(asked.renewed).toEqual(['refresh-1']);
    const after = await session();
    expect(after.confirmed_at).toBe(clock().toISOString());
    expect(after.refresh_box).not.toBe(before.refresh_box);
    expect(JSON.stringify(after)).not.toContain('refresh-2');
    clock.forward({ hours: 24 });
    await ask();
    expect(asked.renewed).toEqual(['refresh-1', 'refresh-2']);
  });

  it('ends when the provider refuses', async () => {
    const { ask, clock, person, session } = await member();
    person.renews = async () => 'refused';
    clock.forward({ hours: 24 });
    const { status, body } = await ask();
    expect([status, body.error.code]).toEqual([401, 'not_signed_in']);
    expect(await session()).toBeUndefined();
  });

  it('does not end when another page of the same browser had asked with the same refresh token', async () => {
    const { ask, clock, person, session, sessions } = await member();
    clock.forward({ hours: 24 });
    person.renews = async () => {
      const before = await session();
      await sessions.replace(before, { ...before, confirmed_at: clock().toISOString() });
      return 'refused';
    };
    expect((await ask()).status).toBe(200);
    expect(await session()).toBeDefined();
  });

  it('waits while the provider is away', async () => {
    const { ask, clock, person, session } = await member();
    const { ApiError } = await import('../../shared/domain/api-error.ts');
    person.renews = () => Promise.reject(new ApiError('service_unavailable'));
    clock.forward({ hours: 24 });
    expect((await ask()).status).toBe(503);
    expect(await session()).toBeDefined();
  });

  it('without a refresh token ends after a day', async () => {
    const at = await member();
    at.person.now = { ...at.person.now, refreshToken: undefined };
    await at.ada.signIn();
    expect((await at.ask()).status).toBe(200);
    at.clock.forward({ hours: 24 });
    expect((await at.ask()).body.error.code).toBe('not_signed_in');
  });

  it('notes its use once an hour', async () => {
    const { ask, clock, session } = await member();
    const { version, last_used_at } = await session();
    clock.forward({ minutes: 59 });
    await ask();
    expect((await session()).last_used_at).toBe(last_used_at);
    clock.forward({ minutes: 1 });
    await ask();
    expect(await session()).toMatchObject({ last_used_at: clock().toISOString(), version: version + 1 });
  });

  it('cannot be opened with the refresh token of another session', async () => {
    const [one, other] = [await member(), await member()];
    const mine = await one.session();
    await one.sessions.replace(mine, { ...mine, refresh_box: (await other.session()).refresh_box });
    one.clock.forward({ hours: 24 });
    await expect(one.ask()).rejects.toThrow('the endpoint failed');
    expect(one.asked.renewed).toEqual([]);
  });
});

describe('for the sandbox', () => {
  it('is an assertion of 60 seconds, signed by production for this sandbox', async () => {
    const { ask, organization, session, clock, calls } = await member('viewer');
    const { status, body } = await ask('sandbox');
    expect([status, body.object, body.url]).toEqual([
      200,
      'sandbox_assertion',
      `${sandboxUrl}/auth/sandbox-token`,
    ]);
    const at = Math.floor(clock().getTime() / 1000);
    expect(decodeJwt(body.assertion)).toEqual({
      iss: productionUrl,
      aud: sandboxUrl,
      iat: at,
      exp: at + 60,
      jti: expect.any(String),
      organization_id: organization.id,
      organization_name: 'Testing Ltd',
      plan: 'scale',
      member_id: expect.stringMatching(/^mem_/),
      session_id: (await session()).id,
      name: expect.any(String),
      role: 'viewer',
    });
    const { keys } = (await calls.signingKeys({})).body;
    expect(decodeProtectedHeader(body.assertion)).toEqual({
      alg: 'ES256',
      kid: keys[0].kid,
      typ: 'assertion+jwt',
    });
    expect(Object.keys(keys[0]).sort()).toEqual(['alg', 'crv', 'kid', 'kty', 'use', 'x', 'y']);
    expect(createLocalJWKSet({ keys })).toBeDefined();
  });

  it('is no token of this API', async () => {
    const { ask, sessionTokens } = await member();
    const { assertion } = (await ask('sandbox')).body;
    const [hash = ''] = hashApiKey(assertion, keyRing('1'));
    expect(await sessionTokens.find(hash)).toBeUndefined();
    expect(await sessionTokens.find(sha256(assertion))).toBeUndefined();
  });
});
