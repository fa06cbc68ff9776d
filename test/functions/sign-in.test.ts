import { beforeAll, describe, expect, it } from 'vitest';
import type { Backend } from '../support/backend.ts';
import { everyRow } from '../support/every-row.ts';
import { sharedBackend } from '../support/shared-backend.ts';
import { productionUrl, signInDesk } from './support/sign-in-desk.ts';

let backend: Backend;
beforeAll(async () => {
  backend = await sharedBackend();
});
const desk = () => signInDesk(backend);

const isRefused = { status: 401, body: { error: { code: 'sign_in_failed' } } };

describe('beginning', () => {
  it('leads to the provider with a new attempt, which a sealed cookie of ten minutes keeps', async () => {
    const { calls, asked } = desk();
    const answer = await calls.signIn({ query: { return_to: '/dashboard/jobs', hint: 'ada@example.com' } });
    const [attempt] = asked.begun;
    expect(answer.status).toBe(302);
    expect(answer.headers.Location).toContain(`state=${attempt?.state}&login_hint=ada@example.com`);
    expect(answer.headers['Cache-Control']).toBe('private, no-store');
    expect(answer.cookies).toEqual([
      expect.stringMatching(
        /^__Host-sign-in=v1\.[\w.-]+; Path=\/; Max-Age=600; Secure; HttpOnly; SameSite=Lax$/,
      ),
    ]);
    for (const secret of [attempt?.state, attempt?.nonce, attempt?.verifier, '/dashboard/jobs'])
      expect(answer.cookies.join()).not.toContain(secret);
  });

  it('makes other secrets each time, of 256 bits', async () => {
    const { calls, asked } = desk();
    await calls.signIn({});
    await calls.signIn({});
    const secrets = asked.begun.flatMap(({ state, nonce, verifier }) => [state, nonce, verifier]);
    expect(new Set(secrets).size).toBe(6);
    for (const secret of secrets) expect(secret).toMatch(/^[\w-]{43}$/);
  });

  it.each([
    'https://evil.example',
    '//evil.example',
    '/\\evil.example',
    '/v1/jobs',
    '/dashboardevil',
    '/dashboard@evil.example',
    'javascript:alert(1)',
    '/dashboard/../careers/org_x',
    '/dashboard/jobs/%2e%2E/../careers/org_x',
    '/dashboard/.%2e?x',
    '/dashboard/..',
    '/dashboard\r\nSet-Cookie: a=b',
    `/dashboard/${'a'.repeat(1000)}`,
  ])('refuses to return to %j', async (return_to) => {
    const { calls, asked } = desk();
    expect((await calls.signIn({ query: { return_to } })).body.error).toMatchObject({
      code: 'invalid_parameter',
      param: 'return_to',
    });
    expect(asked.begun).toEqual([]);
  });

  it('is counted by address: who tries hundreds of times waits', async () => {
    const { calls } = desk();
    const address = `203.0.113.${Math.floor(Math.random() * 250)}`;
    const answers = [];
    for (let n = 0; n < 302; n++) answers.push((await calls.signIn({ address })).status);
    expect(answers.filter((status) => status === 302).length).toBe(300);
    expect(answers.at(-1)).toBe(429);
    expect((await calls.signIn({ address: '198.51.100.7' })).status).toBe(302);
  });
});

describe('finishing', () => {
  it('begins a session of 30 days in a cookie that no script and no other site can use, and returns', async () => {
    const { browser, sessions, asked } = desk();
    const ada = browser();
    const answer = await ada.signIn({ return_to: '/dashboard/jobs?status=open#top' });
    expect(answer.status).toBe(302);
    expect(answer.headers.Location).toBe(`${productionUrl}/dashboard/jobs?status=open#top`);
    expect(answer.cookies).toEqual([
      expect.stringMatching(
        /^__Host-session=ses_\w{26}\.[\w-]{43}; Path=\/; Max-Age=2592000; Secure; HttpOnly; SameSite=Strict$/,
      ),
      '__Host-sign-in=; Path=/; Max-Age=0; Secure; HttpOnly; SameSite=Lax',
    ]);
    const [id = '', secret = ''] = ada.cookies.get('__Host-session')?.split('.') ?? [];
    const session = await sessions.find(id);
    expect(session).toMatchObject({ name: 'Ada Okafor', email: 'ada@example.com', version: 1 });
    const rows = JSON.stringify(await everyRow(backend));
    for (const never of [
      secret,
      'refresh-1',
      asked.begun[0]?.state,
      asked.begun[0]?.verifier,
      asked.begun[0]?.nonce,
    ])
      expect(rows).not.toContain(never);
  });

  it('takes each attempt once: a link that was kept, or opened twice, signs nobody in', async () => {
    const { browser, calls, asked } = desk();
    const ada = browser();
    await ada.send(calls.signIn);
    const kept = new Map(ada.cookies);
    const query = { code: 'good', state: asked.begun[0]?.state ?? '' };
    expect((await ada.send(calls.finish, { query })).status).toBe(302);
    const thief = browser();
    for (const [name, value] of kept) thief.cookies.set(name, value);
    expect(await thief.send(calls.finish, { query })).toMatchObject(isRefused);
    expect(thief.cookies.has('__Host-session')).toBe(false);
  });

  it.each([
    { title: 'no cookie: another browser began', change: (cookies: Map<string, string>) => cookies.clear() },
    {
      title: 'an altered cookie',
      change: (cookies: Map<string, string>) =>
        cookies.set('__Host-sign-in', `${cookies.get('__Host-sign-in')?.slice(0, -4)}AAAA`),
    },
    {
      title: 'a cookie that is no box',
      change: (cookies: Map<string, string>) => cookies.set('__Host-sign-in', 'x'),
    },
  ])('refuses $title', async ({ change }) => {
    const { browser, calls, asked } = desk();
    const ada = browser();
    await ada.send(calls.signIn);
    change(ada.cookies);
    const query = { code: 'good', state: asked.begun[0]?.state ?? '' };
    const answer = await ada.send(calls.finish, { query });
    expect(answer).toMatchObject(isRefused);
    expect(answer.cookies).toEqual([]);
  });

  it.each([{ code: 'good', state: 'x'.repeat(43) }, { code: 'good', state: '' }, { code: 'good' }, {}])(
    'refuses the answer %j, which is for no attempt of this browser',
    async (query) => {
      const { browser, calls } = desk();
      const ada = browser();
      await ada.send(calls.signIn);
      expect(await ada.send(calls.finish, { query: query as Record<string, string> })).toMatchObject(
        isRefused,
      );
    },
  );

  it('refuses an attempt after its ten minutes, and one that the provider refused', async () => {
    const { browser, calls, asked, clock } = desk();
    const late = browser();
    await late.send(calls.signIn);
    clock.forward({ minutes: 10 });
    expect(
      await late.send(calls.finish, { query: { code: 'good', state: asked.begun[0]?.state ?? '' } }),
    ).toMatchObject(isRefused);
    const refused = browser();
    await refused.send(calls.signIn);
    const query = { error: 'access_denied', state: asked.begun.at(-1)?.state ?? '' };
    expect(await refused.send(calls.finish, { query })).toMatchObject(isRefused);
  });

  it('refuses a person whose address nobody has verified', async () => {
    const { browser, person } = desk();
    person.now = { ...person.now, email: undefined };
    expect((await browser().signIn()).body.error).toMatchObject({
      code: 'sign_in_failed',
      message: 'The e-mail address is not verified.',
    });
  });

  it('gives a new session with a new secret, whatever the browser had before', async () => {
    const { browser } = desk();
    const ada = browser();
    ada.cookies.set('__Host-session', 'ses_01KERMBJX0N6W3C1B8YKQ2JEPX.planted');
    await ada.signIn();
    const first = ada.cookies.get('__Host-session');
    await ada.signIn();
    expect(first).not.toContain('planted');
    expect(ada.cookies.get('__Host-session')).not.toBe(first);
  });

  it('shows a person a page, in their language, with the next step', async () => {
    const { calls } = desk();
    const accept = { accept: 'text/html', 'accept-language': 'de-DE' };
    const { status, text, headers } = await calls.finish({ headers: accept });
    expect([status, headers['Content-Type']]).toEqual([401, 'text/html; charset=utf-8']);
    expect(text).toContain('Sie sind nicht angemeldet');
    expect(text).toContain('http://127.0.0.1:4010/auth/sign-in');
    expect((await calls.finish({ headers: { accept: 'text/html' } })).text).toContain(
      'You are not signed in',
    );
  });
});
