import { beforeAll, describe, expect, it } from 'vitest';
import type { Backend } from '../support/backend.ts';
import { newCaller } from '../support/call-endpoint.ts';
import { sharedBackend } from '../support/shared-backend.ts';
import { type FitCalls, fitCalls } from './support/fit-calls.ts';
import { jobAsking, scanWith } from './support/fit-desk.ts';
import { privacyCalls } from './support/privacy-calls.ts';
import { walk } from './support/walk.ts';

let backend: Backend;
let fits: FitCalls;
beforeAll(async () => {
  backend = await sharedBackend();
  fits = fitCalls(backend);
});

/** A scan of the third of four jobs, scored against each. */
async function desk() {
  const caller = await newCaller(backend);
  const jobs: string[] = [];
  for (let n = 0; n < 4; n++) jobs.push(await jobAsking(backend, caller, 'TypeScript'));
  const { id } = await scanWith(backend, caller, ['TypeScript'], { job_id: jobs[2] ?? null });
  for (const job_id of jobs) await fits.create({ caller, params: { id }, body: { job_id } });
  await fits.score(caller, id);
  return { caller, jobs, params: { id } };
}

describe('200', () => {
  it('has the score of the own job first, then those of the others by their age, whatever the pages', async () => {
    const { caller, jobs, params } = await desk();
    for (const limit of [1, 2, 100]) {
      const pages = await walk(fits.list, { caller, params }, () => limit);
      const seen = pages.flat() as unknown as { job_id: string; status: string }[];
      expect(seen.map(({ job_id }) => job_id)).toEqual([jobs[2], jobs[0], jobs[1], jobs[3]]);
      expect(new Set(seen.map(({ status }) => status))).toEqual(new Set(['completed']));
    }
  });
});

describe('404', () => {
  it('is the answer for another organization’s scan', async () => {
    const { params } = await desk();
    expect((await fits.list({ caller: await newCaller(backend), params })).body.error.code).toBe('not_found');
  });

  it('is the response once the scan was deleted, and no job ranks it any longer', async () => {
    const { caller, jobs, params } = await desk();
    await privacyCalls(backend).deleteScan({ caller, params });
    expect((await fits.list({ caller, params })).body.error.code).toBe('not_found');
    for (const id of jobs) expect((await fits.ranking({ caller, params: { id } })).body.data).toEqual([]);
  });
});
