/** What holds for every call of sign-in, asked over the wire. The other suites of this folder judge the calls with keys. */

import * as v from 'valibot';
import { beforeAll, describe, expect, it } from 'vitest';
import { needsBody, type Route } from '../../shared/routes/route.ts';
import * as routeTable from '../../shared/routes/route-table.ts';
import type { Api, SharedStage } from '../support/local-stage.ts';
import { sharedStage } from '../support/shared-stage.ts';
import { expectRefusal } from './support/expect-refusal.ts';
import { callRoute, isSignIn } from './support/route-calls.ts';

const rows = Object.entries(routeTable as Record<string, Route>).filter(([, route]) => isSignIn(route));

let stage: SharedStage;
/** A page of ours that nobody is signed in to. */
let page: Api;
beforeAll(async () => {
  stage = await sharedStage();
  const bare = stage.api();
  const own = { Origin: stage.baseUrl, 'Sec-Fetch-Site': 'same-origin' };
  page = {
    ...bare,
    send: (method, path, request = {}) =>
      bare.send(method, path, { ...request, headers: { ...own, ...request.headers } }),
  };
});

it('has the eight calls', () => {
  expect(rows.map(([, { method, path }]) => `${method} ${path}`).sort()).toEqual([
    'GET /auth/callback',
    'GET /auth/jwks.json',
    'GET /auth/session',
    'GET /auth/sign-in',
    'POST /auth/invitation',
    'POST /auth/sandbox-token',
    'POST /auth/sign-out',
    'POST /auth/token',
  ]);
});

describe.each(rows)('%s', (_, route) => {
  const { method, path, body } = route;

  it('needs no key, costs nothing, and no key makes a difference', async () => {
    expect([route.scope, route.counted]).toEqual(['none', false]);
    const { secretKey } = await stage.newOrganization();
    const [without, within] = [
      await callRoute(page, route),
      await page.send(method, path, { headers: { Authorization: `Bearer ${secretKey}` } }),
    ];
    expect(within.status).toBe(without.status);
    expect(within.headers.get('RateLimit')).toBeNull();
  });

  it('is cached by nobody, but for the public keys', async () => {
    const { headers } = await callRoute(page, route);
    expect(headers.get('Cache-Control')).toMatch(
      path === '/auth/jwks.json' ? /^public, max-age=300$/ : 'private, no-store',
    );
  });

  it('says which methods the path answers to, and knows nothing below it', async () => {
    for (const other of ['GET', 'POST', 'PUT', 'PATCH', 'DELETE'].filter((one) => one !== method)) {
      const answer = await page.send(other, path);
      expectRefusal(answer, 'method_not_allowed');
      expect(answer.headers.get('Allow')?.split(', ')).toContain(method);
    }
    expectRefusal(await page.send(method, `${path}/nothing`), 'not_found');
  });

  it.runIf(!route.page)('refuses parameters that it does not know', async () => {
    expectRefusal(await callRoute(page, route, { query: 'unknown=1' }), 'invalid_parameter', route);
  });

  it.runIf(route.sameOrigin)('refuses who is not a script of our own pages, before all else', async () => {
    const foreign: Record<string, string>[] = [
      {},
      { 'Sec-Fetch-Site': 'cross-site' },
      { Origin: 'https://evil.example' },
    ];
    for (const headers of foreign) {
      const sent = { headers, ...(method === 'POST' && { bytes: '{"broken' }) };
      expectRefusal(await callRoute(stage.api(), route, sent), 'origin_not_allowed', route);
    }
  });

  it.runIf(method === 'POST')(
    'refuses what is no JSON, too large, or has fields that it does not know',
    async () => {
      const json = { 'Content-Type': 'application/json' };
      expectRefusal(
        await callRoute(page, route, { bytes: '{"broken', headers: json }),
        'invalid_json',
        route,
      );
      expectRefusal(
        await callRoute(page, route, { bytes: '{}', headers: { 'Content-Type': 'text/plain' } }),
        'unsupported_media_type',
        route,
      );
      expectRefusal(
        await callRoute(page, route, { body: { padding: 'x'.repeat(route.maxBodyBytes) } }),
        'payload_too_large',
        route,
      );
      expectRefusal(await callRoute(page, route, { body: { unknown: 'x' } }), 'validation_failed', route);
      if (needsBody(route)) expectRefusal(await callRoute(page, route, {}), 'validation_failed', route);
      const fields = Object.keys((body as { entries?: v.ObjectEntries } | undefined)?.entries ?? {});
      const wrong = Object.fromEntries(fields.map((field) => [field, 7]));
      if (fields.length > 0) {
        const { details } = expectRefusal(
          await callRoute(page, route, { body: wrong }),
          'validation_failed',
          route,
        );
        expect(details.map(({ param }) => param).sort()).toEqual(fields.sort());
      }
    },
  );

  it('sends no key and no cookie to pages of other origins', async () => {
    const answer = await callRoute(stage.api(), route, { headers: { Origin: 'https://evil.example' } });
    expect(answer.headers.get('Access-Control-Allow-Origin')).toBeNull();
    expect(answer.headers.get('Access-Control-Allow-Credentials')).toBeNull();
  });
});

it('the public keys have no private part', async () => {
  const { body } = await stage.api().get('/auth/jwks.json');
  expect(v.parse(routeTable.getSigningKeys.response, body)).toEqual(body);
  expect(JSON.stringify(body)).not.toContain('"d"');
});
