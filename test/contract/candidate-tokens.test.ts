/** Expired, reused and foreign tokens against every call that takes the token of a candidate: those of assessments and of chats. */
import { PutCommand } from '@aws-sdk/lib-dynamodb';
import { toJsonSchema } from '@valibot/to-json-schema';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { dynamoDb } from '../../shared/platform/clients.ts';
import { tableName } from '../../shared/platform/names.ts';
import type { Route } from '../../shared/routes/route.ts';
import * as routeTable from '../../shared/routes/route-table.ts';
import type { Table } from '../../shared/storage/table.ts';
import { tokenCalls } from '../../shared/storage/token-calls.ts';
import { everyRow } from '../support/every-row.ts';
import type { ApiAnswer } from '../support/local-stage.ts';
import { smallStage } from '../support/shared-stage.ts';
import {
  badChatTokens,
  badSessions,
  begunChat,
  expireChat,
  openedAssessment,
  type World,
} from './support/bad-tokens.ts';
import { isOfCandidate, missingParams, pathOf } from './support/route-calls.ts';
import { validRequests } from './support/valid-requests.ts';

const rows = Object.entries(routeTable) as [keyof typeof routeTable, Route][];
const ofCandidates = rows.filter(([, route]) => isOfCandidate(route));
const withSession = ofCandidates.filter(([, { path }]) => path.includes('/current/'));
const withLink = ofCandidates.filter(([, { path }]) => !path.includes('/current/'));
const ofChats = rows.filter(([, { forChats }]) => forChats === true);

let world: World;
beforeAll(async () => {
  const stage = await smallStage();
  const [us, others] = [await stage.newOrganization(), await stage.newOrganization()];
  world = { stage, us, others, documents: dynamoDb(stage.places.dynamoDb) };
});
afterAll(() => world?.documents.destroy());

it('finds the calls in the route table', () => {
  expect(withSession.length).toBeGreaterThanOrEqual(6);
  expect(withLink.map(([name]) => name)).toEqual(['createAssessmentSession']);
  expect(ofChats.length).toBeGreaterThanOrEqual(6);
});

interface Schema {
  type?: string;
  properties?: Record<string, Schema>;
  required?: string[];
  anyOf?: Schema[];
  minimum?: number;
}
/** The smallest body of a route, so that only its token can be refused. */
function leastOf(schema: Schema): unknown {
  if (schema.anyOf) return leastOf(schema.anyOf[0] ?? {});
  if (schema.type === 'object')
    return Object.fromEntries(
      (schema.required ?? []).map((name) => [name, leastOf(schema.properties?.[name] ?? {})]),
    );
  return schema.type === 'string' ? 'x' : (schema.minimum ?? 0);
}
const bodyOf = ({ method, body }: Route): unknown => {
  if (method === 'GET') return undefined;
  return body ? leastOf(toJsonSchema(body, { errorMode: 'ignore', typeMode: 'input' }) as Schema) : {};
};

const call = (route: Route, token: string, more: { params?: Record<string, string>; body?: unknown } = {}) =>
  world.stage.api().send(route.method, pathOf(route, more.params), {
    headers: { Authorization: `Bearer ${token}` },
    ...(route.method !== 'GET' && route.method !== 'DELETE' && { body: more.body ?? bodyOf(route) }),
  });

/** All rows about something, to see that a refused call changed none. */
const rowsAbout = async (id: string) =>
  (await everyRow({ documents: world.documents }))
    .filter((row) => JSON.stringify(row).includes(id) && !/#AUDIT#|^EVENT#/.test(row.pk))
    .sort((one, other) => (one.pk + one.sk < other.pk + other.sk ? -1 : 1));

describe('the calls of an assessment', () => {
  it.each(Object.entries(badSessions))('refuse %s, all with the same error', async (_, make) => {
    const [token, watched] = [await make(world), await openedAssessment(world)];
    const before = await rowsAbout(watched.id);
    for (const [name, route] of withSession) {
      const { status, body } = await call(route, token);
      expect([name, status, body.error?.code]).toEqual([name, 401, 'assessment_session_invalid']);
    }
    for (const [name, route] of withLink) {
      const { status, body } = await call(route, '', { body: { token: token || 'x' } });
      if (status !== 201)
        expect([name, status, body.error.code]).toEqual([name, 404, 'assessment_link_invalid']);
      else expect(token, 'only a link opens').toMatch(/_al_/);
    }
    expect(await rowsAbout(watched.id)).toEqual(before);
  });

  it('of one candidate never read or change the assessment of another', async () => {
    const [own, watched] = [await openedAssessment(world), await openedAssessment(world)];
    const foreign = await openedAssessment(world, world.others.api);
    const before = [await rowsAbout(watched.id), await rowsAbout(foreign.id)];
    for (const [, route] of withSession) {
      const { text } = await call(route, own.session);
      expect(text).not.toContain(watched.id);
      expect(text).not.toContain(foreign.id);
    }
    expect([await rowsAbout(watched.id), await rowsAbout(foreign.id)]).toEqual(before);
  });
});

describe('the calls of a chat', () => {
  it.each(ofChats)('%s refuses every other token, and changes nothing', async (name, route) => {
    const { body } = await validRequests[name](world.us.api);
    for (const [what, { make, code }] of Object.entries(badChatTokens)) {
      const chat = await begunChat(world.us.api);
      const token = await make(world, chat.token);
      const before = await rowsAbout(chat.id);
      const refused = await call(route, token, { params: { id: chat.id }, body });
      expect([what, refused.body.error?.code]).toEqual([what, code]);
      expect(await rowsAbout(chat.id), what).toEqual(before);
    }
  });

  it.each(ofChats)('%s refuses the token of a chat that has expired or was deleted', async (name, route) => {
    const { body } = await validRequests[name](world.us.api);
    const [expired, deleted] = [await begunChat(world.us.api), await begunChat(world.us.api)];
    await expireChat(world, expired.id);
    await world.us.api.send('DELETE', `/v1/intakes/${deleted.id}`);
    const codes = [];
    for (const { id, token } of [expired, deleted])
      codes.push((await call(route, token, { params: { id }, body })).body.error?.code);
    expect(codes).toEqual(['expired_api_key', 'not_found']);
  });
});

it('no other call takes one of these tokens', { timeout: 120_000 }, async () => {
  const [{ session, link }, chat] = [await openedAssessment(world), await begunChat(world.us.api)];
  const expected = [
    [session, 'invalid_api_key'],
    [chat.token, 'key_type_not_allowed'],
    [link, 'invalid_api_key'],
  ] as const;
  const others = rows.filter(
    ([, route]) => route.keys === 'secret' && route.scope !== 'none' && !route.forChats,
  );
  expect(others.length).toBeGreaterThan(100);
  for (const [at, [name, route]] of others.entries()) {
    const [token, code] = expected[at % expected.length] ?? ['', ''];
    const { body } = await call(route, token, { params: missingParams(route), body: {} });
    expect([name, body?.error?.code]).toEqual([name, code]);
  }
});

describe('a token whose calls are used up', { timeout: 120_000 }, () => {
  /** Fills this window and the next one, as a thousand calls do. */
  async function useUp(organizationId: string, id: string) {
    const TableName = tableName('prod');
    const tally = async (key: object) => {
      await world.documents.send(new PutCommand({ TableName, Item: { ...key, calls: 1_000 } }));
      return { done: true, row: {} };
    };
    const calls = tokenCalls({ tally } as unknown as Table);
    for (const later of [0, 600_000]) await calls.count(organizationId, id, new Date(Date.now() + later));
  }
  const expectLimited = (name: string, { status, headers, body }: ApiAnswer) => {
    expect([name, status, body.error?.code]).toEqual([name, 429, 'rate_limited']);
    expect(Number(headers.get('Retry-After'))).toBeGreaterThan(0);
  };

  it.each(ofChats)('is refused by %s, and its organization and another chat are not', async (name, route) => {
    const { organizationId, api } = world.us;
    const { body } = await validRequests[name](api);
    const [chat, other] = [await begunChat(api), await begunChat(api)];
    await useUp(organizationId, chat.id);
    const before = await rowsAbout(chat.id);
    expectLimited(name, await call(route, chat.token, { params: { id: chat.id }, body }));
    expect(await rowsAbout(chat.id)).toEqual(before);
    expect((await call(route, other.token, { params: { id: other.id }, body })).status).not.toBe(429);
    expect((await api.get(`/v1/intakes/${chat.id}`)).status).toBe(200);
  });

  it('is refused by every call of its assessment, and another one is not', async () => {
    const { organizationId } = world.us;
    const [own, other] = [await openedAssessment(world), await openedAssessment(world)];
    await useUp(organizationId, own.id);
    const before = await rowsAbout(own.id);
    for (const [name, route] of withSession) expectLimited(name, await call(route, own.session));
    for (const [name, route] of withLink)
      expectLimited(name, await call(route, '', { body: { token: own.link } }));
    expect(await rowsAbout(own.id)).toEqual(before);
    for (const [, route] of withSession) expect((await call(route, other.session)).status).not.toBe(429);
  });
});

it('what a stranger calls without a counter stores nothing', () => {
  const isOfKeyOrMember = ({ scope, keys }: Route) =>
    scope !== 'none' && (keys === 'secret' || keys === 'session');
  const isCounted = (route: Route) =>
    // The calls of a token, and those of a network address.
    isOfCandidate(route) || route.countsAddresses || route.form || route.keys === 'public';
  const stores = ({ uses }: Route) => uses.some((right) => /^(put|update|delete) /.test(right));
  const found = rows.filter(([, route]) => !isOfKeyOrMember(route) && !isCounted(route) && stores(route));
  // These need the cookie of a signed-in person.
  expect(found.map(([name]) => name).sort()).toEqual(['createSandboxToken', 'createSessionToken', 'signOut']);
});
