import { beforeAll, describe, expect, it } from 'vitest';
import { readHeaderKinds } from '../../shared/http/request-headers.ts';
import type { Route } from '../../shared/routes/route.ts';
import * as routeTable from '../../shared/routes/route-table.ts';
import type { Backend } from '../support/backend.ts';
import { sharedBackend } from '../support/shared-backend.ts';
import { signInDesk } from './support/sign-in-desk.ts';

/** What strangers send to the calls of sign-in: texts that no header should have, and what a page of another site makes browsers send. */
let backend: Backend;
beforeAll(async () => {
  backend = await sharedBackend();
});

type Desk = ReturnType<typeof signInDesk>;
type CallName = keyof Desk['calls'];
/** The calls that read the cookie or lead a browser, each with a request that is complete but for who sends it. */
const sent: Partial<Record<CallName, object>> = {
  signIn: {},
  finish: { query: { code: 'good', state: 'x' } },
  session: {},
  token: { body: { organization_id: 'org_01KERMBJX0N6W3C1B8YKQ2JEPX', environment: 'production' } },
  signOut: {},
  accept: { body: { token: 'a'.repeat(43) } },
};
const names = Object.keys(sent) as CallName[];
const routeOf = {
  session: 'getSessionInfo',
  token: 'createSessionToken',
  finish: 'finishSignIn',
  accept: 'acceptInvitation',
};
const rowOf = (name: CallName) =>
  (routeTable as unknown as Record<string, Route>)[routeOf[name as 'token'] ?? name] as Route;

const hostile = [
  'a'.repeat(3000),
  `${'a'.repeat(3000)}.b`,
  '#',
  '%00',
  'é'.repeat(10),
  '"a".b',
  '__proto__.x',
  '.',
  'ses_\u0001.x',
];
const cookies = ['__Host-session', '__Host-sign-in'];
const headers = [
  ...Object.keys(readHeaderKinds).map(
    (name) => [name, (text: string) => ({ [name.toLowerCase()]: text })] as const,
  ),
  ...cookies.map((name) => [name, (text: string) => ({ cookie: `${name}=${text}` })] as const),
];

describe.each(names)('%s', (name) => {
  it.each(headers)('never fails by a text of %s', async (_, headersWith) => {
    const { calls, browser } = signInDesk(backend);
    for (const text of hostile) {
      const { status } = await browser().send(calls[name], { ...sent[name], headers: headersWith(text) });
      expect(status, text.slice(0, 20)).toBeLessThan(500);
    }
  });
});

const counting = names.filter((name) => rowOf(name).countsAddresses);

it('counts addresses in three calls', () => expect(counting).toEqual(['signIn', 'finish', 'accept']));

describe.each(counting)('the calls that an address has for %s', (name) => {
  const parts = ['image', 'script', 'style', 'iframe', 'empty', 'object'];
  it.each(parts)('are spent by no %s of another site', async (dest) => {
    const { calls } = signInDesk(backend);
    const address = `10.${parts.indexOf(dest)}.${names.indexOf(name)}.1`;
    const foreign = {
      'sec-fetch-site': 'cross-site',
      'sec-fetch-dest': dest,
      origin: 'https://evil.example',
    };
    for (let n = 0; n < 301; n++) {
      const { status, body } = await calls[name]({ ...sent[name], address, headers: foreign });
      expect([status, body.error.code]).toEqual([403, 'origin_not_allowed']);
    }
    const own = {
      'sec-fetch-site': 'same-origin',
      'sec-fetch-dest': 'document',
      origin: 'http://127.0.0.1:4010',
    };
    expect((await calls[name]({ ...sent[name], address, headers: own })).status).not.toBe(429);
  });
});

it('no step of signing in uses up the calls of the next', async () => {
  const { calls } = signInDesk(backend);
  const address = '10.9.9.9';
  let last = 0;
  for (let n = 0; n < 301; n++) last = (await calls.signIn({ address })).status;
  expect(last).toBe(429);
  for (const name of ['finish', 'accept'] as const) {
    const own = { 'sec-fetch-site': 'same-origin', origin: 'http://127.0.0.1:4010' };
    expect((await calls[name]({ ...sent[name], address, headers: own })).status).not.toBe(429);
  }
});

it('a page of another site that opens the steps without end keeps nobody behind its visitor’s address from signing in', async () => {
  const { calls, browser, asked } = signInDesk(backend);
  const address = '10.9.9.8';
  const opened = { 'sec-fetch-site': 'cross-site', 'sec-fetch-dest': 'document', 'sec-fetch-user': '?1' };
  const visitor = browser();
  for (const name of ['signIn', 'finish'] as const) {
    let last = 0;
    for (let n = 0; n < 301; n++)
      last = (await visitor.send(calls[name], { ...sent[name], address, headers: opened })).status;
    expect(last, name).toBe(429);
  }
  for (const person of [visitor, browser()]) {
    expect((await person.send(calls.signIn, { address })).status).toBe(302);
    const query = { code: 'good', state: asked.begun.at(-1)?.state ?? '' };
    // The provider is another site, too.
    expect((await person.send(calls.finish, { query, address, headers: opened })).status).toBe(302);
  }
});
