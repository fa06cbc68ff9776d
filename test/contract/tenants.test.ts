/**
 * Another organization's key reaches nothing: every route, with the victim's ids in its path, its query and its body, and
 * with the victim's cursors, answers exactly as it does to ids that nobody has. Made from the route table, so that a new
 * route is in it by being there.
 */
import { ulid } from 'ulid';
import * as v from 'valibot';
import { beforeAll, describe, expect, it } from 'vitest';
import type { Route } from '../../shared/routes/route.ts';
import type { Api, ApiAnswer, SharedStage, TestOrganization } from '../support/local-stage.ts';
import { sharedStage } from '../support/shared-stage.ts';
import { type IdPlace, idPlaces, placeIn, valueAt } from './support/id-places.ts';
import { callRoute, type Params, type RouteCall, readEverything, routes } from './support/route-calls.ts';
import { idsInText, shapeOf } from './support/shape-of.ts';
import { publicRequests, type RouteRequest, validRequests } from './support/valid-requests.ts';

type OperationId = (typeof routes)[number][0];

let stage: SharedStage;
let victim: TestOrganization;
let stranger: TestOrganization;
/** A valid request of the victim for each route: its ids, its bodies, its tokens. */
const theirs = new Map<OperationId, RouteRequest>();
/** Every id that the victim's own answers and requests show. */
let victimIds: string[];
let before: unknown[][];
/** How often something of the victim’s was there to reach for. */
const reached = { path: 0, body: 0, query: 0, cursor: 0 };

const origin = { Origin: 'https://careers.example.com' };
const keyed = routes.filter(([, { scope }]) => scope !== 'none');

beforeAll(async () => {
  stage = await sharedStage();
  [victim, stranger] = await Promise.all([stage.newOrganization(), stage.newOrganization()]);
  const asked: unknown[] = [];
  for (const [operationId, route] of routes) {
    const request = await validRequests[operationId](victim.api);
    theirs.set(operationId, request);
    // Two of everything that can be made, so that there are second pages; each list below a thing has been filled too.
    if (route.success === 201)
      for (let n = 0; n < 2; n++)
        asked.push(
          (
            await callRoute(victim.api, route, {
              ...(await validRequests[operationId](victim.api)),
              params: request.params,
            })
          ).body,
        );
  }
  before = await victimsEverything();
  victimIds = idsInText(JSON.stringify([...theirs.values(), before, asked])).filter(
    (id) => !id.startsWith('req_') && !id.startsWith('key_'),
  );
}, 180_000);

/** The victim's lists, and those below each thing that its requests name. */
async function victimsEverything(): Promise<unknown[][]> {
  const params = [...theirs.values()].map((request) => request.params).filter((one) => one !== undefined);
  const below = params.length > 0 ? Object.assign({}, ...params) : {};
  return readEverything(victim.api, below as Params);
}

/** An id of the same kind that nobody has; for a token, one that was never given. */
const nobodys = (value: string) => {
  const [, kind] = /^([a-z]+)_[0-7][0-9A-HJKMNP-TV-Z]{25}$/.exec(value) ?? [];
  return kind === undefined ? [...value].reverse().join('') : `${kind}_${ulid()}`;
};

const sentText = (sent: RouteCall) => JSON.stringify([sent.params, sent.query, sent.body]);

/** Nothing of the victim's is in an answer but what the caller said itself. */
function expectNoLeak(answer: ApiAnswer, sent: RouteCall): void {
  const said = sentText(sent);
  const seen = [answer.text, answer.headers.get('Location') ?? ''].join();
  expect(victimIds.filter((id) => seen.includes(id) && !said.includes(id))).toEqual([]);
}

/** Calls once with the victim's value and once with nobody's, and holds the two answers to be one. */
async function expectSameAsNobody(
  api: Api,
  route: Route,
  make: (value: string) => RouteCall | Promise<RouteCall>,
  value: string,
) {
  const [reaching, groping] = [await make(value), await make(nobodys(value))];
  const [reached, groped] = [await callRoute(api, route, reaching), await callRoute(api, route, groping)];
  expectNoLeak(reached, reaching);
  expect([reached.status, shapeOf(reached.body)], sentText(reaching)).toEqual([
    groped.status,
    shapeOf(groped.body),
  ]);
  expect(reached.status, reached.text).not.toBe(500);
  return reached;
}

const oneOfEachKind = (schema: v.GenericSchema) => {
  const fitting = victimIds.filter((id) => v.is(schema, id));
  return [...new Map(fitting.map((id) => [id.split('_')[0], id])).values()];
};

it('has something of the victim’s to reach for on every route that takes an id', () => {
  for (const [operationId, { params }] of keyed)
    for (const name of Object.keys(params))
      expect(theirs.get(operationId)?.params?.[name], `${operationId} ${name}`).toBeDefined();
  expect(victimIds.length).toBeGreaterThan(20);
});

for (const [operationId, route] of keyed) {
  const request = () => theirs.get(operationId) as RouteRequest;
  const own = () => validRequests[operationId](stranger.api);
  const idParams = Object.keys(route.params).filter(
    (name) => !v.is(route.params[name] as v.GenericSchema, 'x'),
  );

  describe(`${operationId}: ${route.method} ${route.path}`, () => {
    it('answers the stranger’s own call with nothing of the victim’s', async () => {
      const sent = await own();
      const answer = await callRoute(stranger.api, route, sent);
      expect(answer.status, answer.text).toBe(route.success);
      expectNoLeak(answer, sent);
    });

    if (idParams.length > 0) {
      it('knows none of the victim’s by its path, nor one part of it below the stranger’s own', async () => {
        const mine = await own();
        const { params = {}, body } = request();
        for (const name of idParams) {
          const swap = (value: string) => ({ params: { ...mine.params, [name]: value }, body: mine.body });
          const answer = await expectSameAsNobody(stranger.api, route, swap, params[name] ?? '');
          reached.path++;
          expect(answer.status, answer.text).toBe(404);
        }
        const answer = await callRoute(stranger.api, route, { params, body });
        expect([answer.status, answer.body.error.code]).toEqual([404, 'not_found']);
      });
    }

    const places = route.body ? () => idPlaces(route.body as v.GenericSchema, victimIds) : undefined;
    if (places) {
      it('takes none of the victim’s ids or tokens in its body', async () => {
        for (const place of places()) await reachByBody(place);

        async function reachByBody({ path, schema }: IdPlace) {
          const isToken = /_token$/.test(String(path.at(-1)));
          const given = valueAt(request().body, path);
          const values = isToken
            ? [given].filter((token) => typeof token === 'string')
            : oneOfEachKind(schema);
          for (const value of values) {
            const make = async (id: string) => {
              const mine = await own();
              return { ...mine, body: placeIn(mine.body, path, id) };
            };
            await expectSameAsNobody(stranger.api, route, make, value);
            reached.body++;
          }
        }
      });
    }

    for (const [name, schema] of Object.entries(route.query) as [string, v.GenericSchema][]) {
      if (name === 'cursor' || name === 'limit' || name === 'order') continue;
      it(`finds nothing of the victim’s by ${name}`, async () => {
        const { params } = await own();
        const texts = idsInText(JSON.stringify(before))
          .filter((id) => v.is(schema, id))
          .slice(0, 1);
        const ids = v.is(schema, 'x') ? texts : oneOfEachKind(schema);
        for (const value of [...ids, ...wordsFor(schema)]) {
          const query = `${name}=${encodeURIComponent(value)}`;
          const sent = { params, query };
          expectNoLeak(await callRoute(stranger.api, route, sent), sent);
          if (!ids.includes(value)) continue;
          reached.query++;
          await expectSameAsNobody(stranger.api, route, (id) => ({ params, query: `${name}=${id}` }), value);
        }
      });
    }

    if ('cursor' in route.query) {
      it('takes no cursor of the victim’s', async () => {
        const { params } = await own();
        const page = await callRoute(victim.api, route, { params: request().params, query: 'limit=1' });
        if (page.body.next_cursor !== null) reached.cursor++;
        const cursor = page.body.next_cursor ?? (await anyCursor());
        const query = `limit=1&cursor=${cursor}`;
        const answer = await callRoute(stranger.api, route, { params, query });
        expect([answer.status, answer.body.error.code]).toEqual([400, 'invalid_cursor']);
      });
    }

    if (route.idempotency === 'replays') {
      it('does not repeat what was answered to the victim under the same Idempotency-Key', async () => {
        const headers = { 'Idempotency-Key': `tenants ${operationId}` };
        const first = await callRoute(victim.api, route, {
          ...(await validRequests[operationId](victim.api)),
          headers,
        });
        expect(first.status, first.text).toBe(route.success);
        const sent = await own();
        const answer = await callRoute(stranger.api, route, { ...sent, headers });
        expect(answer.status, answer.text).toBe(route.success);
        expect(answer.headers.get('Idempotent-Replayed')).toBeNull();
        expectNoLeakOf(idsInText(first.text), answer, sent);
      });
    }

    if (route.keys === 'public') {
      it('shows a page of the stranger’s nothing of the victim’s', async () => {
        const page = stage.api(stranger.publishableKey);
        const make = publicRequests[operationId] ?? validRequests[operationId];
        const { params = {}, body } = await make(victim.api);
        const sent = { params, body };
        const answer = await callRoute(page, route, { ...sent, headers: origin });
        expectNoLeak(answer, sent);
        if (idParams.length > 0 || body) expect(answer.status).toBeGreaterThanOrEqual(400);
      });
    }
  });
}

const expectNoLeakOf = (ids: string[], { text }: ApiAnswer, sent: RouteCall) =>
  expect(
    ids.filter((id) => text.includes(id) && !sentText(sent).includes(id) && !id.startsWith('req_')),
  ).toEqual([]);

/** The words that a parameter takes, one by one and all together: the parts that `expand` can ask for, statuses. */
function wordsFor(schema: v.GenericSchema): string[] {
  const words = new Set([
    'profile',
    'summary',
    'candidate',
    'job',
    'application',
    'scan',
    'scans',
    'stage',
    'active',
    'draft',
    'completed',
  ]);
  return [...words, 'profile,summary'].filter((word) => !v.is(schema, 'x') && v.is(schema, word));
}

/** A cursor of one of the victim's lists, for lists that have no second page. */
async function anyCursor(): Promise<string> {
  const jobs = routes.find(([name]) => name === 'listJobs')?.[1] as Route;
  return (await callRoute(victim.api, jobs, { query: 'limit=1' })).body.next_cursor;
}

describe('without a key', () => {
  it.each(routes.filter(([, { scope, method }]) => scope === 'none' && method === 'GET'))(
    '%s shows what is public and nothing else',
    async (operationId, route) => {
      const jobs = routes.find(([name]) => name === 'listJobs')?.[1] as Route;
      const page = stage.api(victim.publishableKey);
      const listed = (await callRoute(page, jobs, { query: 'limit=100', headers: origin })).text;
      const { params } = theirs.get(operationId) as RouteRequest;
      const answer = await callRoute(stage.api(), route, { params });
      expect(answer.status, answer.text.slice(0, 200)).toBe(200);
      const shown = victimIds.filter((id) => answer.text.includes(id) && id !== victim.organizationId);
      expect(shown.filter((id) => !listed.includes(id))).toEqual([]);

      const mine = (await validRequests[operationId](stranger.api)).params;
      expectNoLeak(await callRoute(stage.api(), route, { params: mine }), { params: mine });
    },
  );
});

describe('after all of this', () => {
  it('there was something to reach for in every way', () => {
    const lists = keyed.filter(
      ([, { query, params }]) => 'cursor' in query && Object.keys(params).length === 0,
    );
    expect(reached.path).toBeGreaterThanOrEqual(keyed.filter(([, { path }]) => path.includes('{id}')).length);
    expect(reached.body).toBeGreaterThan(5);
    expect(reached.query).toBeGreaterThan(3);
    expect(reached.cursor).toBeGreaterThanOrEqual(lists.length);
  });

  it('the stranger’s lists hold nothing of the victim’s', async () => {
    const text = JSON.stringify(await readEverything(stranger.api));
    const resources = before.flat().map((item) => (item as { id: string }).id);
    expect(resources.length).toBeGreaterThan(10);
    expect(resources.filter((id) => text.includes(id))).toEqual([]);
  });

  it('what the victim had is as it was', async () => {
    const now = new Map(
      (await victimsEverything()).flat().map((item) => [(item as { id: string }).id, item]),
    );
    for (const item of before.flat()) expect(now.get((item as { id: string }).id)).toEqual(item);
  });
});
