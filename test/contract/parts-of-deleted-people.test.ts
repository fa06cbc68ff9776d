/** Between the deletion of a person and its worker, nothing that belonged to the person can be read or changed. Made from the route table. */
import { beforeAll, expect, it } from 'vitest';
import { anonymizeCandidate } from '../../shared/domain/erasure.ts';
import type { Application } from '../../shared/domain/stored/application.ts';
import type { Candidate } from '../../shared/domain/stored/candidate.ts';
import { dynamoDb } from '../../shared/platform/clients.ts';
import { tableName } from '../../shared/platform/names.ts';
import type { Route } from '../../shared/routes/route.ts';
import { erasedMark } from '../../shared/storage/erased-marks.ts';
import type { Item } from '../../shared/storage/row.ts';
import { openTable } from '../../shared/storage/table.ts';
import { everyRow } from '../support/every-row.ts';
import type { SharedStage, TestOrganization } from '../support/local-stage.ts';
import { smallStage } from '../support/shared-stage.ts';
import { callRoute, routes } from './support/route-calls.ts';
import { validRequests } from './support/valid-requests.ts';

let stage: SharedStage;
let organization: TestOrganization;
beforeAll(async () => {
  stage = await smallStage();
  organization = await stage.newOrganization();
});

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

/** A read by itself, and by each value of each list of values that a parameter takes. */
const queriesOf = ({ query }: Route): (string | undefined)[] => [
  undefined,
  ...Object.entries(query).flatMap(([name, schema]) => valuesOf(schema).map((value) => `${name}=${value}`)),
];
interface Listed {
  type: string;
  options?: unknown[];
  wrapped?: Listed;
  pipe?: Listed[];
}
const valuesOf = (schema: unknown): unknown[] => {
  const { type, options = [], wrapped, pipe = [] } = schema as Listed;
  if (type === 'picklist') return options;
  return [...(wrapped ? [wrapped] : []), ...pipe.filter((one) => one !== schema)].flatMap(valuesOf);
};

it('asks for expansions, too', () => {
  const asked = new Set(ofPeople.flatMap(([, route]) => queriesOf(route)));
  for (const query of ['expand=submission', 'redact=identity', 'order=asc'])
    expect([...asked]).toContain(query);
});

it.each(ofPeople)('%s returns 404', { timeout: 60_000 }, async (name, route) => {
  const { params, body } = await validRequests[name](organization.api);
  await losePerson(params?.id ?? '');
  for (const query of queriesOf(route)) {
    const { status, text } = await callRoute(organization.api, route, { params, body, query });
    expect(status, `${query} ${text}`).toBe(404);
  }
});

/** Every text of a person that an anonymization removes. */
const textsOf = (value: unknown): string[] =>
  typeof value === 'string' ? [value] : Object.values(value ?? {}).flatMap(textsOf);
const personalTexts = (candidate: Candidate, applications: Application[]) =>
  textsOf([
    ...[candidate.first_name, candidate.last_name, candidate.email, candidate.phone, candidate.tags],
    ...applications.map(({ submission, tags }) => ({ ...submission, locale: null, tags })),
  ]).filter((text) => text.length > 2);

/** The person of a row is anonymized, as by the transaction of its order. */
async function anonymizePerson(id: string, other?: string) {
  const documents = dynamoDb(stage.places.dynamoDb);
  const table = openTable(documents, tableName('prod'));
  const rows = (await everyRow({ documents })) as Item<Candidate & Application>[];
  const own = rows.find((row) => row.sk === id && row.data.id === id);
  if (!own) throw new Error(`${id} has no row`);
  const person = other ?? own.data.candidate_id ?? id;
  if (other) {
    const data = { ...own.data, candidate_id: other };
    await table.commit([{ put: { ...own, data }, when: { exists: true } }]);
  }
  const row = rows.find((one) => one.sk === person && one.data.id === person);
  if (!row) throw new Error(`${id} has no person`);
  const now = new Date();
  const at = { organizationId: organization.organizationId, now };
  await table.commit([
    { put: { ...row, data: anonymizeCandidate(row.data, now) as never }, when: { exists: true } },
    erasedMark(person, at),
  ]);
  const applications = rows.filter(({ data }) => data?.candidate_id === person && data.submission);
  return personalTexts(
    row.data,
    applications.map(({ data }) => data),
  );
}

const reads = ofPeople.filter(([, { method }]) => method === 'GET');
it.each(reads)('%s shows nothing of an anonymized person', { timeout: 60_000 }, async (name, route) => {
  const { params } = await validRequests[name](organization.api);
  const id = params?.id ?? '';
  const isScan = id.startsWith('scan_');
  const other = isScan ? (await validRequests.getCandidate(organization.api)).params?.id : undefined;
  const texts = await anonymizePerson(id, other);
  expect(texts.length).toBeGreaterThan(0);
  for (const query of queriesOf(route)) {
    const { status, body, text } = await callRoute(organization.api, route, { params, query });
    expect(isScan ? [404] : [200, 404], text).toContain(status);
    for (const personal of texts) expect(text, query).not.toContain(JSON.stringify(personal).slice(1, -1));
    const things: { object?: string }[] = body.data ?? [body];
    for (const { object } of things)
      expect(object ?? '').not.toMatch(/^(note|scan|signed_url|scan_text|export)$/);
    for (const { submission } of things as Partial<Application>[])
      expect(submission?.attachments ?? []).toEqual([]);
  }
});

it('a PATCH that changes nothing returns 404, too', async () => {
  const { params } = await validRequests.updateApplication(organization.api);
  await losePerson(params?.id ?? '');
  const { status } = await organization.api.patch(`/v1/applications/${params?.id}`, {});
  expect(status).toBe(404);
});
