/** What an operator reads of each import: which job it was for, where the posting came from, and whether it is tried again. */
import { beforeAll, expect, it } from 'vitest';
import { importJob } from '../../functions/workers/import-job/handler.ts';
import type { PostingOutcome } from '../../shared/postings/read-posting.ts';
import { jobStore } from '../../shared/storage/jobs.ts';
import type { Backend } from '../support/backend.ts';
import { newCaller } from '../support/call-endpoint.ts';
import { sharedBackend } from '../support/shared-backend.ts';
import { jobCalls } from './support/job-calls.ts';
import { logLines } from './support/log-lines.ts';

let backend: Backend;
beforeAll(async () => {
  backend = await sharedBackend();
});
const linesOf = logLines();

const failed = (retryable: boolean): PostingOutcome => ({
  outcome: 'failed',
  error: { code: 'url_not_reachable', message: 'The host could not be reached.', retryable },
});
const read: PostingOutcome = {
  outcome: 'read',
  posting: { source: 'json_ld', confidence: 0.9, warnings: [], facts: { name: 'Nurse' } },
};

it.each([
  ['was read', read, false, 'json_ld', false],
  ['cannot be read', failed(false), false, 'url_not_reachable', false],
  ['is tried again', failed(true), false, 'url_not_reachable', true],
  ['is given up', read, true, 'url_not_reachable', false],
] as const)('a posting that %s', async (_, found, isLast, outcome, retries) => {
  const caller = await newCaller(backend);
  const body = { url: 'https://careers.example.com/jobs/42' };
  const { id } = (await jobCalls(backend).fromUrl({ caller, body })).body;
  const work = importJob({
    environmentName: 'production',
    jobs: jobStore(backend.table),
    readPosting: async () => found,
    clock: () => new Date(),
  });
  const worked = work({ organizationId: caller.organizationId, jobId: id }, isLast);
  if (retries) await expect(worked).rejects.toThrow('it is tried again');
  else await worked;
  expect(linesOf('posting read')).toMatchObject([{ level: 'info', job: id, outcome, retries }]);
});
