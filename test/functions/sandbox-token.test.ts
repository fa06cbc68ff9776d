import { createLocalJWKSet, generateKeyPair, SignJWT } from 'jose';
import { beforeAll, describe, expect, it } from 'vitest';
import { linkTwin } from '../../shared/administration/people.ts';
import { scopesOfRole } from '../../shared/domain/roles.ts';
import { assertionReader, signAssertion } from '../../shared/identity/assertion.ts';
import { publicKeysOf, signingKeyOf } from '../../shared/identity/signing-key.ts';
import { hashApiKey } from '../../shared/platform/hash-api-key.ts';
import type { Backend } from '../support/backend.ts';
import { sharedBackend } from '../support/shared-backend.ts';
import { keyRing } from './support/key-rings.ts';
import { productionUrl, sandboxUrl, signInDesk } from './support/sign-in-desk.ts';

let backend: Backend;
beforeAll(async () => {
  backend = await sharedBackend();
});

const parties = { issuer: productionUrl, audience: sandboxUrl };
const ring = keyRing('1');
const keys = createLocalJWKSet({ keys: publicKeysOf(ring) });
const ids = () =>
  crypto
    .randomUUID()
    .replaceAll('-', '')
    .toUpperCase()
    .replace(/[ILOU]/g, 'X')
    .slice(0, 25);
const asserted = () => ({
  organization_id: `org_0${ids()}`,
  organization_name: 'Acme',
  plan: 'scale' as const,
  member_id: 'mem_01KERMBJX0N6W3C1B8YKQ2JEPX',
  session_id: 'ses_01KERMBJX0N6W3C1B8YKQ2JEPX',
  name: 'Ada Okafor',
  role: 'developer' as const,
});
const desk = () => signInDesk(backend, { readAssertion: assertionReader(parties, keys) });
const isRefused = { status: 401, body: { error: { code: 'assertion_invalid' } } };

describe('an assertion of production', () => {
  it('becomes a token of two minutes for the twin, which is made at the first time', async () => {
    const { calls, clock, organizations, sessionTokens } = desk();
    const said = asserted();
    const sign = () => signAssertion(said, parties, signingKeyOf(ring, '1'), clock());
    const { status, body } = await calls.sandboxToken({ body: { assertion: await sign() } });
    expect(status).toBe(200);
    expect(body).toMatchObject({
      object: 'session_token',
      token: expect.stringMatching(/^svc_st_test_/),
      expires_at: new Date(clock().getTime() + 120_000).toISOString(),
      environment: 'sandbox',
      member_id: said.member_id,
      session_id: said.session_id,
      role: 'developer',
      scopes: scopesOfRole.developer,
    });
    const twin = await organizations.find(body.organization.id);
    expect(twin).toMatchObject({ name: 'Acme', plan: 'scale' });
    expect(body.organization.id).not.toBe(said.organization_id);
    const [hash = ''] = hashApiKey(body.token, ring);
    expect(await sessionTokens.find(hash)).toMatchObject({
      is_of_other_stage: true,
      organization_id: twin?.id,
    });
    const again = await calls.sandboxToken({ body: { assertion: await sign() } });
    expect(again.body.organization.id).toBe(twin?.id);
  });

  it('makes one twin when two come at once', async () => {
    const { calls, clock } = desk();
    const said = asserted();
    const answers = await Promise.all(
      Array.from({ length: 5 }, async () => {
        const assertion = await signAssertion(said, parties, signingKeyOf(ring, '1'), clock());
        return (await calls.sandboxToken({ body: { assertion } })).body.organization.id;
      }),
    );
    expect(new Set(answers).size).toBe(1);
  });

  it('leads to the organization that an operator has linked', async () => {
    const at = desk();
    const { id } = await at.newOrganization();
    const said = asserted();
    await linkTwin(at, { organization: id, production: said.organization_id });
    const assertion = await signAssertion(said, parties, signingKeyOf(ring, '1'), at.clock());
    expect((await at.calls.sandboxToken({ body: { assertion } })).body.organization.id).toBe(id);
  });

  it('is taken once', async () => {
    const { calls, clock } = desk();
    const assertion = await signAssertion(asserted(), parties, signingKeyOf(ring, '1'), clock());
    expect((await calls.sandboxToken({ body: { assertion } })).status).toBe(200);
    expect(await calls.sandboxToken({ body: { assertion } })).toMatchObject(isRefused);
  });

  it('is taken for 60 seconds', async () => {
    const { calls, clock } = desk();
    const key = signingKeyOf(ring, '1');
    const [early, late] = [
      await signAssertion(asserted(), parties, key, clock()),
      await signAssertion(asserted(), parties, key, clock()),
    ];
    clock.forward({ seconds: 58 });
    expect((await calls.sandboxToken({ body: { assertion: early } })).status).toBe(200);
    clock.forward({ seconds: 3 });
    expect(await calls.sandboxToken({ body: { assertion: late } })).toMatchObject(isRefused);
  });

  it('is signed with an older key of the ring until that is removed', async () => {
    const both = keyRing('2', '1');
    const readAssertion = assertionReader(parties, createLocalJWKSet({ keys: publicKeysOf(both) }));
    const { calls, clock } = signInDesk(backend, { readAssertion });
    for (const id of ['1', '2']) {
      const assertion = await signAssertion(asserted(), parties, signingKeyOf(both, id), clock());
      expect((await calls.sandboxToken({ body: { assertion } })).status).toBe(200);
    }
    const assertion = await signAssertion(asserted(), parties, signingKeyOf(both, '2'), clock());
    expect(await desk().calls.sandboxToken({ body: { assertion } })).toMatchObject(isRefused);
  });
});

describe('is refused', () => {
  const forge = async (
    change: {
      claims?: object;
      header?: object;
      issuer?: string;
      audience?: string;
      seconds?: number;
      without?: 'jti' | 'iat' | 'exp';
    },
    now: Date,
  ) => {
    const {
      claims = {},
      header = {},
      issuer = productionUrl,
      audience = sandboxUrl,
      seconds = 60,
      without,
    } = change;
    const at = Math.floor(now.getTime() / 1000);
    const { privateKey, publicKey } = signingKeyOf(ring, '1');
    const token = new SignJWT({ ...asserted(), ...claims })
      .setProtectedHeader({ alg: 'ES256', kid: publicKey.kid, typ: 'assertion+jwt', ...header })
      .setIssuer(issuer)
      .setAudience(audience);
    if (without !== 'jti') token.setJti(crypto.randomUUID());
    if (without !== 'iat') token.setIssuedAt(at);
    if (without !== 'exp') token.setExpirationTime(at + seconds);
    return token.sign(privateKey);
  };

  it.each([
    { title: 'one for another sandbox', audience: 'https://other.example.com' },
    { title: 'one for production itself', audience: productionUrl },
    { title: 'one of another production', issuer: 'https://other.example.com' },
    { title: 'one without an end', without: 'exp' as const },
    { title: 'one that says nothing of when it was made', without: 'iat' as const },
    { title: 'one without a number', without: 'jti' as const },
    { title: 'a token of another kind', header: { typ: 'JWT' } },
    { title: 'a role that there is not', claims: { role: 'god' } },
    { title: 'a member that is none', claims: { member_id: 'x' } },
    { title: 'no organization', claims: { organization_id: undefined } },
  ])('$title', async ({ title: _, ...change }) => {
    const { calls, clock } = desk();
    const assertion = await forge(change, clock());
    expect(await calls.sandboxToken({ body: { assertion } })).toMatchObject(isRefused);
  });

  it('one that lasts longer than 60 seconds, once these are over', async () => {
    const { calls, clock } = desk();
    const assertion = await forge({ seconds: 3600 }, clock());
    clock.forward({ seconds: 61 });
    expect(await calls.sandboxToken({ body: { assertion } })).toMatchObject(isRefused);
  });

  it('one that another key has signed, under the name of ours', async () => {
    const { calls, clock } = desk();
    const { privateKey } = await generateKeyPair('ES256');
    const { publicKey } = signingKeyOf(ring, '1');
    const assertion = await signAssertion(
      asserted(),
      parties,
      { privateKey: privateKey as never, publicKey },
      clock(),
    );
    expect(await calls.sandboxToken({ body: { assertion } })).toMatchObject(isRefused);
  });

  it('one without a signature, and one that is signed with the public key as a shared secret', async () => {
    const { calls, clock } = desk();
    const part = (value: object) => Buffer.from(JSON.stringify(value)).toString('base64url');
    const at = Math.floor(clock().getTime() / 1000);
    const payload = { ...asserted(), iss: productionUrl, aud: sandboxUrl, iat: at, exp: at + 60, jti: 'x' };
    const unsigned = `${part({ alg: 'none', typ: 'assertion+jwt' })}.${part(payload)}.`;
    const [publicKey] = publicKeysOf(ring);
    const shared = await new SignJWT(payload)
      .setProtectedHeader({ alg: 'HS256', kid: publicKey?.kid ?? '', typ: 'assertion+jwt' })
      .sign(new TextEncoder().encode(JSON.stringify(publicKey).padEnd(32)));
    for (const assertion of [unsigned, shared, 'x', 'a.b.c'])
      expect(await calls.sandboxToken({ body: { assertion } })).toMatchObject(isRefused);
  });

  it('one whose words were changed', async () => {
    const { calls, clock } = desk();
    const assertion = await signAssertion(asserted(), parties, signingKeyOf(ring, '1'), clock());
    const [header, payload = '', signature] = assertion.split('.');
    const words = { ...JSON.parse(Buffer.from(payload, 'base64url').toString()), role: 'owner' };
    const changed = [header, Buffer.from(JSON.stringify(words)).toString('base64url'), signature].join('.');
    expect(await calls.sandboxToken({ body: { assertion: changed } })).toMatchObject(isRefused);
  });
});

describe('the signing key', () => {
  it('is the same for each function, and another for each secret', () => {
    expect(publicKeysOf(keyRing('1'))).toEqual(publicKeysOf(keyRing('1')));
    expect(publicKeysOf(keyRing('1'))).not.toEqual(publicKeysOf(keyRing('2')));
    const names = publicKeysOf(keyRing('1', '2')).map(({ kid }) => kid);
    expect(new Set(names).size).toBe(2);
  });
});
