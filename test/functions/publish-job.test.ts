import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createJob } from '../../functions/create-job/handler.ts';
import { publishJob } from '../../functions/publish-job/handler.ts';
import * as routes from '../../shared/routes.ts';
import { jobStore } from '../../shared/storage/jobs.ts';
import { type Backend, startBackend } from '../support/backend.ts';
import {
  type Answered,
  callerOf,
  eventsOf,
  newCaller,
  type Sent,
  testEdge,
} from '../support/call-endpoint.ts';

let backend: Backend;
let create: (sent: Sent) => Promise<Answered>;
let publish: (sent: Sent) => Promise<Answered>;

beforeAll(async () => {
  backend = await startBackend();
  const jobs = jobStore(backend.table);
  create = callerOf(routes.createJob, createJob({ jobs }), testEdge(backend));
  publish = callerOf(routes.publishJob, publishJob({ jobs }), testEdge(backend));
});
afterAll(() => backend.stop());

describe('200', () => {
  it('publishes a draft and tells of it once', async () => {
    const caller = await newCaller(backend);
    const draft = await create({ caller, body: { name: 'Backend engineer' } });
    const published = await publish({ caller, params: { id: draft.body.id } });
    expect(published.status).toBe(200);
    expect(published.body).toMatchObject({ status: 'published', is_draft: false, version: 2 });

    const events = await eventsOf(backend, caller);
    expect(events.map(({ type, sequence }) => [type, sequence])).toEqual([
      ['job.created', 1],
      ['job.published', 2],
    ]);
    expect(events[1]?.data.previous).toMatchObject({ status: 'draft' });
  });

  it('changes nothing and tells of nothing when the job is published already', async () => {
    const caller = await newCaller(backend);
    const draft = await create({ caller, body: { name: 'Nurse', is_draft: false } });
    const again = await publish({ caller, params: { id: draft.body.id } });
    expect(again.body).toMatchObject({ status: 'published', version: 1 });
    expect(await eventsOf(backend, caller)).toHaveLength(2);
  });
});

describe('404', () => {
  it("answers another organization's job like a missing one", async () => {
    const [owner, stranger] = [await newCaller(backend), await newCaller(backend)];
    const draft = await create({ caller: owner, body: { name: 'Cook' } });
    const foreign = await publish({ caller: stranger, params: { id: draft.body.id } });
    const missing = await publish({ caller: stranger, params: { id: 'job_01HZZZZZZZZZZZZZZZZZZZZZZZ' } });
    expect(foreign.status).toBe(404);
    expect({ ...foreign.body.error, request_id: '' }).toEqual({ ...missing.body.error, request_id: '' });
  });
});

describe('422', () => {
  it('names the period that a published salary lacks', async () => {
    const caller = await newCaller(backend);
    const job_details = { salary_min: 10, salary_currency: 'EUR' };
    const draft = await create({ caller, body: { name: 'Cook', job_details } });
    const refused = await publish({ caller, params: { id: draft.body.id } });
    expect(refused.status).toBe(422);
    expect(refused.body.error).toMatchObject({
      code: 'validation_failed',
      param: 'job_details.salary_period',
    });
  });
});
