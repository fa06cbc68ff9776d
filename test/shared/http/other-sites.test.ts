/**
 * What another site makes the browser of its visitor send: on every row that counts the sender's address and knows nothing else of
 * the sender, it is refused, and not counted. The visitor would wait for what the other site has used up.
 */
import type { Context } from 'aws-lambda';
import { describe, expect, it } from 'vitest';
import type { Edge } from '../../../shared/http/call.ts';
import { endpoint } from '../../../shared/http/endpoint.ts';
import type { Route } from '../../../shared/routes/route.ts';
import * as routeTable from '../../../shared/routes/route-table.ts';
import { eventOf } from '../../support/call-endpoint.ts';

const routes = Object.entries(routeTable as Record<string, Route>).filter(
  ([, { keys, method, form, countsAddresses }]) =>
    form !== undefined || countsAddresses || (keys === 'public' && method !== 'GET'),
);
const own = 'http://127.0.0.1:4010';

const organization = 'org_01HZZZZZZZZZZZZZZZZZZZZZZA';
/** The status of a request, and the counters that it was counted in. */
async function sent(route: Route, headers: Record<string, string>) {
  const counted: string[] = [];
  const addresses = { admit: async (counter: string) => void counted.push(counter) };
  const organizations = { find: async () => ({ id: organization }) };
  const edge = { environmentName: 'production', organizations, addresses, clock: () => new Date() };
  const handler = endpoint(
    route,
    () => Promise.reject(new Error('the handler ran')),
    edge as unknown as Edge,
  );
  const { statusCode } = await handler(
    { ...eventOf(route, { params: { organization } }), headers, multiValueHeaders: {} },
    {} as Context,
  );
  return { statusCode, counted };
}

const destinations =
  'audio embed empty font frame iframe image manifest object script style track video worker';
/** By the kinds of the Fetch standard, from another site and from a sibling. */
const foreign = ['cross-site', 'same-site'].flatMap((site) => [
  ...destinations.split(' ').map((dest) => ({ 'sec-fetch-site': site, 'sec-fetch-dest': dest })),
  // A page may be fetched before anybody opens it.
  { 'sec-fetch-site': site, 'sec-fetch-dest': 'document', 'sec-purpose': 'prefetch;prerender' },
]);

it('there are such rows', () => expect(routes.length).toBeGreaterThan(5));

describe.each(routes)('%s', (_, route) => {
  it.each(foreign)('refuses %j uncounted', async (headers) => {
    const { statusCode, counted } = await sent(route, { ...headers, origin: 'https://evil.example' });
    expect(counted).toEqual([]);
    expect([401, 403]).toContain(statusCode);
  });

  it('counts what a page of our own or a program sends', async () => {
    if (route.keys === 'public') return;
    const isStep = route.method === 'GET';
    const ways: Record<string, string>[] = isStep
      ? [{}, { 'sec-fetch-site': 'cross-site', 'sec-fetch-dest': 'document' }]
      : [{ 'sec-fetch-site': 'same-origin', 'sec-fetch-dest': 'empty', origin: own }];
    for (const headers of ways) expect((await sent(route, headers)).counted.length).toBe(1);
  });
});

it.each(routes.filter(([, { countsAddresses, page }]) => countsAddresses && page))(
  '%s counts what another site opens apart from what a person opens',
  async (_, route) => {
    const opened = { 'sec-fetch-dest': 'document', 'sec-fetch-mode': 'navigate' };
    const sites: Record<string, string>[] = [
      {},
      { 'sec-fetch-site': 'none' },
      { 'sec-fetch-site': 'same-origin' },
    ];
    const own = await Promise.all(
      sites.map(async (site) => (await sent(route, { ...opened, ...site })).counted[0]),
    );
    expect(new Set(own).size).toBe(1);
    for (const site of ['cross-site', 'same-site'])
      for (const user of [{}, { 'sec-fetch-user': '?1' }] as Record<string, string>[]) {
        const { counted } = await sent(route, { ...opened, ...user, 'sec-fetch-site': site });
        expect(counted).toHaveLength(1);
        expect(own).not.toContain(counted[0]);
      }
  },
);

it('the steps of signing in are counted apart, so that one leaves room for the next', async () => {
  const steps = [routeTable.signIn, routeTable.finishSignIn, routeTable.acceptInvitation];
  const headers = { 'sec-fetch-site': 'same-origin', 'sec-fetch-dest': 'document', origin: own };
  const counters = await Promise.all(steps.map(async (step) => (await sent(step, headers)).counted[0]));
  expect(counters).toEqual(['sign-in', 'callback', 'invitation']);
});
