import { beforeAll, describe, expect, it } from 'vitest';
import { createJob } from '../../functions/jobs/create-job.ts';
import type { Caller } from '../../shared/http/api-gateway.ts';
import type { Handle } from '../../shared/http/call.ts';
import * as routes from '../../shared/routes/route-table.ts';
import { type JobStore, jobStore } from '../../shared/storage/jobs.ts';
import { usageKey } from '../../shared/storage/organization-keys.ts';
import type { Backend } from '../support/backend.ts';
import { callerOf, eventsOf, newCaller, testEdge } from '../support/call-endpoint.ts';
import { sharedBackend } from '../support/shared-backend.ts';
import { turnableClock } from './support/clock.ts';
import { jobCalls } from './support/job-calls.ts';

let backend: Backend;
let jobs: JobStore;

beforeAll(async () => {
  backend = await sharedBackend();
  jobs = jobStore(backend.table);
});

const withKey = (key: string) => ({ headers: { 'idempotency-key': key } });
const sent = (caller: Caller, body: object = { name: 'Cook' }) => ({ caller, body, ...withKey('k-1') });
const namesOf = async (caller: Caller, clock?: () => Date) =>
  (await jobCalls(backend, { clock }).list({ caller })).body.data.map(({ name }: { name: string }) => name);
/** Past the ten seconds that the first run had left. */
const afterTheRun = { seconds: 11 };

describe('a replay', () => {
  it('repeats the first answer byte for byte, says so, and has a request id of its own', async () => {
    const { create } = jobCalls(backend);
    const caller = await newCaller(backend);
    const [first, again] = [await create(sent(caller)), await create(sent(caller))];
    expect(again).toMatchObject({ status: 201, text: first.text });
    expect(again.headers.Location).toBe(first.headers.Location);
    expect(first.headers).not.toHaveProperty('Idempotent-Replayed');
    expect(again.headers['Idempotent-Replayed']).toBe('true');
    expect(again.headers['Svc-Request-Id']).not.toBe(first.headers['Svc-Request-Id']);
    expect(await namesOf(caller)).toEqual(['Cook']);
  });

  it('does not mind the order of fields', async () => {
    const { create } = jobCalls(backend);
    const caller = await newCaller(backend);
    const first = await create(sent(caller, { name: 'Cook', metadata: { a: '1', b: '2' } }));
    const again = await create(sent(caller, { metadata: { b: '2', a: '1' }, name: 'Cook' }));
    expect(again.text).toBe(first.text);
  });

  it('is not of a refusal that depends on the state: the same call is judged again', async () => {
    const { create, remove } = jobCalls(backend);
    const caller = await newCaller(backend);
    const taken = { name: 'Cook', external_id: 'x' };
    const { body } = await create({ caller, body: taken });
    for (const refused of [await create(sent(caller, taken)), await create(sent(caller, taken))]) {
      expect(refused.body.error).toMatchObject({ status: 409, code: 'external_id_taken' });
      expect(refused.headers['Idempotent-Replayed']).toBeUndefined();
    }
    await remove({ caller, params: { id: body.id } });
    const made = await create(sent(caller, taken));
    expect(made.status).toBe(201);
    expect(await create(sent(caller, taken))).toMatchObject({ status: 201, text: made.text });
  });

  it('belongs to one organization', async () => {
    const { create } = jobCalls(backend);
    const [one, other] = [await newCaller(backend), await newCaller(backend)];
    const first = await create(sent(one));
    const foreign = await create(sent(other));
    expect(foreign.status).toBe(201);
    expect(foreign.body.id).not.toBe(first.body.id);
  });

  it('is given for 24 hours from the first call, and not longer', async () => {
    const clock = turnableClock();
    const { create } = jobCalls(backend, { clock });
    const caller = await newCaller(backend);
    const first = await create(sent(caller));
    clock.forward({ hours: 24, seconds: -2 });
    expect((await create(sent(caller))).text).toBe(first.text);
    clock.forward({ seconds: 4 });
    const anew = await create(sent(caller));
    expect(anew.body.id).not.toBe(first.body.id);
    expect(anew.headers).not.toHaveProperty('Idempotent-Replayed');
  });
});

describe('409', () => {
  it('runs one of fifty concurrent twins; the others replay it or get 409', async () => {
    const { create } = jobCalls(backend);
    const caller = await newCaller(backend);
    const answers = await Promise.all(Array.from({ length: 50 }, () => create(sent(caller))));
    const made = answers.filter(({ status }) => status === 201);
    expect(made.filter(({ headers }) => !headers['Idempotent-Replayed'])).toHaveLength(1);
    expect(new Set(made.map(({ text }) => text)).size).toBe(1);
    for (const { body, headers } of answers.filter(({ status }) => status !== 201)) {
      expect(body.error.code).toBe('idempotency_in_progress');
      expect(headers['Retry-After']).toBe('1');
    }
    expect(await namesOf(caller)).toEqual(['Cook']);
    expect((await eventsOf(backend, caller)).map(({ type }) => type)).toEqual(['job.created']);
  });

  it('keeps the first answer when the same key comes with another body', async () => {
    const { create } = jobCalls(backend);
    const caller = await newCaller(backend);
    const first = await create(sent(caller));
    const other = await create(sent(caller, { name: 'Nurse' }));
    expect(other.body.error).toMatchObject({ status: 409, code: 'conflict' });
    expect((await create(sent(caller))).text).toBe(first.text);
    expect(await namesOf(caller)).toEqual(['Cook']);
  });

  it('refuses the same key on another path', async () => {
    const { create, publish } = jobCalls(backend);
    const caller = await newCaller(backend);
    const first = await create(sent(caller));
    const other = await publish({ caller, params: { id: first.body.id }, ...withKey('k-1') });
    expect(other.body.error).toMatchObject({ status: 409, code: 'conflict' });
    expect((await create(sent(caller))).body).toMatchObject({ status: 'draft', id: first.body.id });
  });

  it('refuses another body also while the first request runs', async () => {
    const held = holdAfterInsert();
    const caller = await newCaller(backend);
    const first = held.create(sent(caller));
    await held.inserted;
    const other = await jobCalls(backend).create(sent(caller, { name: 'Nurse' }));
    expect(other.body.error.code).toBe('conflict');
    held.goOn();
    expect((await first).status).toBe(201);
  });
});

describe('a run that crashed after its effect', () => {
  it('is taken over once its time is up, and makes nothing new', async () => {
    const clock = turnableClock();
    const held = holdAfterInsert(clock);
    const caller = await newCaller(backend);
    void held.create(sent(caller));
    await held.inserted;

    const { create } = jobCalls(backend, { clock });
    expect((await create(sent(caller))).body.error.code).toBe('idempotency_in_progress');
    clock.forward(afterTheRun);
    const retried = await create(sent(caller));
    const [only] = (await jobCalls(backend, { clock }).list({ caller })).body.data;
    expect(retried).toMatchObject({ status: 201, body: { id: only.id } });
    expect(await namesOf(caller, clock)).toEqual(['Cook']);
    expect(await eventsOf(backend, caller)).toHaveLength(1);
    expect((await create(sent(caller))).text).toBe(retried.text);
  });

  it('makes nothing new either when it could still answer that it failed', async () => {
    const clock = turnableClock();
    const insertAndFail: JobStore['insert'] = async (...given) => {
      await jobs.insert(...given);
      throw Object.assign(new Error('the answer got lost'), { name: 'TimeoutError' });
    };
    const caller = await newCaller(backend);
    const failing = jobCalls(backend, { clock, jobs: { ...jobs, insert: insertAndFail } });
    expect((await failing.create(sent(caller))).status).toBe(503);

    clock.forward(afterTheRun);
    const retried = await jobCalls(backend, { clock }).create(sent(caller));
    expect(retried.status).toBe(201);
    expect(await namesOf(caller, clock)).toEqual(['Cook']);
    expect((await eventsOf(backend, caller)).map(({ data }) => data.object.id)).toEqual([retried.body.id]);
  });

  it('does not overwrite the answer of its takeover when it comes back late', async () => {
    const clock = turnableClock();
    const held = holdAfterInsert(clock, 'late');
    const caller = await newCaller(backend);
    const late = held.create(sent(caller));
    await held.inserted;
    clock.forward(afterTheRun);

    const { create } = jobCalls(backend, { clock });
    const takeover = await create(sent(caller));
    held.goOn();
    expect((await late).body.department).toBe('late');
    expect((await create(sent(caller))).text).toBe(takeover.text);
  });
});

describe('what is never kept', () => {
  it('frees the key after a 503', async () => {
    const caller = await newCaller(backend);
    const insert: JobStore['insert'] = async () => {
      throw Object.assign(new Error('busy'), { name: 'ThrottlingException' });
    };
    const busy = await jobCalls(backend, { jobs: { ...jobs, insert } }).create(sent(caller));
    expect(busy).toMatchObject({ status: 503, headers: { 'Retry-After': '1' } });
    expect((await jobCalls(backend).create(sent(caller))).status).toBe(201);
  });

  it('frees the key after a 500', async () => {
    const caller = await newCaller(backend);
    const insert: JobStore['insert'] = async () => {
      throw new Error('a bug');
    };
    const broken = jobCalls(backend, { jobs: { ...jobs, insert } });
    await expect(broken.create(sent(caller))).rejects.toThrow('the endpoint failed');
    expect((await jobCalls(backend).create(sent(caller))).status).toBe(201);
  });

  it('frees the key after a 429', async () => {
    const caller = await newCaller(backend, { plan: 'free' });
    const { create } = jobCalls(backend);
    const setUsed = (used: number) => {
      const row = { ...usageKey(caller.organizationId, new Date().toISOString().slice(0, 7)), used };
      return backend.table.commit([{ put: { ...row, data: null }, when: { always: 'a test' } }]);
    };
    await setUsed(1_000);
    expect((await create(sent(caller))).status).toBe(429);
    await setUsed(0);
    expect((await create(sent(caller))).status).toBe(201);
  });

  it('frees the key after a 422 that came before any work', async () => {
    const { create } = jobCalls(backend);
    const caller = await newCaller(backend);
    expect((await create(sent(caller, {}))).status).toBe(422);
    expect((await create(sent(caller))).status).toBe(201);
  });
});

describe('400', () => {
  it.each([
    ['an empty key', ''],
    ['a blank key', ' '],
    ['an unprintable key', 'a\tb'],
    ['a key outside ASCII', 'schlüssel'],
    ['a key over 255 characters', 'x'.repeat(256)],
  ])('refuses %s', async (_, key) => {
    const caller = await newCaller(backend);
    const refused = await jobCalls(backend).create({ ...sent(caller), ...withKey(key) });
    expect(refused.body.error).toMatchObject({ status: 400, code: 'invalid_idempotency_key' });
    expect(await namesOf(caller)).toEqual([]);
  });

  it('takes a key of 255 printable characters', async () => {
    const caller = await newCaller(backend);
    const key = `~ ${'x'.repeat(253)}`;
    expect((await jobCalls(backend).create({ ...sent(caller), ...withKey(key) })).status).toBe(201);
  });
});

/** An endpoint that stops between its effect and its answer until it may go on; never, when it has crashed. */
function holdAfterInsert(clock = () => new Date(), department: string | null = null) {
  const inserted = Promise.withResolvers<void>();
  const gate = Promise.withResolvers<void>();
  const handle: Handle<typeof routes.createJob> = async (call) => {
    const view = await createJob({ jobs })(call);
    inserted.resolve();
    await gate.promise;
    return { ...view, department };
  };
  const create = callerOf(routes.createJob, handle, testEdge(backend, clock));
  return { create, inserted: inserted.promise, goOn: gate.resolve };
}
