/**
 * A key with the one scope of a writing route, or of a page, is shown no word that an existing thing has and its request did not
 * send, whether the call succeeds or is refused. Made from the route table.
 */
import { beforeAll, describe, expect, it } from 'vitest';
import { createKeySet } from '../../shared/administration/organizations.ts';
import type { Route } from '../../shared/routes/route.ts';
import type { Api, ApiAnswer, SharedStage, TestOrganization } from '../support/local-stage.ts';
import { sharedStage } from '../support/shared-stage.ts';
import { markingApi } from './support/marking-api.ts';
import { callRoute, type RouteCall, routes } from './support/route-calls.ts';
import { validRequests } from './support/valid-requests.ts';

const writing = routes
  // Every role that may write may read (test/shared/domain/roles.test.ts).
  .filter(([, { scope, keys }]) => scope.endsWith(':write') && keys !== 'session')
  .map(([operation, route]) => ({ operation, route }));

let stage: SharedStage;
let organization: TestOrganization;
const marks = new Set<string>();
let marking: Api;
/** How many words stood in what each route met. */
const met: Record<string, number> = {};

beforeAll(async () => {
  stage = await sharedStage();
  organization = await stage.newOrganization();
  marking = markingApi(organization.api, marks);
});

async function oneScope({ scope }: Route): Promise<Api> {
  const asked = { organization: organization.organizationId, name: 'tests', scopes: [scope] };
  return stage.api((await createKeySet(stage.admin, asked)).keys[0]?.secret);
}

/** The marks in an answer that its request did not send. */
function unsent({ text, headers }: ApiAnswer, sent: RouteCall): string[] {
  const said = JSON.stringify(sent).toLowerCase();
  const shown = `${text} ${JSON.stringify([...headers])}`.toLowerCase().match(/zqxfreetext\d+/g) ?? [];
  return shown.filter((word) => !new RegExp(`${word}(?!\\d)`).test(said));
}

describe.each(writing)('$operation', ({ operation, route }) => {
  it('shows nothing that was there before', { timeout: 60_000 }, async () => {
    const { publishableKey } = organization;
    const callers = [await oneScope(route), ...(route.keys === 'public' ? [stage.api(publishableKey)] : [])];
    const before = marks.size;
    // A chat is about a published job: it begins with the words of the job's page, which everybody may read.
    const request = await validRequests[operation](
      route.scope === 'intake:write' ? organization.api : marking,
    );
    // Fills what is changed, and makes a first thing under the same address; other calls have their effect once.
    const isRepeated = route.method === 'PUT' || route.method === 'PATCH' || !route.path.includes('{');
    if (isRepeated) await callRoute(marking, route, request);
    met[operation] = marks.size - before;
    for (const api of callers)
      for (const condition of [{ 'If-Match': '"0-stale"' }, {}, {}] as Record<string, string>[]) {
        const headers = { Origin: 'https://careers.example.com', ...condition };
        const sent = { ...request, headers };
        const answer = await callRoute(api, route, sent);
        expect(answer.status, answer.text).toBeLessThan(500);
        expect(unsent(answer, sent), answer.text).toEqual([]);
      }
  });
});

it('has met things full of words', () => {
  expect(writing.length).toBeGreaterThan(50);
  const ofChats = writing
    .filter(({ route }) => route.scope === 'intake:write')
    .map(({ operation }) => operation);
  expect(Object.keys(met).filter((operation) => met[operation] === 0)).toEqual(ofChats);
});
