/**
 * What outlasts its person is made by those alone who may make it at that moment: each such row, called with a verdict that is
 * still cached, after its caller was removed, got another role or signed out.
 */
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { dynamoDb } from '../../shared/platform/clients.ts';
import { needsPresentRights } from '../../shared/routes/capabilities-of.ts';
import { everyRow } from '../support/every-row.ts';
import { type Api, apiOf, type SharedStage, type TestOrganization } from '../support/local-stage.ts';
import { smallStage } from '../support/shared-stage.ts';
import { expectRefusal } from './support/expect-refusal.ts';
import { callRoute, routes } from './support/route-calls.ts';
import { rowsAtRest } from './support/rows-at-rest.ts';
import { validRequests } from './support/valid-requests.ts';

// A person ends sessions of their own alone.
const lasting = routes.filter(
  ([operation, route]) => needsPresentRights(route) && operation !== 'deleteSession',
);

let stage: SharedStage;
let organization: TestOrganization;
let documents: ReturnType<typeof dynamoDb>;
beforeAll(async () => {
  stage = await smallStage();
  documents = dynamoDb(stage.places.dynamoDb);
});
afterAll(() => documents?.destroy());

it('are those that give access or tell others of events', () => {
  expect(lasting.map(([operation]) => operation)).toEqual(
    expect.arrayContaining([
      'createKeySet',
      'rollKey',
      'updateMember',
      'createInvitation',
      'createWebhookEndpoint',
    ]),
  );
});

/** The names of the fields of a response, at any depth. */
function namesIn(schema: unknown): string[] {
  const {
    entries = {},
    item,
    wrapped,
    options = [],
  } = (schema ?? {}) as Record<string, never> & { options?: unknown[] };
  return [
    ...Object.entries(entries as object).flatMap(([name, one]) => [name, ...namesIn(one)]),
    ...[item, wrapped, ...(Array.isArray(options) ? options : [])]
      .filter((one) => typeof one === 'object')
      .flatMap(namesIn),
  ];
}

it('are all whose response has a credential', () => {
  const credentials = /^(secret|invitation|session_token)$/;
  const giving = routes
    .filter(([, { method, scope }]) => method !== 'GET' && scope !== 'none')
    .filter(([, { response }]) => namesIn(response).some((name) => credentials.test(name)))
    .map(([operation]) => operation);
  expect(giving.length).toBeGreaterThan(5);
  expect(giving.filter((operation) => !lasting.some(([name]) => name === operation))).toEqual([]);
});

/** Another owner, whose verdict is cached by a call. */
async function cachedOwner(): Promise<{ api: Api; memberId: string; sessionId: string }> {
  const { token, member, session } = await stage.signIn(organization.organizationId, 'owner');
  const api = apiOf(stage.baseUrl, token);
  expect((await api.get('/v1/members')).status).toBe(200);
  return { api, memberId: member.id, sessionId: session.id };
}

const endings = {
  removed: ({ memberId }: { memberId: string }) => organization.api.person?.remove(`/v1/members/${memberId}`),
  demoted: ({ memberId }: { memberId: string }) =>
    organization.api.person?.patch(`/v1/members/${memberId}`, { role: 'viewer' }),
  'signed out': ({ sessionId }: { sessionId: string }) => stage.admin.sessions.end(sessionId),
};

describe.each(lasting)('%s', (operation, route) => {
  it.each(Object.entries(endings))('refuses who was %s a moment ago, and stores nothing', async (_, end) => {
    organization = await stage.newOrganization();
    const request = await validRequests[operation](organization.api);
    await rowsAtRest({ documents }, organization.organizationId);
    const rows = () => everyRow({ documents }, organization.organizationId);
    const caller = await cachedOwner();
    await end(caller);
    const before = await rows();
    expectRefusal(await callRoute(caller.api, route, request), 'insufficient_scope', route);
    expect(await rows()).toEqual(before);
  });
});

const byKeys = lasting.filter(([, { keys }]) => keys !== 'session');

/** How a key loses its rights. */
const losses: Record<string, (api: Api, key: { id: string; set: string }) => Promise<{ status: number }>> = {
  revoked: (api, { id }) => api.post(`/v1/keys/${id}/revoke`),
  'rolled at once': (api, { id }) => api.post(`/v1/keys/${id}/roll`, { overlap_seconds: 0 }),
  narrowed: (api, { set }) => api.patch(`/v1/key-sets/${set}`, { scopes: ['jobs:read'] }),
  deleted: (api, { set }) => api.remove(`/v1/key-sets/${set}`),
};
const ways = byKeys.flatMap(([operation, route]) =>
  Object.entries(losses).map(([loss, lose]) => ({ operation, route, loss, lose })),
);

it.each(ways)('$operation refuses a key that was $loss a moment ago', async ({ operation, route, lose }) => {
  organization = await stage.newOrganization();
  const request = await validRequests[operation](organization.api);
  const person = organization.api.person as Api;
  const made = await person.post('/v1/key-sets', {
    name: 'Leaked',
    scopes: ['webhooks:read', 'webhooks:write'],
  });
  const [{ id, secret }] = made.body.keys;
  const api = apiOf(stage.baseUrl, secret);
  expect((await api.get('/v1/webhook-endpoints')).status).toBe(200);
  expect((await lose(person, { id, set: made.body.id })).status).toBeLessThan(300);
  expectRefusal(await callRoute(api, route, request), 'insufficient_scope', route);
});

it('a demoted owner does not become one again', async () => {
  organization = await stage.newOrganization();
  const caller = await cachedOwner();
  await endings.demoted(caller);
  expectRefusal(
    await caller.api.patch(`/v1/members/${caller.memberId}`, { role: 'owner' }),
    'insufficient_scope',
  );
});
