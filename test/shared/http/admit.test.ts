import { describe, expect, it } from 'vitest';
import type { ErrorCode } from '../../../shared/contracts/errors.ts';
import { scopes } from '../../../shared/contracts/organization.ts';
import { admit } from '../../../shared/http/admit.ts';
import type { Caller, HttpRequest } from '../../../shared/http/api-gateway.ts';
import type { Route } from '../../../shared/routes/route.ts';
import * as routes from '../../../shared/routes/route-table.ts';

const all = Object.entries(routes as Record<string, Route>);
const keyed = all.filter(([, { scope }]) => scope !== 'none');
const scoped = keyed.filter(([, { scope }]) => scope !== 'any');
const caller = { keyType: 'secret', scopes: [...scopes] } as Caller;
const page = 'https://careers.example.com';
const publishable = { ...caller, keyType: 'publishable' as const, scopes: [], allowedOrigins: [page] };
const from = (who: Partial<HttpRequest>) =>
  ({ caller: null, refusal: null, repeatedHeaders: [], ...who }) as HttpRequest;
const refused = (code: ErrorCode) => expect.objectContaining({ code });

it.each(all)('%s admits a secret key with every scope', (_, route) => {
  expect(() => admit(route, from({ caller }))).not.toThrow();
});

describe('a route with a key', () => {
  it.each(keyed)('%s turns away who sent none', (_, route) => {
    expect(() => admit(route, from({}))).toThrow(refused('missing_api_key'));
  });

  it.each(keyed.filter(([, { keys }]) => keys === 'secret'))(
    '%s turns a publishable key away, wherever it comes from',
    (_, route) => {
      const headers = { origin: page };
      expect(() => admit(route, from({ caller: publishable, headers }))).toThrow(
        refused('key_type_not_allowed'),
      );
    },
  );

  it.each(keyed)('%s repeats what the authorizer found', (_, route) => {
    const request = from({ refusal: 'wrong_environment', caller });
    expect(() => admit(route, request)).toThrow(refused('wrong_environment'));
  });
});

describe('a route for pages', () => {
  const open: Route = { ...routes.getJob, keys: 'public' };

  it('admits a publishable key, which has no scope, from a page on its list', () => {
    const request = from({ caller: publishable, headers: { origin: page } });
    expect(admit(open, request)).toBe(publishable);
  });

  it.each<Record<string, string>>([
    {},
    { origin: 'https://evil.example.com' },
    { origin: 'null' },
    { referer: page },
  ])('refuses one with the headers %j', (headers) => {
    expect(() => admit(open, from({ caller: publishable, headers }))).toThrow(refused('origin_not_allowed'));
  });

  it('asks a secret key for its scope and for no origin', () => {
    expect(admit(open, from({ caller, headers: {} }))).toBe(caller);
    const lacking = { ...caller, scopes: [], allowedOrigins: [page] };
    expect(() => admit(open, from({ caller: lacking, headers: { origin: page } }))).toThrow(
      refused('insufficient_scope'),
    );
  });
});

describe('a route with a scope', () => {
  it.each(scoped)('%s names the scope that the key lacks', (_, route) => {
    const others = scopes.filter((scope) => scope !== route.scope);
    const lacking = { ...caller, scopes: others };
    expect(() => admit(route, from({ caller: lacking }))).toThrow(
      expect.objectContaining({
        code: 'insufficient_scope',
        message: expect.stringContaining(route.scope),
      }),
    );
  });

  it('is not open to a key that may write but not read', () => {
    const writer = { ...caller, scopes: ['jobs:write' as const] };
    expect(() => admit(routes.getJob, from({ caller: writer }))).toThrow(refused('insufficient_scope'));
  });
});

it('a route without a key admits everybody, and lets nobody be somebody', () => {
  expect(admit(routes.getOpenapi, from({}))).toEqual({});
  expect(admit(routes.getOpenapi, from({ refusal: 'revoked_api_key' }))).toEqual({});
});
