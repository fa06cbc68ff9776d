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
  it('publishes a draft and emits its event once', async () => {
    const caller = await newCaller(backend);
    const draft = await jobIn(calls, caller, 'draft');
    const published = await calls.publish({ caller, params: { id: draft.id } });
    expect(published.status).toBe(200);
    expect(published.body).toMatchObject({ status: 'published', is_draft: false, version: 2 });
    expect(published.body.published_at).toBe(published.body.updated_at);

    const events = await eventsOf(backend, caller);
    expect(events.map(({ type, sequence }) => [type, sequence])).toEqual([
      ['job.created', 1],
      ['job.published', 2],
    ]);
    expect(events[1]?.data.previous).toMatchObject({ status: 'draft', published_at: null });
  });

  it('changes and emits nothing if the job is published already', async () => {
    const caller = await newCaller(backend);
    const job = await jobIn(calls, caller, 'published');
    expect((await calls.publish({ caller, params: { id: job.id } })).body).toEqual(job);
    expect(await eventsOf(backend, caller)).toHaveLength(2);
  });

  it('opens a closed job again, and says that it did', async () => {
    const caller = await newCaller(backend);
    const { id } = await jobIn(calls, caller, 'closed');
    const { body } = await calls.publish({ caller, params: { id } });
    expect(body).toMatchObject({ status: 'published', closed_at: null, version: 3 });
    expect((await eventsOf(backend, caller)).at(-1)).toMatchObject({
      type: 'job.published',
      data: { context: { reopened: true }, previous: { status: 'closed' } },
    });
  });

  it('replays under an Idempotency-Key', async () => {
    const caller = await newCaller(backend);
    const { id } = await jobIn(calls, caller, 'draft');
    const sent = { caller, params: { id }, headers: { 'idempotency-key': 'p' } };
    const first = await calls.publish(sent);
    await calls.close({ caller, params: { id } });
    expect(await calls.publish(sent)).toMatchObject({ status: 200, text: first.text });
    expect((await calls.get({ caller, params: { id } })).body.status).toBe('closed');
  });
});

describe('404', () => {
  it("answers another organization's job and a deleted one like a missing one", async () => {
    const [owner, stranger] = [await newCaller(backend), await newCaller(backend)];
    const { id } = await jobIn(calls, owner, 'draft');
    const foreign = await calls.publish({ caller: stranger, params: { id } });
    await calls.remove({ caller: owner, params: { id } });
    const deleted = await calls.publish({ caller: owner, params: { id } });
    const missing = await calls.publish({
      caller: stranger,
      params: { id: 'job_01HZZZZZZZZZZZZZZZZZZZZZZZ' },
    });
    expect(missing.status).toBe(404);
    for (const { body } of [foreign, deleted])
      expect({ ...body.error, request_id: '' }).toEqual({ ...missing.body.error, request_id: '' });
  });
});

describe('422', () => {
  it.each([
    ['the period of its salary', { salary_min: 10, salary_currency: 'EUR' }, 'job_details.salary_period'],
    ['the currency of its salary', { salary_max: 10, salary_period: 'year' }, 'job_details.salary_currency'],
    ['the regions of remote work', { work_type: 'remote' }, 'remote_regions'],
  ])('names what a posting lacks: %s', async (_, job_details, param) => {
    const caller = await newCaller(backend);
    const { id } = await jobIn(calls, caller, 'draft', { job_details });
    const refused = await calls.publish({ caller, params: { id } });
    expect(refused.status).toBe(422);
    expect(refused.body.error).toMatchObject({ code: 'validation_failed', param });
    expect((await calls.get({ caller, params: { id } })).body.status).toBe('draft');
    expect(await eventsOf(backend, caller)).toHaveLength(1);
  });
});
