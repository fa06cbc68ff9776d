/** Each role on each row of the route table: allowed exactly where the role has the row's scope, by the API and not by a page. */
import { beforeAll, describe, expect, it } from 'vitest';
import { type Role, roles, type Scope } from '../../shared/contracts/organization.ts';
import { scopesOfRole } from '../../shared/domain/roles.ts';
import type { Route } from '../../shared/routes/route.ts';
import { type Api, apiOf, type SharedStage, type TestOrganization } from '../support/local-stage.ts';
import { sharedStage } from '../support/shared-stage.ts';
import { expectRefusal } from './support/expect-refusal.ts';
import { callRoute, routes } from './support/route-calls.ts';
import { validRequests } from './support/valid-requests.ts';

const keyed = routes.filter(([, { scope }]) => scope !== 'none');
const needs = ({ scope, alsoScope }: Route) =>
  [scope, alsoScope ?? 'any'].filter((one) => one !== 'any') as Scope[];
const may = (role: Role, route: Route) => needs(route).every((scope) => scopesOfRole[role].includes(scope));

let stage: SharedStage;
let organization: TestOrganization;
const api = {} as Record<Role, Api>;
/** A member of another organization, with every scope there. */
let stranger: Api;
beforeAll(async () => {
  stage = await sharedStage();
  organization = await stage.newOrganization();
  for (const role of roles) {
    // The owner whose sessions the valid requests end.
    const { token } =
      role === 'owner'
        ? { token: organization.sessionToken }
        : await stage.signIn(organization.organizationId, role);
    api[role] = apiOf(stage.baseUrl, token);
  }
  stranger = stage.api((await stage.newOrganization()).sessionToken);
});

it('is asked of every row that needs a key or a token', () => {
  expect(keyed.length).toBeGreaterThan(100);
  for (const role of roles) {
    expect(
      keyed.some(([, route]) => may(role, route)),
      role,
    ).toBe(true);
    if (role !== 'owner' && role !== 'admin')
      expect(
        keyed.some(([, route]) => !may(role, route)),
        role,
      ).toBe(true);
  }
});

describe.each(keyed)('%s', (operation, route) => {
  const able = roles.filter((role) => may(role, route));
  const unable = roles.filter((role) => !may(role, route));

  it.runIf(unable.length > 0)(`refuses ${unable.join(', ')}`, async () => {
    for (const role of unable) {
      const { message } = expectRefusal(await callRoute(api[role], route), 'insufficient_scope', route);
      expect(
        needs(route).some((scope) => message.includes(scope)),
        role,
      ).toBe(true);
    }
  });

  it(`lets ${able.join(', ')} in, and counts no call`, async () => {
    for (const role of able) {
      // Without the ids of anything: what is answered after admission tells enough, and nothing changes.
      const { status, body, headers } = await callRoute(api[role], route, { query: 'unknown=1' });
      expect([status, body.error?.code], role).toEqual([400, 'invalid_parameter']);
      expect(headers.get('RateLimit'), role).toBeNull();
    }
  });

  it('answers the owner’s valid request, and none of another organization’s owner that names what is here', async () => {
    const { params, body } = await validRequests[operation](organization.api);
    if (Object.keys(route.params).length > 0) {
      const foreign = await callRoute(stranger, route, { params, body });
      // An address that names what a caller has itself, such as an external id, is theirs.
      if (!('external_id' in route.params)) expect(foreign.body.error?.code).toBe('not_found');
    }
    const answer = await callRoute(api.owner, route, { params, body });
    expect(answer.status, answer.text).toBe(route.success);
    expect(answer.headers.get('Access-Control-Allow-Origin')).toBeNull();
  });
});

describe('pages', () => {
  it.each([
    ['the dashboard', () => stage.baseUrl, true],
    ['any other page', () => 'https://careers.example.com', false],
    ['a page of a similar address', () => `${stage.baseUrl}.evil.example`, false],
  ])('%s may read what a session token is answered: %#', async (_, origin, isReadable) => {
    const headers = { Origin: origin() };
    for (const [path, status] of [
      ['/v1/jobs', 200],
      ['/v1/jobs?unknown=1', 400],
    ] as const) {
      const answer = await api.owner.get(path, headers);
      expect(answer.status).toBe(status);
      expect(answer.headers.get('Access-Control-Allow-Origin')).toBe(isReadable ? origin() : null);
      expect(answer.headers.get('Vary')).toContain('Origin');
    }
  });
});

it('an Idempotency-Key of one person replays nothing to another, nor to a key', async () => {
  const headers = { 'Idempotency-Key': crypto.randomUUID() };
  const body = { name: 'Nurse' };
  const first = await api.owner.send('POST', '/v1/jobs', { body, headers });
  const again = await api.owner.send('POST', '/v1/jobs', { body, headers });
  expect([again.body.id, again.headers.get('Idempotent-Replayed')]).toEqual([first.body.id, 'true']);
  for (const other of [api.recruiter, organization.api]) {
    const answer = await other.send('POST', '/v1/jobs', { body, headers });
    expect(answer.status).toBe(201);
    expect(answer.body.id).not.toBe(first.body.id);
  }
});
