/** A key that may write and not read sees only which resource it changed, in repeated responses, too. Made from the route table. */
import * as v from 'valibot';
import { beforeAll, describe, expect, it } from 'vitest';
import { createKeySet } from '../../shared/administration/organizations.ts';
import type { Scope } from '../../shared/contracts/organization.ts';
import { writtenView } from '../../shared/contracts/written.ts';
import { readScopeOf, writeResponseOf } from '../../shared/routes/route.ts';
import type { Api, SharedStage, TestOrganization } from '../support/local-stage.ts';
import { sharedStage } from '../support/shared-stage.ts';
import { callRoute, routes } from './support/route-calls.ts';
import { repeatedText } from './support/shown-once.ts';
import { validRequests } from './support/valid-requests.ts';

let stage: SharedStage;
let organization: TestOrganization;
beforeAll(async () => {
  stage = await sharedStage();
  organization = await stage.newOrganization();
});

const keys = new Map<string, Promise<Api>>();
function keyWith(scopes: Scope[]): Promise<Api> {
  const name = scopes.join(' ');
  const key = keys.get(name) ?? newKeyWith(scopes);
  keys.set(name, key);
  return key;
}

async function newKeyWith(scopes: Scope[]): Promise<Api> {
  const asked = { organization: organization.organizationId, name: 'tests', scopes };
  return stage.api((await createKeySet(stage.admin, asked)).keys[0]?.secret);
}

/** What such a key is shown beside which thing it changed, and why. */
const shownToo: Record<string, string> = {
  addApplicationAttachment: 'Where the file goes: without that the call is for nothing.',
  addCandidateAttachment: 'As above.',
  upsertApplication: 'Where its files go, as above.',
  createApplication: 'Where its files go: without that an application has none.',
  renewApplicationUploads: 'As above.',
  createWebhookEndpoint: 'The secret, which is shown this once.',
  rotateWebhookSecret: 'The new secret, which is shown this once.',
  createAssessment: 'The link, which is shown this once.',
  resendAssessment: 'The new link, which is shown this once.',
  createIntake: 'The token of the person, which is shown this once, and the first question.',
  createIntakeUpload: 'Where the file goes: without that the call is for nothing.',
  deleteIntake: 'That it is gone.',
  createUpload: 'The grant, which is nothing that is kept: its token opens it once.',
  createFitScore: 'A score has no id: which scan and which job the call named.',
  bulkMoveApplications: 'How each of the moves went, as the answer to each would say.',
  orderStages: 'The same of each stage in a list.',
  deleteCandidateAttachment: 'That it is gone.',
  deleteAssessmentTemplate: 'As above.',
  deleteCandidateNote: 'As above.',
  deleteCustomField: 'As above.',
  deleteDepartment: 'As above.',
  deleteJob: 'As above.',
  deleteOffice: 'As above.',
  deleteRejectionReason: 'As above.',
  deleteScan: 'As above.',
  deleteStage: 'As above.',
  deleteWebhookEndpoint: 'As above.',
};

const writing = routes.flatMap(([operationId, route]) => {
  // Every role that may write may read (test/shared/domain/roles.test.ts).
  if (route.keys === 'session') return [];
  const readScope = readScopeOf(route);
  return readScope === null ? [] : [{ operationId, route, readScope, scope: route.scope as Scope }];
});

it('shows no more than which thing was changed, but where there is a reason', () => {
  const more = writing.filter(({ route }) => writeResponseOf(route) !== writtenView);
  expect(more.map(({ operationId }) => operationId).sort()).toEqual(Object.keys(shownToo).sort());
});

it('has every route that asks for a scope to write', () => {
  const asking = routes.filter(([, { scope, keys }]) => scope.endsWith(':write') && keys !== 'session');
  expect(writing).toHaveLength(asking.length);
  expect(asking.length).toBeGreaterThan(30);
  const others = routes.filter(([, { method, scope }]) => method !== 'GET' && !scope.endsWith(':write'));
  // An order to export changes nothing of the organization; its scope is the one that reads the export.
  expect(others.map(([operationId, { scope }]) => [operationId, scope])).toEqual([
    // The chat and the form of a page, which need no key.
    ['startIntake', 'none'],
    ['submitApplicationForm', 'none'],
    ['sendApplicationForm', 'none'],
    ['renewFormUploads', 'none'],
    ['createCandidateExport', 'exports:read'],
    // A session is its person's own.
    ['deleteSession', 'any'],
  ]);
});

describe.each(writing)('$operationId', ({ operationId, route, readScope, scope }) => {
  const request = () => validRequests[operationId](organization.api);
  const whole = (body: unknown) => expect(v.parse(route.response, body)).toEqual(body);
  /** What the rule makes of a whole answer; `submission` and `secret` are in it where the row says so. */
  const cut = (body: unknown) => v.parse(writeResponseOf(route), body);

  it('shows a key with the one scope no more than its row says, and one that may also read the whole', async () => {
    const less = await callRoute(await keyWith([scope]), route, await request());
    expect(less.status, less.text).toBe(route.success);
    expect(cut(less.body)).toEqual(less.body);
    const more = await callRoute(await keyWith([scope, readScope]), route, await request());
    expect(more.status, more.text).toBe(route.success);
    whole(more.body);
  });

  if (route.idempotency !== 'replays') return;

  const both = [scope, readScope];
  it.each([
    { when: 'the key that reads came first', first: both, second: [scope] },
    { when: 'the key that does not read came first', first: [scope], second: both },
  ])('is repeated to each key as it may be, when $when', async ({ first, second }) => {
    const headers = { 'Idempotency-Key': `${operationId} ${first.join(' ')}` };
    const sent = { ...(await request()), headers };
    const [one, other] = [
      await callRoute(await keyWith(first), route, sent),
      await callRoute(await keyWith(second), route, sent),
    ];
    expect(one.status, one.text).toBe(route.success);
    expect([other.status, other.headers.get('Idempotent-Replayed')]).toEqual([route.success, 'true']);
    const [wholeBody, cutBody] = second.includes(readScope) ? [other.body, one.body] : [one.body, other.body];
    whole(wholeBody);
    const repeated = (body: unknown) => JSON.parse(repeatedText(route, JSON.stringify(body)));
    expect(repeated(cutBody)).toEqual(repeated(cut(wholeBody)));
    expect(other.headers.get('Location')).toBe(one.headers.get('Location'));
  });
});
