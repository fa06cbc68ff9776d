/** What is deleted stays so, wherever the call that deleted or made it was broken off. */
import { afterAll, beforeAll, expect, it } from 'vitest';
import type { Caller } from '../../shared/http/api-gateway.ts';
import { jobStore } from '../../shared/storage/jobs.ts';
import { noteStore } from '../../shared/storage/notes.ts';
import { type Backend, startBackend } from '../support/backend.ts';
import { newCaller } from '../support/call-endpoint.ts';
import { candidateCalls } from './support/candidate-calls.ts';
import { jobCalls } from './support/job-calls.ts';
import { originOf } from './support/origin.ts';
import { privacyCalls } from './support/privacy-calls.ts';

let backend: Backend;
beforeAll(async () => {
  backend = await startBackend();
});
afterAll(() => backend?.stop());

const headers = { 'idempotency-key': 'made-once' };

async function person(caller: Caller): Promise<{ id: string }> {
  const { body } = await candidateCalls(backend).create({ caller, body: { first_name: 'Jane' } });
  return { id: body.id };
}

/** Each makes something under a key. `remove` is the transaction of the deletion alone, as if the function had ended behind it. */
const makings = {
  async note(caller: Caller) {
    const calls = candidateCalls(backend);
    const params = await person(caller);
    const make = () => calls.addNote({ caller, params, body: { text: 'SECRET-NOTE' }, headers });
    const { body } = await make();
    const remove = () =>
      noteStore(backend.table).remove(caller.organizationId, params.id, body.id, new Date());
    return { make, remove };
  },
  async job(caller: Caller) {
    const make = () => jobCalls(backend).create({ caller, body: { name: 'SECRET-JOB' }, headers });
    const { body } = await make();
    return { make, remove: () => jobStore(backend.table).remove(originOf(caller), body.id, []) };
  },
};

it.each(Object.entries(makings))('a %s is not returned by a replay', async (_, making) => {
  const { make, remove } = await making(await newCaller(backend));
  expect((await make()).status).toBe(201);
  await remove();
  const replay = await make();
  expect([replay.status, replay.body.error?.code]).toEqual([409, 'answer_erased']);
  expect(replay.text).not.toContain('SECRET');
});

it('a job is not created again by the retry of a call that ended behind its effect', async () => {
  const caller = await newCaller(backend);
  const jobs = jobStore(backend.table);
  const claim = 'claim-of-a-crashed-run';
  const job = (await jobCalls(backend).create({ caller, body: { name: 'Nurse' } })).body;
  const stored = await jobs.get(caller.organizationId, job.id);
  await jobs.remove(originOf(caller), job.id, []);
  await expect(jobs.insert({ ...originOf(caller), claim }, stored, [])).rejects.toMatchObject({
    code: 'answer_erased',
  });
  expect(await jobs.find(caller.organizationId, job.id)).toBeUndefined();
});

it('a refused call on an id of another organization shows nothing of its deletion', async () => {
  const [owner, stranger] = [await newCaller(backend), await newCaller(backend)];
  const calls = candidateCalls(backend);
  const params = await person(owner);
  const ask = () => calls.addNote({ caller: stranger, params, body: { text: 'mine' }, headers });
  expect((await ask()).status).toBe(404);
  await privacyCalls(backend).remove({ caller: owner, params });
  expect((await ask()).status).toBe(404);
  const fresh = { caller: stranger, params, body: { text: 'mine' }, headers: { 'idempotency-key': 'later' } };
  expect([(await calls.addNote(fresh)).status, (await calls.addNote(fresh)).status]).toEqual([404, 404]);
});
