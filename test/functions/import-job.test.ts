import { beforeAll, describe, expect, it } from 'vitest';
import { importJob } from '../../functions/workers/import-job/handler.ts';
import type { ReadPosting } from '../../shared/contracts/job-import.ts';
import type { PostingOutcome } from '../../shared/postings/read-posting.ts';
import { jobStore } from '../../shared/storage/jobs.ts';
import type { Backend } from '../support/backend.ts';
import { eventsOf, newCaller } from '../support/call-endpoint.ts';
import { sharedBackend } from '../support/shared-backend.ts';
import { type JobCalls, jobCalls } from './support/job-calls.ts';

let backend: Backend;
let calls: JobCalls;
beforeAll(async () => {
  backend = await sharedBackend();
  calls = jobCalls(backend);
});

const location = { name: null, street: null, postal_code: null, region: null, is_primary: true };
const posting: ReadPosting = {
  source: 'json_ld',
  confidence: 0.9,
  warnings: [{ code: 'salary_period_missing', message: 'The page gives an amount without a period.' }],
  facts: {
    name: 'Night Nurse',
    department: 'Care',
    language: 'nl',
    locations: [{ ...location, city: 'Rotterdam', country_code: 'NL' }],
    job_details: {
      description: 'Nights.',
      work_type: 'onsite',
      salary_min: 3000,
      salary_max: 4000,
      salary_currency: 'EUR',
    },
  },
};
const readIt: PostingOutcome = { outcome: 'read', posting };
const failure = (retryable: boolean): PostingOutcome => ({
  outcome: 'failed',
  error: { code: 'url_not_reachable', message: 'The host could not be reached.', retryable },
});

/** A draft that waits for its posting, and its importer; `at.reads` replaces the network and the parsers. */
async function desk(body: object = {}, jobs = jobStore(backend.table)) {
  const caller = await newCaller(backend);
  const asked = { url: 'https://careers.example.com/jobs/42', ...body };
  const created = (await calls.fromUrl({ caller, body: asked })).body;
  const params = { id: created.id as string };
  const at = {
    caller,
    params,
    created,
    fetched: [] as string[],
    reads: async (): Promise<PostingOutcome> => readIt,
    work: (isLast = false) => importer({ organizationId: caller.organizationId, jobId: params.id }, isLast),
    job: async () => (await calls.get({ caller, params })).body,
    patch: (changes: object) => calls.update({ caller, params, body: changes }),
    told: async () => (await eventsOf(backend, caller)).slice(2).map(({ type }) => type),
  };
  const importer = importJob({
    environmentName: 'production',
    jobs,
    readPosting: (url) => {
      at.fetched.push(url);
      return at.reads();
    },
    clock: () => new Date(Date.now() + 1000),
  });
  return at;
}

describe('a posting that was read', () => {
  it('fills the draft, with its source and confidence, and emits its event once', async () => {
    const at = await desk();
    await at.work();
    const job = await at.job();
    expect(job).toMatchObject({ status: 'draft', version: 2, ...posting.facts });
    expect(job.slug).toMatch(/^night-nurse-/);
    expect(job.import).toEqual({
      status: 'completed',
      source_url: 'https://careers.example.com/jobs/42',
      source_type: 'json_ld',
      confidence: 0.9,
      warnings: posting.warnings,
      error: null,
    });
    expect(job.stages).toEqual(at.created.stages);
    const [event] = (await eventsOf(backend, at.caller)).slice(2);
    expect(event).toMatchObject({
      type: 'job.imported',
      sequence: 2,
      data: {
        object: { id: at.params.id, import: { status: 'completed' } },
        context: { actor: { type: 'system', id: 'import-job' } },
      },
    });
    expect(JSON.stringify(event)).not.toMatch(/Nights\.|overridden/);
  });

  it('yields to what the request gave, even where that is nothing', async () => {
    const overrides = { name: 'Nurse', department: null, job_details: { work_type: null } };
    const at = await desk({ overrides });
    await at.work();
    const job = await at.job();
    expect(job).toMatchObject({ name: 'Nurse', department: null, language: 'nl' });
    expect(job.slug).toBe(at.created.slug);
    expect(job.job_details).toMatchObject({ work_type: null, description: 'Nights.', salary_min: 3000 });
  });

  it('yields to what somebody changed while it was read', async () => {
    const at = await desk();
    at.reads = async () => {
      await at.patch({
        name: 'Day Nurse',
        job_details: { description: 'Days.' },
        locations: [{ city: 'Delft' }],
      });
      return readIt;
    };
    await at.work();
    const job = await at.job();
    expect(job).toMatchObject({
      name: 'Day Nurse',
      department: 'Care',
      version: 3,
      import: { status: 'completed' },
    });
    expect(job.locations).toMatchObject([{ city: 'Delft', country_code: null }]);
    expect(job.job_details).toMatchObject({ description: 'Days.', work_type: 'onsite' });
  });

  it('does not mix its salary with one that somebody wrote', async () => {
    const at = await desk({ overrides: { job_details: { salary_min: 50 } } });
    await at.work();
    expect((await at.job()).job_details).toMatchObject({
      salary_min: 50,
      salary_max: null,
      salary_currency: null,
    });
    const open = await desk({ overrides: { job_details: { salary_currency: 'USD' } } });
    await open.work();
    expect((await open.job()).job_details).toMatchObject({
      salary_min: 3000,
      salary_max: 4000,
      salary_currency: 'USD',
    });
  });

  it('changes nothing of a job that was published meanwhile, and says so', async () => {
    const at = await desk();
    at.reads = async () => {
      await calls.publish({ caller: at.caller, params: at.params });
      return readIt;
    };
    await at.work();
    const job = await at.job();
    expect(job).toMatchObject({ status: 'published', name: at.created.name, department: null });
    expect(job.import).toMatchObject({ status: 'completed', warnings: [{ code: 'not_a_draft' }] });
  });

  it('never publishes', async () => {
    const at = await desk();
    await at.work();
    expect((await at.job()).published_at).toBeNull();
    expect(await at.told()).toEqual(['job.imported']);
  });
});

describe('a posting that was not', () => {
  it('leaves the draft as it was, with the reason, and emits its event', async () => {
    const at = await desk();
    const error = {
      code: 'url_not_a_job',
      message: 'The page does not read like a job posting.',
      retryable: false,
    } as const;
    at.reads = async () => ({ outcome: 'failed', error });
    await at.work();
    const job = await at.job();
    expect(job).toMatchObject({
      status: 'draft',
      name: at.created.name,
      import: { status: 'failed', error },
    });
    expect(await at.told()).toEqual(['job.import_failed']);
  });

  it('is tried again while that may help, and fails at the last receipt rather than hang for ever', async () => {
    const at = await desk();
    at.reads = async () => failure(true);
    for (let receipt = 1; receipt < 5; receipt++)
      await expect(at.work()).rejects.toMatchObject({ name: 'PostingPostponed' });
    expect((await at.job()).import.status).toBe('processing');
    await at.work(true);
    expect((await at.job()).import).toMatchObject({
      status: 'failed',
      error: { code: 'url_not_reachable', retryable: true },
    });
    expect(at.fetched).toHaveLength(4);
    expect(await at.told()).toEqual(['job.import_failed']);
  });

  it('is not tried again when that cannot help', async () => {
    const at = await desk();
    at.reads = async () => failure(false);
    await at.work();
    expect((await at.job()).import.status).toBe('failed');
  });
});

it('is filled in by the next message when the table fails', async () => {
  const jobs = jobStore(backend.table);
  let failures = 1;
  const change: typeof jobs.change = async (...asked) => {
    if (failures-- > 0) throw new Error('the table is away');
    return jobs.change(...asked);
  };
  const at = await desk({}, { ...jobs, change });
  await expect(at.work()).rejects.toThrow('the table is away');
  await at.work();
  expect((await at.job()).import.status).toBe('completed');
});

describe('more than one message', () => {
  it('about one import changes the job once', async () => {
    const at = await desk();
    await at.work();
    await at.work();
    expect(at.fetched).toHaveLength(1);
    expect(await at.told()).toEqual(['job.imported']);
  });

  it('at the same time changes the job once', async () => {
    const at = await desk();
    await Promise.all([at.work(), at.work(), at.work()]);
    expect((await at.job()).version).toBe(2);
    expect(await at.told()).toEqual(['job.imported']);
  });

  it('after the end fetches nothing, whatever the end was', async () => {
    const at = await desk();
    at.reads = async () => failure(false);
    await at.work();
    at.reads = async () => readIt;
    await at.work();
    expect((await at.job()).import.status).toBe('failed');
  });
});

describe('a job that was deleted', () => {
  it('is not fetched for', async () => {
    const at = await desk();
    await calls.remove({ caller: at.caller, params: at.params });
    await at.work();
    expect(at.fetched).toEqual([]);
  });

  it('while its posting was read ends the import silently', async () => {
    const at = await desk();
    at.reads = async () => {
      await calls.remove({ caller: at.caller, params: at.params });
      return readIt;
    };
    await at.work();
    expect(await at.told()).toEqual(['job.deleted']);
  });
});
