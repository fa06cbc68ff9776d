import { beforeAll, describe, expect, it } from 'vitest';
import type { Backend } from '../support/backend.ts';
import { eventsOf, newCaller } from '../support/call-endpoint.ts';
import { sharedBackend } from '../support/shared-backend.ts';
import { type JobCalls, jobCalls, jobIn } from './support/job-calls.ts';
import { scanCalls, storeScan } from './support/scan-calls.ts';

let backend: Backend;
let calls: JobCalls;

beforeAll(async () => {
  backend = await sharedBackend();
  calls = jobCalls(backend);
});

describe('200', () => {
  it.each(['draft', 'published', 'closed'] as const)(
    'deletes a %s job and emits its event',
    async (status) => {
      const caller = await newCaller(backend);
      const { id, version } = await jobIn(calls, caller, status);
      const deleted = await calls.remove({ caller, params: { id } });
      expect(deleted).toMatchObject({ status: 200, body: { object: 'job', id, deleted: true } });
      expect((await eventsOf(backend, caller)).at(-1)).toMatchObject({
        type: 'job.deleted',
        sequence: version + 1,
        data: { object: { id, status } },
      });
    },
  );

  it('takes the job out of every list', async () => {
    const caller = await newCaller(backend);
    const { id } = await jobIn(calls, caller, 'published', { external_id: 'a' });
    const kept = await jobIn(calls, caller, 'published');
    await calls.remove({ caller, params: { id } });
    for (const query of [{}, { status: 'published' }] as Record<string, string>[]) {
      const { body } = await calls.list({ caller, query });
      expect(body.data.map((job: { id: string }) => job.id)).toEqual([kept.id]);
    }
    expect((await calls.list({ caller, query: { external_id: 'a' } })).body.data).toEqual([]);
  });

  it('frees its external_id', async () => {
    const caller = await newCaller(backend);
    const { id } = await jobIn(calls, caller, 'draft', { external_id: 'a' });
    await calls.remove({ caller, params: { id } });
    const again = await calls.create({ caller, body: { name: 'Nurse', external_id: 'a' } });
    expect(again.status).toBe(201);
  });

  it('leaves its scans, with their job_id', async () => {
    const caller = await newCaller(backend);
    const { id } = await jobIn(calls, caller, 'published');
    const scan = await storeScan(backend, caller, new Date(), { job_id: id });
    await calls.remove({ caller, params: { id } });
    const read = await scanCalls(backend).get({ caller, params: { id: scan.id } });
    expect(read.body).toMatchObject({ job_id: id, project_id: id });
  });
});

describe('404', () => {
  it('deletes once', async () => {
    const caller = await newCaller(backend);
    const { id } = await jobIn(calls, caller, 'draft');
    const answers = await Promise.all([1, 2, 3].map(() => calls.remove({ caller, params: { id } })));
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 404, 404]);
    expect(await eventsOf(backend, caller)).toHaveLength(2);
  });

  it("leaves another organization's job alone", async () => {
    const [caller, stranger] = [await newCaller(backend), await newCaller(backend)];
    const { id } = await jobIn(calls, caller, 'draft');
    expect((await calls.remove({ caller: stranger, params: { id } })).status).toBe(404);
    expect((await calls.get({ caller, params: { id } })).status).toBe(200);
  });
});
