import { expect } from 'vitest';
import { idSource } from '../../../../shared/domain/ids.ts';
import type { Application } from '../../../../shared/domain/stored/application.ts';
import type { Job } from '../../../../shared/domain/stored/job.ts';
import type { Caller } from '../../../../shared/http/api-gateway.ts';
import { keepRest } from '../../../../shared/storage/undo-rest.ts';
import {
  applicationCalls,
  applicationFor,
  fromCareerSite,
  hiring,
  publishedJob,
} from '../../../functions/support/application-calls.ts';
import { candidateCalls } from '../../../functions/support/candidate-calls.ts';
import { moveCalls } from '../../../functions/support/move-calls.ts';
import { privacyCalls } from '../../../functions/support/privacy-calls.ts';
import { settingCalls } from '../../../functions/support/setting-calls.ts';
import type { Backend } from '../../../support/backend.ts';
import type { Fill } from '../enlarge.ts';
import { expectNothingStored, largestTaken, many, pairs, tags, webLink } from './fill.ts';

const asks = (key: string) => ({ key, label: 'Why?', type: 'long_text' as const, required: false });
const jobThatAsks = {
  application_form: {
    fields: many(100, (n) => asks(`q${n}`)).slice(0, 50),
    consent: { retention_months: 12 },
  },
} as object;

const person = (fill: Fill) => ({
  first_name: fill(100),
  last_name: fill(100),
  phone: fill(40),
  location: { raw: fill(200), name: fill(200), city: fill(200), region: fill(200), street: fill(200) },
  links: many(20, webLink),
});
const email = (n: number) => `${'a'.repeat(60)}.${n}@${'b'.repeat(60)}.${'c'.repeat(60)}.example.com`;

/** The largest application that a stranger can send. */
const apply = (
  { create }: ReturnType<typeof applicationCalls>,
  visitor: Caller,
  job: Job,
  fill: Fill,
  n = 0,
) =>
  largestTaken((share) =>
    create({
      caller: visitor,
      headers: fromCareerSite,
      body: applicationFor(job, {
        candidate: { ...person(fill), location: fill(200), email: email(n) },
        cover_letter: fill(Math.max(3, Math.floor(20_000 * share))),
        answers: many(10, (index) => ({
          key: `q${index}`,
          value: fill(Math.max(3, Math.floor(6_000 * share))),
        })),
        attachments: many(9, () => ({ kind: 'k'.repeat(64), filename: `${fill(250)}.pdf` })),
        consent: { processing: true, retention: true, policy_url: webLink(0), policy_version: fill(100) },
        source: {
          utm: Object.fromEntries(many(10, (index) => [`${index}${fill(38)}`, fill(200)])),
          referrer: webLink(1),
        },
        locale: fill(35),
      }),
    }),
  );

/** An application and its person, with all that a team can write on them, again and again, until both are erased. */
export async function fillPeople(backend: Backend, fill: Fill) {
  const applications = applicationCalls(backend);
  const { caller, visitor, job } = await hiring(backend, jobThatAsks);
  const { body: made } = await apply(applications, visitor, job, fill);
  expect((await applications.list({ caller })).body.data, 'those refused before it').toHaveLength(1);
  const params = { id: made.id as string };
  const { candidate_id } = (await applications.get({ caller, params })).body;
  const candidate = { id: candidate_id as string };
  await writeOnApplication(backend, { caller, params, fill });
  await writeOnCandidate(backend, { caller, params: candidate, fill });
  await applyOften(backend, { caller, job, candidate });
  await mergeAnother(backend, { caller, params: candidate, fill });
  const other = await publishedJob(backend, caller, jobThatAsks);
  const moves = moveCalls(backend);
  expect(
    (await moves.transfer({ caller, params, body: { job_id: other.id, note: fill(2_000) } })).status,
  ).toBe(200);
  return { caller, candidate, applicationId: params.id };
}

/** All addresses replaced again and again, so that the candidate has as many former ones as a row takes. */
async function changeAddresses(
  calls: ReturnType<typeof candidateCalls>,
  { caller, params }: Pick<About, 'caller' | 'params'>,
  from: number,
) {
  const { body } = await calls.get({ caller, params });
  const own = body.emails.map(({ address }: { address: string }) => ({ address }));
  for (const first of [from, from + 20, from + 40]) {
    const emails = many(20, (n) => ({ address: email(first + n) }));
    expect((await calls.update({ caller, params, body: { emails } })).status).toBe(200);
  }
  expect((await calls.update({ caller, params, body: { emails: own } })).status).toBe(200);
}

/** Somebody who was merged into the candidate, with all that a candidate may have. */
async function mergeAnother(backend: Backend, { caller, params, fill }: About) {
  const calls = candidateCalls(backend);
  const body = { first_name: fill(100), metadata: pairs(fill), tags: tags(fill), external_id: 'another' };
  const { id: candidate_id } = (await calls.create({ caller, body })).body;
  await changeAddresses(calls, { caller, params: { id: candidate_id } }, 500);
  expect((await calls.merge({ caller, params, body: { candidate_id } })).status).toBe(200);
  // The undo of a merge has these rows between two of its transactions; a candidate's row names 25 applications.
  const left = Array.from({ length: 25 }, () => ({ id: idSource(new Date())('application') }) as Application);
  const now = new Date();
  const pair = { from: idSource(now)('candidate'), to: idSource(now)('candidate'), now };
  await backend.table.commit(keepRest(caller.organizationId, pair, left));
}

export interface About {
  caller: Caller;
  params: { id: string };
  fill: Fill;
}

/** The largest values of custom fields, with their definitions. */
export async function customFields(backend: Backend, { caller, fill }: About, object_type: string) {
  const { create } = settingCalls(backend).customFields;
  const values = { a: fill(1_990), b: fill(1_990) };
  for (const key of Object.keys(values))
    expect((await create({ caller, body: { name: key, object_type, key, type: 'text' } })).status).toBe(201);
  return values;
}

async function writeOnApplication(backend: Backend, about: About) {
  const { caller, params, fill } = about;
  const { update, get } = applicationCalls(backend);
  const change = (body: object) => update({ caller, params, body });
  const custom_fields = await customFields(backend, about, 'application');
  const written = { custom_fields, metadata: pairs(fill), tags: tags(fill), external_id: fill(255) };
  for (const [name, value] of Object.entries(written))
    expect((await change({ [name]: value })).status).toBe(200);
  await expectNothingStored(
    { backend, caller },
    () => change({ metadata: pairs(fill, 50, 1) }),
    'validation_failed',
  );
  expect((await change({ tags: tags(fill) })).status).toBe(200);
  const kept = (await get({ caller, params })).body;
  expect([Object.keys(kept.metadata).length, kept.tags.length]).toEqual([50, 50]);

  const moves = moveCalls(backend);
  for (let n = 0; n < 6; n++) {
    const headers = (name: string) => ({ 'idempotency-key': `${name}${n}` });
    const body = { reason: fill(200), note: fill(2_000) };
    expect((await moves.reject({ caller, params, body, headers: headers('r') })).status).toBe(200);
    expect((await moves.unreject({ caller, params, headers: headers('u') })).status).toBe(200);
  }
}

async function writeOnCandidate(backend: Backend, about: About) {
  const { caller, params, fill } = about;
  const calls = candidateCalls(backend);
  const change = (body: object) => calls.update({ caller, params, body });
  await changeAddresses(calls, about, 400);
  const custom_fields = await customFields(backend, about, 'candidate');
  const written = {
    ...person(fill),
    custom_fields,
    metadata: pairs(fill),
    tags: tags(fill),
    external_id: fill(255),
  };
  for (const [name, value] of Object.entries(written))
    expect((await change({ [name]: value })).status).toBe(200);
  await expectNothingStored(
    { backend, caller },
    () => change({ metadata: pairs(fill, 50, 1) }),
    'validation_failed',
  );
  for (let n = 0; n < 3; n++)
    expect((await calls.tag({ caller, params, body: { tags: tags(fill) } })).status).toBe(200);
  const kept = (await calls.get({ caller, params })).body;
  expect([Object.keys(kept.metadata).length, kept.tags.length, kept.links.length]).toEqual([50, 50, 20]);

  const note = { text: fill(10_000), metadata: pairs(fill) };
  expect((await calls.addNote({ caller, params, body: note })).status).toBe(201);
  const file = { kind: 'k'.repeat(64), filename: `${fill(250)}.pdf` };
  expect((await calls.attach({ caller, params, body: file })).status).toBe(201);
  expect((await privacyCalls(backend).order({ caller, params })).status).toBe(202);
}

/** More applications of one person than their row names: it stops growing at 25. */
async function applyOften(
  backend: Backend,
  { caller, job, candidate }: { caller: Caller; job: Job; candidate: { id: string } },
) {
  const { create } = applicationCalls(backend);
  const calls = candidateCalls(backend);
  for (let n = 0; n < 30; n++) {
    const consent = { processing: true, retention: true };
    const body = applicationFor(job, { candidate: { first_name: 'Jane', email: email(0) }, consent });
    expect((await create({ caller, body })).status).toBe(201);
  }
  const { body } = await calls.get({ caller, params: candidate });
  expect(body.applications).toHaveLength(25);
}

/** Erases the person and what tells of them; the order is a row with its receipt. */
export async function erasePerson(backend: Backend, caller: Caller, params: { id: string }) {
  const privacy = privacyCalls(backend);
  const { status, body } = await privacy.remove({ caller, params });
  expect(status).toBe(202);
  await privacy.erase({ organizationId: caller.organizationId, erasureId: body.id });
  const done = await privacy.erasure({ caller, params: { id: body.id } });
  expect(done.body.status).toBe('completed');
}
