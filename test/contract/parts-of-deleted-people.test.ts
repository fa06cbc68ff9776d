/** Between the deletion of a person and its worker, nothing that belonged to the person can be read or changed. Made from the route table. */
import { afterAll, beforeAll, expect, it } from 'vitest';
import { dynamoDb } from '../../shared/platform/clients.ts';
import { tableName } from '../../shared/platform/names.ts';
import { erasedMark } from '../../shared/storage/erased-marks.ts';
import type { Item } from '../../shared/storage/row.ts';
import { openTable } from '../../shared/storage/table.ts';
import { everyRow } from '../support/every-row.ts';
import { type LocalStage, startLocalStage, type TestOrganization } from '../support/local-stage.ts';
import { callRoute, routes } from './support/route-calls.ts';
import { validRequests } from './support/valid-requests.ts';

let stage: LocalStage;
let organization: TestOrganization;
beforeAll(async () => {
  stage = await startLocalStage({ stage: 'prod' });
  organization = await stage.newOrganization();
});
afterAll(() => stage?.stop());

/** A deletion of a part removes no more than the worker does. */
const ofPeople = routes.filter(
  ([, { method, path }]) =>
    method !== 'DELETE' && /^\/v1\/(applications|candidates|scans)\/\{id\}/.test(path),
);

/** The person of a row is gone, as by the transaction of its deletion. */
async function losePerson(id: string) {
  const documents = dynamoDb(stage.places.dynamoDb);
  const table = openTable(documents, tableName('prod'));
  const rows = (await everyRow({ documents })) as Item<{ id?: string; candidate_id?: string | null }>[];
  const own = rows.find((row) => row.sk === id && row.data.id === id);
  if (!own) throw new Error(`${id} has no row`);
  const erasing = { organizationId: organization.organizationId, now: new Date() };
  if (id.startsWith('scan_')) {
    const candidate_id = 'cand_01M7ZZZZZZZZZZZZZZZZZZZZZZ';
    return table.commit([
      { put: { ...own, data: { ...own.data, candidate_id } }, when: { exists: true } },
      erasedMark(candidate_id, erasing),
    ]);
  }
  const person = own.data.candidate_id ?? id;
  const row = rows.find((one) => one.sk === person && one.data.id === person);
  return table.commit([{ remove: { pk: row?.pk ?? '', sk: person } }, erasedMark(person, erasing)]);
}

it('is asked of every such read and write', () => {
  const reads = ofPeople.filter(([, { method }]) => method === 'GET');
  expect(reads.length).toBeGreaterThan(12);
  expect(ofPeople.length - reads.length).toBeGreaterThan(14);
});

it.each(ofPeople)('%s answers 404', { timeout: 60_000 }, async (name, route) => {
  const { params, body } = await validRequests[name](organization.api);
  await losePerson(params?.id ?? '');
  const { status, text } = await callRoute(organization.api, route, { params, body });
  expect(status, text).toBe(404);
});

it('a PATCH that changes nothing answers 404 too', async () => {
  const { params } = await validRequests.updateApplication(organization.api);
  await losePerson(params?.id ?? '');
  const { status } = await organization.api.patch(`/v1/applications/${params?.id}`, {});
  expect(status).toBe(404);
});
