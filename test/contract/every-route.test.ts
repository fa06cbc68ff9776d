/** What holds for every endpoint, asked of each row of the route table with nothing but fetch. */
import * as v from 'valibot';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { ErrorCode } from '../../shared/contracts/errors.ts';
import type { Route } from '../../shared/route.ts';
import { type Api, type ApiAnswer, type LocalStage, startLocalStage } from '../support/local-stage.ts';
import { assembleCast, type BadCredential, badCredentials, type Cast } from './support/cast.ts';
import { expectRefusal } from './support/expect-refusal.ts';
import {
  callRoute,
  missingParams,
  otherKindParams,
  pathOf,
  type RouteCall,
  readEverything,
  routes,
  sameParams,
} from './support/route-calls.ts';
import { validRequests } from './support/valid-requests.ts';

let stage: LocalStage;
let cast: Cast;
beforeAll(async () => {
  stage = await startLocalStage({ stage: 'prod' });
  cast = await assembleCast(stage);
});
afterAll(() => stage?.stop());

it('has a valid request for every endpoint, and for nothing else', () => {
  expect(Object.keys(validRequests).sort()).toEqual(routes.map(([operationId]) => operationId).sort());
});

describe.each(routes)('%s', (operationId, route) => {
  const isKeyed = route.scope !== 'none';
  const sendsBody = route.method !== 'GET';
  const hasParams = Object.keys(route.params).length > 0;
  const fields = Object.keys(bodyFields(route));

  /** As the owner, who may; without a key where none is asked for. */
  const me = () => (isKeyed ? cast.owner.api : stage.api());
  const call = (sent?: RouteCall) => callRoute(me(), route, sent);
  const refused = (answer: ApiAnswer, code: ErrorCode) => expectRefusal(answer, code, route);

  describe.runIf(isKeyed)('401 and 403', () => {
    it.each(Object.entries(badCredentials))('refuses %s: %s', async (credential, code) => {
      const authorization = cast.authorizations[credential as BadCredential];
      const headers: Record<string, string> = authorization ? { Authorization: authorization } : {};
      refused(await callRoute(stage.api(), route, { headers }), code);
    });

    it('refuses a stranger before it looks at the rest of the request', async () => {
      const sent = sendsBody ? { bytes: '{"broken' } : {};
      refused(await callRoute(stage.api(), route, { ...sent, query: 'unknown=1' }), 'missing_api_key');
    });

    it.runIf(route.scope !== 'any')('refuses a key that holds every scope but the needed one', async () => {
      if (route.scope === 'any' || route.scope === 'none') throw new Error('this route asks for no scope');
      const answer = await callRoute(stage.api(await cast.keyWithout(route.scope)), route);
      expect(refused(answer, 'insufficient_scope').message).toContain(route.scope);
    });
  });

  describe('400, 413, 415 and 422', () => {
    it.each(['unknown=1', 'toString=1', '__proto__=1'])('refuses the unknown parameter %s', async (query) => {
      const error = refused(await call({ query }), 'invalid_parameter');
      expect(error.param).toBe(query.split('=')[0]);
    });

    it('refuses a parameter that is given twice', async () => {
      const error = refused(await call({ query: 'limit=10&limit=10' }), 'invalid_parameter');
      expect(error.param).toBe('limit');
    });

    it.runIf('limit' in route.query).each(['', '0', '101', '-1', '1.5', 'abc', '1e1', ' 1'])(
      'refuses the limit "%s"',
      async (limit) => {
        const error = refused(
          await call({ query: new URLSearchParams({ limit }).toString() }),
          'invalid_parameter',
        );
        expect(error.param).toBe('limit');
      },
    );

    it.runIf('cursor' in route.query).each(['', 'garbage', 'A'.repeat(5000), '..%2F', '%00'])(
      'refuses the cursor "%.20s"',
      async (cursor) => {
        refused(await call({ query: `cursor=${cursor}` }), 'invalid_cursor');
      },
    );

    describe.runIf(sendsBody)('of the body', () => {
      const json = { 'Content-Type': 'application/json' };

      it.each(['{"broken', '{} {}', "{'name':1}", 'undefined'])('refuses %s as JSON', async (bytes) => {
        refused(await call({ bytes, headers: json }), 'invalid_json');
      });

      it.each(['{"__proto__":{"is_admin":true}}', '{"metadata":{"__proto__":{"a":"b"}}}'])(
        'refuses %s, which would change what every object inherits',
        async (bytes) => {
          refused(await call({ bytes, headers: json }), 'invalid_json');
        },
      );

      it.each(['text/plain', 'application/x-www-form-urlencoded', undefined])(
        'refuses the content type %s',
        async (type) => {
          const headers: Record<string, string> = type ? { 'Content-Type': type } : {};
          refused(await call({ bytes: '{}', headers }), 'unsupported_media_type');
        },
      );

      it('refuses a body of more than 256 KB', async () => {
        refused(await call({ body: { padding: 'x'.repeat(256 * 1024) } }), 'payload_too_large');
      });

      it.each(['an unknown field', 'toString', 'constructor'])('refuses %s as a field', async (field) => {
        const error = refused(await call({ body: { [field]: 'x' } }), 'validation_failed');
        expect(error.details).toContainEqual({
          param: field,
          code: 'unknown_field',
          message: expect.any(String),
        });
      });

      it.each([[[]], [[{}]], ['text'], [7], [true]])('refuses %j as a body', async (body) => {
        refused(await call({ body }), 'validation_failed');
      });
      it.runIf(route.body).each([null, undefined])('refuses %j as a body', async (body) => {
        refused(await call({ body }), 'validation_failed');
      });

      it.runIf(fields.length > 0)('names every field that has the wrong type', async () => {
        const body = Object.fromEntries(fields.map((field) => [field, { unexpected: true }]));
        const { details } = refused(await call({ body }), 'validation_failed');
        expect(new Set(details.map(({ param }) => param?.split('.')[0]))).toEqual(new Set(fields));
      });

      const required = fields.filter(
        (field) => !v.is(bodyFields(route)[field] as v.GenericSchema, undefined),
      );
      it.runIf(required.length > 0).each(required)('names the required field %s', async (field) => {
        const { body } = await validRequests[operationId](me());
        for (const wrong of [7, null, true, []]) {
          const error = refused(await call({ body: { ...body, [field]: wrong } }), 'validation_failed');
          expect(error.param).toBe(field);
          expect(error.details).toMatchObject([{ param: field, code: 'invalid_type' }]);
        }
        const { [field]: _, ...without } = { ...body };
        const error = refused(await call({ body: without }), 'validation_failed');
        expect(error.details).toMatchObject([{ param: field, code: 'required' }]);
      });
    });
  });

  describe('404 and 405', () => {
    it.runIf(hasParams)(
      'answers alike for no id of ours, another kind, a missing one and a foreign one',
      async () => {
        const { params: theirs, body } = await validRequests[operationId](cast.stranger.api);
        const before = await readEverything(cast.stranger.api);
        const nowhere = [
          missingParams(route),
          otherKindParams(route),
          ...['x', '7', '%00', '%E0%A4%A', '__proto__'].map((text) => sameParams(route, text)),
        ];

        const error = { ...refused(await call({ params: theirs, body }), 'not_found'), request_id: 'any' };
        for (const params of nowhere) {
          const answer = await call({ params, body });
          expect({ ...refused(answer, 'not_found'), request_id: 'any' }, JSON.stringify(params)).toEqual(
            error,
          );
        }
        expect(await readEverything(cast.stranger.api)).toEqual(before);
      },
    );

    it('says which methods the path answers to', async () => {
      const path = pathOf(route, missingParams(route));
      const allowed = routes.filter(([, other]) => other.path === route.path).map(([, { method }]) => method);
      const others = ['GET', 'POST', 'PUT', 'PATCH', 'DELETE'].filter(
        (method) => !(allowed as string[]).includes(method),
      );
      for (const method of others) {
        const answer = await me().send(method, path);
        refused(answer, 'method_not_allowed');
        expect(answer.headers.get('Allow')).toBe(allowed.sort().join(', '));
      }
    });

    it('knows nothing below its path', async () => {
      const path = `${pathOf(route, missingParams(route))}/nothing/here`;
      for (const api of [me(), stage.api()]) {
        expectRefusal(await api.send(route.method, path), 'not_found');
      }
    });
  });

  describe(`${route.success}`, () => {
    it('answers a valid call by its schema and nothing more, and counts it as the row says', async () => {
      const asked = await validRequests[operationId](me());
      const before = isKeyed && (await budgetOf(cast.owner.api));
      const api = stage.api(isKeyed ? await cast.keyJustFor(route) : undefined);
      const answer = await callRoute(api, route, asked);

      expect(answer.status, answer.text).toBe(route.success);
      expect(answer.headers.get('Content-Type')).toBe('application/json');
      expect(answer.headers.get('Svc-Request-Id')).toMatch(/^req_/);
      expect(v.parse(route.answer, answer.body)).toEqual(answer.body);
      if (before === false) return expect(answer.headers.get('RateLimit')).toBeNull();
      expect(answer.headers.get('RateLimit-Policy')).toBe(`"month";q=${before.limit};w=2592000`);
      expect(remainingIn(answer)).toBe(before.remaining - (route.counted ? 1 : 0));
    });

    it.runIf(route.success === 201 && route.idempotency === 'replays')(
      'says where the new resource is',
      async () => {
        const answer = await call(await validRequests[operationId](me()));
        const location = answer.headers.get('Location') ?? '';
        expect(location).toBe(`${route.path}/${answer.body.id}`);
        expect((await me().get(location)).body.id).toBe(answer.body.id);
      },
    );

    it.runIf(route.method === 'POST' && !route.body)('takes an empty object for no body', async () => {
      const { params } = await validRequests[operationId](me());
      expect((await call({ params, body: {} })).status).toBe(route.success);
    });
  });

  describe.runIf(route.idempotency === 'replays')('Idempotency-Key', () => {
    it('acts once, repeats its first answer byte for byte, and is bound to the first request', async () => {
      const api = me();
      const headers = { 'Idempotency-Key': operationId.padEnd(255, '.') };
      const asked = await validRequests[operationId](api);
      const other = await validRequests[operationId](api);
      const before = await readEverything(api);

      const first = await call({ ...asked, headers });
      expect(first.status, first.text).toBe(route.success);
      expect(first.headers.get('Idempotent-Replayed')).toBeNull();
      const after = await readEverything(api);
      expect(after, 'the call had its effect').not.toEqual(before);

      await expectReplay();
      refused(await call({ ...other, headers }), 'conflict');
      await expectReplay();
      expect(await readEverything(api), 'no other call had one').toEqual(after);

      async function expectReplay() {
        const { remaining } = await budgetOf(api);
        const replay = await call({ ...asked, headers });
        expect([replay.status, replay.text]).toEqual([first.status, first.text]);
        expect(replay.headers.get('Idempotent-Replayed')).toBe('true');
        expect(replay.headers.get('Location')).toBe(first.headers.get('Location'));
        expect(replay.headers.get('Svc-Request-Id')).not.toBe(first.headers.get('Svc-Request-Id'));
        expect(remainingIn(replay), 'a replay is free').toBe(remaining);
      }
    });

    it.each(['', 'x'.repeat(256), 'schlüssel', 'a\tb'])('refuses "%.10s"', async (key) => {
      const asked = { body: route.body && {}, headers: { 'Idempotency-Key': key } };
      refused(await call(asked), 'invalid_idempotency_key');
    });
  });

  describe.runIf(route.idempotency === 'ignored')('Idempotency-Key', () => {
    it('is ignored, and the answer says so', async () => {
      const sent = { ...(await validRequests[operationId](me())), headers: { 'Idempotency-Key': 'twice' } };
      const answers = [await call(sent), await call(sent)];
      for (const answer of answers) {
        expect(answer.status).toBe(route.success);
        expect(answer.headers.get('Idempotency-Status')).toBe('ignored');
        expect(answer.headers.get('Idempotent-Replayed')).toBeNull();
      }
      expect(answers[0]?.text).not.toBe(answers[1]?.text);
    });
  });
});

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
    expect(new Set(await readEverything(cast.suspect.api))).toEqual(new Set(['[]']));
  });
});

/** The schemas of a body's fields; none for a route without a body. */
const bodyFields = ({ body }: Route): v.ObjectEntries =>
  (body as { entries?: v.ObjectEntries } | undefined)?.entries ?? {};

const budgetOf = async (api: Api): Promise<{ limit: number; remaining: number }> =>
  (await api.get('/v1/me')).body.rate_limit;

const remainingIn = ({ headers }: ApiAnswer) =>
  Number(/^"month";r=(\d+);t=[1-9]\d*$/.exec(headers.get('RateLimit') ?? '')?.[1]);
