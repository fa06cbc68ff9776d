/**
 * Ids are in events, lists and deliveries that hold nothing else. A visitor of a page who knows the ids in a request, and nothing else
 * that its sender knows, changes nothing and gets no signed URL. Made from the route table.
 */
import { beforeAll, describe, expect, it } from 'vitest';
import { type IdKind, idPattern, idPrefixes } from '../../shared/contracts/primitives.ts';
import type { SharedStage, TestOrganization } from '../support/local-stage.ts';
import { sharedStage } from '../support/shared-stage.ts';
import { callRoute, routes } from './support/route-calls.ts';
import { validRequests } from './support/valid-requests.ts';

let stage: SharedStage;
let owner: TestOrganization;
beforeAll(async () => {
  stage = await sharedStage();
  owner = await stage.newOrganization({ origins: ['https://careers.example.com'] });
});

const kinds = Object.keys(idPrefixes) as IdKind[];
const isId = (value: unknown) =>
  typeof value === 'string' && kinds.some((kind) => idPattern(kind).test(value));
/** The body without all that is no id. */
const idsIn = (body: object = {}) =>
  Object.fromEntries(Object.entries(body).filter(([, value]) => isId(value)));

/** Whom a visitor's script calls: without a key, or with the publishable one. */
const open = routes.filter(
  ([, { method, scope, keys }]) =>
    method !== 'GET' && ((scope === 'none' && keys !== 'session') || keys === 'public'),
);

it('is asked of the rows of forms', () => {
  const names = open.map(([operation]) => operation);
  expect(names).toEqual(
    expect.arrayContaining(['createApplication', 'renewApplicationUploads', 'renewFormUploads']),
  );
});

describe.each(open)('%s', (operation, route) => {
  it('refuses who knows ids alone', async () => {
    const { params, body } = await validRequests[operation](owner.api);
    const visitor = route.scope === 'none' ? stage.api() : owner.api.page;
    if (!visitor) throw new Error('a visitor has a publishable key');
    const headers = { Origin: route.scope === 'none' ? stage.baseUrl : 'https://careers.example.com' };
    const { status, text } = await callRoute(visitor, route, { params, body: idsIn(body), headers });
    expect([404, 422], text).toContain(status);
    expect(text).not.toMatch(/X-Amz-Signature/);
  });
});
