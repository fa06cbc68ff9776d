import { beforeAll, describe, expect, it } from 'vitest';
import type { Backend } from '../support/backend.ts';
import { sharedBackend } from '../support/shared-backend.ts';
import { sandboxUrl, signInDesk } from './support/sign-in-desk.ts';

let backend: Backend;
beforeAll(async () => {
  backend = await sharedBackend();
});
const desk = () => signInDesk(backend);
/** Sessions of one test belong to nobody of another. */
const somebody = () => `person-${crypto.randomUUID()}`;
const isRefused = { status: 401, body: { error: { code: 'not_signed_in' } } };

async function signedIn() {
  const at = desk();
  const subject = somebody();
  at.person.now = { ...at.person.now, subject };
  const browser = at.browser();
  await browser.signIn();
  return { ...at, subject, ada: browser };
}

describe('GET /auth/session', () => {
  it('tells who is signed in, and each organization with the role there', async () => {
    const { ada, calls, subject, newOrganization, join } = await signedIn();
    const [one, other] = [await newOrganization(), await newOrganization()];
    await newOrganization();
    await join(one.id, 'owner', subject);
    await join(other.id, 'viewer', subject);
    const { status, body, headers } = await ada.send(calls.session);
    expect(status).toBe(200);
    expect(body).toMatchObject({
      object: 'session_info',
      person: { name: 'Ada Okafor', email: 'ada@example.com' },
      sandbox_url: sandboxUrl,
    });
    expect(body.organizations).toEqual(
      expect.arrayContaining([
        { id: one.id, name: 'Testing Ltd', role: 'owner', environment: 'production' },
        { id: other.id, name: 'Testing Ltd', role: 'viewer', environment: 'production' },
      ]),
    );
    expect(body.organizations).toHaveLength(2);
    expect(headers['Cache-Control']).toBe('private, no-store');
  });

  it.each([
    ['no cookie', () => ''],
    ['a session that nobody has', () => 'ses_01KERMBJX0N6W3C1B8YKQ2JEPX.secret'],
    ['another secret', (cookie: string) => `${cookie.slice(0, -2)}AA`],
    ['no secret', (cookie: string) => cookie.split('.')[0] ?? ''],
    ['what is stored instead of the secret', (cookie: string) => `${cookie.split('.')[0]}.${'0'.repeat(64)}`],
  ])('refuses %s alike', async (_, change) => {
    const { ada, calls } = await signedIn();
    ada.cookies.set('__Host-session', change(ada.cookies.get('__Host-session') ?? ''));
    expect(await ada.send(calls.session)).toMatchObject(isRefused);
  });

  it('refuses two cookies of the name: one of them is somebody else’s', async () => {
    const { ada, calls } = await signedIn();
    const cookie = `__Host-session=${ada.cookies.get('__Host-session')}`;
    expect(await ada.send(calls.session, { headers: { cookie: `${cookie}; ${cookie}` } })).toMatchObject(
      isRefused,
    );
  });

  it('refuses a session after its 30 days, though the row is still there', async () => {
    const { ada, calls, clock } = await signedIn();
    clock.forward({ hours: 30 * 24, ms: -1 });
    expect((await ada.send(calls.session)).status).toBe(200);
    clock.forward({ ms: 1 });
    expect(await ada.send(calls.session)).toMatchObject(isRefused);
  });
});

describe('every call with the cookie', () => {
  const names = ['session', 'token', 'signOut', 'accept'] as const;

  it.each(names)('%s is for scripts of our own pages only', async (name) => {
    const { ada, calls } = await signedIn();
    const body =
      name === 'token'
        ? { organization_id: 'org_01KERMBJX0N6W3C1B8YKQ2JEPX', environment: 'production' }
        : name === 'accept'
          ? { token: 'x' }
          : undefined;
    const foreign: Record<string, string>[] = [
      { 'sec-fetch-site': 'cross-site' },
      { 'sec-fetch-site': 'same-site' },
      { 'sec-fetch-site': 'none' },
      { 'sec-fetch-site': '' },
      ...(name === 'session'
        ? []
        : [
            { origin: 'https://evil.example' },
            { origin: 'null' },
            { origin: '' },
            { origin: 'http://127.0.0.1:4011' },
          ]),
    ];
    for (const headers of foreign) {
      const answer = await ada.send(calls[name], { headers, ...(body && { body }) });
      expect(answer, JSON.stringify(headers)).toMatchObject({
        status: 403,
        body: { error: { code: 'origin_not_allowed' } },
      });
      expect(answer.cookies).toEqual([]);
    }
    expect((await ada.send(calls.session)).status).toBe(200);
  });

  it.each(names)('%s lets no page of another origin read its answer', async (name) => {
    const { ada, calls } = await signedIn();
    const answer = await ada.send(calls[name], { headers: { origin: 'https://evil.example' } });
    expect(answer.headers['Access-Control-Allow-Origin']).toBeUndefined();
    expect(answer.headers['Access-Control-Allow-Credentials']).toBeUndefined();
    expect(answer.headers.Vary).toBe('Origin');
  });
});

describe('POST /auth/sign-out', () => {
  it('ends the session, removes the cookie, and has the provider forget the refresh token', async () => {
    const { ada, calls, asked, sessions } = await signedIn();
    const cookie = ada.cookies.get('__Host-session') ?? '';
    const { status, body, cookies } = await ada.send(calls.signOut);
    expect([status, body]).toEqual([200, { object: 'signed_out' }]);
    expect(cookies).toEqual(['__Host-session=; Path=/; Max-Age=0; Secure; HttpOnly; SameSite=Strict']);
    expect(asked.revoked).toEqual(['refresh-1']);
    expect(await sessions.find(cookie.split('.')[0] ?? '')).toBeUndefined();
    ada.cookies.set('__Host-session', cookie);
    expect(await ada.send(calls.session)).toMatchObject(isRefused);
  });

  it('says the same to who is not signed in, and ends no session by its id alone', async () => {
    const { ada, calls, browser } = await signedIn();
    const other = browser();
    other.cookies.set('__Host-session', `${ada.cookies.get('__Host-session')?.split('.')[0]}.guess`);
    expect((await other.send(calls.signOut)).body).toEqual({ object: 'signed_out' });
    expect((await browser().send(calls.signOut)).body).toEqual({ object: 'signed_out' });
    expect((await ada.send(calls.session)).status).toBe(200);
  });

  it('ends the session also while the provider is away', async () => {
    const { ada, calls, person } = await signedIn();
    const cookie = ada.cookies.get('__Host-session') ?? '';
    person.revokes = () => Promise.reject(new Error('away'));
    expect((await ada.send(calls.signOut)).status).toBe(200);
    ada.cookies.set('__Host-session', cookie);
    expect(await ada.send(calls.session)).toMatchObject(isRefused);
  });
});
