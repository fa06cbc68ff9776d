import { beforeAll, describe, expect, it } from 'vitest';
import type { Caller } from '../../shared/http/api-gateway.ts';
import { feedVersions } from '../../shared/storage/feed-versions.ts';
import { jobStore } from '../../shared/storage/jobs.ts';
import { nameKey, vocabularyTurnKey } from '../../shared/storage/vocabulary-keys.ts';
import type { Backend } from '../support/backend.ts';
import { newCaller } from '../support/call-endpoint.ts';
import { sharedBackend } from '../support/shared-backend.ts';
import { jobCalls } from './support/job-calls.ts';
import { moveCalls } from './support/move-calls.ts';
import { originOf } from './support/origin.ts';
import { pipelineStores, storeApplication, storeJob } from './support/pipeline-stores.ts';
import { settingCalls } from './support/setting-calls.ts';

let backend: Backend;
let calls: ReturnType<typeof settingCalls>;
let jobs: ReturnType<typeof jobCalls>;
let caller: Caller;

beforeAll(async () => {
  backend = await sharedBackend();
  calls = settingCalls(backend);
  jobs = jobCalls(backend);
});
const kinds = ['departments', 'offices', 'reasons'] as const;
const newOne = async (kind: (typeof kinds)[number], body: object): Promise<string> =>
  (await calls[kind].create({ caller, body })).body.id;

describe.each(kinds)('%s', (kind) => {
  beforeAll(async () => {
    caller = await newCaller(backend);
  });

  it('have names that are unique without regard to case, and free again after a change or deletion', async () => {
    const { create, update, remove } = calls[kind];
    const id = await newOne(kind, { name: 'Night  shift' });
    const taken = await create({ caller, body: { name: ' NIGHT shift ' } });
    expect([taken.status, taken.body.error.code, taken.body.error.details[0].id]).toEqual([
      409,
      'name_taken',
      id,
    ]);
    expect((await update({ caller, params: { id }, body: { name: 'night Shift' } })).body.name).toBe(
      'night Shift',
    );
    await update({ caller, params: { id }, body: { name: 'Day shift' } });
    const other = await newOne(kind, { name: 'Night shift' });
    expect((await remove({ caller, params: { id: other } })).status).toBe(200);
    expect((await create({ caller, body: { name: 'Night shift' } })).status).toBe(201);
  });

  it('give a name to one of several at once', async () => {
    const all = await Promise.all(
      Array.from({ length: 5 }, (_, n) =>
        calls[kind].create({ caller, body: { name: n % 2 ? 'TWIN' : 'twin' } }),
      ),
    );
    expect(all.map(({ status }) => status).sort()).toEqual([201, 409, 409, 409, 409]);
  });

  it('are changed at the version that was read, and are another organization’s 404', async () => {
    const { get, update, remove } = calls[kind];
    const params = { id: await newOne(kind, { name: 'Versioned' }) };
    const { headers } = await get({ caller, params });
    await update({ caller, params, body: { metadata: { a: 'b' } } });
    const stale = await update({
      caller,
      params,
      body: { name: 'Late' },
      headers: { 'If-Match': headers.ETag ?? '' },
    });
    expect(stale.body.error.code).toBe('stale_object');
    const same = await update({ caller, params, body: { metadata: { a: 'b' } } });
    expect(same.body.version).toBe(2);
    const stranger = await newCaller(backend);
    for (const call of [get, remove]) expect((await call({ caller: stranger, params })).status).toBe(404);
  });

  it('are listed by their changes, with deletions', async () => {
    const id = await newOne(kind, { name: 'Gone', external_id: 'gone-1' });
    expect((await calls[kind].list({ caller, query: { external_id: 'gone-1' } })).body.data).toHaveLength(1);
    await calls[kind].remove({ caller, params: { id } });
    const query = { order_by: 'updated_at', include_deleted: 'true', limit: '100' };
    const { body } = await calls[kind].list({ caller, query });
    expect(body.deleted.map((one: { id: string }) => one.id)).toContain(id);
    expect(body.data.map((one: { id: string }) => one.id)).not.toContain(id);
  });
});

it('has at most 500 of a kind', async () => {
  caller = await newCaller(backend);
  const id = await newOne('offices', { name: 'First' });
  const turn = vocabularyTurnKey(caller.organizationId, 'OFFICE');
  const full = { put: { ...turn, version: 500, data: { count: 500 } }, when: { exists: true } } as const;
  await backend.table.commit([full]);
  const more = await calls.offices.create({ caller, body: { name: 'One more' } });
  expect([more.status, more.body.error.code]).toEqual([409, 'too_many_entries']);
  await calls.offices.remove({ caller, params: { id } });
  expect((await calls.offices.create({ caller, body: { name: 'One more' } })).status).toBe(201);
});

it('lets no department be above itself, not even by two moves at once', async () => {
  caller = await newCaller(backend);
  const [one, other] = [
    await newOne('departments', { name: 'One' }),
    await newOne('departments', { name: 'Other' }),
  ];
  const under = (id: string, parent_id: string) =>
    calls.departments.update({ caller, params: { id }, body: { parent_id } });
  const both = await Promise.all([under(one, other), under(other, one)]);
  expect(both.map(({ status }) => status).sort()).toEqual([200, 422]);
  const top = both[0]?.status === 200 ? other : one;
  const removed = await calls.departments.remove({ caller, params: { id: top } });
  expect(removed.body.error.code).toBe('in_use');
});

describe('the first rejection reasons', () => {
  it('are stored once, however many ask first, and stay deleted', async () => {
    caller = await newCaller(backend);
    const all = await Promise.all(Array.from({ length: 6 }, () => calls.reasons.list({ caller })));
    const first = all[0] as (typeof all)[number];
    expect(first.body.data).toHaveLength(9);
    for (const { body } of all) expect(body).toEqual(first.body);
    const { id, name } = first.body.data[0];
    await calls.reasons.remove({ caller, params: { id } });
    const { body } = await calls.reasons.list({ caller });
    expect(body.data.map((one: { name: string }) => one.name)).not.toContain(name);
    const own = await calls.reasons.create({ caller, body: { name } });
    expect([own.status, own.body.position]).toEqual([201, 9]);
  });

  it('are there before an own reason that is created first', async () => {
    caller = await newCaller(backend);
    await newOne('reasons', { name: 'Own', is_archived: true });
    expect((await calls.reasons.list({ caller })).body.data).toHaveLength(10);
    const { body } = await calls.reasons.list({ caller, query: { is_archived: 'true' } });
    expect(body.data.map((one: { name: string }) => one.name)).toEqual(['Own']);
  });
});

describe('a rejection by a reason of the list', () => {
  const rejected = async (body: object) => {
    const stores = pipelineStores(backend);
    const job = await storeJob(stores, caller);
    const { id } = await storeApplication(stores, caller, job, { email: `${Math.random()}@example.com` });
    return moveCalls(backend).reject({ caller, params: { id }, body });
  };
  beforeAll(async () => {
    caller = await newCaller(backend);
  });

  it('shows its present name, and keeps it from being deleted', async () => {
    const id = await newOne('reasons', { name: 'Freeze' });
    const { body } = await rejected({ rejection_reason_id: id });
    expect(body.rejection).toMatchObject({
      rejection_reason_id: id,
      rejection_reason_name: 'Freeze',
      reason: null,
    });
    await calls.reasons.update({ caller, params: { id }, body: { name: 'Hiring freeze' } });
    expect((await rejected({ rejection_reason_id: id })).body.rejection.rejection_reason_name).toBe(
      'Hiring freeze',
    );
    expect((await calls.reasons.remove({ caller, params: { id } })).body.error.code).toBe('in_use');
  });

  it('is refused for an archived reason, a stranger’s, and none', async () => {
    const archived = await newOne('reasons', { name: 'Archived', is_archived: true });
    const codeOf = async (body: object) => (await rejected(body)).body.error.details[0].code;
    expect(await codeOf({ rejection_reason_id: archived })).toBe('archived');
    const own = caller;
    caller = await newCaller(backend);
    const foreign = await newOne('reasons', { name: 'Foreign' });
    caller = own;
    expect(await codeOf({ rejection_reason_id: foreign })).toBe('not_found');
    expect(await codeOf({ note: 'Only a note.' })).toBe('required');
  });
});

describe('a rejection that is refused', () => {
  it('leaves its reason unused, and one that succeeds marks it once', async () => {
    caller = await newCaller(backend);
    const id = await newOne('reasons', { name: 'Freeze' });
    const stores = pipelineStores(backend);
    const job = await storeJob(stores, caller);
    const apply = async (email: string) => (await storeApplication(stores, caller, job, { email })).id;
    const moves = moveCalls(backend);
    const withdrawn = await apply('withdrawn@example.com');
    await moves.withdraw({ caller, params: { id: withdrawn } });
    const body = { rejection_reason_id: id };
    expect((await moves.reject({ caller, params: { id: withdrawn }, body })).status).toBe(409);
    expect((await calls.reasons.remove({ caller, params: { id } })).status).toBe(200);

    const other = await newOne('reasons', { name: 'Freeze' });
    const ids = await Promise.all([1, 2, 3, 4].map((n) => apply(`${n}@example.com`)));
    const bulk = { action: 'reject', application_ids: ids, rejection_reason_id: other };
    const { body: done } = await moves.bulk({ caller, body: bulk });
    expect(done.data.map(({ outcome }: { outcome: string }) => outcome)).toEqual(ids.map(() => 'done'));
    expect((await calls.reasons.remove({ caller, params: { id: other } })).body.error.code).toBe('in_use');
  });
});

it('a vocabulary of an earlier release is judged by its entries until its next change', async () => {
  caller = await newCaller(backend);
  const { organizationId } = originOf(caller);
  const forget = async (kind: 'DEPARTMENT' | 'CUSTOMFIELD') => {
    const turn = await backend.table.get<{ count: number }>(vocabularyTurnKey(organizationId, kind));
    const data = { count: turn?.data.count };
    await backend.table.commit([{ put: { ...turn, data } as never, when: { exists: true } }]);
  };
  const above = await newOne('departments', { name: 'Above' });
  const below = await newOne('departments', { name: 'Below', parent_id: above });
  await forget('DEPARTMENT');
  const moved = await calls.departments.update({ caller, params: { id: above }, body: { parent_id: below } });
  expect(moved.body.error.details[0].code).toBe('contradictory');
  expect((await calls.departments.remove({ caller, params: { id: above } })).body.error.code).toBe('in_use');
  await newOne('departments', { name: 'Lowest', parent_id: below });
  expect((await calls.departments.remove({ caller, params: { id: below } })).body.error.code).toBe('in_use');

  const field = (n: number) => ({ name: `${n}`, key: `f${n}`, object_type: 'job', type: 'text' });
  for (let n = 0; n < 49; n++) await calls.customFields.create({ caller, body: field(n) });
  await forget('CUSTOMFIELD');
  expect((await calls.customFields.create({ caller, body: field(49) })).status).toBe(201);
  expect((await calls.customFields.create({ caller, body: field(50) })).body.error.code).toBe(
    'too_many_entries',
  );
});

describe('a job', () => {
  const change = async (params: { id: string }, body: object) =>
    (await jobs.update({ caller, params, body })).body;
  let department: string;
  let office: string;
  beforeAll(async () => {
    caller = await newCaller(backend);
    department = await newOne('departments', { name: 'Cardiology' });
    office = await newOne('offices', { name: 'Rotterdam' });
  });

  it('shows the present names of its department and offices', async () => {
    const body = { name: 'Nurse', department_id: department, office_ids: [office], is_draft: false };
    const { body: job } = await jobs.create({ caller, body });
    await jobs.create({ caller, body: { ...body, department_id: null, office_ids: [] } });
    expect(job).toMatchObject({ department: 'Cardiology', offices: [{ id: office, name: 'Rotterdam' }] });
    const { of } = feedVersions(backend.table);
    const before = await of(caller.organizationId);
    await calls.departments.update({ caller, params: { id: department }, body: { name: 'Heart' } });
    expect(await of(caller.organizationId), 'kept feeds end').not.toBe(before);
    expect((await jobs.get({ caller, params: { id: job.id } })).body.department).toBe('Heart');
    const named = async (query: Record<string, string>) =>
      (await jobs.list({ caller, query })).body.data.map(({ id }: { id: string }) => id);
    expect(await named({ department: 'Heart' })).toEqual([job.id]);
    expect(await named({ department: 'Cardiology' })).toEqual([]);
    const filters: Record<string, string>[] = [{ department_id: department }, { office_id: office }];
    for (const query of filters) expect(await named(query)).toEqual([job.id]);
    await calls.departments.update({ caller, params: { id: department }, body: { name: 'Cardiology' } });
  });

  it('is linked to a department by its name, and to none by another text', async () => {
    const { body: job } = await jobs.create({ caller, body: { name: 'Nurse', department: 'cardiology' } });
    expect(job).toMatchObject({ department: 'Cardiology', department_id: department });
    const free = await change({ id: job.id }, { department: 'Laundry' });
    expect(free).toMatchObject({ department: 'Laundry', department_id: null });
    const cleared = await change({ id: job.id }, { department: 'Cardiology' }).then(() =>
      change({ id: job.id }, { department_id: null }),
    );
    expect(cleared).toMatchObject({ department: null, department_id: null });
    const refused = await change({ id: job.id }, { department: 'Laundry', department_id: department });
    expect(refused.error.details[0].code).toBe('contradictory');
  });

  it('keeps its department and offices from being deleted until it has others or is deleted', async () => {
    const [dep, off] = [
      await newOne('departments', { name: 'Dep' }),
      await newOne('offices', { name: 'Off' }),
    ];
    const made = await jobs.create({
      caller,
      body: { name: 'Nurse', department_id: dep, office_ids: [off] },
    });
    const params = { id: made.body.id };
    const removal = async () => [
      (await calls.departments.remove({ caller, params: { id: dep } })).status,
      (await calls.offices.remove({ caller, params: { id: off } })).status,
    ];
    expect(await removal()).toEqual([409, 409]);
    await change(params, { office_ids: [] });
    expect(await removal()).toEqual([409, 200]);
    await jobs.remove({ caller, params });
    expect(await removal()).toEqual([200, 404]);
    const { body } = await jobs.restore({ caller, params });
    expect(body, 'restored after its department').toMatchObject({ department: 'Dep', department_id: null });
  });

  it('of an earlier release has neither', async () => {
    const { body: made } = await jobs.create({ caller, body: { name: 'Nurse', department: 'Old' } });
    const store = jobStore(backend.table);
    const { department_id: _, office_ids: _ids, ...old } = await store.get(caller.organizationId, made.id);
    const row = await backend.table.get({ pk: `ORG#${caller.organizationId}#JOB`, sk: made.id });
    await backend.table.commit([{ put: { ...row, data: old } as never, when: { exists: true } }]);
    const { body } = await jobs.get({ caller, params: { id: made.id } });
    expect(body).toMatchObject({ department: 'Old', department_id: null, office_ids: [], offices: [] });
    expect((await change({ id: made.id }, { department_id: department })).department).toBe('Cardiology');
  });
});

it('forgets the name of what is deleted', async () => {
  caller = await newCaller(backend);
  const id = await newOne('offices', { name: 'Short' });
  const key = nameKey(originOf(caller).organizationId, 'OFFICE', 'short');
  expect(await backend.table.get(key)).toBeDefined();
  await calls.offices.remove({ caller, params: { id } });
  expect(await backend.table.get(key)).toBeUndefined();
});
