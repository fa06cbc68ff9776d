/** Between the deletion of a person and its worker, nothing that belonged to the person can be read or changed. Made from the route table. */
import * as v from 'valibot';
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
import { settleScans, validRequests } from './support/valid-requests.ts';

let stage: SharedStage;
let organization: TestOrganization;
beforeAll(async () => {
  stage = await smallStage();
  organization = await stage.newOrganization();
});

/** A chat that a candidate has is completed: it asks for no file, and it was confirmed. */
const ofOpenChats: readonly string[] = ['createIntakeUpload', 'confirmIntake'];
/** A deletion of a part removes no more than the worker does. */
const ofPeople = routes.filter(
  ([name, { method, path }]) =>
    method !== 'DELETE' &&
    !ofOpenChats.includes(name) &&
    /^\/v1\/(applications|candidates|scans|assessments|intakes)\/\{id\}/.test(path),
);

interface OwnRow {
  id?: string;
  created_at?: string;
  candidate_id?: string | null;
  version?: number;
}
/** The person of a row is gone, as by the transaction of its deletion. */
async function losePerson(id: string) {
  const documents = dynamoDb(stage.places.dynamoDb);
  const table = openTable(documents, tableName('prod'));
  const rows = (await everyRow({ documents })) as Item<OwnRow>[];
  const own = rows.find((row) => row.sk === id && row.data.id === id && row.data.created_at);
  if (!own) throw new Error(`${id} has no row`);
  const erasing = { organizationId: organization.organizationId, now: new Date() };
  if (!own.data.candidate_id && !id.startsWith('cand_')) {
    const candidate_id = 'cand_01M7ZZZZZZZZZZZZZZZZZZZZZZ';
    // A worker that read the row before does not write it back: it sees another version.
    const version = (own.data.version ?? 0) + 1;
    return table.commit([
      { put: { ...own, version, data: { ...own.data, candidate_id, version } }, when: { exists: true } },
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
  const own = rows.find((row) => row.sk === id && row.data.id === id && row.data.created_at);
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

const isRead = ([, { method }]: (typeof ofPeople)[number]) => method === 'GET';
const [reads, writes] = [ofPeople.filter(isRead), ofPeople.filter((one) => !isRead(one))];

/** What an anonymization removes with all that belongs to it. */
const isRemoved = (id: string) => /^(scan|asm|itk)_/.test(id);
/** An anonymized person has what the id names, and its texts. */
async function loseName(id: string) {
  const isAlone = id.startsWith('scan_') || id.startsWith('itk_');
  const other = isAlone ? (await validRequests.getCandidate(organization.api)).params?.id : undefined;
  const texts = await anonymizePerson(id, other);
  expect(texts.length).toBeGreaterThan(0);
  return texts;
}

it.each(reads)('%s shows nothing of an anonymized person', { timeout: 60_000 }, async (name, route) => {
  const { params } = await validRequests[name](organization.api);
  const id = params?.id ?? '';
  const texts = await loseName(id);
  for (const query of queriesOf(route)) {
    const { status, body, text } = await callRoute(organization.api, route, { params, query });
    expect(isRemoved(id) ? [404] : [200, 404], text).toContain(status);
    for (const personal of texts) expect(text, query).not.toContain(JSON.stringify(personal).slice(1, -1));
    const things: { object?: string }[] = body.data ?? [body];
    for (const { object } of things)
      expect(object ?? '').not.toMatch(/^(note|scan|signed_url|scan_text|export)$/);
    for (const { submission } of things as Partial<Application>[])
      expect(submission?.attachments ?? []).toEqual([]);
  }
});

/** Bodies that may change nothing: the one that had its effect, one without fields, and each field that takes null as null. */
const idleBodies = ({ body: schema }: Route, body: unknown): unknown[] => {
  const fields = Object.keys((schema as { entries?: object } | undefined)?.entries ?? {});
  const others = [{}, ...fields.map((field) => ({ [field]: null }))];
  return [body, ...others.filter((one) => schema && v.is(schema as v.GenericSchema, one))];
};

it('tries bodies that change nothing', () => {
  const bodies = writes
    .flatMap(([, route]) => idleBodies(route, undefined))
    .map((one) => JSON.stringify(one));
  expect(bodies.filter((one) => one === '{}').length).toBeGreaterThan(5);
  expect(bodies).toContain('{"basics":null}');
});

/** The repeated undo of a merge shows the person who was given back. */
const ofOnePerson = writes.filter(([name]) => name !== 'unmergeCandidate');
it.each(ofOnePerson)('%s that changes nothing returns 404, too', { timeout: 60_000 }, async (name, route) => {
  const { params, body } = await validRequests[name](organization.api);
  const first = await callRoute(organization.api, route, { params, body });
  expect(first.status, first.text).toBeLessThan(300);
  await settleScans(organization.api);
  await losePerson(params?.id ?? '');
  for (const idle of idleBodies(route, body)) {
    const { status, text } = await callRoute(organization.api, route, { params, body: idle });
    expect(status, `${JSON.stringify(idle)} ${text}`).toBe(404);
  }
});

/** The rows that name an id, without the records of calls. */
const storedOf = async (id: string) =>
  (await everyRow({ documents: dynamoDb(stage.places.dynamoDb) }))
    .filter((row) => JSON.stringify(row).includes(id) && !/#AUDIT#|^IDEM#/.test(row.pk))
    .toSorted((one, other) => (one.pk + one.sk < other.pk + other.sk ? -1 : 1));

it.each(writes)(
  '%s shows nothing of an anonymized person either',
  { timeout: 60_000 },
  async (name, route) => {
    const { params, body } = await validRequests[name](organization.api);
    const id = params?.id ?? '';
    const texts = await loseName(id);
    const before = await storedOf(id);
    for (const sent of idleBodies(route, body)) {
      const { status, text } = await callRoute(organization.api, route, { params, body: sent });
      expect(status, text).toBeLessThan(500);
      if (isRemoved(id)) expect(status, text).toBe(404);
      const said = JSON.stringify(sent ?? {});
      for (const personal of texts.filter((one) => !said.includes(one)))
        expect(text, said).not.toContain(JSON.stringify(personal).slice(1, -1));
    }
    // A chat is open here; the one of a candidate is completed and takes no turn.
    if (isRemoved(id) && !id.startsWith('itk_')) expect(await storedOf(id)).toEqual(before);
  },
);

it('an upsert shows nothing of an anonymized person either', async () => {
  const { params, body } = await validRequests.upsertApplication(organization.api);
  const route = routes.find(([name]) => name === 'upsertApplication')?.[1] as Route;
  const { id } = (await callRoute(organization.api, route, { params, body })).body;
  const texts = await loseName(id);
  const { text } = await callRoute(organization.api, route, { params, body });
  for (const personal of texts.filter((one) => !JSON.stringify(body).includes(one)))
    expect(text).not.toContain(personal);
  expect(text).not.toContain('"submission":{"first_name":"');
});
