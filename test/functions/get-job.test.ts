import { beforeAll, describe, expect, it } from 'vitest';
import type { Backend } from '../support/backend.ts';
import { newCaller } from '../support/call-endpoint.ts';
import { sharedBackend } from '../support/shared-backend.ts';
import { type JobCalls, jobCalls, jobIn } from './support/job-calls.ts';

let backend: Backend;
let calls: JobCalls;

beforeAll(async () => {
  backend = await sharedBackend();
  calls = jobCalls(backend);
});

describe('200', () => {
  it.each(['draft', 'published', 'closed'] as const)('shows a %s job', async (status) => {
    const caller = await newCaller(backend);
    const job = await jobIn(calls, caller, status);
    const read = await calls.get({ caller, params: { id: job.id } });
    expect(read).toMatchObject({ status: 200, body: { id: job.id, status } });
  });

  it('carries an ETag that changes with the job and only with it', async () => {
    const caller = await newCaller(backend);
    const { id } = await jobIn(calls, caller, 'draft');
    const etag = async () => (await calls.get({ caller, params: { id } })).headers.ETag;
    const [first, again] = [await etag(), await etag()];
    expect(first).toMatch(/^(W\/)?"[^"]+"$/);
    expect(again).toBe(first);
    await calls.publish({ caller, params: { id } });
    expect(await etag()).not.toBe(first);
  });
});

describe('404', () => {
  it('is the same answer for a missing, a foreign, a deleted and a malformed id', async () => {
    const [owner, stranger] = [await newCaller(backend), await newCaller(backend)];
    const [foreign, deleted] = [
      await jobIn(calls, owner, 'published'),
      await jobIn(calls, stranger, 'draft'),
    ];
    await calls.remove({ caller: stranger, params: { id: deleted.id } });
    const ids = ['job_01HZZZZZZZZZZZZZZZZZZZZZZZ', foreign.id, deleted.id, 'job_x', foreign.stages[0].id];
    const answers = await Promise.all(ids.map((id) => calls.get({ caller: stranger, params: { id } })));
    const bodies = answers.map(({ body }) => ({ ...body.error, request_id: '' }));
    expect(new Set(answers.map(({ status }) => status))).toEqual(new Set([404]));
    for (const body of bodies) expect(body).toEqual(bodies[0]);
  });
});
