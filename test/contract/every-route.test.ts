/** What holds for every endpoint, asked of each row of the route table with nothing but fetch. */
import * as v from 'valibot';
import { beforeAll, describe, expect, it } from 'vitest';
import type { ErrorCode } from '../../shared/contracts/errors.ts';
import { maxDetails } from '../../shared/contracts/errors.ts';
import {
  isForPages,
  needsBody,
  type Route,
  readScopeOf,
  writeResponseOf,
} from '../../shared/routes/route.ts';
import * as routeTable from '../../shared/routes/route-table.ts';
import type { Api, ApiAnswer, SharedStage } from '../support/local-stage.ts';
import { sharedStage } from '../support/shared-stage.ts';
import { assembleCast, type BadCredential, badCredentials, type Cast } from './support/cast.ts';
import { expectRefusal } from './support/expect-refusal.ts';
import { fillFreeText, isMarked, textsIn } from './support/free-text.ts';
import {
  callRoute,
  missingParams,
  otherKindParams,
  pathOf,
  type RouteCall,
  readAtRest,
  readEverything,
  routes,
  sameParams,
  takesNoKey,
} from './support/route-calls.ts';
import { repeatedText } from './support/shown-once.ts';
import { publicRequests, validRequests } from './support/valid-requests.ts';

/** The schemas of a body's fields; none for a route without a body. */
const bodyFields = ({ body }: Route): v.ObjectEntries =>
  (body as { entries?: v.ObjectEntries } | undefined)?.entries ?? {};

/** The field that distinguishes several bodies. */
function choiceOf({ body }: Route): Record<string, string> {
  if (body?.type !== 'variant') return {};
  const { key, options } = body as unknown as {
    key: string;
    options: { entries: Record<string, { literal: string }> }[];
  };
  return { [key]: options[0]?.entries[key]?.literal ?? '' };
}

/** The path parameters that are ids of ours; another text may name anything. */
const idsIn = ({ params }: Route) =>
  Object.keys(params).filter((name) => !v.is(params[name] as v.GenericSchema, 'x'));

const cacheControlOf = ({ scope, keys, cacheSeconds }: Route) =>
  scope !== 'none' || keys === 'session'
    ? 'private, no-store'
    : cacheSeconds === undefined
      ? 'no-cache'
      : `public, max-age=${cacheSeconds}`;

/** A page that every organization of these tests has on its list. */
const listedOrigin = 'https://careers.example.com';

function expectReadableBy(origin: string, { headers }: ApiAnswer): void {
  expect(headers.get('Access-Control-Allow-Origin')).toBe(origin);
  expect(headers.get('Vary')).toBe('Origin');
  expect(headers.get('Access-Control-Expose-Headers')?.split(', ')).toEqual(
    expect.arrayContaining(['Svc-Request-Id', 'Retry-After', 'Location', 'ETag']),
  );
  expect(headers.get('Access-Control-Allow-Credentials')).toBeNull();
}

let stage: SharedStage;
let cast: Cast;
beforeAll(async () => {
  stage = await sharedStage();
  cast = await assembleCast(stage);
});

it('has a valid request for every endpoint, and for nothing else', () => {
  const signIn = Object.entries(routeTable)
    .filter(([, route]) => takesNoKey(route))
    .map(([name]) => name);
  const asked = Object.keys(validRequests).filter((name) => !signIn.includes(name));
  expect(asked.sort()).toEqual(routes.map(([operationId]) => operationId).sort());
});

for (const [operationId, route] of routes) {
  const { scope, method, success, idempotency } = route;
  const isKeyed = scope !== 'none';
  const fields = Object.keys(bodyFields(route));
  const required = fields.filter((field) => !v.is(bodyFields(route)[field] as v.GenericSchema, undefined));

  /** What a publishable key hears from nowhere in particular. */
  const publishableCode = route.keys === 'public' ? 'origin_not_allowed' : 'key_type_not_allowed';

  /** As the owner, who may; without a key where none is asked for. */
  const me = () => (isKeyed ? asked(cast.owner.api) : stage.api());
  const asked = (api: Api) => (route.keys === 'session' && api.person) || api;
  const call = (sent?: RouteCall) => callRoute(me(), route, sent);
  const validRequest = (api: Api = cast.owner.api) => validRequests[operationId](api);
  const expectRefused = async (sent: RouteCall, code: ErrorCode) =>
    expectRefusal(await call(sent), code, route);

  describe(`${operationId}: ${method} ${route.path}`, () => {
    if (isKeyed) {
      describe('401 and 403', () => {
        it.each(Object.entries(badCredentials))('refuses %s: %s', async (credential, code) => {
          const authorization = cast.authorizations[credential as BadCredential];
          const headers: Record<string, string> = authorization ? { Authorization: authorization } : {};
          const expected = code === 'key_type_not_allowed' ? publishableCode : code;
          expectRefusal(await callRoute(stage.api(), route, { headers }), expected, route);
        });

        it('says so before it looks at the rest of the request', async () => {
          const sent = { query: 'unknown=1', ...(method !== 'GET' && { bytes: '{"broken' }) };
          expectRefusal(await callRoute(stage.api(), route, sent), 'missing_api_key', route);
          const publishable = stage.api(cast.suspect.publishableKey);
          expectRefusal(await callRoute(publishable, route, sent), publishableCode, route);
        });

        if (scope !== 'any') {
          it('refuses keys and people that hold every scope but the needed one, and names that', async () => {
            for (const credential of await cast.credentialsWithout(route)) {
              const answer = await callRoute(stage.api(credential), route);
              expect(expectRefusal(answer, 'insufficient_scope', route).message).toContain(scope);
            }
          });
        }

        if (route.keys === 'session') {
          it('refuses a secret key with all scopes, whatever else it sends', async () => {
            const api = stage.api(cast.suspect.secretKey);
            expectRefusal(await callRoute(api, route), 'key_type_not_allowed', route);
            const sent = { query: 'unknown=1', ...(method !== 'GET' && { bytes: '{"broken' }) };
            expectRefusal(await callRoute(api, route, sent), 'key_type_not_allowed', route);
          });
        }
      });
    }

    describe('400: the query', () => {
      const unknown = ['unknown', 'toString', '__proto__'];
      it.each(route.page ? [] : unknown)('refuses the unknown parameter %s', async (param) => {
        expect((await expectRefused({ query: `${param}=1` }, 'invalid_parameter')).param).toBe(param);
      });

      it.each(route.page ? unknown : [])(
        'ignores the parameter %s, which a tracker may add',
        async (param) => {
          const asked = await validRequest();
          const answer = await call({ ...asked, query: `${param}=1&${param}=2` });
          expect(answer.status, answer.text).toBe(success);
        },
      );

      it.runIf(!route.page)('refuses a parameter that is given twice', async () => {
        const query = 'limit=10&limit=10';
        expect((await expectRefused({ query }, 'invalid_parameter')).param).toBe('limit');
      });

      if ('limit' in route.query) {
        it.each(['', '0', '101', '-1', '1.5', 'abc', '1e1', '+1'])(
          'refuses the limit "%s"',
          async (limit) => {
            const query = new URLSearchParams({ limit }).toString();
            expect((await expectRefused({ query }, 'invalid_parameter')).param).toBe('limit');
          },
        );
      }

      if ('cursor' in route.query) {
        it.each(['', 'garbage', '..%2F', '%00', 'A'.repeat(100)])(
          'refuses the cursor "%s"',
          async (cursor) => {
            const { params } = await validRequest();
            await expectRefused({ params, query: `cursor=${cursor}` }, 'invalid_cursor');
          },
        );
      }
    });

    if (method !== 'GET') {
      describe('400, 413, 415 and 422: the body', () => {
        const json = { 'Content-Type': 'application/json' };

        it.each(['{"broken', '{} {}', "{'name':1}", 'undefined'])('refuses %s as JSON', async (bytes) => {
          await expectRefused({ bytes, headers: json }, 'invalid_json');
        });

        it.each(['{"__proto__":{"is_admin":true}}', '{"metadata":{"__proto__":{"a":"b"}}}'])(
          'refuses %s, which would change what every object inherits',
          async (bytes) => {
            await expectRefused({ bytes, headers: json }, 'invalid_json');
          },
        );

        it.each(['text/plain', 'application/x-www-form-urlencoded', undefined])(
          'refuses the content type %s',
          async (type) => {
            const headers: Record<string, string> = type ? { 'Content-Type': type } : {};
            await expectRefused({ bytes: '{}', headers }, 'unsupported_media_type');
          },
        );

        it(`refuses more than ${route.maxBodyBytes / 1024} KB`, async () => {
          await expectRefused({ body: { padding: 'x'.repeat(route.maxBodyBytes) } }, 'payload_too_large');
        });

        it.each(['unknown', 'toString', 'constructor'])('refuses the unknown field %s', async (param) => {
          const body = { ...choiceOf(route), [param]: 'x' };
          const { details } = await expectRefused({ body }, 'validation_failed');
          expect(details).toContainEqual(expect.objectContaining({ param, code: 'unknown_field' }));
        });

        const noBodies = [
          [],
          [{}],
          'text',
          7,
          true,
          ...(route.body ? [null] : []),
          ...(needsBody(route) ? [undefined] : []),
        ];
        it.each(noBodies.map((body) => ({ body })))('refuses $body as a body', async ({ body }) => {
          await expectRefused({ body }, 'validation_failed');
        });

        if (fields.length > 0) {
          it('names every field that has the wrong type', async () => {
            const wrong = (field: string) =>
              [{ unexpected: true }, 7, []].find(
                (value) => !v.is(bodyFields(route)[field] as v.GenericSchema, value),
              );
            // A field can have several mistakes, and a refusal names a bounded number of them.
            for (let start = 0; start < fields.length; start += maxDetails / 2) {
              const named = fields.slice(start, start + maxDetails / 2);
              const body = Object.fromEntries(named.map((field) => [field, wrong(field)]));
              const { details } = await expectRefused({ body }, 'validation_failed');
              const found = details.map(({ param }) => param?.split('.')[0]);
              expect(found).toEqual(expect.arrayContaining(named));
            }
          });
        }

        it.each(required)(
          'refuses another type for the required field %s, and its absence',
          async (param) => {
            const { body } = await validRequest();
            const refused = [7, null, true].filter(
              (wrong) => !v.is(bodyFields(route)[param] as v.GenericSchema, wrong),
            );
            for (const wrong of refused) {
              const error = await expectRefused({ body: { ...body, [param]: wrong } }, 'validation_failed');
              expect(error.param).toBe(param);
              expect(error.details).toMatchObject([{ param, code: 'invalid_type' }]);
            }
            const error = await expectRefused({ body: { ...body, [param]: undefined } }, 'validation_failed');
            expect(error.details).toMatchObject([{ param, code: 'required' }]);
          },
        );
      });
    }

    describe('404 and 405', () => {
      if (idsIn(route).length > 0) {
        it('answers alike for what is no id, of another kind, nobody’s and another organization’s', async () => {
          const { api: stranger } = await stage.newOrganization();
          const { params: theirs, body } = await validRequest(stranger);
          const before = await readEverything(stranger);
          const nowhere = [
            missingParams(route),
            otherKindParams(route),
            ...['x', '7', '%00', '%E0%A4%A', '__proto__'].map((text) => sameParams(route, text)),
          ].map((params) => ({
            ...theirs,
            ...Object.fromEntries(idsIn(route).map((id) => [id, params[id] ?? ''])),
          }));

          const { request_id: _, ...foreign } = await expectRefused(
            // What anyone may read has no strangers.
            { params: isKeyed ? theirs : missingParams(route), body },
            'not_found',
          );
          for (const params of nowhere) {
            const error = await expectRefused({ params, body }, 'not_found');
            expect(error, JSON.stringify(params)).toEqual({ ...foreign, request_id: error.request_id });
          }
          expect(await readEverything(stranger), 'theirs is as it was').toEqual(before);
        });
      }

      it('says which methods the path answers to', async () => {
        const allowed: string[] = routes
          .filter(([, { path }]) => path === route.path)
          .flatMap(([, row]) => [row.method, ...(isForPages(row) ? ['OPTIONS'] : [])]);
        for (const other of ['GET', 'POST', 'PUT', 'PATCH', 'DELETE']) {
          if (allowed.includes(other)) continue;
          const answer = await me().send(other, pathOf(route, missingParams(route)));
          expectRefusal(answer, 'method_not_allowed', route);
          expect(answer.headers.get('Allow')).toBe([...new Set(allowed)].sort().join(', '));
        }
      });

      // Every path below that of the dashboard is a page of it.
      it.skipIf(route.path.startsWith('/dashboard'))('knows nothing below its path', async () => {
        const path = `${pathOf(route, missingParams(route))}/nothing/here`;
        for (const api of [me(), stage.api()])
          expectRefusal(await api.send(method, path), 'not_found', route);
      });
    });

    describe(`${success}`, () => {
      it('returns to a key with just the scope the fields of the schema alone, and counts it as the row has it', async () => {
        const asked = await validRequest();
        const before = isKeyed && (await budgetOf(cast.owner.api));
        const api = stage.api(isKeyed ? await cast.credentialJustFor(route) : undefined);
        const answer = await callRoute(api, route, asked);

        expect(answer.status, answer.text).toBe(success);
        expect(answer.headers.get('Content-Type')).toBe(route.media ?? 'application/json');
        // A file with a hash in its name is immutable, too.
        expect(answer.headers.get('Cache-Control')?.replace(', immutable', '')).toBe(cacheControlOf(route));
        expect(answer.headers.get('Svc-Request-Id')).toMatch(/^req_/);
        const shown = route.media ? answer.text : answer.body;
        // Every role that may write may read.
        const isWhole = readScopeOf(route) === null || route.keys === 'session';
        expect(v.parse(isWhole ? route.response : writeResponseOf(route), shown)).toEqual(shown);
        if (before === false || route.keys === 'session')
          return expect(answer.headers.get('RateLimit')).toBeNull();
        expect(answer.headers.get('RateLimit-Policy')).toBe(`"month";q=${before.limit};w=2592000`);
        expect(remainingIn(answer)).toBe(before.remaining - (route.counted ? 1 : 0));
      });

      if (success === 201 && idempotency === 'replays' && route.scope !== 'none') {
        it('says where the new resource is', async () => {
          const asked = await validRequest();
          const answer = await call(asked);
          const location = answer.headers.get('Location') ?? '';
          const path = `${pathOf(route, asked.params)}/${answer.body.id}`;
          expect(location).toBe(`${stage.baseUrl}${path}`);
          const { body } = await me().get(path);
          // The address of a file gives a link, once its bytes have come.
          if (answer.body.status === 'awaiting_upload') expect(body.error.code).toBe('not_found');
          else expect(body.id).toBe(answer.body.id);
        });
      }

      if (method === 'GET' && !('cursor' in route.query)) {
        it('is not sent again to who has it already', async () => {
          const { params } = await validRequest();
          const first = await call({ params });
          const etag = first.headers.get('ETag') ?? '';
          expect(etag).toMatch(/^"[\w.-]+"$/);
          const again = await call({ params, headers: { 'If-None-Match': `"other", ${etag}` } });
          // What differs each time it is asked for, such as a signed URL, is always sent.
          const now = await call({ params });
          if (now.headers.get('ETag') !== etag) return expect(again.status).toBe(success);
          expect([again.status, again.text, again.headers.get('ETag')]).toEqual([304, '', etag]);
          expect((await call({ params, headers: { 'If-None-Match': '"other"' } })).status).toBe(success);
        });
      }

      if (method === 'POST' && !needsBody(route)) {
        it('takes an empty object for no body', async () => {
          const { params } = await validRequest();
          expect((await call({ params, body: {} })).status).toBe(success);
        });
      }
    });

    if (route.keys === 'public') {
      describe('from a page', () => {
        const visit = async (headers: Record<string, string>, sent?: RouteCall) =>
          callRoute(stage.api(cast.owner.publishableKey), route, { ...sent, headers });
        const request = () => (publicRequests[operationId] ?? validRequests[operationId])(cast.owner.api);

        it('returns to a listed one the fields of the schema for pages alone, and costs nothing', async () => {
          const asked = await request();
          const before = await budgetOf(cast.owner.api);
          const answer = await visit({ Origin: listedOrigin }, asked);
          expect(answer.status, answer.text).toBe(success);
          expect(v.parse(route.publicResponse ?? route.response, answer.body)).toEqual(answer.body);
          expectReadableBy(listedOrigin, answer);
          expect(answer.headers.get('RateLimit')).toBeNull();
          expect(await budgetOf(cast.owner.api)).toEqual(before);
        });

        const { publicBody } = route;
        if (publicBody) {
          it('leaves out the fields that a page may not set, and unknown ones', async () => {
            const { params, body } = await request();
            const known = (publicBody as unknown as { entries: v.ObjectEntries }).entries;
            const isKnown = (path: string) => (path.split('.')[0] ?? '') in known;
            const ofTeam = fillFreeText(route.body as v.GenericSchema, body, isKnown) as object;
            const marks = textsIn(ofTeam).filter(isMarked);
            expect(marks).not.toEqual([]);
            const sent = { params, body: { ...ofTeam, toString: 'x', unknown: 'x' } };
            const answer = await visit({ Origin: listedOrigin }, sent);
            expect(answer.status, answer.text).toBe(success);
            const stored = JSON.stringify(await readEverything(cast.owner.api, { id: answer.body.id }));
            expect(stored).toContain(answer.body.id);
            expect(marks.filter((text) => stored.includes(text))).toEqual([]);
          });
        }

        it('lets a listed one read what is wrong with its call', async () => {
          const answer = await visit({ Origin: listedOrigin }, { query: 'unknown=1' });
          expectRefusal(answer, 'invalid_parameter', route);
          expectReadableBy(listedOrigin, answer);
        });

        it.each([
          'https://evil.example',
          `${listedOrigin}.evil.example`,
          'http://careers.example.com',
          'null',
        ])('refuses %s, and lets it read why', async (origin) => {
          const answer = await visit({ Origin: origin }, await request());
          expectRefusal(answer, 'origin_not_allowed', route);
          expectReadableBy(origin, answer);
        });

        it('refuses one that hides its origin', async () => {
          const answer = await visit({ Referer: `${listedOrigin}/` }, await request());
          expectRefusal(answer, 'origin_not_allowed', route);
          expect(answer.headers.get('Access-Control-Allow-Origin')).toBeNull();
        });
      });
    }

    if (idempotency === 'replays') {
      describe('Idempotency-Key', () => {
        it('acts once, repeats the first answer byte for byte, and is bound to the first request', async () => {
          const headers = { 'Idempotency-Key': operationId.padEnd(255, '.') };
          // Its lists are read as a whole, so they are short.
          const { api } = await stage.newOrganization();
          const asMember = (sent: RouteCall) => callRoute(isKeyed ? asked(api) : stage.api(), route, sent);
          const request = await validRequest(api);
          const other = await validRequest(api);
          const before = await readEverything(api, request.params);

          const budget = await budgetOf(api);
          const first = await asMember({ ...request, headers });
          expect(first.status, first.text).toBe(success);
          if (isKeyed && route.keys !== 'session')
            expect(remainingIn(first)).toBe(budget.remaining - (route.counted ? 1 : 0));
          expect(first.headers.get('Idempotent-Replayed')).toBeNull();
          await request.takesEffect?.();
          const after = await readAtRest(api, request.params);
          if (request.madeAt) expect((await api.get(request.madeAt(first.body))).status).toBe(200);
          else expect(after, 'the call had its effect').not.toEqual(before);

          await expectReplay();
          expectRefusal(await asMember({ ...other, headers }), 'conflict', route);
          await expectReplay();
          expect(await readAtRest(api, request.params), 'no other call had one').toEqual(after);

          async function expectReplay() {
            const { remaining } = await budgetOf(api);
            const replay = await asMember({ ...request, headers });
            expect([replay.status, replay.text]).toEqual([first.status, repeatedText(route, first.text)]);
            expect(replay.headers.get('Idempotent-Replayed')).toBe('true');
            expect(replay.headers.get('Location')).toBe(first.headers.get('Location'));
            expect(replay.headers.get('Svc-Request-Id')).not.toBe(first.headers.get('Svc-Request-Id'));
            // Calls of people show no budget, and cost none.
            if (isKeyed && route.keys !== 'session')
              expect(remainingIn(replay), 'a replay is free').toBe(remaining);
          }
        });

        it.each([
          ['an empty one', ''],
          ['256 characters', 'x'.repeat(256)],
          ['a letter outside ASCII', 'schlüssel'],
          ['a tab', 'a\tb'],
        ])('refuses %s', async (_, key) => {
          const { body } = await validRequest();
          await expectRefused({ body, headers: { 'Idempotency-Key': key } }, 'invalid_idempotency_key');
        });
      });
    }

    if (idempotency === 'ignored') {
      describe('Idempotency-Key', () => {
        it('is ignored, and the answer says so', async () => {
          const sent = { ...(await validRequest()), headers: { 'Idempotency-Key': 'twice' } };
          const answers = [await call(sent), await call(sent)];
          for (const answer of answers) {
            expect(answer.status).toBe(success);
            expect(answer.headers.get('Idempotency-Status')).toBe('ignored');
            expect(answer.headers.get('Idempotent-Replayed')).toBeNull();
          }
          // In a chat the number of its turn makes a repeated message harmless.
          if (!route.forChats) expect(answers[0]?.text).not.toBe(answers[1]?.text);
        });
      });
    }
  });
}

describe('beside the routes', () => {
  it.each(['/', '/v1', '/v1/nothing', '/v2/jobs', '/v1/jobs.json', '/V1/jobs'])(
    '404 for %s',
    async (path) => {
      for (const method of ['GET', 'POST', 'DELETE']) {
        expectRefusal(await stage.api().send(method, path), 'not_found');
        expectRefusal(await cast.owner.api.send(method, path), 'not_found');
      }
    },
  );

  it('refuses a body that the gateway itself does not take', async () => {
    const body = { padding: 'x'.repeat(11 * 1024 * 1024) };
    expectRefusal(await cast.owner.api.post('/v1/jobs', body), 'payload_too_large');
  });
});

describe('after all of this', () => {
  it('no refusal for want of a right has cost the suspect a call, or left anything behind', async () => {
    const { remaining, limit } = await budgetOf(cast.suspect.api);
    expect(remaining).toBe(limit);
    const left = (await readEverything(cast.suspect.api)).flat() as Left[];
    expect(left.filter((one) => !isOfCast(one))).toEqual([]);
  });
});

interface Left {
  object: string;
  version: number;
  name: string;
}
/** Each organization begins with rejection reasons; the cast has keys, members and their sessions. */
const isOfCast = ({ object, version, name }: Left) =>
  (object === 'rejection_reason' && version === 1) ||
  (object === 'key_set' && ['tests', 'revoked', 'expired'].includes(name)) ||
  (object === 'member' && name.startsWith('Test ')) ||
  object === 'session';

const budgetOf = async (api: Api): Promise<{ limit: number; remaining: number }> =>
  (await api.get('/v1/me')).body.rate_limit;

const remainingIn = ({ headers }: ApiAnswer) =>
  Number(/^"month";r=(\d+);t=[1-9]\d*$/.exec(headers.get('RateLimit') ?? '')?.[1]);
