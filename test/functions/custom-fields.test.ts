import { beforeAll, beforeEach, describe, expect, it } from 'vitest';
import type { Caller } from '../../shared/http/api-gateway.ts';
import type { Backend } from '../support/backend.ts';
import { eventsOf, newCaller } from '../support/call-endpoint.ts';
import { sharedBackend } from '../support/shared-backend.ts';
import { applicationFor, fromCareerSite, publishedJob, visitorOf } from './support/application-calls.ts';
import { changeStored } from './support/candidate-calls.ts';
import { jobCalls } from './support/job-calls.ts';
import { mergeDesk } from './support/merge-desk.ts';
import { settingCalls } from './support/setting-calls.ts';

let backend: Backend;
let fields: ReturnType<typeof settingCalls>['customFields'];
let jobs: ReturnType<typeof jobCalls>;
let desk: ReturnType<typeof mergeDesk>;
let caller: Caller;

beforeAll(async () => {
  backend = await sharedBackend();
  fields = settingCalls(backend).customFields;
  jobs = jobCalls(backend);
  desk = mergeDesk(backend);
});
beforeEach(async () => {
  caller = await newCaller(backend);
});

const define = (object_type: string, key: string, type = 'text', more: object = {}) =>
  fields.create({ caller, body: { name: key, object_type, key, type, ...more } });
const detailsOf = ({ body }: { body: { error: { details: { param: string; code: string }[] } } }) =>
  body.error.details.map(({ param, code }) => `${param} ${code}`);
const option = (value: string) => ({ value, label: value.toUpperCase() });

describe('definitions', () => {
  it('have a key that is unique for its type of object, and does not change', async () => {
    const { status, body } = await define('job', 'budget', 'number');
    expect(status).toBe(201);
    const taken = await define('job', 'budget');
    expect([taken.status, taken.body.error.code, taken.body.error.param]).toEqual([409, 'name_taken', 'key']);
    expect(taken.body.error.details[0].id).toBe(body.id);
    expect((await define('candidate', 'budget')).status).toBe(201);
    for (const change of [{ key: 'other' }, { type: 'text' }, { object_type: 'candidate' }])
      expect((await fields.update({ caller, params: { id: body.id }, body: change })).status).toBe(422);
    expect(
      (await fields.update({ caller, params: { id: body.id }, body: { name: 'Money' } })).body,
    ).toMatchObject({ name: 'Money', key: 'budget', version: 2 });
    await fields.remove({ caller, params: { id: body.id } });
    expect((await define('job', 'budget')).status).toBe(201);
  });

  it('give a key to one of several at once', async () => {
    const all = await Promise.all(Array.from({ length: 4 }, () => define('job', 'twin')));
    expect(all.map(({ status }) => status).sort()).toEqual([201, 409, 409, 409]);
  });

  it.each(['Upper', 'with space', '1st', 'constructor', 'prototype', '__proto__', 'a'.repeat(41), ''])(
    'refuse the key %s',
    async (key) => {
      expect((await define('job', key)).status).toBe(422);
    },
  );

  it('are at most 50 for each type of object', async () => {
    for (let n = 0; n < 50; n++) expect((await define('job', `k${n}`)).status).toBe(201);
    const more = await define('job', 'more');
    expect([more.status, more.body.error.code]).toEqual([409, 'too_many_entries']);
    expect((await define('candidate', 'more')).status).toBe(201);
  });

  it('are listed by type of object', async () => {
    await define('job', 'a');
    await define('candidate', 'b');
    await define('application', 'c');
    const keysOf = async (query: Record<string, string>) =>
      (await fields.list({ caller, query })).body.data.map(({ key }: { key: string }) => key);
    expect(await keysOf({})).toEqual(['c', 'b', 'a']);
    expect(await keysOf({ object_type: 'job,application' })).toEqual(['c', 'a']);
  });
});

/** Each resource with custom fields, by the calls that write it. */
const resources = {
  job: async (custom_fields: object) => {
    const made = await jobs.create({ caller, body: { name: 'Nurse', custom_fields } });
    const params = { id: made.body.id };
    return {
      made,
      get: () => jobs.get({ caller, params }),
      patch: (values: object) => jobs.update({ caller, params, body: { custom_fields: values } }),
    };
  },
  candidate: async (custom_fields: object) => {
    const made = await desk.candidates.create({ caller, body: { first_name: 'Jane', custom_fields } });
    const params = { id: made.body.id };
    return {
      made,
      get: () => desk.candidates.get({ caller, params }),
      patch: (values: object) => desk.candidates.update({ caller, params, body: { custom_fields: values } }),
    };
  },
  application: async (custom_fields: object) => {
    const job = await publishedJob(backend, caller);
    const made = await desk.applications.create({ caller, body: applicationFor(job, { custom_fields }) });
    const params = { id: made.body.id };
    return {
      made,
      get: () => desk.applications.get({ caller, params }),
      patch: (values: object) =>
        desk.applications.update({ caller, params, body: { custom_fields: values } }),
    };
  },
};
const upserts = {
  job: (custom_fields: object) =>
    jobs.upsert({ caller, params: { external_id: 'x' }, body: { name: 'Nurse', custom_fields } }),
  candidate: (custom_fields: object) =>
    desk.candidates.upsert({ caller, params: { external_id: 'x' }, body: { custom_fields } }),
};

describe.each(['job', 'candidate', 'application'] as const)('values of a %s', (type) => {
  it('are stored as they are given, merged by PATCH, and removed by null', async () => {
    await define(type, 'note');
    await define(type, 'size', 'number');
    await define(type, 'shifts', 'multi_select', { options: [option('day'), option('night')] });
    const { made, get, patch } = await resources[type]({ note: 'a', shifts: ['night'] });
    expect([made.status, made.body.custom_fields]).toEqual([201, { note: 'a', shifts: ['night'] }]);
    const changed = await patch({ size: 2, shifts: null });
    expect([changed.status, changed.body.custom_fields]).toEqual([200, { note: 'a', size: 2 }]);
    expect((await get()).body.custom_fields).toEqual({ note: 'a', size: 2 });
    const again = await patch({ size: 2 });
    expect(again.body.version).toBe(changed.body.version);
  });

  it('are refused without a definition for this type of object, or with another type', async () => {
    await define(type, 'size', 'number');
    await define(type === 'job' ? 'candidate' : 'job', 'elsewhere');
    const { made } = await resources[type]({ size: 'large', elsewhere: 'x' });
    expect(made.status).toBe(422);
    expect(detailsOf(made)).toEqual([
      'custom_fields.size invalid_type',
      'custom_fields.elsewhere unknown_field',
    ]);
    const { patch, get } = await resources[type]({ size: 1 });
    expect((await patch({ size: '2' })).status).toBe(422);
    expect((await get()).body.custom_fields).toEqual({ size: 1 });
  });

  it('follow no definition of another organization', async () => {
    await define(type, 'theirs');
    caller = await newCaller(backend);
    expect(detailsOf((await resources[type]({ theirs: 'x' })).made)).toEqual([
      'custom_fields.theirs unknown_field',
    ]);
  });

  it('stay after the option or the field is removed, until they are set to null', async () => {
    const { body: field } = await define(type, 'shift', 'single_select', {
      options: [option('day'), option('night')],
    });
    const { get, patch } = await resources[type]({ shift: 'night' });
    const params = { id: field.id };
    await fields.update({ caller, params, body: { options: [option('day')] } });
    expect((await get()).body.custom_fields).toEqual({ shift: 'night' });
    expect(detailsOf(await patch({ shift: 'night' }))).toEqual(['custom_fields.shift invalid_value']);
    await fields.remove({ caller, params });
    expect((await get()).body.custom_fields).toEqual({ shift: 'night' });
    expect(detailsOf(await patch({ shift: 'day' }))).toEqual(['custom_fields.shift unknown_field']);
    expect((await patch({ shift: null })).body.custom_fields).toEqual({});
  });
});

describe.each(['job', 'candidate'] as const)('the upsert of a %s', (type) => {
  it('creates and merges values, and refuses strange ones', async () => {
    await define(type, 'a');
    await define(type, 'b');
    expect((await upserts[type]({ a: '1', b: null })).body.custom_fields).toEqual({ a: '1' });
    expect((await upserts[type]({ b: '2' })).body.custom_fields).toEqual({ a: '1', b: '2' });
    expect(detailsOf(await upserts[type]({ c: '3' }))).toEqual(['custom_fields.c unknown_field']);
  });
});

it('the upsert of an application creates and merges values, and refuses strange ones', async () => {
  await define('application', 'a');
  await define('application', 'b');
  const job = await publishedJob(backend, caller);
  const upsert = (custom_fields: object) =>
    desk.applications.upsert({
      caller,
      params: { external_id: 'x' },
      body: applicationFor(job, { custom_fields }),
    });
  expect(detailsOf(await upsert({ c: '3' }))).toEqual(['custom_fields.c unknown_field']);
  expect((await upsert({ a: '1', b: null })).body.custom_fields).toEqual({ a: '1' });
  expect((await upsert({ b: '2' })).body.custom_fields).toEqual({ a: '1', b: '2' });
  expect(detailsOf(await upsert({ c: '3' }))).toEqual(['custom_fields.c unknown_field']);
});

describe('nobody outside', () => {
  it('sets values of an application by a form', async () => {
    await define('application', 'rating', 'number');
    const job = await publishedJob(backend, caller);
    const sent = await desk.applications.create({
      caller: visitorOf(caller),
      headers: fromCareerSite,
      body: applicationFor(job, { custom_fields: { rating: 5 } }),
    });
    expect(sent.status).toBe(201);
    expect(sent.body).not.toHaveProperty('custom_fields');
    const stored = await desk.applications.get({ caller, params: { id: sent.body.id } });
    expect(stored.body.custom_fields).toEqual({});
  });

  it('reads values of a job', async () => {
    await define('job', 'budget', 'number');
    const { body: job } = await jobs.create({
      caller,
      body: { name: 'Nurse', is_draft: false, custom_fields: { budget: 7_310_452 } },
    });
    const public_ = { caller: visitorOf(caller), headers: fromCareerSite };
    const one = await jobs.get({ ...public_, params: { id: job.id } });
    const all = await jobs.list({ ...public_, query: {} });
    expect([one.status, all.status]).toEqual([200, 200]);
    expect(JSON.stringify([one.body, all.body])).not.toContain('7310452');
  });
});

it('events name the changed field of people, and have no value', async () => {
  await define('candidate', 'note');
  await define('application', 'note');
  const { patch } = await resources.candidate({ note: 'mark-candidate' });
  await patch({ note: 'mark-again' });
  const application = await resources.application({ note: 'mark-application' });
  await application.patch({ note: 'mark-once-more' });
  const events = await eventsOf(backend, caller);
  expect(JSON.stringify(events)).not.toContain('mark-');
  const changed = events.filter(({ type }) => type.endsWith('.updated')).map(({ data }) => data.context);
  expect(changed).toEqual(expect.arrayContaining([expect.objectContaining({ changed: ['custom_fields'] })]));
});

it('events of a job have its values', async () => {
  await define('job', 'budget', 'number');
  await resources.job({ budget: 3 });
  const [created] = await eventsOf(backend, caller);
  expect(created?.data.object).toMatchObject({ custom_fields: { budget: 3 } });
});

it('a merge adds the missing values, and its undo takes back those that did not change since', async () => {
  for (const key of ['own', 'both', 'added', 'changed']) await define('candidate', key);
  const id = await desk.add(caller, { custom_fields: { own: '1', both: '2' } });
  const theirs = { both: '3', added: '4', changed: '5' };
  const other = await desk.add(caller, { custom_fields: theirs });
  const { body: merged } = await desk.merge(caller, id, other);
  expect(merged.custom_fields).toEqual({ own: '1', both: '2', added: '4', changed: '5' });
  await desk.candidates.update({ caller, params: { id }, body: { custom_fields: { changed: '6' } } });
  await desk.unmerge(caller, id, other);
  expect((await desk.get(caller, id)).custom_fields).toEqual({ own: '1', both: '2', changed: '6' });
  expect((await desk.get(caller, other)).custom_fields).toEqual(theirs);
});

it('a restored job has its values', async () => {
  await define('job', 'budget', 'number');
  const { made } = await resources.job({ budget: 3 });
  const params = { id: made.body.id };
  await jobs.remove({ caller, params });
  expect((await jobs.restore({ caller, params })).body.custom_fields).toEqual({ budget: 3 });
});

it('a row of an earlier release has none', async () => {
  const id = await desk.add(caller);
  await changeStored(desk.candidates, caller, id, { custom_fields: undefined } as object);
  expect((await desk.get(caller, id)).custom_fields).toEqual({});
});
