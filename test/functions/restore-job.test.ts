import { beforeAll, expect, it } from 'vitest';
import type { Backend } from '../support/backend.ts';
import { eventsOf, newCaller } from '../support/call-endpoint.ts';
import { sharedBackend } from '../support/shared-backend.ts';
import { turnableClock } from './support/clock.ts';
import { crashing } from './support/crashing.ts';
import { jobCalls } from './support/job-calls.ts';

let backend: Backend;
beforeAll(async () => {
  backend = await sharedBackend();
});

async function deletedJob(clock = turnableClock()) {
  const calls = jobCalls(backend, { clock });
  const caller = await newCaller(backend);
  const body = { name: 'Nurse', is_draft: false, external_id: 'job-1042' };
  const job = (await calls.create({ caller, body })).body;
  clock.forward({ seconds: 1 });
  await calls.remove({ caller, params: { id: job.id } });
  clock.forward({ seconds: 1 });
  const restore = (headers = {}) => calls.restore({ caller, params: { id: job.id }, headers });
  return { calls, caller, job, clock, restore };
}
const changes = { order_by: 'updated_at', include_deleted: 'true' };

it('the job is as it was, in every list, and no deletion of it is listed', async () => {
  const { calls, caller, job, restore } = await deletedJob();
  const { status, body } = await restore();
  expect(status).toBe(200);
  expect(body).toEqual({ ...job, version: 3, updated_at: body.updated_at });
  expect(body.updated_at > job.updated_at).toBe(true);
  expect((await calls.get({ caller, params: { id: job.id } })).body).toEqual(body);
  expect((await calls.list({ caller, query: { external_id: 'job-1042' } })).body.data).toHaveLength(1);
  const { data, deleted } = (await calls.list({ caller, query: changes })).body;
  expect([data.length, deleted]).toEqual([1, []]);
  expect((await eventsOf(backend, caller)).at(-1)).toMatchObject({
    type: 'job.created',
    sequence: 3,
    data: { context: { restored: true }, previous: null },
  });
});

it('a job that exists does not change, and is restored once by concurrent calls', async () => {
  const { caller, restore } = await deletedJob();
  const all = await Promise.all([restore(), restore(), restore()]);
  expect(all.map(({ body }) => body.version)).toEqual([3, 3, 3]);
  const key = { 'idempotency-key': 'restore' };
  expect((await restore(key)).body.version).toBe(3);
  const created = (await eventsOf(backend, caller)).filter(({ type }) => type === 'job.created');
  expect(created).toHaveLength(2);
});

it('can be deleted and restored again', async () => {
  const { calls, caller, job, restore, clock } = await deletedJob();
  await restore({ 'idempotency-key': 'one' });
  clock.forward({ seconds: 1 });
  await calls.remove({ caller, params: { id: job.id } });
  expect((await calls.list({ caller, query: changes })).body.deleted).toHaveLength(1);
  clock.forward({ seconds: 1 });
  expect((await restore({ 'idempotency-key': 'two' })).body.version).toBe(5);
});

it('is not found after 30 days, in another organization, and if it never existed', async () => {
  const { calls, job, restore, clock } = await deletedJob();
  const other = await newCaller(backend);
  expect((await calls.restore({ caller: other, params: { id: job.id } })).status).toBe(404);
  clock.forward({ hours: 30 * 24 });
  expect((await restore()).status).toBe(404);
});

it('needs its external id, and says who has it', async () => {
  const { calls, caller, restore } = await deletedJob();
  const { id } = (await calls.create({ caller, body: { name: 'Cook', external_id: 'job-1042' } })).body;
  const { error } = (await restore()).body;
  expect(error).toMatchObject({ code: 'external_id_taken', details: [{ id }] });
  await calls.update({ caller, params: { id }, body: { external_id: null } });
  expect((await restore()).status).toBe(200);
});

it('a repeated request does not restore a job that was deleted again, also after a crash and other changes', async () => {
  const { calls, caller, job, clock } = await deletedJob();
  const sent = { caller, params: { id: job.id }, headers: { 'idempotency-key': 'restore' } };
  await expect(jobCalls(crashing(backend), { clock }).restore(sent)).rejects.toThrow();
  // More changes than the row of the job remembers.
  for (const name of ['a', 'b', 'c', 'd', 'e'])
    await calls.update({
      caller,
      params: { id: job.id },
      body: { name },
      headers: { 'idempotency-key': name },
    });
  clock.forward({ seconds: 1 });
  await calls.remove({ caller, params: { id: job.id } });
  clock.forward({ seconds: 60 });
  const { status, body } = await calls.restore(sent);
  expect([status, body.error.code]).toEqual([409, 'answer_erased']);
  expect((await calls.get({ caller, params: { id: job.id } })).status).toBe(404);
  const again = { ...sent, headers: { 'idempotency-key': 'another' } };
  expect((await calls.restore(again)).body.name).toBe('e');
});

it('requests an import again that had not ended', async () => {
  const caller = await newCaller(backend);
  const calls = jobCalls(backend);
  const { body: job } = await calls.fromUrl({
    caller,
    body: { url: 'https://jobs.example.com/nurse' },
  });
  const requested = async () =>
    (await eventsOf(backend, caller)).filter(({ type }) => String(type) === 'job.import_requested').length;
  const params = { id: job.id as string };
  await calls.remove({ caller, params });
  expect((await calls.restore({ caller, params })).body.import.status).toBe('processing');
  expect(await requested()).toBe(2);
  const { body: other } = await calls.create({ caller, body: { name: 'Nurse' } });
  await calls.remove({ caller, params: { id: other.id } });
  await calls.restore({ caller, params: { id: other.id } });
  expect(await requested()).toBe(2);
});

it('a restore between the two reads of another one is not taken for a missing job', async () => {
  const { caller, job, clock, restore } = await deletedJob();
  const { table } = backend;
  let reads = 0;
  const late: typeof table.get = async (key) => {
    const isOfJob = key.sk === job.id;
    if (isOfJob && ++reads === 2) await restore();
    return table.get(key);
  };
  const raced = jobCalls({ ...backend, table: { ...table, get: late } }, { clock });
  expect((await raced.restore({ caller, params: { id: job.id } })).body.version).toBe(3);
});
