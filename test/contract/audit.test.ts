import { beforeAll, describe, expect, it } from 'vitest';
import { idSource } from '../../shared/domain/ids.ts';
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

/** The entries of the audit log about one request. */
async function entriesOf(answer: { headers: Headers }): Promise<{ action: string }[]> {
  const requestId = answer.headers.get('Svc-Request-Id');
  const { body } = await stage.api(organization.sessionToken).get('/v1/audit-log?limit=100');
  return body.data.filter(({ request_id }: { request_id: string }) => request_id === requestId);
}

const keyed = routes.filter(([, { scope }]) => scope !== 'none');
const reading = keyed.filter(([, { method }]) => method === 'GET');
const changing = keyed.filter(([, { method }]) => method !== 'GET');

/** It signs URLs, and changes nothing. */
const signing = new Set(['renewApplicationUploads']);

describe.each(changing)('%s', (operation, route) => {
  it('has one entry for its effect, and none for its replay', async () => {
    const asked = await validRequests[operation](organization.api);
    const headers: Record<string, string> =
      route.idempotency === 'replays' ? { 'Idempotency-Key': crypto.randomUUID() } : {};
    const answer = await callRoute(organization.api, route, { ...asked, headers });
    expect(answer.status, answer.text).toBe(route.success);
    const who = route.keys === 'session' ? 'user' : 'api_key';
    const entry = { action: operation, actor: { type: who } };
    expect(await entriesOf(answer)).toMatchObject(signing.has(operation) ? [] : [entry]);
    if (route.idempotency !== 'replays') return;
    const replay = await callRoute(organization.api, route, { ...asked, headers });
    expect(replay.headers.get('Idempotent-Replayed')).toBe('true');
    expect(await entriesOf(replay)).toEqual([]);
  });

  it('has none where it is refused', async () => {
    const asked = await validRequests[operation](organization.api);
    const unknown = await callRoute(organization.api, route, { ...asked, query: 'unknown=1' });
    expect(unknown.status).toBe(400);
    expect(await entriesOf(unknown)).toEqual([]);
    const ids = Object.keys(asked.params ?? {}).filter((name) => name !== 'external_id');
    if (ids.length === 0) return;
    const newId = idSource(new Date());
    const params = Object.fromEntries(
      Object.entries(asked.params ?? {}).map(([name, id]) => [
        name,
        name === 'external_id' ? id : id.replace(/_.*/, newId('job').slice(3)),
      ]),
    );
    const missing = await callRoute(organization.api, route, { ...asked, params });
    expect(missing.status).toBe(404);
    expect(await entriesOf(missing)).toEqual([]);
  });
});

describe.each(reading)('%s', (operation, route) => {
  it('has no entry', async () => {
    const answer = await callRoute(organization.api, route, await validRequests[operation](organization.api));
    expect(answer.status, answer.text).toBe(route.success);
    expect(await entriesOf(answer)).toEqual([]);
  });
});
