import { beforeAll, describe, expect, it } from 'vitest';
import type { Backend } from '../support/backend.ts';
import { eventsOf, newCaller } from '../support/call-endpoint.ts';
import { sharedBackend } from '../support/shared-backend.ts';
import { applicationCalls } from './support/application-calls.ts';
import { jobCalls } from './support/job-calls.ts';

let backend: Backend;
beforeAll(async () => {
  backend = await sharedBackend();
});

const params = { external_id: 'job-1042' };
const whole = {
  name: 'Nurse',
  metadata: { cost_center: '7310' },
  requirements: [
    { type: 'skill', label: 'Triage' },
    { type: 'language', label: 'Dutch' },
  ],
  stages: [
    { name: 'Applied', type: 'applied' },
    { name: 'Talk', type: 'interview' },
    { name: 'Hired', type: 'hired' },
  ],
  application_form: { fields: [{ key: 'shifts', label: 'Night shifts?', type: 'boolean' }] },
};

it('creates the job, and the same body changes nothing the second time', async () => {
  const calls = jobCalls(backend);
  const caller = await newCaller(backend);
  const first = await calls.upsert({ caller, params, body: whole });
  expect(first).toMatchObject({
    status: 200,
    body: { external_id: 'job-1042', status: 'draft', version: 1 },
  });
  const again = await calls.upsert({ caller, params, body: whole });
  expect(again.body).toEqual(first.body);
  expect((await eventsOf(backend, caller)).map(({ type }) => type)).toEqual(['job.created']);
});

it('changes only the given fields, and keeps the ids of parts that it knows', async () => {
  const calls = jobCalls(backend);
  const caller = await newCaller(backend);
  const before = (await calls.upsert({ caller, params, body: whole })).body;
  const stages = [whole.stages[0], { name: 'Trial day', type: 'interview' }, ...whole.stages.slice(1)];
  const body = { name: 'Nurse', is_draft: false, stages, metadata: { cost_center: null, team: 'B' } };
  const after = (await calls.upsert({ caller, params, body })).body;
  const idOf = (job: typeof after, name: string) =>
    job.stages.find((stage: { name: string }) => stage.name === name)?.id;
  for (const name of ['Applied', 'Talk', 'Hired']) expect(idOf(after, name)).toBe(idOf(before, name));
  expect(after).toMatchObject({ id: before.id, status: 'published', metadata: { team: 'B' } });
  expect(after.requirements).toEqual(before.requirements);
});

it('of concurrent calls, one creates the job', async () => {
  const calls = jobCalls(backend);
  const caller = await newCaller(backend);
  const made = await Promise.all([1, 2, 3, 4].map(() => calls.upsert({ caller, params, body: whole })));
  expect(made.map(({ status }) => status)).toEqual([200, 200, 200, 200]);
  expect(new Set(made.map(({ body }) => body.id)).size).toBe(1);
});

it('leaves an applicant in the second of two stages of one name, however often the same body comes', async () => {
  const calls = jobCalls(backend);
  const caller = await newCaller(backend);
  const talk = { name: 'Talk', type: 'interview' };
  const stages = [{ name: 'Applied', type: 'applied' }, talk, talk, { name: 'Hired', type: 'hired' }];
  const requirements = [whole.requirements[0], whole.requirements[0]];
  const put = () =>
    calls.upsert({ caller, params, body: { ...whole, stages, requirements, is_draft: false } });
  const { body: job } = await put();
  const stage_id = job.stages[2].id;
  const applications = applicationCalls(backend);
  const sent = { job_id: job.id, stage_id, candidate: { first_name: 'Jane' } };
  const { body: applied } = await applications.create({ caller, body: sent });
  expect((await put()).body).toEqual(job);
  expect((await put()).body).toEqual(job);
  const { body } = await applications.get({ caller, params: { id: applied.id } });
  expect(body.stage).toMatchObject({ id: stage_id, name: 'Talk' });
});

describe('refusals', () => {
  it('names the job that has an external id', async () => {
    const calls = jobCalls(backend);
    const caller = await newCaller(backend);
    const { id } = (await calls.upsert({ caller, params, body: whole })).body;
    const { error } = (await calls.create({ caller, body: { name: 'Cook', external_id: 'job-1042' } })).body;
    expect(error).toMatchObject({ code: 'external_id_taken', details: [{ code: 'taken', id }] });
  });

  it('needs the name, and a job for If-Match', async () => {
    const calls = jobCalls(backend);
    const caller = await newCaller(backend);
    const { error } = (await calls.upsert({ caller, params, body: {} })).body;
    expect(error).toMatchObject({ status: 422, param: 'name', message: 'name is required.' });
    const matched = await calls.upsert({ caller, params, body: whole, headers: { 'if-match': '"v1"' } });
    expect(matched.body.error.code).toBe('stale_object');
  });

  it('knows no ids of parts of a job that does not exist', async () => {
    const calls = jobCalls(backend);
    const caller = await newCaller(backend);
    const { stages } = (await calls.create({ caller, body: { name: 'Cook' } })).body;
    const given = stages.map(({ id, name, type }: Record<string, string>) => ({ id, name, type }));
    const { error } = (await calls.upsert({ caller, params, body: { name: 'Cook', stages: given } })).body;
    expect(error.details).toMatchObject([{ param: 'stages.0.id', code: 'not_found' }]);
  });
});
