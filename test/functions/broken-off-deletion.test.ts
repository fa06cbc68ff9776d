/** What is deleted stays so, wherever the call that deleted or made it was broken off. */
import { beforeAll, describe, expect, it } from 'vitest';
import { anonymizeCandidate } from '../../functions/privacy/anonymize-candidate.ts';
import type { Caller } from '../../shared/http/api-gateway.ts';
import { runOnce } from '../../shared/http/idempotency.ts';
import * as routes from '../../shared/routes/route-table.ts';
import { applicationStore } from '../../shared/storage/applications.ts';
import { candidateStore } from '../../shared/storage/candidates.ts';
import { erasureStore } from '../../shared/storage/erasures.ts';
import { holdingForms, notHeld } from '../../shared/storage/form-holds.ts';
import { jobStore } from '../../shared/storage/jobs.ts';
import { claimSort } from '../../shared/storage/keys.ts';
import { noteStore } from '../../shared/storage/notes.ts';
import type { Backend } from '../support/backend.ts';
import { type Answered, callerOf, newCaller, testEdge } from '../support/call-endpoint.ts';
import { everyRow } from '../support/every-row.ts';
import { sharedBackend } from '../support/shared-backend.ts';
import { candidateCalls } from './support/candidate-calls.ts';
import { fitCalls } from './support/fit-calls.ts';
import { applicantWith, jobAsking } from './support/fit-desk.ts';
import { jobCalls } from './support/job-calls.ts';
import { keyRing } from './support/key-rings.ts';
import { originOf } from './support/origin.ts';
import { privacyCalls } from './support/privacy-calls.ts';

let backend: Backend;
beforeAll(async () => {
  backend = await sharedBackend();
});

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
    const remove = () => noteStore(backend.table).remove(caller.organizationId, body, new Date());
    const repeat = (by: Caller) => calls.removeNote({ caller: by, params: { ...params, note_id: body.id } });
    return { make, remove, repeat };
  },
  async job(caller: Caller) {
    const make = () => jobCalls(backend).create({ caller, body: { name: 'SECRET-JOB' }, headers });
    const { body } = await make();
    const remove = () => jobStore(backend.table).remove(originOf(caller), body.id, []);
    const repeat = (by: Caller) => jobCalls(backend).remove({ caller: by, params: { id: body.id } });
    return { make, remove, repeat };
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

it.each(Object.entries(makings))(
  'the stored response about a %s goes with a repeated deletion',
  async (_, making) => {
    const caller = await newCaller(backend);
    const { make, remove, repeat } = await making(caller);
    const completed = async () =>
      (await everyRow(backend)).filter(
        ({ sk, data }) => sk === claimSort && (data as { status: string }).status === 'COMPLETED',
      ).length;
    const before = await completed();
    await remove();
    expect((await repeat(await newCaller(backend))).status).toBe(404);
    expect(await completed()).toBe(before);
    expect((await repeat(caller)).status).toBe(404);
    expect(await completed()).toBe(before - 1);
    expect((await make()).body.error?.code).toBe('answer_erased');
  },
);

it('a person who is anonymized is not shown by a replay before the worker has run', async () => {
  const caller = await newCaller(backend);
  const make = () => candidateCalls(backend).create({ caller, body: { first_name: 'SECRET' }, headers });
  const { body } = await make();
  await privacyCalls(backend).anonymize({ caller, params: { id: body.id } });
  const replay = await make();
  expect([replay.status, replay.body.error?.code]).toEqual([409, 'answer_erased']);
});

describe('a fit score', () => {
  const asked = async (caller: Caller) => {
    const jobId = await jobAsking(backend, caller, 'Go');
    const person = await applicantWith(backend, caller, { jobId, skills: ['Go'] });
    const params = { id: person.scan_id ?? '' };
    const ask = () => fitCalls(backend).create({ caller, params, headers, body: { job_id: jobId } });
    expect((await ask()).status).toBe(202);
    expect((await ask()).status).toBe(202);
    return { jobId, person, ask };
  };
  const gone = async (ask: () => Promise<Answered>) => {
    const replay = await ask();
    expect([replay.status, replay.body.error?.code]).toEqual([409, 'answer_erased']);
  };

  it('is not returned by a replay after its job was deleted', async () => {
    const caller = await newCaller(backend);
    const { jobId, ask } = await asked(caller);
    await jobStore(backend.table).remove(originOf(caller), jobId, []);
    await gone(ask);
  });

  it('is not returned by a replay after its person was deleted, before the worker has run', async () => {
    const caller = await newCaller(backend);
    const { person, ask } = await asked(caller);
    await privacyCalls(backend).remove({ caller, params: { id: person.candidate_id } });
    await gone(ask);
  });
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

it('a refused call that is taken over shows nothing of what another organization has erased', async () => {
  const [owner, stranger] = [await newCaller(backend), await newCaller(backend)];
  const params = await person(owner);
  await privacyCalls(backend).remove({ caller: owner, params });
  const path = `/v1/candidates/${params.id}/notes`;
  const claimed = (organizationId: string) => ({
    scope: `production#${organizationId}#${crypto.randomUUID()}`,
    organizationId,
    method: 'POST',
    path,
    body: {},
  });
  const replaying = (now: Date, ms: number) => ({
    table: backend.table,
    now,
    context: { getRemainingTimeInMillis: () => ms },
  });
  const outcomes = [owner, stranger].map(async ({ organizationId }) => {
    const call = claimed(organizationId);
    // The first run ends without an answer.
    const broken = runOnce(call, replaying(new Date(), 1), () => Promise.reject(new Error('crash')));
    await expect(broken).rejects.toThrow();
    const later = new Date(Date.now() + 60_000);
    const refusal = { status: 404, headers: {}, body: '{}' };
    return runOnce(call, replaying(later, 10_000), async () => refusal).then(
      ({ response }) => response.status,
      (error) => error.code,
    );
  });
  expect(await Promise.all(outcomes)).toEqual(['answer_erased', 404]);
});

it('a hold of forms ends by the instant of the run that meets it', async () => {
  const { organizationId } = await newCaller(backend);
  const at = (seconds: number) => new Date(Date.UTC(2026, 0, 1) + seconds * 1000);
  const origin = (seconds: number) => ({ organizationId, now: at(seconds) });
  const check = (seconds: number) => backend.table.commit([notHeld(origin(seconds), 'cand_1')]);
  await holdingForms(backend.table, origin(60), 'cand_1', async () => {
    await expect(check(61)).rejects.toThrow();
    await check(90);
  });
  await check(61);
});

it('the repetition of an anonymization that ended early holds forms from its own instant on', async () => {
  const caller = await newCaller(backend);
  const params = await person(caller);
  let seconds = Math.floor(Date.now() / 1000);
  const holds: number[] = [];
  let isBroken = true;
  const table: Backend['table'] = {
    ...backend.table,
    async commit(writes) {
      const hold = writes.map((write) => 'put' in write && write.put).find((row) => row && row.sk === 'HOLD');
      if (hold) holds.push(hold.expires_at ?? 0);
      if (hold && isBroken) throw new Error('the function ends here');
      return backend.table.commit(writes);
    },
  };
  const stores = {
    candidates: candidateStore(table, async () => keyRing('1')),
    applications: applicationStore(backend.table),
    erasures: erasureStore(backend.table),
  };
  const edge = testEdge(backend, () => new Date(seconds * 1000));
  const anonymize = callerOf(routes.anonymizeCandidate, anonymizeCandidate(stores), edge);
  await expect(anonymize({ caller, params, headers })).rejects.toThrow();
  isBroken = false;
  seconds += 60;
  expect((await anonymize({ caller, params, headers })).status).toBe(200);
  expect(holds.map((expiry) => expiry > seconds)).toEqual([false, true]);
});
