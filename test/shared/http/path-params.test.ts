/** Path parameters as REST APIs hand them over, percent-encoded: on every row of the route table that has one. */
import type { Context } from 'aws-lambda';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { ApiError } from '../../../shared/domain/api-error.ts';
import type { Caller } from '../../../shared/http/api-gateway.ts';
import type { Edge } from '../../../shared/http/call.ts';
import { endpoint } from '../../../shared/http/endpoint.ts';
import type { Route } from '../../../shared/routes/route.ts';
import { missingParams, routes } from '../../contract/support/route-calls.ts';
import { eventOf } from '../../support/call-endpoint.ts';
import { anySpelling, brokenEscapes, spelledOut } from '../../support/spell-path.ts';

const withParams = routes.filter(([, { params }]) => Object.keys(params).length > 0);
const organizations = {
  find: async () => ({ id: 'org_1' }),
  countCall: async () => ({ done: true, row: { used: 1 } }),
  callsMade: async () => 0,
  tellThresholds: async () => {},
};
const addresses = { admit: async () => {} };
const edge = {
  environmentName: 'production',
  organizations,
  addresses,
  clock: () => new Date(),
} as unknown as Edge;

/** What a handler is given when the path spells its parameters so; the error code, where it is given nothing. */
async function given(route: Route, spelled: Record<string, string>) {
  let seen: { params: unknown; path: string } | undefined;
  const bare: Route = { ...route, body: undefined, idempotency: 'none' };
  const handler = endpoint(
    bare,
    async ({ params, path }) => {
      seen = { params, path };
      throw new ApiError('invalid_state_transition');
    },
    edge,
  );
  const caller = {
    organizationId: 'org_1',
    plan: 'scale',
    keyType: route.keys === 'session' ? 'session' : 'secret',
    allowedOrigins: [] as string[],
  };
  const scoped = {
    ...caller,
    scopes: [route.scope, route.alsoScope].filter(Boolean),
    keyExpiresAt: null,
  } as unknown as Caller;
  const event = {
    ...eventOf(bare, { caller: scoped }),
    pathParameters: spelled,
    path: route.path.replace(/\{(\w+)\}/g, (_, name: string) => spelled[name] ?? ''),
  };
  const { body } = await handler(event, {} as Context);
  return seen ?? (JSON.parse(body).error.code as string);
}

const spellAll = (params: Record<string, string>, spell: (text: string) => string) =>
  Object.fromEntries(Object.entries(params).map(([name, text]) => [name, spell(text)]));

describe.each(withParams)('%s', (_, route) => {
  const params = missingParams(route);

  it('is given the same parameters and the same path however the request spells them', async () => {
    const plain = await given(route, params);
    expect(plain).toMatchObject({ params });
    expect(await given(route, spellAll(params, spelledOut))).toEqual(plain);
    for (const [name, text] of Object.entries(params))
      await fc.assert(
        fc.asyncProperty(anySpelling(text), async (spelled) => {
          expect(await given(route, { ...params, [name]: spelled })).toEqual(plain);
        }),
        { numRuns: 20 },
      );
  });

  it.each(brokenEscapes)('finds nothing under the escape %s', async (broken) => {
    for (const name of Object.keys(params))
      expect(await given(route, { ...params, [name]: broken })).toBe('not_found');
  });
});

describe('a text of the caller’s own', () => {
  const [, upsert] = routes.find(([name]) => name === 'upsertCandidate') ?? [];
  const text = fc.string({ unit: 'grapheme', minLength: 1, maxLength: 40 });

  it('comes as it is meant, decoded once', async () => {
    if (!upsert) throw new Error('no route takes a text');
    await fc.assert(
      fc.asyncProperty(
        fc
          .oneof(text, fc.constantFrom('jane@acme.com', 'a/b', '100%25', 'a+b', 'a b', '%41'))
          .chain((meant) => anySpelling(meant).map((spelled) => ({ meant, spelled }))),
        async ({ meant, spelled }) => {
          expect(await given(upsert, { external_id: spelled })).toEqual({
            params: { external_id: meant },
            path: `/v1/candidates/by-external-id/${encodeURIComponent(meant)}`,
          });
        },
      ),
    );
  });
});
