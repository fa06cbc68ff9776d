import { describe, expect, it } from 'vitest';
import type { Caller, HttpRequest } from '../../../shared/http/api-gateway.ts';
import { standingHeaders } from '../../../shared/http/standing-headers.ts';
import type { Route } from '../../../shared/routes/route.ts';
import * as routes from '../../../shared/routes/route-table.ts';

const page = 'https://careers.example.com';
const publishable = { keyType: 'publishable', allowedOrigins: [page] } as Partial<Caller>;
const headersOf = (changes: Partial<Route>, status = 200, origin?: string, caller?: Partial<Caller>) =>
  standingHeaders(
    { ...routes.getJob, ...changes } as Route,
    { headers: origin === undefined ? {} : { origin }, caller: caller ?? null } as HttpRequest,
    { status, headers: {}, body: '' },
  );
const standing = { 'Cache-Control': 'private, no-store', 'X-Content-Type-Options': 'nosniff' };

it('of a route with a key are these two', () => {
  expect(headersOf({ keys: 'secret' }, 200, page)).toEqual(standing);
});

describe('Cache-Control', () => {
  it.each<[Partial<Route>, number, string]>([
    [{ scope: 'none' }, 200, 'no-cache'],
    [{ scope: 'none' }, 304, 'no-cache'],
    [{ scope: 'none', cacheSeconds: 300 }, 200, 'public, max-age=300'],
    [{ scope: 'none', cacheSeconds: 0 }, 399, 'public, max-age=0'],
    [{ scope: 'none', cacheSeconds: 300 }, 400, 'private, no-store'],
    [{ scope: 'none', keys: 'session' }, 200, 'private, no-store'],
    [{ scope: 'none' }, 500, 'private, no-store'],
    [{ scope: 'any', cacheSeconds: 300 }, 200, 'private, no-store'],
    [{ scope: 'jobs:read' }, 304, 'private, no-store'],
  ])('of %j with status %i is %s', (changes, status, value) => {
    expect(headersOf(changes, status)['Cache-Control']).toBe(value);
  });
});

describe('Content-Security-Policy', () => {
  it('keeps pages out of frames, and other windows from them', () => {
    const headers = headersOf({ media: 'text/html; charset=utf-8' });
    expect(headers['Content-Security-Policy']).toBe("frame-ancestors 'none'");
    expect(headers['Cross-Origin-Opener-Policy']).toBe('same-origin');
  });

  it('keeps refusals out of frames that are pages where the response is none', () => {
    const refused = { status: 403, headers: { 'Content-Type': 'text/html; charset=utf-8' }, body: '' };
    const headers = standingHeaders(
      routes.signIn,
      { headers: {}, caller: null } as unknown as HttpRequest,
      refused,
    );
    expect(headers['Content-Security-Policy']).toBe("frame-ancestors 'none'");
    expect(headers['Cross-Origin-Opener-Policy']).toBe('same-origin');
  });

  it.each([undefined, 'application/xml', 'text/plain', 'application/text/html'])(
    'is not sent with %s',
    (media) => {
      expect(headersOf({ media })).not.toHaveProperty('Content-Security-Policy');
    },
  );
});

describe('a route for pages', () => {
  const vary = { ...standing, Vary: 'Origin' };
  const readable = (origin: string) => ({
    ...vary,
    'Access-Control-Allow-Origin': origin,
    'Access-Control-Expose-Headers': 'Svc-Request-Id, Retry-After, Idempotent-Replayed, Location, ETag',
  });
  const evil = 'https://evil.example';

  it.each<[string, number, string | undefined, Partial<Caller> | undefined, object]>([
    ['a listed page reads an answer', 200, page, publishable, readable(page)],
    ['a listed page reads a refusal', 400, page, publishable, readable(page)],
    ['another page reads no answer', 200, evil, publishable, vary],
    ['another page reads no answer of any kind', 399, evil, publishable, vary],
    ['another page reads a refusal', 400, evil, publishable, readable(evil)],
    ['a page without a key reads a refusal', 401, page, undefined, readable(page)],
    ['a page without a key reads no answer', 200, page, undefined, vary],
    ['no page is named', 200, undefined, publishable, vary],
    ['the page has an empty name', 400, '', publishable, vary],
    ['a secret key has no page', 200, page, { ...publishable, keyType: 'secret' }, vary],
    ['a secret key is refused', 403, page, { ...publishable, keyType: 'secret' }, vary],
  ])('%s', (_, status, origin, caller, expected) => {
    expect(headersOf({ keys: 'public' }, status, origin, caller)).toEqual(expected);
  });
});

describe('a route that ends', () => {
  const deprecated = { since: '2026-01-01T00:00:00.999Z', sunset: '2027-06-30T23:59:59Z' };
  const ends = { ...standing, Deprecation: '@1767225600', Sunset: 'Wed, 30 Jun 2027 23:59:59 GMT' };

  it('says since when and until when', () => {
    expect(headersOf({ keys: 'secret', deprecated })).toEqual(ends);
  });

  it('says where it is explained, if it is', () => {
    const link = 'https://docs.example.com/leaving';
    expect(headersOf({ keys: 'secret', deprecated: { ...deprecated, link } })).toEqual({
      ...ends,
      Link: `<${link}>; rel="deprecation"`,
    });
  });
});

describe('a session token', () => {
  const person = { keyType: 'session', allowedOrigins: [] as string[] } as Partial<Caller>;
  const dashboard = 'http://127.0.0.1:4010';
  const allowed = (changes: Partial<Route>, origin: string | undefined, caller?: Partial<Caller>) =>
    headersOf(changes, 200, origin, caller)['Access-Control-Allow-Origin'];

  it.each([{ keys: 'secret' }, { keys: 'public' }, { keys: 'session' }] as Partial<Route>[])(
    'lets the dashboard alone read the answers of a row with %j',
    (changes) => {
      expect(allowed(changes, dashboard, person)).toBe(dashboard);
      for (const origin of [page, `${dashboard}.evil.example`, 'http://127.0.0.1', 'null', undefined])
        expect(allowed(changes, origin, person), origin).toBeUndefined();
      expect(headersOf(changes, 200, page, person).Vary).toBe('Origin');
    },
  );

  it('is what a call of sign-in is for, which has none yet', () => {
    const changes = { keys: 'session', scope: 'none' } as const;
    expect(allowed(changes, dashboard)).toBe(dashboard);
    expect(allowed(changes, page)).toBeUndefined();
  });
});
