/** Rows that the release of commit 5492f30 wrote are read with what they lack, by whatever reads them. */
import { PutCommand } from '@aws-sdk/lib-dynamodb';
import * as v from 'valibot';
import { beforeAll, describe, expect, it } from 'vitest';
import { lacking } from '../../shared/contracts/earlier-rows.ts';
import { storedApplication } from '../../shared/domain/stored/application.ts';
import { storedCandidate } from '../../shared/domain/stored/candidate.ts';
import { storedScan } from '../../shared/domain/stored/scan.ts';
import type { Caller } from '../../shared/http/api-gateway.ts';
import { tableName } from '../../shared/platform/names.ts';
import { candidateDataReader } from '../../shared/storage/candidate-data.ts';
import { attachmentKey } from '../../shared/storage/file-keys.ts';
import type { Item } from '../../shared/storage/row.ts';
import { asOf5492f30, rowsOf5492f30, withEarlierShapes } from '../shared/storage/support/rows-of-5492f30.ts';
import type { Backend } from '../support/backend.ts';
import { everyRow } from '../support/every-row.ts';
import { sharedBackend } from '../support/shared-backend.ts';
import {
  type ApplicationCalls,
  applicationCalls,
  applicationFor,
  hiring,
} from './support/application-calls.ts';
import { type CandidateCalls, candidateCalls } from './support/candidate-calls.ts';
import { jobCalls } from './support/job-calls.ts';
import { moveCalls } from './support/move-calls.ts';
import { privacyCalls } from './support/privacy-calls.ts';
import { settingCalls } from './support/setting-calls.ts';

let backend: Backend;
let applications: ApplicationCalls;
let candidates: CandidateCalls;
beforeAll(async () => {
  backend = await sharedBackend();
  applications = applicationCalls(backend);
  candidates = candidateCalls(backend);
});

const kinds = { application: /#APP#\d/, candidate: /#CAND$/, scan: /#SCAN#\d/ };
const shapes = { job: /#JOB(#\d|$)/, office: /#OFFICE$/ };
type Kind = keyof typeof kinds;

/** Writes all rows of an organization again as the earlier release would have. */
async function ageRows({ organizationId }: Caller): Promise<void> {
  for (const row of await everyRow(backend)) {
    if (!row.pk.startsWith(`ORG#${organizationId}#`)) continue;
    const kind = (Object.keys(kinds) as Kind[]).find((one) => kinds[one].test(row.pk));
    const other = Object.entries(shapes).find(([, key]) => key.test(row.pk))?.[0];
    if (!kind && !other) continue;
    const data = row.data as Record<string, unknown>;
    const Item: Item = {
      ...row,
      data: kind ? asOf5492f30(kind, data) : withEarlierShapes(other ?? '', data),
    };
    await backend.documents.send(new PutCommand({ TableName: tableName('prod'), Item }));
  }
}

/** Jane, whose application and its file declaration an earlier release stored. */
async function known() {
  const { caller, job } = await hiring(backend);
  const consent = { processing: true, marketing: true };
  const body = applicationFor(job, { consent, resume: { text: 'Jane Miller, nurse' } });
  const { body: application } = await applications.create({ caller, body });
  await ageRows(caller);
  const { id, candidate_id, submission } = application;
  const fileKey = attachmentKey(caller.organizationId, id, submission.attachments[0].id);
  return { caller, job, id: id as string, params: { id: candidate_id as string }, fileKey };
}

describe('the schemas of rows', () => {
  it.each([
    ['application', storedApplication],
    ['candidate', storedCandidate],
    ['scan', storedScan],
  ] as const)('of a kept %s demand nothing that the earlier release did not write', (kind, schema) => {
    const fields = Object.entries<v.GenericSchema>(schema.entries);
    const defaults = fields
      .filter(([, field]) => field.type === 'optional')
      .map(([name, field]) => [name, v.getDefault(field)] as const)
      .filter(([, value]) => value !== undefined);
    const stored: object = kind in lacking ? lacking[kind as keyof typeof lacking] : {};
    expect(Object.fromEntries(defaults)).toEqual(stored);
    const known: readonly string[] = rowsOf5492f30[kind];
    const added = fields.filter(([name]) => !known.includes(name));
    const demanded = added.filter(([name, field]) => field.type !== 'optional' && !(name in stored));
    expect(demanded.map(([name]) => name)).toEqual([]);
  });
});

describe('rows of an earlier release', () => {
  it('have their defaults in each way of reading them', async () => {
    const { caller, id, params, job } = await known();
    const { organizationId } = caller;
    const { applications: store, candidates: people } = applications;
    const page = { limit: 10, order: 'asc' as const, now: new Date() };
    const candidateData = candidateDataReader(backend.table, applications.scans, applications.fitScores);
    const exported = [];
    for await (const { application } of candidateData(organizationId, {
      ...params,
      merged_ids: [],
      joined: [],
    }).applications())
      exported.push(application);
    const read = [
      await store.find(organizationId, id),
      ...(await store.getMany(organizationId, [id])),
      ...(await store.getFirst(organizationId, [id])),
      ...(await store.list(organizationId, page, {})).items,
      ...(await store.list(organizationId, page, { jobId: job.id })).items,
      ...(await store.list(organizationId, page, {}, (found) => found.is_confirmed === true)).items,
      ...exported,
    ];
    expect(read.map((found) => found?.is_confirmed)).toEqual(Array(7).fill(true));
    const persons = [
      await people.find(organizationId, params.id),
      await people.findByEmail(organizationId, 'jane.miller@example.com'),
      ...(await people.list(organizationId, page)).items,
      ...(await people.listOfJob(organizationId, job.id, page)).items,
    ];
    expect(persons.map((found) => found?.proposal)).toEqual(Array(4).fill(null));
  });

  it('have places, sources and addresses in the shape of today', async () => {
    const { caller, job } = await hiring(backend);
    const jobs = jobCalls(backend);
    const location = { raw: 'Rotterdam, NL' };
    const candidate = { first_name: 'Jane', email: 'jane.miller@example.com', location };
    const sent = applicationFor(job, { candidate, source: { type: 'referral' }, resume: { text: 'Jane' } });
    const { id, candidate_id, submission } = (await applications.create({ caller, body: sent })).body;
    await applications.receive(attachmentKey(caller.organizationId, id, submission.attachments[0].id));
    const params = { id: job.id };
    await jobs.update({ caller, params, body: { locations: [{ city: 'Rotterdam', is_primary: true }] } });
    const settings = settingCalls(backend);
    const office = await settings.offices.create({
      caller,
      body: { name: 'Harbour', location: { city: 'Delft' } },
    });
    const all = async () => ({
      candidate: (await candidates.get({ caller, params: { id: candidate_id } })).body,
      candidates: (await candidates.list({ caller, query: {} })).body,
      application: (await applications.get({ caller, params: { id } })).body,
      applications: (await applications.list({ caller, query: {} })).body,
      scans: (await candidates.scans({ caller, params: { id: candidate_id } })).body,
      job: (await jobs.get({ caller, params })).body,
      office: (await settings.offices.get({ caller, params: { id: office.body.id } })).body,
    });
    const before = await all();
    expect(before).toMatchObject({
      candidate: {
        location: { ...location, city: null },
        source: { type: 'referral', utm: {}, referrer: null },
      },
      application: { submission: { location } },
      scans: { data: [{ source: { type: 'referral' } }] },
      job: { locations: [{ raw: null, city: 'Rotterdam' }] },
      office: { location: { raw: null, city: 'Delft' } },
    });
    await ageRows(caller);
    expect(await all()).toEqual(before);
    const [aged] = (await everyRow(backend)).filter(({ sk }) => sk === candidate_id);
    expect(aged?.data).toMatchObject({ location: 'Rotterdam, NL', source: 'referral' });
  });

  it('count as confirmed: a second confirmation changes nothing', async () => {
    const { caller, job, id, params } = await known();
    const newer = applicationFor(job, { consent: { processing: true, marketing: false } });
    await applications.create({ caller, body: newer });
    const before = (await candidates.get({ caller, params })).body;
    expect((await candidates.confirm({ caller, params, body: { application_id: id } })).body).toEqual(before);
    expect(before.consent.marketing).toBe(false);
  });

  it('have an arriving CV become the profile', async () => {
    const { caller, id, params, fileKey } = await known();
    await applications.receive(fileKey);
    const { scan_id } = (await applications.get({ caller, params: { id } })).body;
    expect(scan_id).toMatch(/^scan_/);
    expect((await candidates.get({ caller, params })).body.scan_id).toBe(scan_id);
  });

  it('are moved, told of and erased as any other', async () => {
    const { caller, id, params, fileKey } = await known();
    await applications.receive(fileKey);
    await ageRows(caller);
    expect((await moveCalls(backend).hire({ caller, params: { id }, body: {} })).body.status).toBe('hired');
    expect((await candidates.get({ caller, params })).body.application_counts.hired).toBe(1);
    await ageRows(caller);
    const privacy = privacyCalls(backend);
    const { body } = await privacy.remove({ caller, params });
    await privacy.erase({ organizationId: caller.organizationId, erasureId: body.id });
    const left = (await everyRow(backend)).filter(
      ({ pk }) => pk.startsWith(`ORG#${caller.organizationId}#`) && /#(APP|CAND|SCAN)(#|$)/.test(pk),
    );
    expect(left.filter(({ pk }) => Object.values(kinds).some((kind) => kind.test(pk)))).toEqual([]);
  });
});
