import { describe, expect, it } from 'vitest';
import type { ErrorCode } from '../../../shared/contracts/errors.ts';
import { allScopes, scopes } from '../../../shared/contracts/organization.ts';
import { admit } from '../../../shared/http/admit.ts';
import type { Caller, HttpRequest } from '../../../shared/http/api-gateway.ts';
import type { Route } from '../../../shared/routes/route.ts';
import * as routes from '../../../shared/routes/route-table.ts';

/** Those that only our own pages may call are below. */
const all = Object.entries(routes as Record<string, Route>).filter(([, { sameOrigin }]) => !sameOrigin);
const keyed = all.filter(([, { scope }]) => scope !== 'none');
const scoped = keyed.filter(([, { scope }]) => scope !== 'any');
const caller = { keyType: 'secret', scopes: [...scopes] } as Caller;
const page = 'https://careers.example.com';
const publishable = { ...caller, keyType: 'publishable' as const, scopes: [], allowedOrigins: [page] };
const from = (who: Partial<HttpRequest>) =>
  ({ caller: null, refusal: null, headers: {}, repeatedHeaders: [], ...who }) as HttpRequest;
const refused = (code: ErrorCode) => expect.objectContaining({ code });

it.each(all.filter(([, { keys }]) => keys !== 'session'))(
  '%s admits a secret key with every scope',
  (_, route) => {
    expect(() => admit(route, from({ caller }))).not.toThrow();
  },
);

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
  it.each(scoped)('%s names the scope that its caller lacks', (_, route) => {
    const others = scopes.filter((scope) => scope !== route.scope);
    // A row for people turns a key away before it looks at scopes.
    const keyType = route.keys === 'session' ? ('session' as const) : caller.keyType;
    const lacking = { ...caller, keyType, scopes: others };
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

describe('a session token', () => {
  const person = { ...caller, keyType: 'session' as const };

  it.each(keyed)('%s is open to a person with its scope, and to none without', (_, route) => {
    const needed = [route.scope, route.alsoScope ?? 'any'].filter((scope) => scope !== 'any');
    const held = needed as (typeof caller.scopes)[number][];
    expect(() => admit(route, from({ caller: { ...person, scopes: held } }))).not.toThrow();
    if (route.scope === 'any') return;
    const others = { ...person, scopes: allScopes.filter((scope) => scope !== route.scope) };
    expect(() => admit(route, from({ caller: others }))).toThrow(refused('insufficient_scope'));
  });

  it('alone opens a row for people: a key with every scope does not', () => {
    const row = { ...routes.getJob, keys: 'session' } as unknown as Route;
    const everything = [...allScopes];
    expect(() => admit(row, from({ caller: { ...person, scopes: everything } }))).not.toThrow();
    for (const keyType of ['secret', 'publishable'] as const)
      expect(() =>
        admit(row, from({ caller: { ...caller, keyType, scopes: everything }, headers: {} })),
      ).toThrow(refused('key_type_not_allowed'));
  });
});

describe('the token of a chat', () => {
  const chat = { ...caller, keyType: 'chat' as const, keyId: 'itk_1', scopes: [] };
  const own = keyed.filter(([, { forChats }]) => forChats);

  it.each(keyed)('opens %s for its own chat alone, if the row is for chats', (_, route) => {
    const call = (id: string) => () => admit(route, from({ caller: chat, params: { id }, headers: {} }));
    if (!route.forChats) return expect(call('itk_1')).toThrow(refused('key_type_not_allowed'));
    expect(call('itk_1')()).toBe(chat);
    expect(call('itk_2')).toThrow(refused('not_found'));
  });

  it('is for six calls', () => {
    expect(own.map(([name]) => name).sort()).toEqual([
      'confirmIntake',
      'createIntakeUpload',
      'deleteIntake',
      'getIntake',
      'handOverIntake',
      'sendIntakeMessage',
    ]);
  });
});
