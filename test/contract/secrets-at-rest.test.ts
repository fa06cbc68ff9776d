/** What is shown once is nowhere in clear, also not in the response that is kept to be repeated. Made from the route table. */
import { beforeAll, describe, expect, it } from 'vitest';
import { dynamoDb } from '../../shared/platform/clients.ts';
import type { Route } from '../../shared/routes/route.ts';
import { everyRow, textOf } from '../support/every-row.ts';
import type { SharedStage, TestOrganization } from '../support/local-stage.ts';
import { smallStage } from '../support/shared-stage.ts';
import { callRoute, routes } from './support/route-calls.ts';
import { repeatedText } from './support/shown-once.ts';
import { validRequests } from './support/valid-requests.ts';

let stage: SharedStage;
let organization: TestOrganization;
beforeAll(async () => {
  stage = await smallStage();
  organization = await stage.newOrganization();
});

const showsSecret = ({ response }: Route) =>
  'entries' in response && 'secret' in (response.entries as object);
const showing = routes.filter(([, route]) => showsSecret(route));

it('is shown by some route', () => {
  expect(showing.map(([operationId]) => operationId)).toContain('createWebhookEndpoint');
});

describe.each(showing)('%s', (operationId, route) => {
  it('repeats a secret that the table does not hold in clear', async () => {
    const request = await validRequests[operationId](organization.api);
    const sent = { ...request, headers: { 'Idempotency-Key': `secret of ${operationId}` } };
    const first = await callRoute(organization.api, route, sent);
    const again = await callRoute(organization.api, route, sent);
    expect([again.text, again.headers.get('Idempotent-Replayed')]).toEqual([
      repeatedText(route, first.text),
      'true',
    ]);

    const { id, secret } = first.body;
    const rows = textOf(await everyRow({ documents: dynamoDb(stage.places.dynamoDb) }));
    expect(rows).toContain(id);
    expect(rows).not.toContain(secret.replace(/^whsec_/, ''));
    expect(rows).not.toContain(secret);
  });
});
