/** Headers of one value, given twice: on every row of the route table, in any spelling, with any other headers around. */
import type { Context } from 'aws-lambda';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { Caller } from '../../../shared/http/api-gateway.ts';
import type { Edge } from '../../../shared/http/call.ts';
import { endpoint } from '../../../shared/http/endpoint.ts';
import {
  type ReadHeader,
  readHeaderKinds,
  readRequestHeaders,
} from '../../../shared/http/request-headers.ts';
import type { Route } from '../../../shared/routes/route.ts';
import * as routeTable from '../../../shared/routes/route-table.ts';
import { eventOf } from '../../support/call-endpoint.ts';

const routes = Object.entries(routeTable as Record<string, Route>);
const kinds = Object.entries(readHeaderKinds) as [ReadHeader, 'single' | 'list'][];
const singles = kinds.filter(([, kind]) => kind === 'single').map(([name]) => name);
const lists = kinds.filter(([, kind]) => kind === 'list').map(([name]) => name);

const caller = {
  organizationId: 'org_1',
  plan: 'scale',
  keyId: 'key_1',
  keyType: 'secret',
  scopes: [] as string[],
  allowedOrigins: [] as string[],
  keyExpiresAt: null,
} as unknown as Caller;

/** As the gateway hands over what came line by line. */
function linesOf(lines: [name: string, value: string][]) {
  const multiValueHeaders: Record<string, string[]> = {};
  for (const [name, value] of lines) multiValueHeaders[name] = [...(multiValueHeaders[name] ?? []), value];
  const headers = Object.fromEntries(
    Object.entries(multiValueHeaders).map(([name, all]) => [name, all.at(-1) as string]),
  );
  return { headers, multiValueHeaders };
}

/** The error of a request with these header lines; the handler must not run. */
async function answerTo(route: Route, lines: [string, string][]) {
  const counted: string[] = [];
  const organizations = {
    countCall: async (id: string) => ({ done: true, row: { used: counted.push(id) } }),
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
  const handler = endpoint(route, () => Promise.reject(new Error('the handler ran')), edge);
  const keyed = route.scope === 'none' ? {} : { caller: { ...caller, scopes: [route.scope] } as Caller };
  const event = { ...eventOf(route, { ...keyed, params: {} }), ...linesOf(lines) };
  const { body, headers = {}, statusCode } = await handler(event, {} as Context);
  return { status: statusCode, headers, counted, error: JSON.parse(body).error };
}

/** The letters of a name, each small or large. */
const spelling = (name: string) =>
  fc
    .array(fc.boolean(), { minLength: name.length, maxLength: name.length })
    .map((large) =>
      [...name].map((letter, at) => (large[at] ? letter.toUpperCase() : letter.toLowerCase())).join(''),
    );
const value = fc.constantFrom('Bearer a', 'Bearer b', 'application/json', 'https://a.example', 'key-1');

describe.each(routes)('%s', (_, route) => {
  it.each(singles)('refuses a second %s, in another spelling or the same', async (name) => {
    for (const second of [name, name.toLowerCase(), name.toUpperCase()]) {
      const answer = await answerTo(route, [
        [name, 'one'],
        [second, 'two'],
      ]);
      expect(answer.error).toMatchObject({ code: 'invalid_parameter', status: 400, param: name });
      expect(answer.error.message).toBe(`${name} is given more than once.`);
    }
  });

  it('says nothing of either caller when there are two, and charges neither', async () => {
    const answer = await answerTo(route, [
      ['Authorization', 'Bearer one'],
      ['authorization', 'Bearer two'],
    ]);
    expect(answer.counted).toEqual([]);
    expect(Object.keys(answer.headers).filter((name) => /^ratelimit/i.test(name))).toEqual([]);
  });
});

describe('any request', () => {
  const line = fc
    .constantFrom(...kinds.map(([name]) => name as string), 'X-Other')
    .chain((name) => fc.tuple(spelling(name), value));

  it('has a value for a header of one value only where it came once', () => {
    fc.assert(
      fc.property(fc.array(line, { maxLength: 8 }), (lines) => {
        const { headers, repeated } = readRequestHeaders(linesOf(lines));
        const given = (name: string) =>
          lines.filter(([spelled]) => spelled.toLowerCase() === name.toLowerCase()).map(([, sent]) => sent);
        for (const name of singles) {
          const [only] = given(name);
          expect(repeated.includes(name)).toBe(given(name).length > 1);
          expect(headers[name.toLowerCase() as keyof typeof headers]).toBe(
            given(name).length === 1 ? only : undefined,
          );
        }
        for (const name of lists) {
          const joined = headers[name.toLowerCase() as keyof typeof headers];
          expect(joined?.split(name === 'Cookie' ? '; ' : ', ').sort() ?? []).toEqual(given(name).sort());
        }
        expect(headers).not.toHaveProperty('x-other');
      }),
    );
  });

  it('has an empty value where the gateway hands over none', () => {
    const { headers } = readRequestHeaders({ headers: { Origin: undefined }, multiValueHeaders: null });
    expect(headers).toEqual({ origin: '' });
    expect(readRequestHeaders({ headers: null, multiValueHeaders: null })).toEqual({
      headers: {},
      repeated: [],
    });
  });

  it('is read from its single values where the gateway hands over no others', () => {
    const { headers, repeated } = readRequestHeaders({
      headers: { ORIGIN: 'https://a.example' },
      multiValueHeaders: {},
    });
    expect([headers, repeated]).toEqual([{ origin: 'https://a.example' }, []]);
  });
});
