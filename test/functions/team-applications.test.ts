/** Applications that the team enters: of known candidates, of other systems, in any stage and status. */

import { beforeAll, describe, expect, it } from 'vitest';
import type { Scope } from '../../shared/contracts/organization.ts';
import type { Caller } from '../../shared/http/api-gateway.ts';
import type { Backend } from '../support/backend.ts';
import { eventsOf } from '../support/call-endpoint.ts';
import { inOneLine } from '../support/contact-shapes.ts';
import { sharedBackend } from '../support/shared-backend.ts';
import { applicationCalls, hiring } from './support/application-calls.ts';
import { candidateCalls } from './support/candidate-calls.ts';
import { jobCalls } from './support/job-calls.ts';
import { privacyCalls } from './support/privacy-calls.ts';

let backend: Backend;
beforeAll(async () => {
  backend = await sharedBackend();
});

const person = { first_name: 'Jane', last_name: 'Miller', email: 'jane@example.com', phone: '+31 10' };
const known = async (caller: Caller, fields: object = person) =>
  (await candidateCalls(backend).create({ caller, body: fields })).body;
const question = { key: 'shifts', label: 'Night shifts?', type: 'boolean', required: true } as const;
const form = { fields: [{ ...question, options: [], is_knockout: false }] };

async function setting() {
  const { caller, job } = await hiring(backend, { application_form: form });
  const calls = applicationCalls(backend);
  const apply = (body: object) => calls.create({ caller, body: { job_id: job.id, ...body } });
  const stageAt = (position: number) => job.stages[position - 1]?.id ?? '';
  return { caller, job, calls, apply, stageAt };
}

it('puts a candidate on a job, without answers and without a consent', async () => {
  const { caller, apply } = await setting();
  const candidate = await known(caller);
  const { status, body } = await apply({ candidate_id: candidate.id });
  expect(status).toBe(201);
  expect(body).toMatchObject({ candidate_id: candidate.id, status: 'active', submission: person });
  expect(body.applied_at).toBe(body.created_at);
  const after = (await candidateCalls(backend).get({ caller, params: { id: candidate.id } })).body;
  expect(after).toMatchObject({ consent: null, applications: [{ id: body.id }], email: person.email });
  const types = (await eventsOf(backend, caller)).map(({ type }) => type);
  expect(types).not.toContain('candidate.consent_updated');
});

it('shows a key that may not read candidates nothing of one, neither at once nor later', async () => {
  const { caller, job, calls } = await setting();
  const whole = { location: inOneLine('Delft'), links: ['https://jane.example.com/'], ...person };
  const candidate = await known(caller, whole);
  const scopes: Scope[] = ['applications:read', 'applications:write'];
  const blind = { ...caller, scopes };
  const headers = { 'idempotency-key': 'blind' };
  const sent = { caller: blind, body: { job_id: job.id, candidate_id: candidate.id }, headers };
  const made = await calls.create(sent);
  expect(made).toMatchObject({ status: 201, body: { candidate_id: candidate.id, status: 'active' } });
  const empty = { first_name: null, last_name: null, email: null, phone: null, location: null, links: [] };
  expect(made.body.submission).toMatchObject(empty);
  expect((await calls.create(sent)).text).toBe(made.text);
  // Who knows no more than an address is told no more.
  const byMail = { first_name: 'Somebody', email: person.email };
  const answers = [{ key: 'shifts', value: true }];
  await calls.create({ caller: blind, body: { job_id: job.id, candidate: byMail, answers } });
  const { text } = await calls.list({ caller: blind, query: { expand: 'submission' } });
  for (const word of ['Miller', 'Delft', '+31 10', 'jane.example.com']) expect(text).not.toContain(word);
  const seeing = { ...caller, scopes: [...scopes, 'candidates:read' as const] };
  const { body } = await calls.create({ ...sent, caller: seeing, headers: {} });
  expect(body.submission).toMatchObject(whole);
  const after = (await candidateCalls(backend).get({ caller, params: { id: candidate.id } })).body;
  expect(after).toMatchObject(whole);
});

it('keeps what a candidate agreed to', async () => {
  const { caller, apply } = await setting();
  const consent = { processing: true, marketing: true, retention: true };
  const answers = [{ key: 'shifts', value: true }];
  const first = (await apply({ candidate: person, consent, answers })).body;
  const before = (await candidateCalls(backend).get({ caller, params: { id: first.candidate_id } })).body;
  await apply({ candidate_id: first.candidate_id });
  await apply({ candidate: { first_name: 'Jane', email: person.email }, answers });
  const after = (await candidateCalls(backend).get({ caller, params: { id: first.candidate_id } })).body;
  expect(after.consent).toEqual(before.consent);
  expect(after.applications).toHaveLength(3);
});

it('needs no e-mail address: each such person is a new candidate', async () => {
  const { apply } = await setting();
  const answers = [{ key: 'shifts', value: true }];
  const [one, two] = [
    await apply({ candidate: { first_name: 'Jo' }, answers }),
    await apply({ candidate: { first_name: 'Jo' }, answers }),
  ];
  expect([one.status, two.status]).toEqual([201, 201]);
  expect(one.body.candidate_id).not.toBe(two.body.candidate_id);
  expect(one.body.submission.email).toBeNull();
});

describe('an import', () => {
  const source = { type: 'import' };
  const applied_at = '2024-05-01T08:00:00+02:00';

  it('takes applications of a closed job in any stage and status', async () => {
    const { caller, job, apply, stageAt } = await setting();
    await jobCalls(backend).close({ caller, params: { id: job.id } });
    const imported = (fields: object) => apply({ candidate: person, source, applied_at, ...fields });
    const made = await Promise.all([
      imported({ stage_id: stageAt(3) }),
      imported({ status: 'hired' }),
      imported({ status: 'rejected', rejection_reason: 'experience', tags: ['2024', '2024'] }),
      imported({ status: 'withdrawn', stage_id: stageAt(5) }),
    ]);
    expect(made.map(({ status }) => status)).toEqual([201, 201, 201, 201]);
    const [active, hired, rejected, withdrawn] = made.map(({ body }) => body);
    expect(active).toMatchObject({ applied_at: '2024-05-01T06:00:00.000Z', stage: { id: stageAt(3) } });
    expect(hired).toMatchObject({ status: 'hired', stage: { id: stageAt(5) }, hired_at: hired.created_at });
    expect(rejected).toMatchObject({
      status: 'rejected',
      rejection: { reason: 'experience' },
      tags: ['2024'],
    });
    expect(withdrawn).toMatchObject({ status: 'withdrawn', withdrawn_at: withdrawn.created_at });
    const person4 = await candidateCalls(backend).get({ caller, params: { id: active.candidate_id } });
    const counts = { active: 1, hired: 1, rejected: 1, withdrawn: 1 };
    expect(person4.body.application_counts).toEqual(counts);
    const events = (await eventsOf(backend, caller)).map(({ type }) => type);
    expect(events.filter((type) => type.startsWith('application.'))).toEqual(
      Array(4).fill('application.created'),
    );
  });

  it('is of no job that another organization has', async () => {
    const [{ apply }, other] = [await setting(), await setting()];
    const { error } = (await apply({ job_id: other.job.id, candidate: person, source })).body;
    expect(error.details).toMatchObject([{ param: 'job_id', code: 'not_found' }]);
  });
});

describe('422', () => {
  it.each<[string, object | ((stageAt: (position: number) => string) => object), string, string]>([
    ['neither a candidate nor its id', {}, 'candidate', 'required'],
    ['both', { candidate: person, candidate_id: `cand_${'0'.repeat(26)}` }, 'candidate_id', 'contradictory'],
    [
      'a candidate who does not exist',
      { candidate_id: `cand_${'0'.repeat(26)}` },
      'candidate_id',
      'not_found',
    ],
    [
      'the hired stage for an active one',
      (stageAt) => ({ stage_id: stageAt(5) }),
      'stage_id',
      'contradictory',
    ],
    [
      'another stage for a hired one',
      (stageAt) => ({ status: 'hired', stage_id: stageAt(2) }),
      'stage_id',
      'contradictory',
    ],
    ['the stage of another job', { stage_id: `stg_${'0'.repeat(26)}` }, 'stage_id', 'not_found'],
    ['a reason without a rejection', { rejection_reason: 'experience' }, 'rejection_reason', 'contradictory'],
    ['an application from the future', { applied_at: '2999-01-01T00:00:00Z' }, 'applied_at', 'invalid_value'],
  ])('refuses %s', async (_, given, param, code) => {
    const { apply, stageAt } = await setting();
    const fields = typeof given === 'function' ? given(stageAt) : given;
    const whole = param === 'candidate' || param === 'candidate_id' ? {} : { candidate: person };
    const { body } = await apply({ ...whole, source: { type: 'import' }, ...fields });
    expect(body.error).toMatchObject({ status: 422, details: [{ param, code }] });
  });
});

it('409 for a candidate who was anonymized', async () => {
  const { caller, apply } = await setting();
  const { id } = await known(caller);
  await privacyCalls(backend).anonymize({ caller, params: { id } });
  expect((await apply({ candidate_id: id })).body.error.code).toBe('invalid_state_transition');
});

describe('files', () => {
  it('are added after the application, and listed in their order', async () => {
    const { caller, calls, apply } = await setting();
    const { id } = (await apply({ candidate_id: (await known(caller)).id, resume: { text: 'Jane' } })).body;
    const sent = { caller, params: { id }, body: { kind: 'certificate', filename: 'C:\\nursing.pdf' } };
    const added = await calls.addFile(sent);
    expect(added).toMatchObject({
      status: 201,
      body: { status: 'awaiting_upload', filename: 'nursing.pdf' },
    });
    expect(added.body.upload_url).toContain('http');
    const { data } = (await calls.files({ caller, params: { id }, query: { limit: '1' } })).body;
    expect(data).toMatchObject([{ kind: 'resume' }]);
    const whole = (await calls.files({ caller, params: { id } })).body.data;
    expect(whole.map((file: { id: string }) => file.id)).toContain(added.body.id);
    expect(JSON.stringify(whole)).not.toContain('file_key');
    const stored = (await calls.get({ caller, params: { id } })).body;
    expect(stored.submission.attachments).toHaveLength(2);
  });

  it('are at most 30, of the supported types', async () => {
    const { caller, calls, apply } = await setting();
    const { id } = (await apply({ candidate_id: (await known(caller)).id })).body;
    const add = (filename: string) =>
      calls.addFile({ caller, params: { id }, body: { kind: 'other', filename } });
    expect((await add('virus.exe')).body.error).toMatchObject({
      code: 'unsupported_file_type',
      param: 'filename',
    });
    for (let n = 0; n < 30; n++) expect((await add(`${n}.pdf`)).status).toBe(201);
    expect((await add('31.pdf')).body.error.details).toMatchObject([{ code: 'too_many' }]);
  });

  it('are repeated under their key once', async () => {
    const { caller, calls, apply } = await setting();
    const { id } = (await apply({ candidate_id: (await known(caller)).id })).body;
    const headers = { 'idempotency-key': 'file' };
    const sent = { caller, params: { id }, body: { kind: 'other', filename: 'a.pdf' }, headers };
    const [one, two] = [await calls.addFile(sent), await calls.addFile(sent)];
    expect(two.text).toBe(one.text);
    expect((await calls.files({ caller, params: { id } })).body.data).toHaveLength(1);
  });
});

describe('tags', () => {
  it('are added and removed singly', async () => {
    const { caller, calls, apply } = await setting();
    const candidate = await known(caller, { ...person, tags: ['a', 'b'] });
    const { id } = (await apply({ candidate_id: candidate.id, tags: ['x'] })).body;
    const ofPerson = await candidateCalls(backend).changeTags({
      caller,
      params: { id: candidate.id },
      body: { add: ['c', 'a'], remove: ['b', 'none'] },
    });
    expect(ofPerson.body.tags).toEqual(['a', 'c']);
    const tagged = await calls.tag({ caller, params: { id }, body: { add: ['y'], remove: ['x'] } });
    expect(tagged.body.tags).toEqual(['y']);
    expect((await calls.tag({ caller, params: { id }, body: {} })).body.version).toBe(tagged.body.version);
  });

  it('of concurrent calls are all there', async () => {
    const { caller } = await setting();
    const { id } = await known(caller);
    const { changeTags, get } = candidateCalls(backend);
    await Promise.all(
      ['a', 'b', 'c'].map((tag) => changeTags({ caller, params: { id }, body: { add: [tag] } })),
    );
    expect((await get({ caller, params: { id } })).body.tags.sort()).toEqual(['a', 'b', 'c']);
  });

  it('are at most 50, and not both added and removed', async () => {
    const { caller } = await setting();
    const { id } = await known(caller, { ...person, tags: Array.from({ length: 49 }, (_, n) => `t${n}`) });
    const change = (body: object) => candidateCalls(backend).changeTags({ caller, params: { id }, body });
    expect((await change({ add: ['a', 'b'] })).body.error.details).toMatchObject([{ code: 'too_many' }]);
    expect((await change({ add: ['a', 'b'], remove: ['t0'] })).body.tags).toHaveLength(50);
    const both = await change({ add: ['x'], remove: ['x'] });
    expect(both.body.error.details).toMatchObject([{ param: 'add.0', code: 'contradictory' }]);
  });
});
