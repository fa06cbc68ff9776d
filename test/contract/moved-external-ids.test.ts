/** An external id that changes is free for another resource of its kind. Made from the route table, with each role's rights. */
import { beforeAll, describe, expect, it } from 'vitest';
import type { Route } from '../../shared/routes/route.ts';
import type { SharedStage, TestOrganization } from '../support/local-stage.ts';
import { sharedStage } from '../support/shared-stage.ts';
import { callRoute, routes } from './support/route-calls.ts';
import { validRequests } from './support/valid-requests.ts';

let stage: SharedStage;
let organization: TestOrganization;
beforeAll(async () => {
  stage = await sharedStage();
  organization = await stage.newOrganization();
});

const takesExternalId = ({ method, body }: Route) =>
  method === 'PATCH' && body !== undefined && 'entries' in body && 'external_id' in (body.entries as object);
const changing = routes.filter(([, route]) => takesExternalId(route));

it('is changed by the routes of jobs and custom fields, among others', () => {
  const ids = changing.map(([operationId]) => operationId);
  expect(ids).toEqual(expect.arrayContaining(['updateJob', 'updateCustomField', 'updateWebhookEndpoint']));
});

describe.each(changing)('%s', (operationId, route) => {
  it('frees an external id, and gives it to another resource', { timeout: 60_000 }, async () => {
    const [one, other] = [
      await validRequests[operationId](organization.api),
      await validRequests[operationId](organization.api),
    ];
    const change = async ({ params }: typeof one, external_id: string) => {
      const { status, body } = await callRoute(organization.api, route, { params, body: { external_id } });
      return status === 200 ? body.external_id : body.error.code;
    };
    expect(await change(one, 'old')).toBe('old');
    expect(await change(other, 'old')).toBe('external_id_taken');
    expect(await change(one, 'new')).toBe('new');
    expect(await change(other, 'old')).toBe('old');
  });
});
