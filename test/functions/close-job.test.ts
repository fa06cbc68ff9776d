import { beforeAll, describe, expect, it } from 'vitest';
import type { Backend } from '../support/backend.ts';
import { eventsOf, newCaller } from '../support/call-endpoint.ts';
import { sharedBackend } from '../support/shared-backend.ts';
import { type JobCalls, jobCalls, jobIn } from './support/job-calls.ts';

let backend: Backend;
let calls: JobCalls;

beforeAll(async () => {
  backend = await sharedBackend();
  calls = jobCalls(backend);
});

describe('200', () => {
  it('closes a published job, keeps its data, and emits its event', async () => {
    const caller = await newCaller(backend);
    const job = await jobIn(calls, caller, 'published', { department: 'Care' });
    const { status, body } = await calls.close({ caller, params: { id: job.id } });
    expect(status).toBe(200);
    expect(body).toMatchObject({ status: 'closed', department: 'Care', version: 2 });
    expect(body).toMatchObject({ published_at: job.published_at, closed_at: body.updated_at });
    expect((await eventsOf(backend, caller)).at(-1)).toMatchObject({
      type: 'job.closed',
      sequence: 2,
      data: { object: { status: 'closed' }, previous: { status: 'published', closed_at: null } },
    });
  });

  it('changes and emits nothing if the job is closed already', async () => {
    const caller = await newCaller(backend);
    const job = await jobIn(calls, caller, 'closed');
    const told = await eventsOf(backend, caller);
    expect((await calls.close({ caller, params: { id: job.id } })).body).toEqual(job);
    expect(await eventsOf(backend, caller)).toEqual(told);
  });

  it('tells once of a job that two callers close at once', async () => {
    const caller = await newCaller(backend);
    const { id } = await jobIn(calls, caller, 'published');
    await Promise.all([calls.close({ caller, params: { id } }), calls.close({ caller, params: { id } })]);
    const closings = (await eventsOf(backend, caller)).filter(({ type }) => type === 'job.closed');
    expect(closings).toHaveLength(1);
  });
});

describe('404', () => {
  it("does not know a deleted job, nor another organization's", async () => {
    const [caller, stranger] = [await newCaller(backend), await newCaller(backend)];
    const { id } = await jobIn(calls, caller, 'published');
    expect((await calls.close({ caller: stranger, params: { id } })).status).toBe(404);
    await calls.remove({ caller, params: { id } });
    expect((await calls.close({ caller, params: { id } })).status).toBe(404);
  });
});

describe('409', () => {
  it('refuses to close a draft', async () => {
    const caller = await newCaller(backend);
    const { id } = await jobIn(calls, caller, 'draft');
    const refused = await calls.close({ caller, params: { id } });
    expect(refused.body.error).toMatchObject({ status: 409, code: 'invalid_state_transition' });
    expect((await calls.get({ caller, params: { id } })).body.status).toBe('draft');
  });
});

describe('422', () => {
  it('takes no body field', async () => {
    const caller = await newCaller(backend);
    const { id } = await jobIn(calls, caller, 'published');
    const refused = await calls.close({ caller, params: { id }, body: { reason: 'full' } });
    expect(refused.body.error.details).toMatchObject([{ param: 'reason', code: 'unknown_field' }]);
    expect((await calls.close({ caller, params: { id }, body: {} })).status).toBe(200);
  });
});
